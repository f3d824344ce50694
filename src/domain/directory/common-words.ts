/** Right words that are close to a word of the list, and wishes that no page speaks of. */
export const commonWords: ReadonlySet<string> = new Set(
  (
    'aloo andhra bengali bhindi bistro brunch canada chapati chili chinese delhi fusion garden halwa horse jalebi ' +
    'korean kosher london lounge mithai monday northern paleo papad persian phone poori prices sambar sheep ' +
    'soup tasty thai winter ' +
    'breakfast catering cheap children cozy date delivery friendly gluten happy hour kids late live lunch music ' +
    'night open outdoor parking patio pets quiet reservations romantic rooftop seating takeaway takeout views wifi'
  ).split(' '),
)
