import styles from './CopyLink.module.scss'
import { CopyNote } from './CopyNote.tsx'
import { useCopyLink } from './use-copy-link.ts'

export interface CopyLinkProps {
  /** On this site, from the slash. */
  path: string
  /** What the link leads to: told to whoever it is shared with, and when it was copied. */
  title: string
  /** Opens the device's own sheet where there is one. */
  isShared?: boolean
  children: string
}

/** Passes on the address of a page or a view. */
export function CopyLink({ path, title, isShared = false, children }: CopyLinkProps) {
  const { note, copyLink } = useCopyLink()

  const pass = () => {
    const url = location.origin + path
    if (isShared && 'share' in navigator) {
      // Rejects when the visitor closes the sheet, which is an answer too.
      navigator.share({ title, url }).catch(() => undefined)
    } else {
      void copyLink(url, title)
    }
  }

  return (
    <>
      <button type="button" className={styles.button} onClick={pass}>
        {children}
      </button>
      <CopyNote text={note} />
    </>
  )
}
