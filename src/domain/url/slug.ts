import { z } from 'zod'

/** A part of a URL: lower-case words joined by hyphens. Runs at build time only. */
export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower-case words joined by hyphens, such as semma-new-york')
