import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { showNote } from '#src/components/LiveRegion/messages.ts'
import { VisuallyHidden } from '#src/components/VisuallyHidden/VisuallyHidden.tsx'
import type { DirectoryView } from '#src/domain/directory/directory-list.ts'
import { writeSpreadsheet } from '#src/domain/restaurant/spreadsheet.ts'
import { site } from '#src/site.ts'
import styles from './RestaurantsPage.module.scss'

/** Without a script it downloads the whole list. */
export function DownloadLink({ view, isSettled }: { view: DirectoryView; isSettled: boolean }) {
  const help = isSettled ? view.help : undefined
  const shown = [...view.found, ...(help?.entries ?? []), ...(help?.more?.entries ?? [])]
  const router = useRouter()
  const urlOf = (slug: string) =>
    site.origin + router.buildLocation({ to: '/restaurants/$slug', params: { slug } }).href
  const download = (event: MouseEvent) => {
    event.preventDefault()
    const restaurants = shown.map(({ item }) => item)
    const file = new Blob([writeSpreadsheet(restaurants, urlOf)], { type: 'text/csv' })
    const link = document.createElement('a')
    link.href = URL.createObjectURL(file)
    const title = document.title.replace(/\.? · .*$/, '')
    link.download = `${view.found.length > 0 ? title : help?.heading}.csv`
    // Not revoked: Safari reads the file when the visitor has allowed the download.
    link.click()
    showNote('Downloaded. Open it in Excel, or import it into Google My Maps by address.')
  }
  return (
    shown.length > 0 && (
      <a href="/restaurants.csv" download className={styles.download} onClick={download}>
        Download<VisuallyHidden> as a spreadsheet</VisuallyHidden>
      </a>
    )
  )
}
