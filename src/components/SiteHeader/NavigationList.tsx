import { createLink, useLocation } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { navigation } from '#src/site.ts'

/** The router calls every page below a section the current page. */
const NavigationLink = createLink(({ children, ...props }: ComponentProps<'a'>) => {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const isBelow = props['aria-current'] && props.href !== path
  return (
    <a {...props} aria-current={isBelow ? 'true' : props['aria-current']}>
      {children}
    </a>
  )
})

export function NavigationList() {
  return (
    <ul>
      {navigation.map(({ to, label }) => (
        <li key={to}>
          <NavigationLink to={to} activeOptions={{ exact: to === '/', includeSearch: false }}>
            {label}
          </NavigationLink>
        </li>
      ))}
    </ul>
  )
}
