/**
 * The part of https://schema.org's vocabulary (release 29) that this site uses: of each type its
 * parents, and of each property the types it belongs to and what it may hold.
 */
const parents: Readonly<Record<string, readonly string[]>> = {
  AboutPage: ['WebPage'],
  Answer: ['Comment'],
  Blog: ['CreativeWork'],
  BlogPosting: ['SocialMediaPosting'],
  BreadcrumbList: ['ItemList'],
  CollectionPage: ['WebPage'],
  Comment: ['CreativeWork'],
  ContactPage: ['WebPage'],
  ContactPoint: ['StructuredValue'],
  CreativeWork: ['Thing'],
  EntryPoint: ['Intangible'],
  FAQPage: ['WebPage'],
  FoodEstablishment: ['LocalBusiness'],
  GeoCoordinates: ['StructuredValue'],
  Intangible: ['Thing'],
  ItemList: ['Intangible'],
  ListItem: ['Intangible'],
  LocalBusiness: ['Organization', 'Place'],
  Organization: ['Thing'],
  Place: ['Thing'],
  PostalAddress: ['ContactPoint'],
  PropertyValue: ['StructuredValue'],
  Question: ['Comment'],
  Restaurant: ['FoodEstablishment'],
  SearchAction: ['Action'],
  Action: ['Thing'],
  Article: ['CreativeWork'],
  SocialMediaPosting: ['Article'],
  StructuredValue: ['Intangible'],
  Thing: [],
  WebPage: ['CreativeWork'],
  WebSite: ['CreativeWork'],
}

interface Property {
  of: readonly string[]
  holds: readonly string[]
}

const properties: Readonly<Record<string, Property>> = {
  acceptedAnswer: { of: ['Question'], holds: ['Answer', 'ItemList'] },
  additionalProperty: { of: ['Place', 'Product'], holds: ['PropertyValue'] },
  address: { of: ['Organization', 'Place'], holds: ['PostalAddress', 'Text'] },
  addressCountry: { of: ['PostalAddress'], holds: ['Country', 'Text'] },
  addressLocality: { of: ['PostalAddress'], holds: ['Text'] },
  addressRegion: { of: ['PostalAddress'], holds: ['Text'] },
  articleSection: { of: ['Article'], holds: ['Text'] },
  author: { of: ['CreativeWork'], holds: ['Organization', 'Person'] },
  award: { of: ['CreativeWork', 'Organization', 'Person'], holds: ['Text'] },
  blogPost: { of: ['Blog'], holds: ['BlogPosting'] },
  contactPoint: { of: ['Organization'], holds: ['ContactPoint'] },
  contactType: { of: ['ContactPoint'], holds: ['Text'] },
  dateModified: { of: ['CreativeWork'], holds: ['Date', 'DateTime'] },
  datePublished: { of: ['CreativeWork'], holds: ['Date', 'DateTime'] },
  description: { of: ['Thing'], holds: ['Text'] },
  email: { of: ['ContactPoint', 'Organization'], holds: ['Text'] },
  foundingDate: { of: ['Organization'], holds: ['Date'] },
  geo: { of: ['Place'], holds: ['GeoCoordinates', 'GeoShape'] },
  headline: { of: ['CreativeWork'], holds: ['Text'] },
  image: { of: ['Thing'], holds: ['ImageObject', 'URL'] },
  inLanguage: { of: ['CreativeWork'], holds: ['Language', 'Text'] },
  isPartOf: { of: ['CreativeWork'], holds: ['CreativeWork', 'URL'] },
  item: { of: ['ListItem'], holds: ['Thing'] },
  itemListElement: { of: ['ItemList'], holds: ['ListItem', 'Text', 'Thing'] },
  itemListOrder: { of: ['ItemList'], holds: ['ItemListOrderType', 'Text'] },
  latitude: { of: ['GeoCoordinates', 'Place'], holds: ['Number', 'Text'] },
  logo: { of: ['Organization', 'Place'], holds: ['ImageObject', 'URL'] },
  longitude: { of: ['GeoCoordinates', 'Place'], holds: ['Number', 'Text'] },
  mainEntity: { of: ['CreativeWork'], holds: ['Thing'] },
  mainEntityOfPage: { of: ['Thing'], holds: ['CreativeWork', 'URL'] },
  name: { of: ['Thing'], holds: ['Text'] },
  numberOfItems: { of: ['ItemList'], holds: ['Integer'] },
  position: { of: ['CreativeWork', 'ListItem'], holds: ['Integer', 'Text'] },
  potentialAction: { of: ['Thing'], holds: ['Action'] },
  priceRange: { of: ['LocalBusiness'], holds: ['Text'] },
  publisher: { of: ['CreativeWork'], holds: ['Organization', 'Person'] },
  // Google's own way to name the input of a search: https://schema.org/docs/actions.html
  'query-input': { of: ['SearchAction'], holds: ['Text'] },
  servesCuisine: { of: ['FoodEstablishment'], holds: ['Text'] },
  target: { of: ['Action'], holds: ['EntryPoint', 'URL'] },
  telephone: { of: ['ContactPoint', 'Organization', 'Place'], holds: ['Text'] },
  text: { of: ['CreativeWork'], holds: ['Text'] },
  timeRequired: { of: ['CreativeWork'], holds: ['Duration'] },
  url: { of: ['Thing'], holds: ['URL'] },
  urlTemplate: { of: ['EntryPoint'], holds: ['Text'] },
  value: { of: ['PropertyValue'], holds: ['Boolean', 'Number', 'Text'] },
}

