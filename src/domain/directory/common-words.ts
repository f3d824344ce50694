/** Right words that are close to a word of the list: "madison" is not Edison. */
export const commonWords: ReadonlySet<string> = new Set(
  (
    'alaska albany aloo andhra arlington arvada austin bangalore bengali bhindi bistro boise brunch canada ' +
    'chapati chili chinese columbus dayton destin durham fusion garden halwa hawaii horse indiana ' +
    'indianapolis irving jalebi korean kosher lexington london lounge madison midland mithai monday ' +
    'naperville naples northern paleo papad persian phone poori prices reno renton rose salem ' +
    'sambar sheep soup tacoma tasty thai vallejo wichita wilmington winter'
  ).split(' '),
)
