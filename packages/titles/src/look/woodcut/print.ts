/** Two inks on paper, as a leaflet of cordel is printed. */
export const inks = { black: '#1c1411', red: '#cf3a22', paper: '#f6e8c6' } as const

/** What one block prints, on a square of 64: outlines of black, then of red, then what the knife took away. */
type Block = {
  /** Path data of the black outline; paper shows around it, so that it is read on any ground. */
  readonly outline: string
  /** Path data printed in red. */
  readonly red?: string
  /** Path data left as paper. */
  readonly paper?: string
  /** Cuts of the knife: from, to, and how broad in the middle. */
  readonly cuts?: readonly Cut[]
  /** Path data printed in red over the paper. */
  readonly shade?: string
  /** Path data printed in black over all. */
  readonly over?: string
}

/** `[x1, y1, x2, y2, breadth]` of a cut that is pointed at both ends. */
export type Cut = readonly [number, number, number, number, number?]

const rounded = (value: number): number => Math.round(value * 10) / 10

/** Path data of a cut. */
export const cutPath = ([x1, y1, x2, y2, breadth = 1.6]: Cut): string => {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  const [nx, ny] = [(-(y2 - y1) / length) * breadth, ((x2 - x1) / length) * breadth]
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2]
  const bow = (side: 1 | -1) => `${rounded(mx + nx * side)} ${rounded(my + ny * side)}`
  return `M${rounded(x1)} ${rounded(y1)}Q${bow(1)} ${rounded(x2)} ${rounded(y2)}Q${bow(-1)} ${rounded(x1)} ${rounded(y1)}Z`
}

/** Cuts side by side, from the first to the last one. */
export const hatch = (count: number, [first, last]: readonly [Cut, Cut]): readonly Cut[] =>
  Array.from({ length: count }, (_, index): Cut => {
    const part = count > 1 ? index / (count - 1) : 0
    const between = (at: 0 | 1 | 2 | 3) => first[at] + (last[at] - first[at]) * part
    return [between(0), between(1), between(2), between(3), first[4] ?? 1.6]
  })

const path = (fill: string, data: string | undefined): string =>
  data ? `<path d="${data}" fill="${fill}" fill-rule="evenodd"/>` : ''

/** The content of an `<svg viewBox="0 0 32 32">`. */
export const print = ({ outline, red, paper, cuts = [], shade, over }: Block): string =>
  `<g transform="translate(1.6 1.6) scale(.45)"><path d="${outline}" fill="${inks.paper}" stroke="${inks.paper}" stroke-width="6.4" stroke-linejoin="round"/>` +
  path(inks.black, outline) +
  path(inks.red, red) +
  path(inks.paper, paper) +
  path(inks.paper, cuts.map(cutPath).join('')) +
  `${path(inks.red, shade)}${path(inks.black, over)}</g>`
