import { useSyncExternalStore } from 'react'

export interface Message {
  id: number
  text: string
  /** Set on a message that is seen too: how long it is shown. */
  shownMs?: number
}

/** Then a spoken message leaves the page, where nobody should read it as content. */
const spokenMs = 5000

let messages: readonly Message[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Makes screen readers speak a text, after what they are speaking. */
export function speak(text: string): void {
  const message = add({ text })
  setTimeout(() => remove(message), spokenMs)
}

/** Shows a text above the page for a while, in place of the one before, and makes it spoken. */
export function showNote(text: string, shownMs = 6000): void {
  messages = messages.filter((message) => message.shownMs === undefined)
  add({ text, shownMs })
}

export function remove(message: Message): void {
  update(messages.filter((one) => one !== message))
}

export function useMessages(): readonly Message[] {
  return useSyncExternalStore(
    subscribe,
    () => messages,
    () => none,
  )
}

const none: readonly Message[] = []

function add(content: Omit<Message, 'id'>): Message {
  const message = { ...content, id: (lastId += 1) }
  update([...messages, message])
  return message
}

function update(next: readonly Message[]): void {
  messages = next
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    messages = none
  }
}
