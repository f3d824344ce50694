import { inspect } from 'node:util'

/** Mistakes in the content, in sentences for the editor. It stops the build. */
export class ContentError extends Error {
  override name = 'ContentError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    const count = problems.length === 1 ? 'One mistake' : `${problems.length} mistakes`
    super(`${count} in the content:\n${problems.map((problem) => `- ${problem}`).join('\n')}`)
    this.problems = problems
  }

  /** Makes Node print the message without a stack, which would not help an editor. */
  [inspect.custom](): string {
    return this.message
  }
}
