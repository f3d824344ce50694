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

test('a new field is not invalid', () => {
  const input = open()
  expect(input.getAttribute('aria-invalid')).toBe('false')
  expect(describeField(input)).toBeNull()
})

test("the browser's message describes a field until its text is valid", async () => {
  const input = open()
  await check(input)
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(input.validationMessage).not.toBe('')
  expect(describeField(input)).toBe(input.validationMessage)
  fireEvent.input(input, { target: { value: 'ann@' } })
  expect(describeField(input)).not.toBeNull()
  fireEvent.input(input, { target: { value: 'ann@example.com' } })
  expect(describeField(input)).toBeNull()
  expect(input.getAttribute('aria-invalid')).toBe('false')
})

test('each field has its label and its message', async () => {
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

test('the message of an invalid field that has the focus is spoken each time', async () => {
  render(<LiveRegion />)
  const input = open()
  input.focus()
  await check(input)
  await check(input)
  const spoken = Array.from(screen.getByRole('status').querySelectorAll('p'), (p) => p.textContent)
  expect(spoken).toEqual([input.validationMessage, input.validationMessage])
})
