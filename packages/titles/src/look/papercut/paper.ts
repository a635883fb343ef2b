/** Papers of one box: night in four steps, then what is lit by the moon. */
export const papers = {
  night: '#241a4d',
  dusk: '#3c2c7a',
  violet: '#6349b0',
  lilac: '#a78be0',
  mist: '#d9caf5',
  white: '#fffaf0',
  cream: '#ffeec2',
  gold: '#f4b942',
  amber: '#d1812a',
  brown: '#8f4a1c',
  coral: '#f4604f',
  rose: '#ff9f9a',
  wine: '#a82a4b',
  jade: '#2c9c86',
  leaf: '#17695f',
} as const

export type Paper = keyof typeof papers

/** Shadow that a sheet throws on the one below, by how far it is raised. */
export const shadowFilter = (id: string, raised: number): string =>
  `<filter id="${id}" x="-25%" y="-25%" width="150%" height="180%"><feGaussianBlur in="SourceAlpha" stdDeviation="${raised}"/>` +
  `<feOffset dx="${raised * 0.5}" dy="${raised * 1.3}"/><feComponentTransfer><feFuncA type="linear" slope=".5"/></feComponentTransfer>` +
  `<feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>`

/** A sheet cut along path data on a square of 64; holes by the even-odd rule, its upper edge catches light. */
export const sheet = (paper: Paper, data: string): string =>
  `<g filter="url(#cut)"><path d="${data}" fill="${papers[paper]}" fill-rule="evenodd"/>` +
  `<path d="${data}" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width=".5"/></g>`

/** Sheets glued together first, so that they throw one shadow. */
export const glued = (paper: Paper, ...data: readonly string[]): string =>
  sheet(paper, data.join(''))

/** Flat paper without a shadow, as a small inlay. */
export const inlay = (paper: Paper, data: string): string =>
  `<path d="${data}" fill="${papers[paper]}" fill-rule="evenodd"/>`

/** Path data of a round hole or disc. */
export const round = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`

const number = (value: number): string => String(Math.round(value * 10) / 10)

/** Path data of a disc whose rim is `count` scallops. */
export const scalloped = (
  [x, y]: readonly [number, number],
  radius: number,
  count: number,
): string => {
  const point = (index: number): string => {
    const angle = (index / count) * Math.PI * 2
    return `${number(x + Math.sin(angle) * radius)} ${number(y - Math.cos(angle) * radius)}`
  }
  const bow = number(radius * Math.sin(Math.PI / count) * 1.06)
  const arcs = Array.from(
    { length: count },
    (_, index) => `A${bow} ${bow} 0 0 1 ${point(index + 1)}`,
  )
  return `M${point(0)}${arcs.join('')}Z`
}

/** Path data turned around a point: `make` gets the angle in radians of each of `count` copies. */
export const around = (count: number, make: (angle: number) => string): string =>
  Array.from({ length: count }, (_, index) => make((index / count) * Math.PI * 2)).join('')

/** Path data of a leaf-shaped hole along a ray, from one radius to another. */
export const slit = (
  [x, y]: readonly [number, number],
  [from, to]: readonly [number, number],
  breadth: number,
): ((angle: number) => string) => {
  return (angle) => {
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
    const at = (along: number, aside: number): string =>
      `${number(x + sin * along + cos * aside)} ${number(y - cos * along + sin * aside)}`
    const middle = from + (to - from) * 0.6
    return `M${at(from, 0)}Q${at(middle, breadth)} ${at(to, 0)}Q${at(middle, -breadth)} ${at(from, 0)}Z`
  }
}

/** The content of an `<svg viewBox="0 0 32 32">`. */
export const box = (sheets: string): string =>
  `<defs>${shadowFilter('cut', 0.9)}</defs><g transform="translate(1 .6) scale(.47)">${sheets}</g>`
