import { Outlet } from '@tanstack/react-router'
import { act, fireEvent, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LiveRegion } from '#src/components/LiveRegion/LiveRegion.tsx'
import { announce, showNote, useAnnouncement } from '#src/components/LiveRegion/messages.ts'
import { renderAt } from '#tests/render.tsx'

let show: (count: number, query?: string) => void
/** The texts that were added, in order: live regions are spoken as elements are added. */
const spoken: (string | null)[] = []

function Count() {
  const [{ count, query }, setView] = useState({ count: 50, query: 'semma' })
  useEffect(() => {
    show = (nextCount, nextQuery = query) =>
      act(() => setView({ count: nextCount, query: nextQuery }))
  }, [query])
  useAnnouncement(`${count} restaurants found`, query)
  return <p>{count}</p>
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const texts = () =>
  Array.from(screen.getByRole('status').querySelectorAll('p'), (p) => p.textContent)

let stop: () => void
beforeEach(async () => {
  await renderAt('/', Count, () => (
    <>
      <Outlet />
      <LiveRegion />
    </>
  ))
  vi.useFakeTimers()
  spoken.length = 0
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      spoken.push(node.textContent)
    }
  })
  observer.observe(screen.getByRole('status'), { childList: true, subtree: true })
  stop = () => observer.disconnect()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

test('two messages at once are both spoken, once, and leave the page later', async () => {
  act(() => {
    announce('Blog · Pattal')
    showNote('Saved: Semma.')
    announce('Blog · Pattal')
  })
  await wait(0)
  expect(spoken).toEqual(['Blog · Pattal', 'Blog · Pattal', 'Saved: Semma.'])
  await wait(10_000)
  expect(texts()).toEqual([])
  expect(spoken).toHaveLength(3)
})

test('a note stays while someone is at its button', async () => {
  act(() => showNote('Saved: Semma.', { undo: () => {} }))
  screen.getByRole('button', { name: 'Undo' }).focus()
  await wait(7000)
  expect(texts()).toEqual(['Saved: Semma.'])
  act(() => void fireEvent.keyDown(document.body, { key: 'Escape' }))
  expect(texts()).toEqual([])
})

test('the same words about another subject are spoken again; a change that is taken back is not', async () => {
  show(1)
  await wait(1000)
  show(1, 'indienne')
  await wait(1000)
  expect(spoken).toEqual(['1 restaurants found', '1 restaurants found'])
  show(3)
  await wait(100)
  show(1)
  await wait(10_000)
  expect(spoken).toHaveLength(2)
})
