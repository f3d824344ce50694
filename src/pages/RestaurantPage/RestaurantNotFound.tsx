import { Link } from '@tanstack/react-router'
import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx'
import { MessagePage } from '#src/components/MessagePage/MessagePage.tsx'
import type { findCloseNames } from '#src/domain/restaurant/close-names.ts'

export function RestaurantNotFound({ close }: { close: ReturnType<typeof findCloseNames> }) {
  return (
    <MessagePage
      title="Restaurant not found"
      text={`No restaurant on the list has this web address.${close.length > 0 ? ' Did you mean one of these?' : ''}`}
    >
      {close.map(({ slug, name, city, state }) => (
        <Link key={slug} to="/restaurants/$slug" params={{ slug }}>
          {`${name}, ${city}, ${state}`}
        </Link>
      ))}
      <ButtonLink to="/restaurants" activeOptions={{ exact: true }}>
        All restaurants
      </ButtonLink>
    </MessagePage>
  )
}
