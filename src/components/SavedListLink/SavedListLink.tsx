import { Link } from '@tanstack/react-router'
import { splitSlugs } from '#src/domain/directory/slugs.ts'
import { rememberOwnList, useSavedList } from './saved-list.ts'

export function SavedListLink({ className }: { className?: string | undefined }) {
  const list = useSavedList()
  return list === '' ? null : (
    <Link
      to="/restaurants"
      search={{ list }}
      className={className}
      onClick={() => rememberOwnList(list)}
    >
      {`Your list (${splitSlugs(list).length})`}
    </Link>
  )
}
