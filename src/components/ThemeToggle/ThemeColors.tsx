import { paperColors } from '#src/boot/show-theme.ts'

/** The colors of the browser's bars, which `showTheme` switches. HeadContent would drop one of two equal names. */
export function ThemeColors() {
  return Object.entries(paperColors).map(([scheme, color]) => (
    <meta
      key={scheme}
      name="theme-color"
      data-scheme={scheme}
      media={`(prefers-color-scheme: ${scheme})`}
      content={color}
      suppressHydrationWarning
    />
  ))
}
