/**
 * Ids that articles, the contact page and the frame of every page already use. A heading or question
 * with one of them would get a link to the wrong element. tests/e2e/every-view.e2e.ts fails on any
 * duplicate id.
 */
export const pageIds = ['content', 'menu', 'contents', 'keep-reading', 'info', 'faq']
