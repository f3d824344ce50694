import type { MouseEvent } from 'react'
import { showNote } from '#src/components/LiveRegion/messages.ts'
import { VisuallyHidden } from '#src/components/VisuallyHidden/VisuallyHidden.tsx'
import type { DirectoryView } from '#src/domain/directory/directory-list.ts'
import { site } from '#src/site.ts'
import styles from './RestaurantsPage.module.scss'

/** Without a script it downloads the whole list. */
export function DownloadLink({ view }: { view: DirectoryView }) {
  const download = async (event: MouseEvent) => {
    event.preventDefault()
    try {
      const { writeSpreadsheet } = await import('#src/domain/directory/spreadsheet.ts')
      const shown = view.found.map(({ item }) => item)
      const file = new Blob([writeSpreadsheet(shown, site.origin)], { type: 'text/csv' })
      const link = document.createElement('a')
      link.href = URL.createObjectURL(file)
      link.download = `${document.title.replace(/\.? · .*$/, '')}.csv`
      // Not revoked: Safari reads the file when the visitor has allowed the download.
      link.click()
      showNote('Downloaded. Excel opens it, and Google My Maps places it by its address columns.')
    } catch {
      showNote('The list could not be downloaded. Please try again.')
    }
  }
  return (
    view.found.length > 0 && (
      <a href="/restaurants.csv" download className={styles.download} onClick={download}>
        Download<VisuallyHidden> as a spreadsheet</VisuallyHidden>
      </a>
    )
  )
}
