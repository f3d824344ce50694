import { Link } from '@tanstack/react-router'
import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx'
import { MessagePage } from '#src/components/MessagePage/MessagePage.tsx'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'

export interface RestaurantNotFoundProps {
  close: readonly Pick<Restaurant, 'slug' | 'name' | 'city' | 'state'>[]
}

export function RestaurantNotFound({ close }: RestaurantNotFoundProps) {
  return (
    <MessagePage
      title="Restaurant not found"
      text={
        close.length === 0
          ? 'No restaurant on the list has this web address.'
          : 'No restaurant on the list has this web address. Did you mean one of these?'
      }
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
