/**
 * Ids of the pages that show articles and questions, and of the frame around every page: a heading or
 * a question with one of them would be a link that leads elsewhere. tests/e2e/every-view.e2e.ts fails
 * on any id that a page has twice.
 */
export const pageIds = ['content', 'menu', 'contents', 'keep-reading', 'info', 'faq']
