import { z } from 'zod'
import { dateSchema } from '#src/domain/article/article-schema.ts'
import { hasBegun, isDisplayDate } from '#src/domain/article/date.ts'

/** content/list.yaml */
export const listSchema = z.strictObject({
  updated: dateSchema.describe(
    "The day of the last quarterly revision as readers see it: 'October 1, 2025'.",
  ),
  awards: z
    .string()
    .refine(isPastMonth, "a month that has begun, such as 'April 2026'")
    .optional()
    .describe("The month up to which the awards are known: 'April 2026'."),
})

function isPastMonth(month: string): boolean {
  const firstDay = month.replace(' ', ' 1, ')
  return isDisplayDate(firstDay) && hasBegun(firstDay)
}

export type ListFacts = z.infer<typeof listSchema>
