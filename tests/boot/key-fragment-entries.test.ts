import { expect, test } from 'vitest'
import { keyFragmentEntries } from '#src/boot/key-fragment-entries.ts'

const visit = () => dispatchEvent(new PopStateEvent('popstate'))

test('an entry that the browser made gets a key, and other entries do not change', () => {
  keyFragmentEntries()
  history.pushState(null, '', '#history')
  visit()
  const { __TSR_key: key } = history.state as { __TSR_key: string }
  expect(key).toMatch(/^\w+$/)
  visit()
  expect(history.state).toMatchObject({ __TSR_key: key })

  history.pushState({ __TSR_key: 'router' }, '', '/about')
  visit()
  expect(history.state).toEqual({ __TSR_key: 'router' })
})
