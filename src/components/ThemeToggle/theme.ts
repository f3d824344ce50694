export type Theme = 'system' | 'light' | 'dark'

const key = 'theme'

/** The paper of each theme (styles/_palette.scss), for the browser's own bars. */
export const themeColors = { light: '#fcf7ec', dark: '#180d14' }

/**
 * Runs in the head before the first paint, so that a chosen theme never flashes the other one, on
 * the page or in the browser's bars. It comes after the metas of those, which stand for the schemes
 * of the system until a choice switches one of them on by its media. A string, for the build leaves
 * inline scripts alone.
 */
export const themeScript = `try{var t=localStorage.getItem('${key}');if(t==='light'||t==='dark'){document.documentElement.dataset.theme=t;document.querySelectorAll('meta[name=theme-color]').forEach(m=>{m.media=m.dataset.scheme===t?'all':'not all'})}}catch{}`

/** The same after a choice. */
function paintBars(theme: string | undefined): void {
  document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((meta) => {
    const { scheme = '' } = meta.dataset
    meta.media =
      theme === undefined
        ? `(prefers-color-scheme: ${scheme})`
        : theme === scheme
          ? 'all'
          : 'not all'
  })
}

export function readTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/** Shows a theme and remembers it; 'system' forgets the choice. */
export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') {
    delete dataset.theme
  } else {
    dataset.theme = theme
  }
  paintBars(dataset.theme)
  try {
    if (theme === 'system') {
      localStorage.removeItem(key)
    } else {
      localStorage.setItem(key, theme)
    }
  } catch {
    // A browser that keeps nothing still shows the theme on this page.
  }
}

/** Calls back whenever the theme of the page changes. Returns what ends that. */
export function subscribeToTheme(callback: () => void): () => void {
  const observer = new MutationObserver(callback)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
