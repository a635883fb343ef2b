/** Flat colours of a travel poster: a sunset, what it shines on, and the shade of it. */
export const flats = {
  night: '#10304a',
  sea: '#12707e',
  lagoon: '#37b9a6',
  foam: '#f3f6e2',
  sand: '#ffdf9e',
  sun: '#ffb334',
  coral: '#ff6c4a',
  crimson: '#d0335a',
  plum: '#58204f',
  leaf: '#35a35f',
  forest: '#0e5748',
  lit: '#f2b98f',
  stone: '#b06a7c',
  shade: '#5d3263',
  bark: '#8d4a34',
} as const

export type Flat = keyof typeof flats

/** An area of one colour; path data on a square of 64, holes by the even-odd rule. */
export const area = (flat: Flat, data: string): string =>
  `<path d="${data}" fill="${flats[flat]}" fill-rule="evenodd"/>`

/** Path data of a disc. */
export const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`

/** What is behind the thing on a label: its ground, then bands from above, each down to the foot. */
type Bands = readonly [Flat, ...(readonly [Flat, number])[]]

const outlines = {
  arch: 'M4 62.5V31C4 14 16 2.5 32 2.5S60 14 60 31V62.5Z',
  round: disc(32, 32, 29),
} as const

/** A luggage label, content of an `<svg viewBox="0 0 32 32">`: those of worth are arches, the others round. */
export const label = (
  outline: keyof typeof outlines,
  [ground, ...bands]: Bands,
  drawing: string,
): string => {
  const data = outlines[outline]
  const below = bands.map(([flat, y]) => area(flat, `M0 ${y}H64V64H0Z`)).join('')
  return (
    `<defs><clipPath id="edge"><path d="${data}"/></clipPath></defs><g transform="translate(.6 .6) scale(.48)">` +
    `<path d="${data}" fill="${flats.foam}" stroke="${flats.foam}" stroke-width="4.6" stroke-linejoin="round"/>` +
    `<g clip-path="url(#edge)">${area(ground, 'M0 0H64V64H0Z')}${below}${drawing}</g>` +
    `<path d="${data}" fill="none" stroke="${flats.plum}" stroke-opacity=".35" stroke-width=".8"/></g>`
  )
}

/** A thing without a label, content of an `<svg viewBox="0 0 32 32">`. */
export const alone = (drawing: string): string =>
  `<g transform="translate(.6 .6) scale(.48)">${drawing}</g>`
