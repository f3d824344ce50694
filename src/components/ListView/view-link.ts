/** Of a link to a view of the same list: the page stays where it is scrolled. */
export const viewLink = { resetScroll: false, activeOptions: { exact: true } } as const
