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

test('sending takes 1000 ms and ends with the notice, empty fields and an enabled button', async () => {
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
  expect(screen.getByText('24-48 hours.').parentElement?.textContent).toBe(
    "We'll get back to you within 24-48 hours.",
  )
  expect(names.map((name) => field(name).value)).toEqual(['', '', '', ''])
})

test('a text typed during sending stays in its field', async () => {
  render(<ContactForm url="" />)
  fill()
  submit()
  fireEvent.input(field('Message *'), { target: { value: 'and one thing more' } })
  await wait(1000)
  expect(field('Name *').value).toBe('')
  expect(field('Message *').value).toBe('and one thing more')
})

test('the focus stays where the visitor moved it during sending', async () => {
  render(<ContactForm url="" />)
  fill()
  button().focus()
  submit()
  field('Name *').focus()
  await wait(1000)
  expect(document.activeElement).toBe(field('Name *'))
})

test('without a script the form opens the mail program', () => {
  render(<ContactForm url="" />)
  const form = screen.getByRole('form')
  expect(form.getAttribute('action')).toBe('mailto:hello@pattal.example')
})

test('after a failure every text is still there, and the second try can succeed', async () => {
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

test('a filled honeypot stops only the first try, and keyboard and screen reader do not reach it', async () => {
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
