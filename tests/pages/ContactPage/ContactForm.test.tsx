import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LiveRegion } from '#src/components/LiveRegion/LiveRegion.tsx'
import { ContactForm } from '#src/pages/ContactPage/ContactForm.tsx'
import { site } from '#src/site.ts'

const service = 'https://forms.example/pattal'
const texts = {
  name: 'Asha Reader',
  email: 'asha@reader.example',
  subject: 'A kitchen “you” missed',
  message: 'Two lines\nof words.',
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  sessionStorage.clear()
})

const fields = () => screen.getAllByRole<HTMLInputElement>('textbox')
const read = () => Object.fromEntries(fields().map(({ name, value }) => [name, value]))
const isSent = () => screen.queryByText('Message sent successfully!') !== null
const write = (input: HTMLInputElement, value: string) =>
  fireEvent.input(input, { target: { value } })
const submit = () => fireEvent.submit(screen.getByRole('form', { name: 'Write to us' }))
const wait = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

function open(url = '') {
  const view = render(<ContactForm url={url} />)
  for (const field of fields()) {
    write(field, texts[field.name as keyof typeof texts])
  }
  return view
}

test('what the visitor does while the message is sent is not undone', async () => {
  open()
  screen.getByRole('button').focus()
  submit()
  const last = fields().at(-1) as HTMLInputElement
  last.focus()
  write(last, 'and one thing more')
  await wait(1000)
  expect(isSent()).toBe(true)
  expect(read()).toEqual({ name: '', email: '', subject: '', message: 'and one thing more' })
  expect(document.activeElement).toBe(last)
})

test('a service gets the message as JSON; after a failure every text is still there, and the second try can succeed', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.error())
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  open(service)
  screen.getByRole('button').focus()
  submit()
  await wait()
  expect(timeout).toHaveBeenCalledWith(30_000)
  const [url, { method, headers, body } = {}] = fetched.mock.lastCall ?? []
  expect([url, method]).toEqual([service, 'POST'])
  expect(headers).toMatchObject({ 'Content-Type': 'application/json' })
  expect(JSON.parse(body as string)).toEqual(texts)
  expect(screen.getByText(/^Your message was not sent/).textContent).toBe(
    `Your message was not sent. Try again, or write to ${site.email}.`,
  )
  expect(read()).toEqual(texts)
  expect(document.activeElement).toBe(screen.getByRole('button'))

  fetched.mockResolvedValueOnce(new Response(null, { status: 204 }))
  submit()
  await wait()
  expect(isSent()).toBe(true)
  expect(screen.queryByText(/was not sent/)).toBeNull()
})

test('an answer shows as a note only if the focus has left the form', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.error())
  open(service)
  render(<LiveRegion />)
  submit()
  await wait()
  expect(screen.queryByRole('region', { name: 'Note' })).toBeNull()
  submit()
  act(() => (document.activeElement as HTMLElement).blur())
  await wait()
  expect(screen.getByRole('region', { name: 'Note' }).textContent).toMatch(/was not sent/)
})

test('an answer leaves what was written since in a form that came and went', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    return new Response()
  })
  open(service)
  submit()
  cleanup()
  render(<ContactForm url={service} />)
  write(fields().at(-1) as HTMLInputElement, 'and one thing more')
  cleanup()
  await wait(1000)
  render(<ContactForm url={service} />)
  expect(read()).toEqual({ name: '', email: '', subject: '', message: 'and one thing more' })
})

test('a filled honeypot stops only the first try, and keyboard and screen reader do not reach it', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'))
  const trap = open(service).container.querySelector<HTMLInputElement>('[name=_gotcha]')
  expect(fields().map(({ autocomplete }) => autocomplete)).toEqual(['name', 'email', '', ''])
  expect(trap?.tabIndex).toBe(-1)
  write(trap as HTMLInputElement, 'https://spam.example')
  submit()
  await wait()
  expect(fetched).not.toHaveBeenCalled()
  expect(isSent()).toBe(false)
  cleanup()
  expect(open(service).container.querySelector('[name=_gotcha]')).toHaveProperty('value', '')
  submit()
  await wait()
  expect(fetched).toHaveBeenCalledOnce()
  expect(isSent()).toBe(true)
})

test('a visitor who leaves the page while a service answers, and comes back, learns whether the message was sent', async () => {
  for (const [answer, note] of [
    [Response.error(), /^Your message was not sent\. The form still has your text/],
    [new Response(), /^Message sent successfully\. We’ll get back to you/],
  ] as const) {
    vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(answer)
    const { unmount } = open(service)
    submit()
    unmount()
    render(
      <>
        <ContactForm url={service} />
        <LiveRegion />
      </>,
    )
    expect(read()).toEqual(texts)
    await wait()
    expect(screen.getByRole('status').textContent).toMatch(note)
    expect(read().message).toBe(answer.ok ? '' : texts.message)
    cleanup()
  }
})
