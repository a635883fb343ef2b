/** Cobalt in three strengths and an ochre, under white glaze. */
export const glazes = {
  deep: '#12378a',
  middle: '#3d73c6',
  pale: '#bcd4f1',
  white: '#fbfcf7',
  ochre: '#eeb02e',
} as const

type Glaze = keyof typeof glazes

/** An area of one colour; path data on a square of 64. */
export const wash = (colour: Glaze, data: string): string =>
  `<path d="${data}" fill="${glazes[colour]}"/>`

/** A stroke of the brush. */
export const brush = (data: string, width = 1.8, colour: Glaze = 'deep'): string =>
  `<path d="${data}" fill="none" stroke="${glazes[colour]}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

/** An area with its outline. */
export const shape = (colour: Glaze, data: string, width = 1.8): string =>
  `<path d="${data}" fill="${glazes[colour]}" stroke="${glazes.deep}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

const corner = (at: string, colour: Glaze): string =>
  `<g transform="${at}"><path d="M3.5 3.5H13C13 8.5 8.5 13 3.5 13Z" fill="${glazes[colour]}"/>` +
  `<path d="M3.5 15.5C9 15 15 9 15.5 3.5" fill="none" stroke="${glazes.deep}" stroke-width="1.3"/>` +
  `<circle cx="12.8" cy="12.8" r="1.5" fill="${glazes.deep}"/></g>`

const light =
  '<linearGradient id="gloss" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".75"/>' +
  '<stop offset=".4" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#0b2766" stop-opacity=".2"/></linearGradient>'

/** A painted tile, content of an `<svg viewBox="0 0 32 32">`; those with a prize of their own have an ochre frame. */
export const tile = (painting: string, isSpecial = false): string => {
  const colour = isSpecial ? 'ochre' : 'middle'
  const corners = ['', 'matrix(-1 0 0 1 64 0)', 'matrix(1 0 0 -1 0 64)', 'matrix(-1 0 0 -1 64 64)']
  return (
    `<defs>${light}</defs><g transform="scale(.5)"><rect x=".5" y="1.5" width="63" height="62.5" rx="5" fill="#8fa6c8"/>` +
    `<rect x=".5" y=".5" width="63" height="61.5" rx="5" fill="${glazes.white}"/>` +
    `<rect x="3" y="3" width="58" height="57" rx="2.5" fill="none" stroke="${glazes[colour]}" stroke-width="${isSpecial ? 2.6 : 1.4}"/>` +
    `<g transform="scale(1 .98)">${corners.map((at) => corner(at, colour)).join('')}</g>` +
    `<g transform="translate(3.2 2.6) scale(.9)">${painting}</g>` +
    `<rect x=".5" y=".5" width="63" height="61.5" rx="5" fill="url(#gloss)" opacity=".5"/></g>`
  )
}

/** A painted plate, as it hangs on a wall. */
export const plate = (painting: string): string => {
  const petals = Array.from(
    { length: 16 },
    (_, index) =>
      `<path transform="rotate(${index * 22.5} 32 32)" d="M32 2.5C35.5 4.5 35.5 8 32 10C28.5 8 28.5 4.5 32 2.5Z" fill="${glazes[index % 2 ? 'ochre' : 'middle']}"/>`,
  )
  return (
    `<defs>${light}</defs><g transform="scale(.5)"><circle cx="32" cy="32.8" r="31.2" fill="#7f97bd"/><circle cx="32" cy="32" r="31.2" fill="${glazes.white}"/>` +
    `<circle cx="32" cy="32" r="30" fill="none" stroke="${glazes.deep}" stroke-width="1.6"/>${petals.join('')}` +
    `<circle cx="32" cy="32" r="21.2" fill="${glazes.white}" stroke="${glazes.deep}" stroke-width="1.6"/>` +
    `<g transform="translate(9.6 9.6) scale(.7)">${painting}</g><circle cx="32" cy="32" r="31.2" fill="url(#gloss)" opacity=".5"/></g>`
  )
}
