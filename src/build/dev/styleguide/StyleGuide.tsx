import { SiteFooter } from '#src/components/SiteFooter/SiteFooter.tsx'
import { SiteHeader } from '#src/components/SiteHeader/SiteHeader.tsx'
import { Part } from './Part.tsx'
import { Parts } from './Parts.tsx'
import styles from './StyleGuide.module.scss'
import { Colors, Spaces, TypeSteps } from './Tokens.tsx'

/** Everything the pages are made of, on one page. Development only (build/dev/style-guide-plugin.ts). */
export function StyleGuide() {
  return (
    <>
      <SiteHeader />
      <main className={styles.page}>
        <h1>Parts</h1>
        <Part name="Color roles">
          <Colors />
        </Part>
        <Part name="Type">
          <TypeSteps />
        </Part>
        <Part name="Space">
          <Spaces />
        </Part>
        <Parts />
      </main>
      <SiteFooter />
    </>
  )
}
