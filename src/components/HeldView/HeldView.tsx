import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { showAskedLocation } from '#src/boot/asked-location.ts'

/**
 * Shows the view that was asked for once the list of the HTML is hydrated. It stands in the list: its
 * effect runs in the same commit as those of the search box, before a text is written to the URL.
 */
export function HeldView() {
  const router = useRouter()
  useEffect(() => void showAskedLocation(router), [router])
  return null
}
