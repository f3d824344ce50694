// Every page loads this file: put an icon that one page uses beside it. From Lucide (ISC), https://lucide.dev

export const arrowRight = 'M5 12h14M13 6l6 6-6 6'
export const cross = 'M18 6 6 18M6 6l12 12'
