// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { useFinding } from '#src/components/ListView/use-finding.ts'
import { SearchBox } from '#src/components/SearchBox/SearchBox.tsx'
import { directoryList, type DirectorySearch } from '#src/domain/directory/list.ts'
import { hrefOf } from '#src/domain/finding/list.ts'
import { someRestaurants } from '#tests/domain/restaurant/some-restaurants.ts'
import { searchFor } from '#tests/domain/directory/search-for.ts'
import { renderAt } from '#tests/render.tsx'

/** The machine may be busy. */
const patience = { timeout: 20_000 }

function Search({ query, state = 'CA' }: Partial<DirectorySearch> & { query: string }) {
  const finding = useFinding(directoryList, someRestaurants, searchFor({ state, query }))
  return <SearchBox finding={finding} />
}

async function open(query = '') {
  const { router } = await renderAt(hrefOf(directoryList, { state: 'CA', query }), () => (
    <>
      <Search query={query} />
      <textarea aria-label="Elsewhere" />
      <button type="button">A button</button>
    </>
  ))
  return { url: () => router.history.location.href, user: userEvent.setup() }
}

const input = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search restaurants' })

test('without a script the form asks for the view it is on: path, filters that are on, text', async () => {
  await open('dosa')
  const form = screen.getByRole<HTMLFormElement>('search')
  expect(form.getAttribute('action')).toBe('/restaurants')
  expect(form.method).toBe('get')
  expect([...new FormData(form)]).toEqual([
    ['state', 'CA'],
    ['query', 'dosa'],
  ])
})

test('a filter that is off is no field of the form', async () => {
  await renderAt('/restaurants', () => <Search query="" state="All" />)
  expect([...new FormData(screen.getByRole<HTMLFormElement>('search'))]).toEqual([['query', '']])
})

test('the box has the placeholder of the specification, and takes no more than a URL holds', async () => {
  await open()
  expect(input().placeholder).toBe('Search restaurants, cities, or states...')
  expect(input().maxLength).toBe(120)
})

test('a screen reader hears how the list behaves', async () => {
  await open()
  const hint = document.getElementById(input().getAttribute('aria-describedby') ?? '')
  expect(hint?.textContent).toBe('Results update as you type. Control K comes here, Escape clears.')
})

test('Enter writes the text at once and does not load another page', async () => {
  const { user, url } = await open()
  await user.type(input(), 'dosa')
  const isLoading = fireEvent.submit(screen.getByRole('search'))
  expect(isLoading).toBe(false)
  expect(url()).toBe('/restaurants?state=CA&query=dosa')
})

test('leaving the box writes the text at once', async () => {
  const { user, url } = await open()
  await user.type(input(), 'idli')
  await user.tab()
  expect(url()).toBe('/restaurants?state=CA&query=idli')
})

test.each([
  ['F5', {}],
  ['r', { ctrlKey: true }],
  ['ArrowLeft', { altKey: true }],
])('%s with %o may leave the view, and the URL has the text by then', async (key, modifiers) => {
  const { url } = await open()
  fireEvent.change(input(), { target: { value: 'idli' } })
  expect(url()).toBe('/restaurants?state=CA')
  fireEvent.keyDown(input(), { key, ...modifiers })
  expect(url()).toBe('/restaurants?state=CA&query=idli')
})

test('Clear search empties the box and the URL, and brings the cursor back', async () => {
  const { user, url } = await open('dosa')
  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(input().value).toBe('')
  await waitFor(() => expect(url()).toBe('/restaurants?state=CA'), patience)
  expect(document.activeElement).toBe(input())
  expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull()
})

test('Escape clears a text, and on an empty box is left to others', async () => {
  const { user, url } = await open('dosa')
  input().focus()
  await user.keyboard('{Escape}')
  expect(input().value).toBe('')
  await waitFor(() => expect(url()).toBe('/restaurants?state=CA'), patience)
  expect(fireEvent.keyDown(input(), { key: 'Escape' })).toBe(true)
})

test.each([
  ['Ctrl', '{Control>}k{/Control}'],
  ['⌘', '{Meta>}k{/Meta}'],
  // With the caps lock on.
  ['Ctrl', '{Control>}K{/Control}'],
])('%s K brings the cursor to the box and marks what stands there', async (_modifier, keys) => {
  const { user } = await open('dosa')
  screen.getByRole('button', { name: 'A button' }).focus()
  await user.keyboard(keys)
  expect(document.activeElement).toBe(input())
  expect([input().selectionStart, input().selectionEnd]).toEqual([0, 4])
  expect(input().value).toBe('dosa')
})

test('the keys are told to a screen reader, and the sign of them beside the text is not read', async () => {
  await open()
  expect(input().getAttribute('aria-keyshortcuts')).toBe('Control+K Meta+K')
  expect(screen.getByText('Ctrl K').getAttribute('aria-hidden')).toBe('true')
})

test('a k and a slash typed in a field are letters', async () => {
  const { user } = await open()
  const elsewhere = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Elsewhere' })
  await user.type(elsewhere, 'kale and/or')
  expect(elsewhere.value).toBe('kale and/or')
  expect(document.activeElement).toBe(elsewhere)
})

test.each([{}, { altKey: true, ctrlKey: true }, { shiftKey: true, ctrlKey: true }])(
  'K with %o is left to others, as is a slash',
  async (modifiers) => {
    await open()
    expect(fireEvent.keyDown(document.body, { key: 'k', ...modifiers })).toBe(true)
    expect(fireEvent.keyDown(document.body, { key: '/', ...modifiers })).toBe(true)
    expect(document.activeElement).toBe(document.body)
  },
)
