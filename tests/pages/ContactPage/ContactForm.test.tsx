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
  vi.restoreAllMocks()
  sessionStorage.clear()
})

const names = ['Name *', 'Email *', 'Subject *', 'Message *']
const field = (name: string) =>
  screen.getByRole<HTMLInputElement | HTMLTextAreaElement>('textbox', { name })
const button = () => screen.getByRole<HTMLButtonElement>('button')
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const submit = () => fireEvent.submit(screen.getByRole('form', { name: 'Send us a message' }))

function fill() {
  for (const name of names) {
    fireEvent.input(field(name), {
      target: { value: name === 'Email *' ? 'ann@example.com' : 'A text' },
    })
  }
}

test('the four fields are required and marked with a star', () => {
  render(<ContactForm url="" />)
  expect(screen.getAllByRole('textbox')).toHaveLength(4)
  expect(names.map((name) => field(name).required)).toEqual([true, true, true, true])
})

test('the email is checked as an email, the message has eight rows', () => {
  render(<ContactForm url="" />)
  expect(field('Email *').type).toBe('email')
  expect(field('Message *').getAttribute('rows')).toBe('8')
})

test('sending takes 1000 ms, then the notice appears, the fields are empty and all is idle', async () => {
  render(<ContactForm url="" />)
  fill()
  expect([button().textContent, button().disabled]).toEqual(['Send message', false])

  submit()
  expect([button().textContent, button().disabled]).toEqual(['Sending...', true])
  expect(screen.queryByText('Message sent successfully!')).toBeNull()
  expect(names.map((name) => field(name).value)).not.toContain('')

  await wait(999)
  expect(button().disabled).toBe(true)
  await wait(1)
  expect([button().textContent, button().disabled]).toEqual(['Send message', false])
  expect(screen.getByText('Message sent successfully!')).toBeTruthy()
  expect(screen.getByText("We'll get back to you within 24-48 hours.")).toBeTruthy()
  expect(names.map((name) => field(name).value)).toEqual(['', '', '', ''])
})

test('submitting again while it is sent starts nothing anew', async () => {
  render(<ContactForm url="" />)
  fill()
  submit()
  await wait(600)
  submit()
  await wait(400)
  expect(screen.getAllByText('Message sent successfully!')).toHaveLength(1)
  fill()
  await wait(600)
  expect(names.map((name) => field(name).value)).not.toContain('')
})

test('a second message can be sent after the first, and its notice comes anew', async () => {
  render(<ContactForm url="" />)
  fill()
  submit()
  await wait(1000)
  fill()
  submit()
  expect(button().textContent).toBe('Sending...')
  expect(screen.queryByText('Message sent successfully!')).toBeNull()
  await wait(1000)
  expect(screen.getByText('Message sent successfully!')).toBeTruthy()
})

test('leaving the page while it is sent ends it', async () => {
  const { unmount } = render(<ContactForm url="" />)
  fill()
  submit()
  unmount()
  await wait(2000)
  // What was written is still a draft.
  render(<ContactForm url="" />)
  expect(field('Name *').value).not.toBe('')
})

test('what is typed while the message is sent stays, and the rest goes', async () => {
  render(<ContactForm url="" />)
  fill()
  submit()
  fireEvent.input(field('Message *'), { target: { value: 'and one thing more' } })
  await wait(1000)
  expect(field('Name *').value).toBe('')
  expect(field('Message *').value).toBe('and one thing more')
})

test('a disabled button that had the focus gets it back', async () => {
  render(<ContactForm url="" />)
  fill()
  button().focus()
  submit()
  expect(document.activeElement).toBe(button().parentElement)
  await wait(1000)
  expect(document.activeElement).toBe(button())
})

test('the focus is not taken from a visitor who went elsewhere while it was sent', async () => {
  render(<ContactForm url="" />)
  fill()
  button().focus()
  submit()
  field('Name *').focus()
  await wait(1000)
  expect(document.activeElement).toBe(field('Name *'))
})

test('the focus is not taken from a visitor who sent with Enter in a field', async () => {
  render(<ContactForm url="" />)
  fill()
  field('Subject *').focus()
  submit()
  await wait(1000)
  expect(document.activeElement).toBe(field('Subject *'))
})

test('without a script the form hands the message to the mail program', () => {
  render(<ContactForm url="" />)
  const form = screen.getByRole('form')
  expect(form.getAttribute('action')).toBe('mailto:hello@pattal.example')
})

test('a message that is not sent keeps every text and names the mail address; the second try can succeed', async () => {
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValueOnce(new Response('', { status: 500 }))
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  render(<ContactForm url="https://forms.example/pattal" />)
  expect(screen.getByRole('form').getAttribute('action')).toBe('https://forms.example/pattal')
  fill()
  button().focus()
  submit()
  await wait(0)
  const said = 'Your message was not sent. Try again, or write to hello@pattal.example.'
  const failure = screen.getByText(/^Your message was not sent/)
  expect(failure.textContent).toBe(said)
  expect(names.map((name) => field(name).value)).not.toContain('')
  expect(document.activeElement).toBe(button())

  fetched.mockResolvedValueOnce(new Response(null, { status: 204 }))
  submit()
  await wait(0)
  expect(screen.getByText('Message sent successfully!')).toBeTruthy()
  expect(screen.queryByText(/was not sent/)).toBeNull()
  expect(names.map((name) => field(name).value)).toEqual(['', '', '', ''])
})

test('a filled honeypot, out of reach of keyboard and screen reader, stops the first try alone', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'))
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { container } = render(<ContactForm url="https://forms.example/pattal" />)
  const trap = container.querySelector<HTMLInputElement>('[name=_gotcha]')
  expect(screen.getAllByRole('textbox')).toHaveLength(4)
  expect(trap?.tabIndex).toBe(-1)
  fill()
  fireEvent.input(trap ?? container, { target: { value: 'https://spam.example' } })
  submit()
  await wait(0)
  expect(fetched).not.toHaveBeenCalled()
  expect(screen.getByText(/was not sent/)).toBeTruthy()
  submit()
  await wait(0)
  expect(fetched).toHaveBeenCalledOnce()
  expect(screen.getByText('Message sent successfully!')).toBeTruthy()
})
