import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { box, openList } from '#tests/components/ListView/open-list.tsx'

test('without a script the form submits the path, the active filters and the text', async () => {
  await openList('/restaurants?state=CA&query=dosa')
  const form = screen.getByRole<HTMLFormElement>('search')
  expect([form.getAttribute('action'), form.method]).toEqual(['/restaurants', 'get'])
  expect([...new FormData(form)]).toEqual([
    ['state', 'CA'],
    ['query', 'dosa'],
  ])
})

test('Escape during the composition of an input method clears nothing', async () => {
  await openList('/restaurants')
  fireEvent.compositionStart(box())
  fireEvent.input(box(), { target: { value: 'セマ' }, isComposing: true })
  fireEvent.keyDown(box(), { key: 'Escape', isComposing: true })
  fireEvent.compositionEnd(box())
  expect(box().value).toBe('セマ')
})

test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}', '{Control>}K{/Control}'])(
  '%s brings the cursor to the box and selects its text',
  async (keys) => {
    const { user } = await openList('/restaurants?query=dosa')
    await user.keyboard(keys)
    expect(document.activeElement).toBe(box())
    expect([box().value, box().selectionStart, box().selectionEnd]).toEqual(['dosa', 0, 4])
  },
)

test('a k in another field is a letter, and K with another modifier does nothing', async () => {
  const { user } = await openList('/restaurants')
  const elsewhere = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Elsewhere' })
  await user.type(elsewhere, 'kale and/or')
  expect(elsewhere.value).toBe('kale and/or')
  for (const modifiers of [{}, { altKey: true }, { shiftKey: true }]) {
    expect(fireEvent.keyDown(elsewhere, { key: 'k', ctrlKey: true, altKey: true })).toBe(true)
    expect(fireEvent.keyDown(elsewhere, { key: '/', ...modifiers })).toBe(true)
  }
  expect(document.activeElement).toBe(elsewhere)
})
