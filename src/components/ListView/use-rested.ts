import { startTransition, useEffect, useState } from 'react'

/** Longer than most people take between two keys. */
const restMs = 200

/**
 * Delays a typed value until 200 ms after the last key, for work that would slow every key down or
 * flicker with it. A value that was not typed is returned at once.
 */
export function useRested<Value extends object>(value: Value, isTyped: boolean): Value {
  const [rested, setRested] = useState(value)
  if (!isTyped && rested !== value) {
    setRested(value)
  }
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setRested(value)), restMs)
    return () => clearTimeout(timer)
  }, [value])
  return isTyped ? rested : value
}
