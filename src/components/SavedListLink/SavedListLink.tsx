import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { splitValues } from '#src/domain/directory/param-values.ts'
import { rememberOwnList, useSavedList } from './saved-list.ts'

type SavedListLinkProps = Pick<ComponentProps<'a'>, 'className' | 'children'>

export function SavedListLink({ children, ...props }: SavedListLinkProps) {
  const list = useSavedList()
  const link = { to: '/restaurants', search: { list }, activeOptions: { exact: true } } as const
  return list === '' ? null : (
    <Link {...link} {...props} onClick={() => rememberOwnList(list)}>
      {children ?? `Your list (${splitValues(list).length})`}
    </Link>
  )
}
