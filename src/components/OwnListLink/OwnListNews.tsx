import { useEffect } from 'react'
import { CopyNote } from '#src/components/CopyLink/CopyNote.tsx'
import { useNote } from '#src/components/CopyLink/use-note.ts'
import { useNews } from './own-list.ts'

/** Shows and speaks each change of the visitor's own list. Every page has one, in the root route. */
export function OwnListNews() {
  const news = useNews()
  const { note, tell } = useNote()
  useEffect(() => tell(news.text), [news, tell])
  return <CopyNote text={note} />
}
