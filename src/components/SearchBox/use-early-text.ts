import { useEffect, useRef, type RefObject } from 'react'
import type { QueryBox } from './use-query-box.ts'

/** What was typed before the script arrived stays in the box at hydration; nothing else says so. */
export function useEarlyText(
  input: RefObject<HTMLInputElement | null>,
  { text, type }: Pick<QueryBox, 'text' | 'type'>,
): void {
  const rendered = useRef(text)

  useEffect(() => {
    const early = input.current?.value
    if (early !== undefined && early !== rendered.current) {
      type(early)
    }
  }, [input, type])
}
