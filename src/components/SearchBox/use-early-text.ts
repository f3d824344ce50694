import { useEffect, useRef, type RefObject } from 'react'
import { toQueryText } from '#src/domain/url/query-text.ts'
import { readQuery, type QueryBox } from './use-query-box.ts'

/**
 * Hydration keeps the value of an input and fires no event. This reads the value after hydration: a text
 * typed before the script came, and on a static host the text of the URL, for which the HTML was not
 * rendered (boot/inline).
 */
export function useEarlyText(
  input: RefObject<HTMLInputElement | null>,
  { text, type, show }: QueryBox,
): void {
  const rendered = useRef(text)

  useEffect(() => {
    const early = input.current?.value
    if (early !== undefined && early !== rendered.current) {
      const isAsked = toQueryText(early) === readQuery(location.search)
      if (isAsked) {
        show(early)
      } else {
        type(early)
      }
    }
  }, [input, type, show])
}
