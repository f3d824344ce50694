export function describeDuplicates(
  field: string,
  values: readonly { value: string; place: string }[],
): string[] {
  const places = new Map<string, string>()
  return values.flatMap(({ value, place }) => {
    const first = places.get(value)
    if (first === undefined) {
      places.set(value, place)
      return []
    }
    return [
      `${place}, field ${field}: expected a unique value, found '${value}', already used in ${first}`,
    ]
  })
}
