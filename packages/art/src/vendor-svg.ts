import type { Drawing } from './drawings.ts'
import { hexOf } from './oklch.ts'
import { rayPaths } from './rays.ts'

const width = 320
const height = 180

/** A vendor's background as SVG, 320 × 180: its drawing on the right, dark on the left for the words. */
export const vendorSvg = (drawing: Drawing, hue: number): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<defs><radialGradient id="ground" gradientUnits="userSpaceOnUse" cx="238" cy="80" r="260">`,
    `<stop offset="0" stop-color="${hexOf({ l: 0.68, c: 0.16, h: hue })}"/>`,
    `<stop offset=".5" stop-color="${hexOf({ l: 0.4, c: 0.14, h: hue })}"/>`,
    `<stop offset="1" stop-color="${hexOf({ l: 0.2, c: 0.07, h: hue + 30 })}"/></radialGradient>`,
    `<radialGradient id="fadeBy" gradientUnits="userSpaceOnUse" cx="238" cy="84" r="170">`,
    `<stop offset=".2" stop-color="#fff"/><stop offset="1" stop-color="#000"/></radialGradient>`,
    `<mask id="fade"><rect width="${width}" height="${height}" fill="url(#fadeBy)"/></mask>`,
    `<linearGradient id="words"><stop offset="0" stop-color="#000" stop-opacity=".62"/>`,
    `<stop offset=".75" stop-color="#000" stop-opacity="0"/></linearGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#ground)"/>`,
    `<g fill="#fff" fill-opacity=".12" mask="url(#fade)">`,
    `${rayPaths(1, { x: 238, y: 84, reach: 240 })}</g>`,
    `<ellipse cx="240" cy="156" rx="58" ry="9" fill="#000" opacity=".35"/>`,
    `<svg x="174" y="18" width="134" height="134" viewBox="0 0 ${drawing.size} ${drawing.size}">`,
    `${drawing.body}</svg>`,
    `<rect width="${width}" height="${height}" fill="url(#words)"/></svg>`,
  ].join('')
