import { useEffect, type RefObject } from 'react'

const key = 'contact-draft'

/**
 * Stores the texts of a form in sessionStorage until `forget`, so that a reload or a wrong link loses
 * nothing. Texts from before hydration are stored too.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>): {
  keep: () => void
  /** Empties the fields, except those whose text has changed since it was sent. */
  forget: (sent: FormData) => void
} {
  useEffect(() => {
    fill(form.current?.elements ?? [], readDraft())
    keepDraft(form.current?.elements ?? [])
  }, [form])

  return {
    keep: () => keepDraft(form.current?.elements ?? []),
    forget: (sent) => {
      const elements = [...(form.current?.elements ?? [])]
      for (const field of elements.filter(isTextField)) {
        if (field.value === sent.get(field.name)) {
          field.value = ''
        }
      }
      keepDraft(elements)
    },
  }
}

function fill(elements: Iterable<Element>, draft: ReadonlyMap<string, string>): void {
  for (const field of elements) {
    if (isTextField(field) && field.value === '') {
      field.value = draft.get(field.name) ?? ''
    }
  }
}

function keepDraft(elements: Iterable<Element>): void {
  const texts = [...elements].filter(isTextField).map(({ name, value }) => [name, value])
  tryStorage(() => sessionStorage.setItem(key, JSON.stringify(texts)))
}

function isTextField(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
}

function readDraft(): Map<string, string> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(key) ?? '[]') as [string, string][])
  } catch {
    return new Map()
  }
}

function tryStorage(use: () => void): void {
  try {
    use()
  } catch {}
}
