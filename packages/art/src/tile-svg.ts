import type { TileGround, TileStyle } from '@trevo/titles/look/theme.ts'
import type { Drawing, DrawingStore } from './drawings.ts'
import { hexOf } from './oklch.ts'
import { rayPaths } from './rays.ts'
import { styledTiles } from './styles/styled-tiles.ts'
import { arrangementOf, groundPattern, type Spot } from './tile-grounds.ts'
import { tileStyle } from './tile-key.ts'

/** The input of a tile's picture. Its words are placed next to the picture, as text. */
export type TileArt = {
  readonly key: string
  /** OKLCH hue in degrees. */
  readonly hue: number
  /** Names of drawings: the large one, then the two behind it. */
  readonly symbols: readonly [string, string, string]
  /** Picks the ray pattern (CARD-4). */
  readonly nodeId: number
  /** Background behind the drawings; rays by default. */
  readonly ground?: TileGround
}

const width = 300
const height = 400
const centre = { x: 150, y: 160, reach: 330 }

/** One tile as SVG, 300 × 400: background, rays, symbols, and a dark lower edge for the words. */
export const tileSvg = async (art: TileArt, drawings: DrawingStore): Promise<string> => {
  const [large, left, right] = await Promise.all(art.symbols.map((name) => drawings.get(name)))
  if (!large || !left || !right) throw new Error(`Tile ${art.key} needs three symbols.`)
  const { ground: pattern = 'rays' } = art
  if (isStyle(pattern)) return styledTiles[pattern]({ large, left, right })
  const spots = arrangementOf(pattern, art.nodeId)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<defs>${ground(art.hue)}${fades(art.hue)}</defs>`,
    `<rect width="${width}" height="${height}" fill="url(#ground)"/>`,
    `<g fill="#fff" fill-opacity=".13" stroke-opacity=".1" mask="url(#fade)">`,
    `${pattern === 'rays' ? rayPaths(tileStyle(art.nodeId), centre) : groundPattern(pattern)}</g>`,
    `<ellipse cx="150" cy="268" rx="104" ry="20" fill="#000" opacity=".32" filter="url(#soft)"/>`,
    place(left, spots.left),
    place(right, spots.right),
    place(large, spots.large),
    `<rect y="196" width="${width}" height="204" fill="url(#foot)"/>`,
    `</svg>`,
  ].join('')
}

const isStyle = (ground: TileGround): ground is TileStyle => ground in styledTiles

const ground = (hue: number): string =>
  `<radialGradient id="ground" gradientUnits="userSpaceOnUse" cx="150" cy="152" r="290">` +
  `<stop offset="0" stop-color="${hexOf({ l: 0.8, c: 0.17, h: hue })}"/>` +
  `<stop offset=".45" stop-color="${hexOf({ l: 0.53, c: 0.18, h: hue })}"/>` +
  `<stop offset="1" stop-color="${hexOf({ l: 0.27, c: 0.11, h: hue + 40 })}"/></radialGradient>`

const fades = (hue: number): string => {
  const dark = hexOf({ l: 0.15, c: 0.055, h: hue + 40 })
  return (
    `<radialGradient id="fadeBy" gradientUnits="userSpaceOnUse" cx="150" cy="160" r="250">` +
    `<stop offset=".2" stop-color="#fff"/><stop offset="1" stop-color="#000"/></radialGradient>` +
    `<mask id="fade"><rect width="300" height="400" fill="url(#fadeBy)"/></mask>` +
    `<linearGradient id="foot" x1="0" x2="0" y1="0" y2="1">` +
    `<stop offset="0" stop-color="${dark}" stop-opacity="0"/>` +
    `<stop offset=".52" stop-color="${dark}" stop-opacity=".86"/>` +
    `<stop offset="1" stop-color="${dark}" stop-opacity=".97"/></linearGradient>` +
    `<filter id="soft" x="-50%" y="-150%" width="200%" height="400%"><feGaussianBlur stdDeviation="12"/></filter>` +
    `<filter id="lift" x="-20%" y="-20%" width="140%" height="160%">` +
    `<feGaussianBlur in="SourceAlpha" stdDeviation="7"/><feOffset dy="9"/>` +
    `<feComponentTransfer><feFuncA type="linear" slope=".5"/></feComponentTransfer>` +
    `<feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>`
  )
}

/** A drawing at a position, rotated around its own centre, with a shadow. */
const place = (drawing: Drawing, spot: Spot): string => {
  const middle = `${spot.x + spot.size / 2} ${spot.y + spot.size / 2}`
  return (
    `<g filter="url(#lift)"><g transform="rotate(${spot.turn} ${middle})">` +
    `<svg x="${spot.x}" y="${spot.y}" width="${spot.size}" height="${spot.size}" ` +
    `viewBox="0 0 ${drawing.size} ${drawing.size}">${drawing.body}</svg></g></g>`
  )
}
