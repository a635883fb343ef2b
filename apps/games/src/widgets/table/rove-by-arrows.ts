const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

type Point = { readonly x: number; readonly y: number }

const middleOf = (element: HTMLElement): Point => {
  const box = element.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** The distance to a place in a direction, sideways weighted more; undefined if it is in another direction. */
const distance = (
  from: Point,
  to: Point,
  [x, y]: readonly [number, number],
): number | undefined => {
  const ahead = (to.x - from.x) * x + (to.y - from.y) * y
  const aside = Math.abs((to.x - from.x) * y) + Math.abs((to.y - from.y) * x)
  return ahead > 1 && aside <= 2 * ahead ? ahead + 2 * aside : undefined
}

/** Makes many places one tab stop: arrow keys move from each to the nearest one in that direction. */
export const roveByArrows = (root: HTMLElement, places: readonly HTMLButtonElement[]): void => {
  const setStop = (stop: HTMLButtonElement | undefined): void => {
    for (const place of places) place.tabIndex = place === stop ? 0 : -1
  }
  setStop(places[0])
  root.addEventListener('keydown', (event) => {
    const direction = directions[event.key]
    const current = places.find((place) => place === document.activeElement)
    if (!direction || !current) return
    event.preventDefault()
    const from = middleOf(current)
    const near = places
      .map((place) => ({ place, far: distance(from, middleOf(place), direction) }))
      .filter(({ far }) => far !== undefined)
      .toSorted((one, other) => (one.far ?? 0) - (other.far ?? 0))
    const next = near[0]?.place
    if (!next) return
    setStop(next)
    next.focus()
  })
  root.addEventListener('focusin', ({ target }) => {
    const focused = places.find((place) => place === target)
    if (focused) setStop(focused)
  })
}
