import { useLocation } from '@tanstack/react-router'
import { splitSlugs } from '#src/domain/directory/slugs.ts'
import { directoryHref } from '#src/domain/url/hrefs.ts'
import { rememberOwnList, useSavedList } from './saved-list.ts'

export function SavedListLink({ className }: { className?: string | undefined }) {
  const list = useSavedList()
  const isCurrent = useLocation({ select: ({ search }) => search.list === list })
  return list === '' ? null : (
    <a
      href={directoryHref({ list })}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={() => rememberOwnList(list)}
    >
      Your list ({splitSlugs(list).length})
    </a>
  )
}
