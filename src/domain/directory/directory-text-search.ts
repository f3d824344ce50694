import { textSearch } from '#src/domain/finding/text-search.ts'
import type { TextSearch } from '#src/domain/finding/list-definition.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { commonWords } from './common-words.ts'
import { placeNames } from './places.ts'
import { answerPlaceInside, answerText } from './search-answers.ts'

export const directoryTextSearch: TextSearch<Restaurant> = {
  ...textSearch,
  facts: [
    { name: 'cuisine', text: ({ cuisine }) => cuisine },
    { name: 'region', text: ({ region = '' }) => region },
    { name: 'order', text: ({ order }) => order.join(', ') },
    { name: 'goodFor', text: ({ goodFor = [] }) => goodFor.join(', ') },
  ],
  prose: [
    { name: 'neighborhood', text: ({ neighborhood = '' }) => neighborhood },
    { name: 'recognition', text: ({ recognition = [] }) => recognition.join(', ') },
    { name: 'description', text: ({ description }) => description },
  ],
  otherNames: [...placeNames, 'Michelin', 'James Beard'],
  commonWords,
  denies: ({ denies = [] }) => denies,
  answer: answerText,
  answerPart: answerPlaceInside,
}
