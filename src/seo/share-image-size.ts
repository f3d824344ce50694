/** What every service that unfurls a link shows whole. */
export const shareImageSize = { width: 1200, height: 630 } as const
