// Icons of more than one page. Every page loads this file, so an icon of one page is in that page's
// file. From Lucide (ISC), https://lucide.dev

export const arrowRight = 'M5 12h14M13 6l6 6-6 6'
export const cross = 'M18 6 6 18M6 6l12 12'
