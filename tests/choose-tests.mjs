// Words choose the files whose path has one of them, else the tests whose title has them all.
import { readdirSync } from 'node:fs'

const suites = {
  unit: { folder: 'tests', ending: /\.test\.tsx?$/ },
  http: { folder: 'tests/http', ending: /\.http\.ts$/ },
  browser: { folder: 'tests/e2e', ending: /\.e2e\.ts$/ },
}

/** Returns arguments for the runner. @type {(suite: keyof typeof suites, words: readonly string[]) => string} */
export function chooseTests(suite, words) {
  if (words.length === 0) {
    return ''
  }
  const { folder, ending } = suites[suite]
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => ending.test(file) && words.some((word) => file.includes(word)),
  )
  const title = words.join(' ').replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
  return files.length > 0 ? files.map(quote).join(' ') : `${titleOption[suite]} ${quote(title)}`
}

const titleOption = { unit: '-t', http: '-t', browser: '--pass-with-no-tests -g' }

/** For cmd.exe as well as for POSIX shells. @param {string} text */
function quote(text) {
  return `"${text.replaceAll(/["$`\\]/g, String.raw`\$&`)}"`
}
