/** As many as a usual window shows, where nothing tells how many this one would. */
const usual = 6
/** As many as a large window shows. */
const most = 12
/** Other cards may be as much shorter. */
const shorter = 0.8

/** How many cards of a list the window shows, or would show with shorter ones in their place. */
export function countInWindow(list: Element | null): number {
  const tops = Array.from(
    list?.querySelectorAll(':scope > ul > li') ?? [],
    (cell) => cell.getBoundingClientRect().top,
  )
  const [start = 0] = tops
  const below = tops.findIndex((top) => start + (top - start) * shorter >= innerHeight)
  return Math.min(below === -1 ? Math.max(tops.length, usual) : below, most)
}
