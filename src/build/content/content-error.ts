import { inspect } from 'node:util'

export class ContentError extends Error {
  override name = 'ContentError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    const count = problems.length === 1 ? 'One mistake' : `${problems.length} mistakes`
    super(`${count} in the content:\n${problems.map((problem) => `- ${problem}`).join('\n')}`)
    this.problems = problems
  }

  /** Node prints this: the message without a stack. */
  [inspect.custom](): string {
    return this.message
  }
}

/** Throws a ContentError unless there is no problem. */
export function throwProblems(problems: readonly string[]): void {
  if (problems.length > 0) {
    throw new ContentError(problems)
  }
}

/** Calls each function. Throws a ContentError that lists the mistakes of all. */
export function readAll<Results extends unknown[]>(
  readers: readonly [...{ [Index in keyof Results]: () => Results[Index] }],
): Results {
  const problems: string[] = []
  const results = readers.map((read) => {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof ContentError)) {
        throw error
      }
      problems.push(...error.problems)
      return undefined
    }
  })
  throwProblems(problems)
  return results as Results
}
