import { inspect } from 'node:util'

/** A mistake in the content, told to the editor who made it. Stops the build. */
export class ContentError extends Error {
  override name = 'ContentError'
  readonly problems: readonly string[]

  /** @param problems one sentence each: where, which field, what was expected, what was found */
  constructor(problems: readonly string[]) {
    const count = problems.length === 1 ? 'One mistake' : `${problems.length} mistakes`
    super(`${count} in the content:\n${problems.map((problem) => `- ${problem}`).join('\n')}`)
    this.problems = problems
  }

  /** What the command line shows: a stack would tell the editor nothing. */
  [inspect.custom](): string {
    return this.message
  }
}
