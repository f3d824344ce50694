import type { Question } from '#src/domain/question/schema.ts'
import { pageHead } from '#src/seo/head.ts'
import { pageShareImage } from '#src/seo/share-image.ts'
import { contactData } from '#src/seo/structured-data/pages.ts'
import { site } from '#src/site.ts'

const page = {
  title: 'Contact',
  description: `Write to ${site.name}: suggest a restaurant, correct a fact, ask about advertising. We answer within ${site.responseTime}. Five common questions, answered.`,
  path: '/contact',
}

export function contactHead(questions: readonly Question[]) {
  return pageHead({
    ...page,
    image: pageShareImage('contact', page.title),
    data: import.meta.env.SSR ? contactData(page, questions) : undefined,
  })
}
