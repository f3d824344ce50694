import type { Page } from '@playwright/test'
import { watchLongTasks, type LongTask } from './long-tasks.ts'

/** The cost of typing. */
export interface Typing {
  /** Milliseconds from each key to the next paint, by Event Timing, in steps of 8. */
  keys: number[]
  /** Frames from each Escape to the one in which the whole list stands again. */
  clearFrames: number[]
  /** Tasks over 50 ms of processor time, those of writes to the URL included. */
  longTasks: LongTask[]
}

interface Recorder {
  keys: number[]
  clearFrames: number[]
}

declare const recorder: Recorder

/** The least `durationThreshold` of Event Timing: https://www.w3.org/TR/event-timing/ */
const minDurationMs = 16

/** Runs in the page: records the cost of each key, and the frames after Escape. */
function recordKeys(durationThreshold: number): void {
  const state: Recorder = { keys: [], clearFrames: [] }
  const cellCount = document.querySelectorAll('#results > ul > li').length
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name === 'keydown') {
        state.keys.push(duration)
      }
    }
  }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit)
  const isWhole = () =>
    document.querySelectorAll('#results > ul > li:not([hidden])').length === cellCount &&
    document.querySelector('#results p')?.textContent === `${cellCount} restaurants found`
  addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape') {
        return
      }
      let frames = 0
      const look = () => {
        frames += 1
        if (isWhole()) {
          state.clearFrames.push(frames)
        } else {
          requestAnimationFrame(look)
        }
      }
      requestAnimationFrame(look)
    },
    { capture: true },
  )
  Object.assign(globalThis, { recorder: state })
}

/**
 * Types each text without waiting for the page and clears it by Escape, on a processor four times slower.
 */
export async function measureTyping(
  page: Page,
  texts: readonly string[],
  gapMs: number,
): Promise<Typing> {
  const session = await page.context().newCDPSession(page)
  await page.getByRole('searchbox').focus()
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const press = async (text: string) => {
    for (const key of [...text, 'Escape']) {
      // Not awaited: the next key comes after `gapMs`, whatever the page does.
      const pressed = page.keyboard.press(key)
      await page.waitForTimeout(gapMs)
      await pressed
    }
  }
  // Warms both pages up.
  await press('sa')
  await page.waitForTimeout(1000)
  await page.evaluate(recordKeys, minDurationMs)
  const endWatch = await watchLongTasks(session)
  for (const text of texts) {
    await press(text)
  }
  await page.waitForTimeout(1000)
  const longTasks = await endWatch()
  const { keys, clearFrames } = await page.evaluate(() => recorder)
  await page.close()
  const pressed = texts.join('').length + texts.length
  const unreported = Array.from({ length: Math.max(0, pressed - keys.length) }, () => minDurationMs)
  return { keys: [...keys, ...unreported], clearFrames, longTasks }
}
