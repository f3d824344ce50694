import type { Graph, Thing } from 'schema-dts'

/** Structured data of one page, as in its HTML. The types are the vocabulary of https://schema.org. */
export type StructuredData = Graph

/** The router escapes it for HTML when it writes it. */
export function toStructuredData(things: readonly Thing[]): StructuredData {
  return { '@context': 'https://schema.org', '@graph': things }
}
