import type { CDPSession } from '@playwright/test'

/** https://developer.mozilla.org/en-US/docs/Glossary/Long_task */
const longTaskMs = 50

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Microseconds since some start. */
  ts: number
  /** Microseconds of wall-clock time. */
  dur?: number
  /** Microseconds of processor time. */
  tdur?: number
  args?: { name?: string }
}

/** Milliseconds of processor time. */
export interface LongTask {
  whole: number
  /** The part of scripts, with the layouts that they force; the rest is style, layout and paint. */
  script: number
}

/**
 * Watches the main thread of a page for tasks over 50 ms of processor time, which other programs do not
 * lengthen.
 * @returns a function that ends the watch and returns the tasks
 */
export async function watchLongTasks(session: CDPSession): Promise<() => Promise<LongTask[]>> {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value as unknown as TraceEvent[]) {
      if (
        /^(?:thread_name|FunctionCall|RunMicrotasks|EvaluateScript|.*RunTask)$/.test(event.name)
      ) {
        events.push(event)
      }
    }
  })
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', '__metadata', 'devtools.timeline'] },
  })
  return async () => {
    const isComplete = new Promise<void>((resolve) => {
      session.once('Tracing.tracingComplete', () => resolve())
    })
    await session.send('Tracing.end')
    await isComplete
    const main = new Set(
      events
        .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
        .map(({ pid, tid }) => `${pid} ${tid}`),
    )
    const ofMain = events.filter(({ pid, tid }) => main.has(`${pid} ${tid}`))
    const calls = ofMain.filter(({ name }) => !/^thread_name$|RunTask$/.test(name))
    return ofMain
      .filter(({ name, tdur = 0 }) => name.endsWith('RunTask') && tdur > longTaskMs * 1000)
      .map((task) => ({
        whole: toMilliseconds(task.tdur),
        script: toMilliseconds(
          findOutermost(calls.filter((call) => isInside(call, task))).reduce(
            (sum, { tdur = 0 }) => sum + tdur,
            0,
          ),
        ),
      }))
  }
}

function findOutermost(calls: readonly TraceEvent[]): TraceEvent[] {
  return calls.filter((call) => !calls.some((other) => other !== call && isInside(call, other)))
}

function isInside(one: TraceEvent, other: TraceEvent): boolean {
  return (
    one.pid === other.pid &&
    one.tid === other.tid &&
    one.ts >= other.ts &&
    one.ts + (one.dur ?? 0) <= other.ts + (other.dur ?? 0)
  )
}

function toMilliseconds(microseconds = 0): number {
  return Math.round(microseconds / 1000)
}
