// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LiveRegion } from '#src/components/LiveRegion/LiveRegion.tsx'
import { Field } from '#src/pages/ContactPage/Field.tsx'
import '#tests/render.tsx'

function open() {
  render(<Field name="email" label="Email" type="email" autoComplete="email" />)
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Email *' })
}

const check = (input: HTMLInputElement) => act(async () => void input.checkValidity())

/** What a screen reader reads after the name. */
function describeField(input: HTMLInputElement) {
  const id = input.getAttribute('aria-describedby')
  return id === null ? null : document.getElementById(id)?.textContent
}

test('a field that nobody has checked is not called invalid', () => {
  const input = open()
  expect(input.getAttribute('aria-invalid')).toBe('false')
  expect(describeField(input)).toBeNull()
})

test("the browser's message stays under a field that is wrong, and is tied to it", async () => {
  const input = open()
  await check(input)
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(input.validationMessage).not.toBe('')
  expect(describeField(input)).toBe(input.validationMessage)
})

test('the message stays while the text is still wrong, and goes once it is right', async () => {
  const input = open()
  await check(input)
  fireEvent.input(input, { target: { value: 'ann@' } })
  expect(describeField(input)).not.toBeNull()
  fireEvent.input(input, { target: { value: 'ann@example.com' } })
  expect(describeField(input)).toBeNull()
  expect(input.getAttribute('aria-invalid')).toBe('false')
})

test('two fields on a page have labels and messages of their own', async () => {
  render(
    <>
      <Field name="name" label="Name" autoComplete="name" />
      <Field name="message" label="Message" autoComplete="off" rows={8} />
    </>,
  )
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name *' })
  const message = screen.getByRole<HTMLInputElement>('textbox', { name: 'Message *' })
  await check(name)
  expect(describeField(name)).not.toBeNull()
  expect(describeField(message)).toBeNull()
})

test('where the focus is in the wrong field already, its message is spoken each time', async () => {
  render(<LiveRegion />)
  const input = open()
  input.focus()
  await check(input)
  await check(input)
  const spoken = Array.from(screen.getByRole('status').querySelectorAll('p'), (p) => p.textContent)
  expect(spoken).toEqual([input.validationMessage, input.validationMessage])
})
