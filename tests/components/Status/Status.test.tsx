// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Status } from '#src/components/Status/Status.tsx'
import '#tests/render.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
const spoken = () => screen.getByRole('status').textContent

test('the first message stays unspoken, for the visitor finds it on the page', () => {
  render(<Status message="50 restaurants found" subject="semma" />)
  wait(10_000)
  expect(spoken()).toBe('')
})

test('a message that changes is spoken once the visitor rests', () => {
  const { rerender } = render(<Status message="50 restaurants found" subject="semma" />)
  rerender(<Status message="3 restaurants found" subject="semma" />)
  expect(spoken()).toBe('')
  wait(1000)
  expect(spoken()).toBe('3 restaurants found')
})

test('of a burst only the last message is spoken', () => {
  const messages: (string | null)[] = []
  const { rerender } = render(<Status message="50 restaurants found" subject="semma" />)
  for (const count of [20, 9, 4, 2]) {
    rerender(<Status message={`${count} restaurants found`} subject="semma" />)
    wait(100)
    messages.push(spoken())
  }
  expect(messages).toEqual(['', '', '', ''])
  wait(1000)
  expect(spoken()).toBe('2 restaurants found')
})

test('the same words of something else are spoken again', () => {
  const { rerender } = render(<Status message="50 restaurants found" subject="semma indienne" />)
  rerender(<Status message="1 restaurant found" subject="semma" />)
  wait(1000)
  const first = spoken()
  rerender(<Status message="1 restaurant found" subject="indienne" />)
  wait(1000)
  expect(first?.trim()).toBe('1 restaurant found')
  expect(spoken()?.trim()).toBe('1 restaurant found')
  expect(spoken()).not.toBe(first)
})

test('a change that is taken back at once is not spoken', () => {
  const { rerender } = render(<Status message="50 restaurants found" subject="semma" />)
  rerender(<Status message="3 restaurants found" subject="semma" />)
  wait(100)
  rerender(<Status message="50 restaurants found" subject="semma" />)
  wait(10_000)
  expect(spoken()).toBe('')
})

test('a page that is left says nothing more', () => {
  const { rerender, unmount } = render(<Status message="50 restaurants found" subject="semma" />)
  rerender(<Status message="3 restaurants found" subject="semma" />)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
