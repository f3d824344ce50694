import { useState, type ReactNode } from 'react'

const parts = new Map<string, ReactNode>()

/** Route loaders call this for the parts of their page. Each part loads only once. */
export async function loadStaticPart(
  id: string,
  load: () => Promise<{ part: ReactNode }>,
): Promise<void> {
  if (!parts.has(id)) {
    parts.set(id, (await load()).part)
  }
}

/**
 * A part of a drawing that never changes. Hydration takes it from the served HTML, so that the browser
 * loads its data and code only after a navigation.
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
