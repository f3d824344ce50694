interface PlainRestaurant {
  name: string
  city: string
  state: string
  rank: number
}

/**
 * The plain page, to compare with. Runs in the browser, on the directory without the site's scripts:
 * filters its cards by toggling `hidden`.
 */
export function plainList(restaurants: readonly PlainRestaurant[]): void {
  const list = document.querySelector('#results > ul')
  const models = [...(list?.children ?? [])]
  const box = document.querySelector('input')
  const count = document.querySelector('#results p')
  if (!list || !box || !count) {
    throw new Error('The page has no list, no box or no count line.')
  }
  // Sets `content-visibility: auto` on the cells, as on our page.
  document.querySelector('#results')?.setAttribute('data-typed', 'true')
  const cells = restaurants.map((restaurant, index) => {
    const cell = models[index % models.length]?.cloneNode(true) as HTMLElement
    const heading = cell.querySelector('h2')
    if (heading) {
      heading.textContent = restaurant.name
    }
    const text = `${restaurant.name}\n${restaurant.city}\n${restaurant.state}`.toLowerCase()
    return { cell, text }
  })
  list.replaceChildren(...cells.map(({ cell }) => cell))
  const filter = () => {
    const needle = box.value.trim().toLowerCase()
    let found = 0
    for (const { cell, text } of cells) {
      const isFound = text.includes(needle)
      cell.hidden = !isFound
      found += Number(isFound)
    }
    count.textContent = `${found} restaurants found`
  }
  box.addEventListener('input', filter)
  box.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') {
      box.value = ''
      filter()
    }
  })
}
