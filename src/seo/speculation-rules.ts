/**
 * Speculation rules: before hydration the browser prefetches the page of a link under the pointer;
 * afterwards the router preloads and boot/remove-served-data.ts removes them. Links with search params
 * are left out, because every view costs a rendering.
 * https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export function writeSpeculationRules(): string {
  return JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: '/*\\?*' } },
            { not: { href_matches: '/*.(xml|json|txt|png|svg)' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  })
}
