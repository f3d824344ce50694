import { useState, type ReactNode } from 'react'

/** Parts by id: loaded by a route, or read from the served HTML. */
const parts = new Map<string, ReactNode>()

/** For the loader of a route. Loads a part once in the life of the document. */
export async function loadStaticPart(id: string, load: () => Promise<ReactNode>): Promise<void> {
  if (!parts.has(id)) {
    parts.set(id, await load())
  }
}

/**
 * A part of a drawing that no view changes. The server renders it. Hydration reads its innerHTML from
 * the served document and hands it back by dangerouslySetInnerHTML, so that the browser needs neither
 * its data nor its code. After a navigation on the client it is what loadStaticPart has loaded.
 */
export function StaticPart({ id }: { id: string }) {
  const [part] = useState(() => readPart(id))
  return typeof part === 'string' ? (
    <g id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: part }} />
  ) : (
    <g id={id}>{part}</g>
  )
}

function readPart(id: string): ReactNode {
  if (!parts.has(id) && !import.meta.env.SSR) {
    parts.set(id, document.getElementById(id)?.innerHTML ?? '')
  }
  return parts.get(id)
}
