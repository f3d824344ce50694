// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ContactForm } from '#src/pages/ContactPage/ContactForm.tsx'
import '#tests/render.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const names = ['Name *', 'Email *', 'Subject *', 'Message *']
const field = (name: string) =>
  screen.getByRole<HTMLInputElement | HTMLTextAreaElement>('textbox', { name })
const button = () => screen.getByRole<HTMLButtonElement>('button')
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
const submit = () => fireEvent.submit(screen.getByRole('form', { name: 'Send us a message' }))

function fill() {
  for (const name of names) {
    fireEvent.input(field(name), {
      target: { value: name === 'Email *' ? 'ann@example.com' : 'A text' },
    })
  }
}

test('the four fields are required and marked with a star', () => {
  render(<ContactForm />)
  expect(screen.getAllByRole('textbox')).toHaveLength(4)
  expect(names.map((name) => field(name).required)).toEqual([true, true, true, true])
})

test('the email is checked as an email, the message has eight rows', () => {
  render(<ContactForm />)
  expect(field('Email *').type).toBe('email')
  expect(field('Message *').getAttribute('rows')).toBe('8')
})

test('sending takes 1000 ms, then the notice appears, the fields are empty and all is idle', () => {
  render(<ContactForm />)
  fill()
  expect([button().textContent, button().disabled]).toEqual(['Send message', false])

  submit()
  expect([button().textContent, button().disabled]).toEqual(['Sending...', true])
  expect(screen.queryByText('Message sent successfully!')).toBeNull()
  expect(names.map((name) => field(name).value)).not.toContain('')

  wait(999)
  expect(button().disabled).toBe(true)
  wait(1)
  expect([button().textContent, button().disabled]).toEqual(['Send message', false])
  expect(screen.getByText('Message sent successfully!')).toBeTruthy()
  expect(screen.getByText("We'll get back to you within 24-48 hours.")).toBeTruthy()
  expect(names.map((name) => field(name).value)).toEqual(['', '', '', ''])
})

test('submitting again while it is sent starts nothing anew', () => {
  render(<ContactForm />)
  fill()
  submit()
  wait(600)
  submit()
  wait(400)
  expect(screen.getAllByText('Message sent successfully!')).toHaveLength(1)
  fill()
  wait(600)
  expect(names.map((name) => field(name).value)).not.toContain('')
})

test('a second message can be sent after the first, and its notice comes anew', () => {
  render(<ContactForm />)
  fill()
  submit()
  wait(1000)
  fill()
  submit()
  expect(button().textContent).toBe('Sending...')
  expect(screen.queryByText('Message sent successfully!')).toBeNull()
  wait(1000)
  expect(screen.getByText('Message sent successfully!')).toBeTruthy()
})

test('leaving the page while it is sent ends it', () => {
  const { unmount } = render(<ContactForm />)
  fill()
  submit()
  unmount()
  wait(2000)
  // What was written is still a draft.
  render(<ContactForm />)
  expect(field('Name *').value).not.toBe('')
})

test('what is typed while the message is sent stays, and the rest goes', () => {
  render(<ContactForm />)
  fill()
  submit()
  fireEvent.input(field('Message *'), { target: { value: 'and one thing more' } })
  wait(1000)
  expect(field('Name *').value).toBe('')
  expect(field('Message *').value).toBe('and one thing more')
})

test('a disabled button that had the focus gets it back', () => {
  render(<ContactForm />)
  fill()
  button().focus()
  submit()
  expect(document.activeElement).toBe(button().parentElement)
  wait(1000)
  expect(document.activeElement).toBe(button())
})

test('the focus is not taken from a visitor who went elsewhere while it was sent', () => {
  render(<ContactForm />)
  fill()
  button().focus()
  submit()
  field('Name *').focus()
  wait(1000)
  expect(document.activeElement).toBe(field('Name *'))
})

test('the focus is not taken from a visitor who sent with Enter in a field', () => {
  render(<ContactForm />)
  fill()
  field('Subject *').focus()
  submit()
  wait(1000)
  expect(document.activeElement).toBe(field('Subject *'))
})

test('without a script the form hands the message to the mail program', () => {
  render(<ContactForm />)
  const form = screen.getByRole('form')
  expect(form.getAttribute('action')).toBe('mailto:hello@pattal.example')
})
