// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { SearchBox } from '#src/components/SearchBox/SearchBox.tsx'
import { useQueryBox } from '#src/components/SearchBox/use-query-box.ts'
import { writeQueryString } from '#src/domain/url/query-string.ts'
import { renderAt } from '#tests/render.tsx'

/** The machine may be busy. */
const patience = { timeout: 20_000 }

function Search({ query = '', write }: { query?: string; write: (query: string) => void }) {
  const box = useQueryBox(query, write)
  return (
    <SearchBox
      box={box}
      action="/restaurants"
      label="Search restaurants"
      placeholder="Search restaurants, cities, or states..."
      otherParams={{ state: 'CA', category: '' }}
    />
  )
}

async function open(query = '') {
  const write = vi.fn<(query: string) => void>()
  await renderAt(`/restaurants${writeQueryString({ query })}`, () => (
    <>
      <Search query={query} write={write} />
      <textarea aria-label="Elsewhere" />
      <button type="button">A button</button>
    </>
  ))
  return { write, user: userEvent.setup() }
}

const input = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search restaurants' })

test('without a script the form asks for the view it is on: path, text, and the other params', async () => {
  await open('dosa')
  const form = screen.getByRole<HTMLFormElement>('search')
  expect(form.getAttribute('action')).toBe('/restaurants')
  expect(form.method).toBe('get')
  expect([...new FormData(form)]).toEqual([
    ['query', 'dosa'],
    ['state', 'CA'],
  ])
})

test('the box has the placeholder of the specification, and takes no more than a URL holds', async () => {
  await open()
  expect(input().placeholder).toBe('Search restaurants, cities, or states...')
  expect(input().maxLength).toBe(120)
})

test('a screen reader hears how the list behaves', async () => {
  await open()
  const hint = document.getElementById(input().getAttribute('aria-describedby') ?? '')
  expect(hint?.textContent).toBe(
    'The list follows as you type. Press slash to come here, Escape to clear.',
  )
})

test('Enter writes the text at once and does not load another page', async () => {
  const { user, write } = await open()
  await user.type(input(), 'dosa')
  const isLoading = fireEvent.submit(screen.getByRole('search'))
  expect(isLoading).toBe(false)
  expect(write).toHaveBeenLastCalledWith('dosa')
})

test('leaving the box writes the text at once', async () => {
  const { user, write } = await open()
  await user.type(input(), 'idli')
  await user.tab()
  expect(write).toHaveBeenLastCalledWith('idli')
})

test('Clear search empties the box and the URL, and brings the cursor back', async () => {
  const { user, write } = await open('dosa')
  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(input().value).toBe('')
  await vi.waitFor(() => expect(write).toHaveBeenLastCalledWith(''), patience)
  expect(document.activeElement).toBe(input())
  expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull()
})

test('Escape clears a text, and on an empty box is left to others', async () => {
  const { user, write } = await open('dosa')
  input().focus()
  await user.keyboard('{Escape}')
  expect(input().value).toBe('')
  await vi.waitFor(() => expect(write).toHaveBeenLastCalledWith(''), patience)
  expect(fireEvent.keyDown(input(), { key: 'Escape' })).toBe(true)
})

test('slash brings the cursor to the box and marks what stands there', async () => {
  const { user } = await open('dosa')
  screen.getByRole('button', { name: 'A button' }).focus()
  await user.keyboard('/')
  expect(document.activeElement).toBe(input())
  expect([input().selectionStart, input().selectionEnd]).toEqual([0, 4])
  expect(input().value).toBe('dosa')
})

test('slash typed in a field is a slash', async () => {
  const { user } = await open()
  const elsewhere = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Elsewhere' })
  await user.type(elsewhere, 'and/or')
  expect(elsewhere.value).toBe('and/or')
  expect(document.activeElement).toBe(elsewhere)
})

test.each(['ctrlKey', 'metaKey', 'altKey'])('slash with %s is left to others', async (modifier) => {
  await open()
  expect(fireEvent.keyDown(document.body, { key: '/', [modifier]: true })).toBe(true)
  expect(document.activeElement).toBe(document.body)
})
