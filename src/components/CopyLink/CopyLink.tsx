import styles from './CopyLink.module.scss'
import { CopyNote } from './CopyNote.tsx'
import { shareLink, useCopyLink } from './use-copy-link.ts'

export interface CopyLinkProps {
  /** On this site, from the slash. */
  path: string
  /** What the link leads to: told to whoever it is shared with, and when it was copied. */
  title: string
  children: string
}

/** Shares the URL of a page by the sheet of the device, or copies it where there is none. */
export function CopyLink({ path, title, children }: CopyLinkProps) {
  const { note, copyLink } = useCopyLink()

  const share = () => {
    const url = location.origin + path
    void shareLink(title, url, () => copyLink(url, title))
  }

  return (
    <>
      <button type="button" className={styles.button} onClick={share}>
        {children}
      </button>
      <CopyNote text={note} />
    </>
  )
}
