import path from 'node:path'
import { readContent } from '#src/build/content/read-content.ts'

/** Read once for all test files of a worker. */
export const content = readContent(path.resolve(import.meta.dirname, '..'))
