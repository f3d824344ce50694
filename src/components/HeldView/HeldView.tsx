import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { showAskedLocation } from '#src/boot/asked-location.ts'

/**
 * Calls showAskedLocation when the list of the HTML is hydrated. It stands inside the list, so that its
 * effect runs in the same commit as those of the search box, before that one writes a text to the URL.
 */
export function HeldView() {
  const router = useRouter()
  useEffect(() => void showAskedLocation(router), [router])
  return null
}
