import { useLocation } from '@tanstack/react-router'
import { navigation } from '#src/site.ts'

export function NavigationList() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  return (
    <ul>
      {navigation.map(({ to, label }) => (
        <li key={to}>
          <a href={to} aria-current={to === path ? 'page' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
