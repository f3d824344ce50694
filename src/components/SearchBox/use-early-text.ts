import { useEffect, type RefObject } from 'react'
import type { QueryBox } from './use-query-box.ts'

/** Reads what was typed before hydration, which keeps the value of an input and fires no event. */
export function useEarlyText(input: RefObject<HTMLInputElement | null>, { type }: QueryBox): void {
  useEffect(() => {
    const { value = '', defaultValue = '' } = input.current ?? {}
    if (value !== defaultValue) {
      type(value)
    }
  }, [input, type])
}
