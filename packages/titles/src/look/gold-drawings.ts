const linear = (id: string, top: string, foot: string): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${foot}"/></linearGradient>`

/** A diamond of a card around a point, lighter on its left. */
const pip = ([x, y]: readonly [number, number], half: number): string =>
  `<path d="M${x} ${y - 1.3 * half}L${x + half} ${y}L${x} ${y + 1.3 * half}L${x - half} ${y}Z" fill="url(#gold-pip)"/>` +
  `<path d="M${x} ${y - 1.3 * half}L${x - half} ${y}L${x} ${y}Z" fill="#fff3b0" fill-opacity=".75"/>`

const pipsOfSix = ([12, 20] as const).flatMap((x) =>
  ([9, 16, 23] as const).map((y) => [x, y] as const),
)

const card =
  linear('gold-pip', '#ffd74a', '#b97800') +
  linear('gold-card', '#fffdf2', '#f3e3b4') +
  linear('gold-rim', '#ffe48a', '#a86c06') +
  '<rect x="6" y="2" width="20" height="28" rx="3.4" fill="url(#gold-rim)"/>' +
  '<rect x="7.3" y="3.3" width="17.4" height="25.4" rx="2.4" fill="url(#gold-card)"/>' +
  '<rect x="8.4" y="4.4" width="15.2" height="23.2" rx="1.6" fill="none" stroke="#d9a92f" stroke-width=".5"/>' +
  pipsOfSix.map((at) => pip(at, 2.5)).join('')

/** An ingot with its lower left corner there: front, upper side and end. */
const ingot = ([x, y]: readonly [number, number]): string =>
  `<path d="M${x} ${y}l1.6-5.4h5.8L${x + 9} ${y}Z" fill="url(#gold-front)"/>` +
  `<path d="M${x + 1.6} ${y - 5.4}l1.5-1.7h5.4l-1.1 1.7Z" fill="#fff0a3"/>` +
  `<path d="M${x + 7.4} ${y - 5.4}l1.1-1.7L${x + 10.2} ${y - 1.6}L${x + 9} ${y}Z" fill="#a4690a"/>` +
  `<path d="M${x + 2.6} ${y - 3.9}h3.6" stroke="#fff6c9" stroke-width=".7" stroke-linecap="round"/>`

// The lower rows first, each from the left: an upper one covers what is under it.
const bars =
  linear('gold-front', '#ffcf3f', '#c78409') +
  (
    [
      [0.4, 28],
      [10.6, 28],
      [20.8, 28],
      [5.5, 20.6],
      [15.7, 20.6],
      [10.6, 13.2],
    ] as const
  )
    .map(ingot)
    .join('')

/** A card with six golden diamonds, and six ingots: each the content of an `<svg viewBox="0 0 32 32">`. */
export const goldDrawings: Readonly<Record<string, string>> = {
  'gold-six-card': card,
  'gold-six-bars': bars,
}
