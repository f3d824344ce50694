/** 'snails, momo (steamed, fried)' */
export function joinOrder(dishes: readonly string[]): string {
  return dishes.join(', ')
}

/** A comma inside a dish is in brackets. */
export function splitOrder(order: string): string[] {
  return order.split(/, (?![^()]*\))/)
}

export function isOneDish(dish: string): boolean {
  return splitOrder(dish).length === 1
}
