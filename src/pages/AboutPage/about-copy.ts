import type { ListCounts } from '#src/domain/directory/extent.ts'
import { site } from '#src/site.ts'

export const tags = ['Curated Reviews', 'Expert Insights', 'Community Focused']

export const figures = [
  { label: 'Restaurants Featured', figure: site.claims.restaurants },
  { label: 'States Covered', figure: site.claims.states },
  { label: 'Monthly Readers', figure: site.claims.readers },
  { label: 'Years of Expertise', figure: '5+' },
]

export const values = [
  {
    title: 'Authenticity First',
    text: 'A kitchen is judged against the place it cooks from. Kerala against Kerala, never against a tasting menu in Manhattan. A new idea counts when it knows what it is leaving behind.',
  },
  {
    title: 'Quality Standards',
    text: 'Spices ground in the house, a dosa batter that had its days, bread that saw the fire a minute ago. Nobody sees that work from the table, and everybody tastes it.',
  },
  {
    title: 'Community Driven',
    text: 'A list like ours is always missing the next one. Tell us what we overlooked, and where it is written; corrections of fact are welcome.',
  },
  {
    title: 'Innovation & Tradition',
    text: 'A recipe handed down and one made up last winter can stand side by side on the list. What they share is a cook who means it.',
  },
]

/** Paragraphs on what a rank rests on and what it says. */
export const tellMethod = ({ kitchens, extent }: ListCounts) => [
  'The guide is edited from published sources: the Michelin Guide, the awards of the James Beard Foundation, newspapers and magazines, and what the restaurants tell of themselves. It is read and compared at a desk. We do not claim a meal at every table.',
  'A rank says which of two kitchens to choose first, by what is written of its cooking and by the five questions below. It does not say that No. 40 is poor: most restaurants are not here at all.',
  'Stars, awards and prices stand with the year of their source. NEW means that a place opened in the two years before the date of the list. “Last confirmed” stands where no source has named a place since that year, so look it up before you go.',
  `Our figures are floors: “${site.claims.restaurants}” restaurants are ${kitchens} today, and “${site.claims.states}” are ${extent}. Most of the kitchens are Indian. The others are Pakistani, Nepali, Sri Lankan or South East Asian, and the card says which.`,
]

export const criteria = [
  {
    title: 'Authentic flavors and techniques',
    text: 'The tempering, the ferment, the smoke: is the work that makes the dish done, or only suggested?',
  },
  {
    title: 'Quality ingredients',
    text: 'Fish, greens and spices worth naming on the menu, and a kitchen that lets them be tasted.',
  },
  {
    title: 'Exceptional service and atmosphere',
    text: 'A counter with steel trays can be as warm as a room with a cellar. We ask whether you are looked after.',
  },
  {
    title: 'Innovation and creativity',
    text: 'Something on the table that you have not met before and will ask for again.',
  },
  {
    title: 'Consistency and excellence',
    text: 'Years of praise from different hands count for more than one loud season.',
  },
]
