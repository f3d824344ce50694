// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { reloadOnEarlyBack } from '#src/boot/inline/early-back.ts'
import { markHydrated } from '#src/boot/page-state.ts'

/** The entries that reach a later listener, such as the router's. jsdom logs that it cannot reload. */
const heard: string[] = []
const goTo = (url: string) => {
  history.replaceState(null, '', url)
  dispatchEvent(new PopStateEvent('popstate'))
}

test('until the page is hydrated, no step to another view reaches the router', () => {
  history.replaceState(null, '', '/restaurants?state=CA')
  reloadOnEarlyBack()
  addEventListener('popstate', () => heard.push(location.href.slice(location.origin.length)))
  goTo('/restaurants?state=CA#semma-new-york')
  expect(heard).toEqual(['/restaurants?state=CA#semma-new-york'])
  goTo('/restaurants')
  goTo('/about?state=CA')
  expect(heard).toHaveLength(1)
  markHydrated()
  goTo('/restaurants')
  expect(heard).toHaveLength(2)
})
