import { z } from 'zod'
import { dateSchema } from '#src/domain/article/article-schema.ts'

/** content/list.yaml */
export const listSchema = z.strictObject({
  updated: dateSchema.describe(
    "The day of the last quarterly revision as readers see it: 'October 1, 2025'.",
  ),
  awards: z
    .string()
    .regex(/^[A-Z][a-z]+ \d{4}$/, "a month such as 'April 2026'")
    .optional()
    .describe("The month up to which the awards are known: 'April 2026'."),
})

export type ListFacts = z.infer<typeof listSchema>
