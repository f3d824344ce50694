import { heldViewScript } from '#src/components/HeldView/held-view.ts'
import { themeScript } from '#src/components/ThemeToggle/theme.ts'
import { ThemeColors } from '#src/components/ThemeToggle/ThemeColors.tsx'
import { InlineScript } from './InlineScript.tsx'

/**
 * The part of the head that only the HTML brings. Render it on the server alone: React looks for
 * none of it when it takes the page over, so the browser's bundle does without.
 */
export function ServedHead({ speculationRules }: { speculationRules: string }) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <ThemeColors />
      <InlineScript code={`${themeScript};${heldViewScript}`} />
      <InlineScript type="speculationrules" code={speculationRules} />
    </>
  )
}
