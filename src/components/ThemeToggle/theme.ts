export type Theme = 'system' | 'light' | 'dark'

const key = 'theme'

/**
 * Runs in the head before the first paint, so that a chosen theme never flashes the other one. A
 * string, for the build leaves inline scripts alone.
 */
export const themeScript = `try{var t=localStorage.getItem('${key}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`

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
