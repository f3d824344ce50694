/**
 * What people type that is near a word of the list and does not mean it: Madison is no misspelling of
 * Edison. As `toPlain` has them. tests/content/common-words.test.ts finds the ones to add, and to remove.
 */
export const knownWords: ReadonlySet<string> = new Set(
  (
    'alacarte aloo area arvada bangalore bengali block boise brass canada capecod cary cash chair chapati ' +
    'chennai chili columbus curryhill dayton denton destin friend garden garland giftcard good greenbay ' +
    'horse indiana king korean longbeach lounge madison midland naperville napa newark norman ' +
    'northern northindian paleo plano portstlucie pulao raita raja redmond renton reston salty sheep ' +
    'southbend starter tempe thai valet vallejo'
  ).split(' '),
)
