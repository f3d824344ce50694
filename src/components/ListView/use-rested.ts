import { startTransition, useEffect, useState } from 'react'

/** Longer than most people take between two keys. */
const restMs = 200

/**
 * The value when the visitor last rested from typing: for what would cost every key time, or flicker
 * with it. A value that was not typed comes at once.
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
