import { Link } from '@tanstack/react-router'
import { splitSlugs } from '#src/domain/directory/slugs.ts'
import { useOwnList } from './own-list.ts'

export function OwnListLink({ className }: { className?: string | undefined }) {
  const list = useOwnList()
  return list === '' ? null : (
    <Link to="/restaurants" search={{ list }} className={className}>
      Your list ({splitSlugs(list).length})
    </Link>
  )
}
