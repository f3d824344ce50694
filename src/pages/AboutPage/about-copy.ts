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
    text: 'We ask whether a dish is made as its region makes it: vinegar in a Goan vindaloo, coconut in Kerala’s appam. A new idea counts when it starts from a tradition.',
  },
  {
    title: 'Quality Standards',
    text: 'Spices ground in the house, dosa batter fermented for days, bread straight from the fire. Guests do not see this work, and it decides how the food turns out.',
  },
  {
    title: 'Community Driven',
    text: 'The list is never complete. Tell us which restaurant we missed and where we can read about it. Corrections are welcome.',
  },
  {
    title: 'Innovation & Tradition',
    text: 'Old recipes and new ones are both on the list: the goat biryani of Dindigul, a tandoor kulcha topped with duck. We ask the same five questions of each.',
  },
]

export const method = [
  'The editors of Pattal decide the order. They read the Michelin Guide, the awards of the James Beard Foundation, newspapers, magazines, and what the restaurants say about themselves, and ask the five questions below. Nobody pays for a place or a rank.',
  'We rank from published reviews and awards; we do not review meals ourselves. “100% expert reviewed” on the home page means that others have: guides, the press or award juries have reviewed or honored every restaurant.',
  'There is one order for all of them, so street food can rank above a tasting menu, and does. A rank says which of two restaurants to choose first. A low rank is not a criticism: most restaurants are not on the list at all.',
  'Stars, awards and prices come with a year where our source gives one. NEW means that a restaurant opened in the two years before the date of the list. “Last confirmed” gives the year of our latest source, so check before you go.',
  'Most of the restaurants are Indian. The others are Pakistani, Nepali, Sri Lankan or South East Asian, and each entry says which.',
]

export const criteria = [
  {
    title: 'Authentic flavors and techniques',
    text: 'Does the kitchen do the work that makes the dish: the tempering, the fermenting, the smoke?',
  },
  {
    title: 'Quality ingredients',
    text: 'Does the menu name its fish, its greens and its spices, and say where they come from?',
  },
  {
    title: 'Exceptional service and atmosphere',
    text: 'Do reviewers write that they were looked after? A counter with steel trays can do that as well as a room with a wine cellar.',
  },
  {
    title: 'Innovation and creativity',
    text: 'Does the menu have a dish that other menus do not have?',
  },
  {
    title: 'Consistency and excellence',
    text: 'Does the praise last? Several writers over several years count for more than one good season.',
  },
]
