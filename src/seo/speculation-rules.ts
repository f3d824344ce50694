/**
 * Until the router has taken over, the browser itself may fetch the page of a link that is pointed
 * at. Pages without search params only: views are many and each is rendered anew.
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
