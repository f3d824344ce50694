import { Link } from '@tanstack/react-router'
import { navigation } from '#src/site.ts'

export function NavigationList() {
  return (
    <ul>
      {navigation.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} activeOptions={{ exact: to === '/', includeSearch: false }}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
