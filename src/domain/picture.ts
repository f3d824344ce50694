/** The colors behind a picture and the words beside it (styles/global.scss). */
export const grounds = ['indigo', 'terracotta', 'aubergine', 'teal', 'straw', 'clay'] as const

export type Ground = (typeof grounds)[number]

export type Picture = { source: import('vite-imagetools').Picture; ground: Ground }
