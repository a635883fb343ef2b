import { glazes } from '@trevo/titles/look/azulejo/glaze.ts'
import { placed, type Three } from './three.ts'

const side = 75

/** One tile of the wall: a quarter flower in two corners, a lozenge where four tiles meet. */
const motif =
  `<g id="motif"><rect width="75" height="75" fill="${glazes.pale}"/>` +
  `<path d="M0 0H47C47 26 26 47 0 47ZM75 75H28C28 49 49 28 75 28Z" fill="${glazes.middle}" opacity=".55"/>` +
  `<path d="M0 0C20 4 31 15 34 34C15 31 4 20 0 0ZM75 75C55 71 44 60 41 41C60 44 71 55 75 75Z" fill="${glazes.white}"/>` +
  `<path d="M0 .8H75M.8 0V75" stroke="${glazes.white}" stroke-width="1.6"/></g>`

/** Four tiles together are a flower, so every second one is turned. */
const wall = Array.from({ length: 24 }, (_, index) => {
  const [column, row] = [index % 4, Math.floor(index / 4)]
  const [x, y] = [column * side, row * side - 10]
  const flip = (column + row) % 2 === 1 ? ` matrix(-1 0 0 1 ${side} 0)` : ''
  return `<use href="#motif" transform="translate(${x} ${y})${flip}"/>`
}).join('')

const ropeStripes = Array.from(
  { length: 14 },
  (_, index) => `M${index * 23 - 6} 283.5L${index * 23 + 4} 272.5`,
).join('')

/** Where the wall ends, a dark band with a rope border, for the words. */
const band =
  `<rect y="282" width="300" height="118" fill="#0b2160"/><rect y="270" width="300" height="16" fill="${glazes.white}"/>` +
  `<rect y="272.5" width="300" height="11" fill="${glazes.ochre}"/>` +
  `<path d="${ropeStripes}" stroke="${glazes.deep}" stroke-width="4"/>` +
  `<path d="M0 284.5H300M0 271.5H300" stroke="${glazes.deep}" stroke-width="2"/>`

const lifted = (...[drawing, place]: Parameters<typeof placed>): string =>
  `<g filter="url(#lift)">${placed(drawing, place)}</g>`

/** A tile as a wall of azulejos, its main drawing a plate in front of it, dusk from the edges. */
export const azulejoTile = ({ large, left, right }: Three): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><defs>${motif}` +
  `<radialGradient id="dusk" gradientUnits="userSpaceOnUse" cx="120" cy="110" r="260">` +
  `<stop offset=".3" stop-color="#0b2160" stop-opacity="0"/><stop offset="1" stop-color="#0b2160" stop-opacity=".62"/></radialGradient>` +
  `<filter id="lift" x="-20%" y="-20%" width="140%" height="160%">` +
  `<feGaussianBlur in="SourceAlpha" stdDeviation="6"/><feOffset dx="3" dy="8"/>` +
  `<feComponentTransfer><feFuncA type="linear" slope=".55"/></feComponentTransfer>` +
  `<feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter></defs>` +
  `${wall}<rect width="300" height="400" fill="url(#dusk)"/>${band}` +
  lifted(large, { x: 42, y: 26, side: 216, turn: 0 }) +
  lifted(left, { x: 12, y: 188, side: 92, turn: -8 }) +
  `${lifted(right, { x: 196, y: 190, side: 92, turn: 7 })}</svg>`
