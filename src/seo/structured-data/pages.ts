import type { Question } from '#src/domain/question/schema.ts'
import { site } from '#src/site.ts'
import { describePublisher, pointAtSite } from './site.ts'
import { toStructuredData, type StructuredData } from './thing.ts'

interface PageFacts {
  title: string
  description: string
  path: string
}

/** The about page, which is about the publisher. */
export function aboutData(page: PageFacts): StructuredData {
  return toStructuredData([
    {
      ...describePage('AboutPage', page),
      mainEntity: { ...describePublisher(), foundingDate: '2020' },
    },
  ])
}

/** The contact page: how to reach us, and the questions of the page. */
export function contactData(page: PageFacts, questions: readonly Question[]): StructuredData {
  return toStructuredData([
    {
      ...describePage('ContactPage', page),
      mainEntity: {
        ...describePublisher(),
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'editorial',
          email: site.email,
          telephone: site.phone,
        },
      },
    },
    {
      '@type': 'FAQPage',
      url: site.origin + page.path,
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ])
}

function describePage<Type extends 'AboutPage' | 'ContactPage'>(type: Type, page: PageFacts) {
  return {
    '@type': type,
    name: page.title,
    description: page.description,
    url: site.origin + page.path,
    inLanguage: 'en-US',
    isPartOf: pointAtSite(),
  }
}
