/** Joins dishes to the text of a card: 'snails, momo (steamed, fried)'. */
export function joinOrder(dishes: readonly string[]): string {
  return dishes.join(', ')
}

/** Splits what joinOrder has joined. A comma inside a dish is in brackets. */
export function splitOrder(order: string): string[] {
  return order.split(/, (?![^()]*\))/)
}

/** Whether splitOrder leaves a dish whole. */
export function isOneDish(dish: string): boolean {
  return splitOrder(dish).length === 1
}
