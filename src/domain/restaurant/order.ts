/** The dishes in one text, as a card lists them: 'snails, momo (steamed, fried)'. */
export function joinOrder(dishes: readonly string[]): string {
  return dishes.join(', ')
}

/** One by one again: a comma inside a dish stands in brackets. */
export function splitOrder(order: string): string[] {
  return order.split(/, (?![^()]*\))/)
}

/** Whether a dish can be told apart from the next. */
export function isOneDish(dish: string): boolean {
  return splitOrder(dish).length === 1
}
