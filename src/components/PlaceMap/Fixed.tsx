import { useState, type ReactNode } from 'react'

/** What was loaded, or read from the HTML of this page. */
const parts = new Map<string, ReactNode>()

/** For the loader of a route: what a page before this one had is not loaded again. */
export async function keepFixed(id: string, load: () => Promise<ReactNode>): Promise<void> {
  if (!parts.has(id)) {
    parts.set(id, await load())
  }
}

/**
 * A part of a drawing that no view changes. The server renders it. Hydration runs no loader and takes
 * it from the HTML with innerHTML, which React leaves alone: the browser then needs neither its data
 * nor its code. After a navigation it is what the loader has kept.
 */
export function Fixed({ id }: { id: string }) {
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
