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
    text: 'Spices ground in the house, a dosa batter that had its days, bread that saw the fire a minute ago. We notice, and so will you.',
  },
  {
    title: 'Community Driven',
    text: 'Half of what we know we were told by readers, cooks and people in line for chaat. Write to us; corrections are welcome and answered.',
  },
  {
    title: 'Innovation & Tradition',
    text: 'A recipe handed down and one made up last winter can stand side by side on the list. What they share is a cook who means it.',
  },
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
    text: 'The second visit is as good as the first, on a Tuesday as on a Saturday.',
  },
]
