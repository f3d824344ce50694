import { act, cleanup, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TranslatedTexts } from '#src/components/TranslatedTexts.tsx'

/** How a translator may put its element into the page. */
const translators: Record<string, (text: Text, font: HTMLElement) => void> = {
  'in place of a text': (text, font) => text.replaceWith(font),
  'before a text that it removes': (text, font) => {
    text.before(font)
    text.remove()
  },
  'after a text that it removes': (text, font) => {
    text.after(font)
    text.remove()
  },
  'around a text': (text, font) => {
    text.before(font)
    font.replaceChildren(text)
  },
}

/** Each text and element may be there, change, move and go. */
function View({ texts }: { texts: readonly (string | undefined)[] }) {
  const [first, second, third, ...rest] = texts
  return (
    <>
      <TranslatedTexts />
      <p data-testid="view">
        {first}
        {second && <b>{second}</b>}
        {third} and {second}
        {rest}
        {first && (
          <i key={third}>
            {first}, {third}
          </i>
        )}
      </p>
    </>
  )
}

async function translate(put: (text: Text, font: HTMLElement) => void) {
  const walker = document.createTreeWalker(screen.getByTestId('view'), NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) {
    texts.push(walker.currentNode as Text)
  }
  await act(async () => {
    for (const text of texts) {
      const font = document.createElement('font')
      font.textContent = text.data
      put(text, font)
    }
  })
}

test.each(Object.entries(translators))(
  'a translator that puts its element %s leaves every view right',
  async (_name, put) => {
    const text = fc.option(fc.constantFrom('Semma', 'Rasika', 'Copra'), { nil: undefined })
    const views = fc.array(fc.array(text, { maxLength: 5 }), { minLength: 2, maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(views, async (all) => {
        cleanup()
        const { rerender } = render(<View texts={[]} />)
        for (const texts of all) {
          await act(async () => rerender(<View texts={texts} />))
          const shown = screen.getByTestId('view').textContent
          const [a = '', b = '', c = '', ...rest] = texts.map((one) => one ?? '')
          expect(shown).toBe(`${a}${b}${c} and ${b}${rest.join('')}${a && `${a}, ${c}`}`)
          await translate(put)
        }
      }),
      { numRuns: 30 },
    )
  },
)
