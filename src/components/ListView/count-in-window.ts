/** As many as a usual window shows, where no card tells how many this one would. */
const usual = 6
/** As many as a large window shows. */
const most = 12
/** Other cards may be as much shorter. */
const shorter = 0.8

/** How many cards of a list the window shows, or would show with shorter ones in their place. */
export function countInWindow(list: Element | null): number {
  const grid = list?.querySelector(':scope > ul')
  const cells = [...(grid?.children ?? [])]
    .slice(0, most)
    .map((cell) => cell.getBoundingClientRect())
  const [first] = cells
  if (!grid || first === undefined) {
    return usual
  }
  const columns = getComputedStyle(grid).gridTemplateColumns.split(' ').length
  const rowHeight = shorter * Math.min(...cells.map(({ height }) => height))
  const rows = Math.ceil((innerHeight - first.top) / rowHeight)
  return Math.min(Math.max(0, rows) * columns, most)
}
