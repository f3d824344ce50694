import { z } from 'zod'
import { isDisplayDate } from '#src/domain/article/date.ts'

/** content/list.yaml */
export const listSchema = z.strictObject({
  updated: z
    .string()
    .refine(isDisplayDate, "a date such as 'October 1, 2025'")
    .describe("The day of the last quarterly revision as readers see it: 'October 1, 2025'."),
  awards: z
    .string()
    .regex(/^[A-Z][a-z]+ \d{4}$/, "a month such as 'April 2026'")
    .optional()
    .describe("The month up to which the awards are known: 'April 2026'."),
})

export type ListFacts = z.infer<typeof listSchema>
