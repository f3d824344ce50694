import type { Page } from '@playwright/test'

export const form = (page: Page) => page.getByRole('form', { name: 'Write to us' })
export const field = (page: Page, label: string) =>
  form(page).getByRole('textbox', { name: new RegExp(`^${label} ?\\*$`) })

export const values = {
  Name: 'Asha Reader',
  Email: 'asha@reader.example',
  Subject: 'A kitchen you missed',
  Message: 'Two lines\nof words.',
}

export async function fill(page: Page, texts: Record<string, string> = values): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    await field(page, label).fill(text)
  }
}
