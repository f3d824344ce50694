import { inspect } from 'node:util'

export class ContentError extends Error {
  override name = 'ContentError'

  constructor(problems: readonly string[]) {
    const count = problems.length === 1 ? 'One mistake' : `${problems.length} mistakes`
    super(`${count} in the content:\n${problems.map((problem) => `- ${problem}`).join('\n')}`)
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
