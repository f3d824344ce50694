export interface PlainEntry {
  name: string
  /** The searched texts in lower case, each with the length of the shortest query compared with it. */
  fields: readonly (readonly [text: string, minQueryLength: number])[]
}

/**
 * The plain page, to compare with. Runs in the browser, on the directory without the site's scripts:
 * filters its cards by toggling `hidden`. It lists what the site lists, in the order of rank.
 */
export function plainList(entries: readonly PlainEntry[]): void {
  const list = document.querySelector('#results > ul')
  const models = [...(list?.children ?? [])]
  const box = document.querySelector('input')
  const count = document.querySelector('#results p')
  if (!list || !box || !count) {
    throw new Error('The page has no list, no box or no count line.')
  }
  // Sets `content-visibility: auto` on the cells, as on our page.
  document.querySelector('#results')?.setAttribute('data-typed', 'true')
  const cells = entries.map(({ name, fields }, index) => {
    const cell = models[index % models.length]?.cloneNode(true) as HTMLElement
    const heading = cell.querySelector('h2')
    if (heading) {
      heading.textContent = name
    }
    return { cell, fields }
  })
  list.replaceChildren(...cells.map(({ cell }) => cell))
  const filter = () => {
    const needle = box.value.trim().toLowerCase()
    let found = 0
    for (const { cell, fields } of cells) {
      const isFound = fields.some(
        ([text, minQueryLength]) => needle.length >= minQueryLength && text.includes(needle),
      )
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
