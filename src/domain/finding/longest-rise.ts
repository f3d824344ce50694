/**
 * The indices of a longest part of some numbers that rises from each to the next: what can stay in
 * place when the rest is moved to put them in order.
 * https://en.wikipedia.org/wiki/Longest_increasing_subsequence
 */
export function findLongestRise(numbers: readonly number[]): Set<number> {
  /** By its length less one, the index of the least number that ends a rise of that length. */
  const ends: number[] = []
  const before: (number | undefined)[] = []
  for (const [index, value] of numbers.entries()) {
    const longer = ends.findIndex((end) => (numbers[end] ?? 0) >= value)
    const length = longer === -1 ? ends.length : longer
    before[index] = ends[length - 1]
    ends[length] = index
  }
  const rise = new Set<number>()
  for (let index = ends.at(-1); index !== undefined; index = before[index]) {
    rise.add(index)
  }
  return rise
}
