import type { TileGround, TileStyle } from '@trevo/titles/look/theme.ts'

type Pattern = Exclude<TileGround, 'rays' | TileStyle>

const width = 300

/** SVG of the pattern behind a tile's drawings, in white; the tile fades it out with its mask. */
export const groundPattern = (ground: Pattern): string => patterns[ground]()

const list = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** Numbers that look random but are the same each time, so that an unchanged tile is not redrawn. */
const steady = (index: number): number => {
  const wave = Math.sin(index * 127.1 + 31.7) * 43_758.545
  return wave - Math.floor(wave)
}

const cells = (): string => {
  const size = 52
  const rows = list(9, (row) =>
    list(8, (column) => {
      const x = column * (size + 8) - 70
      const y = row * (size + 8) - 60
      const opacity = (0.35 + steady(row * 8 + column) * 0.65).toFixed(2)
      return `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="13" opacity="${opacity}"/>`
    }),
  )
  return `<g transform="rotate(-11 150 160)">${rows}</g>`
}

const dots = (): string =>
  list(14, (row) =>
    list(12, (column) => {
      const x = column * 28 + (row % 2) * 14 - 8
      const y = row * 25 - 6
      const far = Math.hypot(x - width / 2, y - 160)
      return `<circle cx="${x}" cy="${y}" r="${(2 + far / 26).toFixed(1)}"/>`
    }),
  )

const waves = (): string =>
  list(11, (row) => {
    const y = row * 34 - 4
    const bow = 9 + (row % 3) * 4
    const bows = list(5, () => `q30 ${-bow} 60 0t60 0`)
    return `<path d="M${-20 - (row % 2) * 34} ${y}${bows}v12${mirrored(bow)}z" opacity="${row % 2 ? 0.6 : 1}"/>`
  })

/** The return path of a wave, which turns it into a band. */
const mirrored = (bow: number): string => list(5, () => `q-30 ${bow} -60 0t-60 0`)

/** The printed arcs of a card table, a row of diamonds along them, a lamp above. */
const felt = (): string => {
  const arcs = [230, 248, 302].map((radius, index) => {
    const line = `stroke="#fff" stroke-opacity="1" stroke-width="${index === 2 ? 16 : 4}"`
    return `<circle cx="150" cy="-8" r="${radius}" fill="none" ${line}/>`
  })
  const diamonds = list(9, (index) => {
    const angle = ((50 + index * 10) * Math.PI) / 180
    const x = 150 + Math.cos(angle) * 276
    const y = -8 + Math.sin(angle) * 276
    return `<path d="M${x.toFixed(1)} ${(y - 11).toFixed(1)}l8 11-8 11-8-11z"/>`
  })
  return `<path d="M118 -10h64l150 330H-32z" opacity=".7"/>${arcs.join('')}${diamonds}`
}

const stars = (): string =>
  list(46, (index) => {
    const x = steady(index) * width
    const y = steady(index + 91) * 330
    const size = 3 + steady(index + 17) ** 3 * 17
    const waist = size * 0.22
    const rest = size - waist
    const down = `l${waist} ${rest} ${rest} ${waist} ${-rest} ${waist} ${-waist} ${rest}`
    const arms = `${down} ${-waist} ${-rest} ${-rest} ${-waist} ${rest} ${-waist}z`
    return `<path d="M${x.toFixed(1)} ${(y - size).toFixed(1)}${arms}"/>`
  })

const patterns: Readonly<Record<Pattern, () => string>> = {
  cells,
  dots,
  waves,
  felt,
  stars,
}

/** A drawing's place on the tile of 300 by 400. */
export type Spot = {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turn: number
}

/** Placement of a tile's drawings: the large one, and the left and right ones behind it. */
export type Arrangement = { readonly large: Spot; readonly left: Spot; readonly right: Spot }

const classic: Arrangement = {
  large: { x: 39, y: 46, size: 222, turn: 0 },
  left: { x: 12, y: 194, size: 96, turn: -16 },
  right: { x: 192, y: 184, size: 96, turn: 18 },
}

/** Different ones for boards, of which a lobby shows many side by side. */
const others: readonly Arrangement[] = [
  classic,
  {
    large: { x: 20, y: 62, size: 206, turn: -9 },
    left: { x: 178, y: 40, size: 104, turn: 14 },
    right: { x: 184, y: 176, size: 104, turn: -12 },
  },
  {
    large: { x: 74, y: 66, size: 206, turn: 8 },
    left: { x: 18, y: 38, size: 108, turn: -14 },
    right: { x: 12, y: 178, size: 100, turn: 12 },
  },
]

/** All slots share one placement; other titles are placed by their number. */
export const arrangementOf = (ground: TileGround, nodeId: number): Arrangement =>
  ground === 'rays' ? classic : (others[nodeId % others.length] ?? classic)
