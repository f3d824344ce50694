/**
 * What people type that is near a word of the list and does not mean it: Madison is no misspelling of
 * Edison. As `toPlain` has them. tests/content/common-words.test.ts finds the ones to add, and to remove.
 */
export const knownWords: ReadonlySet<string> = new Set(
  (
    'aloo anniversary arvada bangalore bengali block boise brass canada capecod cary cash ' +
    'chair chapati chennai chile chili columbus curryhill dayton denton destin fork friend ' +
    'garden garland giftcard good greenbay gujarat horse indiana king korean longbeach lounge ' +
    'madison mains midland napa naperville newark norman northern northindian paleo plano ' +
    'portstlucie pulao raita raja redmond renton reston salty settle sheep southbend starter ' +
    'tempe thai valet vallejo work'
  ).split(' '),
)
