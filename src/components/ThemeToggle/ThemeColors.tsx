import { themeColors } from './theme.ts'

/** The color of the browser's own frame, one for each scheme; a chosen theme sets their media. */
export function ThemeColors() {
  return (['light', 'dark'] as const).map((scheme) => (
    <meta
      key={scheme}
      name="theme-color"
      data-scheme={scheme}
      media={`(prefers-color-scheme: ${scheme})`}
      content={themeColors[scheme]}
    />
  ))
}
