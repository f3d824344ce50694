import type { Page } from '@playwright/test'
import { watchLongTasks, type LongTask } from './long-tasks.ts'

/** What typing cost, in milliseconds. */
export interface Typing {
  /** From each key to the end of the frame from which on the window shows the new list. */
  keys: number[]
  /** The same to the last change of the list, be it far below the window. */
  wholes: number[]
  /** Tasks over 50 ms of processor time, those of writes to the URL included. */
  longTasks: LongTask[]
}

interface Recorder {
  settle: () => Promise<{ key: number; whole: number } | undefined>
}

declare const recorder: Recorder

/** Runs in the page: notes keys, and when the frames that answer them are drawn. */
function recordKeys(): void {
  const results = document.querySelector('#results')
  const state = { pressed: 0, changed: 0, framesDue: 0 }
  let frames: { drawn: number; view: string }[] = []

  /** The count line and the cards in the window, with their places. */
  const look = (): string => {
    const lines = [results?.querySelector('p')?.textContent ?? '']
    for (const cell of results?.querySelectorAll(':scope > ul > li:not([hidden])') ?? []) {
      const { top } = cell.getBoundingClientRect()
      if (top > innerHeight) {
        break
      }
      lines.push(`${Math.round(top)} ${cell.textContent}`)
    }
    return lines.join('\n')
  }
  const watchFrame = (): void => {
    state.changed = performance.now()
    state.framesDue += 1
    requestAnimationFrame(() => {
      // A task of its own, which begins when the frame is drawn.
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => {
        frames.push({ drawn: performance.now(), view: look() })
        state.framesDue -= 1
        port1.close()
      })
      port1.start()
      port2.postMessage('')
    })
  }
  addEventListener('keydown', ({ timeStamp }) => void (state.pressed = timeStamp), {
    capture: true,
  })
  new MutationObserver((records) => {
    // Announcements and the addresses of links change with the URL, and nobody sees it.
    const isSeen = records.some(({ target, attributeName }) => {
      const element = target instanceof Element ? target : target.parentElement
      return attributeName !== 'href' && element?.closest('[role=status]') === null
    })
    if (isSeen) {
      watchFrame()
    }
  }).observe(results ?? document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  })

  const settle: Recorder['settle'] = async () => {
    while (
      state.framesDue > 0 ||
      performance.now() < Math.max(state.pressed, state.changed) + 250
    ) {
      await new Promise((resolve) => {
        setTimeout(resolve, 25)
      })
    }
    const answers = frames.filter(({ drawn }) => drawn > state.pressed)
    frames = []
    const last = answers.at(-1)
    const lastWrong = answers.findLastIndex(({ view }) => view !== last?.view)
    return (
      last && {
        key: (answers[lastWrong + 1] ?? last).drawn - state.pressed,
        whole: last.drawn - state.pressed,
      }
    )
  }
  Object.assign(globalThis, { recorder: { settle } })
}

/** Types each text key by key and clears it by Escape, on a processor four times slower. */
export async function measureTyping(page: Page, texts: readonly string[]): Promise<Typing> {
  const session = await page.context().newCDPSession(page)
  await page.getByRole('searchbox').focus()
  await page.evaluate(recordKeys)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const typing: Typing = { keys: [], wholes: [], longTasks: [] }
  const type = async (text: string) => {
    for (const key of [...text, 'Escape']) {
      await page.keyboard.press(key)
      const times = await page.evaluate(() => recorder.settle())
      if (times !== undefined) {
        typing.keys.push(times.key)
        typing.wholes.push(times.whole)
      }
      // The write to the URL, too, belongs to the key.
      await page.waitForTimeout(200)
    }
  }
  // The first keys of a page find cold code on either side.
  await type('sa')
  typing.keys = []
  typing.wholes = []
  const endWatch = await watchLongTasks(session)
  for (const text of texts) {
    await type(text)
  }
  typing.longTasks = await endWatch()
  await page.close()
  return typing
}