/** Tells all that a value of JSON-LD has against the vocabulary, with the way to it. */
export function findVocabularyMistakes(node: unknown, way: string = '@graph'): string[] {
  if (Array.isArray(node)) {
    return node.flatMap((one, index) => findVocabularyMistakes(one, `${way}[${index}]`))
  }
  if (typeof node !== 'object' || node === null) {
    return []
  }
  const { '@type': type, '@id': _id, ...rest } = node as Record<string, unknown>
  if (type === undefined) {
    return Object.keys(rest).map((key) => `${way}: a pointer has no ${key}`)
  }
  if (typeof type !== 'string' || !Object.hasOwn(parents, type)) {
    return [`${way}: there is no type ${JSON.stringify(type)}`]
  }
  return Object.entries(rest).flatMap(([key, value]) => {
    const property = Object.hasOwn(properties, key) ? properties[key] : undefined
    if (property === undefined || !property.of.some((owner) => isA(type, owner))) {
      return [`${way}: ${type} has no ${key}`]
    }
    const wrong = [value].flat().filter((one) => !property.holds.some((kind) => fits(one, kind)))
    return [
      ...wrong.map((one) => `${way}.${key}: cannot hold ${JSON.stringify(one)}`),
      ...findVocabularyMistakes(value, `${way}.${key}`),
    ]
  })
}

function isA(type: string, kind: string): boolean {
  return type === kind || (parents[type] ?? []).some((parent) => isA(parent, kind))
}

function fits(value: unknown, kind: string): boolean {
  switch (kind) {
    case 'Text':
      return typeof value === 'string' && value.trim() !== ''
    case 'URL':
      return typeof value === 'string' && URL.canParse(value)
    case 'Number':
      return typeof value === 'number' && Number.isFinite(value)
    case 'Integer':
      return Number.isInteger(value)
    case 'Date':
      return typeof value === 'string' && /^\d{4}(?:-\d\d-\d\d)?$/.test(value)
    case 'Duration':
      return typeof value === 'string' && /^PT\d+M$/.test(value)
    default:
      return typeof value === 'object' && value !== null && isNode(value, kind)
  }
}

/** A pointer to a node described elsewhere fits what the page that describes it says. */
function isNode(value: object, kind: string): boolean {
  return '@type' in value ? isA(String(value['@type']), kind) : '@id' in value
}
