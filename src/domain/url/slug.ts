import { z } from 'zod'

/** Lower-case words joined by hyphens, as they stand in a URL. */
export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower-case words joined by hyphens, such as semma-new-york')
