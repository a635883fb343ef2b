import { randomInt } from 'node:crypto'
import sharp from 'sharp'
import { captchaGlyphs } from '../domain/captcha-glyphs.ts'

const width = 160
const height = 60
const inks = ['#14532d', '#1e3a8a', '#7c2d12', '#581c87', '#134e4a'] as const

/** A random number from `from` to `to`, in thousandths: noise for the eye, not for money. */
const between = (from: number, to: number) => from + (randomInt(1001) / 1000) * (to - from)

type Point = readonly [number, number]
const show = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`

// Curves through the midpoints of a bent line: no corner is where the glyph table has it.
const bentPath = (points: readonly Point[]): string => {
  const [first = [0, 0] as const, ...rest] = points
  const last = points.at(-1) ?? first
  const bends = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1] ?? last
    const middle: Point = [point[0] * 0.35 + next[0] * 0.65, point[1] * 0.35 + next[1] * 0.65]
    const near: Point = [point[0] * 0.85 + next[0] * 0.15, point[1] * 0.85 + next[1] * 0.15]
    return index === rest.length - 2
      ? `L${show(point)}`
      : `L${show(point)}Q${show(near)} ${show(middle)}`
  })
  return `M${show(first)}${bends.join('')}L${show(last)}`
}

const drawGlyph = (character: string, index: number): string => {
  const turn = between(-0.42, 0.42)
  const lean = between(-0.25, 0.25)
  const [scaleX, scaleY] = [between(1.7, 2.3), between(1.9, 2.6)]
  const [centreX, centreY] = [21 + index * 29.5 + between(-4, 4), 30 + between(-6, 6)]
  const place = ([x, y]: Point): Point => {
    const [left, up] = [
      (x - 5) * scaleX + between(-1.1, 1.1),
      (y - 7) * scaleY + between(-1.1, 1.1),
    ]
    const slanted = left + lean * up
    return [
      centreX + slanted * Math.cos(turn) - up * Math.sin(turn),
      centreY + slanted * Math.sin(turn) + up * Math.cos(turn),
    ]
  }
  const strokes = captchaGlyphs[character] ?? []
  const path = strokes.map((stroke) => bentPath(stroke.map(place))).join('')
  return `<path d="${path}" stroke-width="${between(2.6, 3.8).toFixed(1)}"/>`
}

const drawCurve = (): string => {
  const at = () => `${between(0, width).toFixed(0)} ${between(4, height - 4).toFixed(0)}`
  const [startY, endY] = [between(6, height - 6).toFixed(0), between(6, height - 6).toFixed(0)]
  return (
    `<path d="M-4 ${startY}C${at()} ${at()} ${width + 4} ${endY}" ` +
    `stroke-width="${between(1.2, 2.4).toFixed(1)}" opacity="0.75"/>`
  )
}

const drawSpeck = (): string => {
  const [x, y] = [between(0, width), between(0, height)]
  const end: Point = [x + between(-5, 5), y + between(-5, 5)]
  return `<path d="M${show([x, y])}L${show(end)}" stroke-width="1.4" opacity="0.55"/>`
}

const times = (count: number, draw: () => string) => Array.from({ length: count }, draw).join('')

/** A PNG of 160 × 60 with the characters bent, turned, crossed and specked. */
export const drawCaptcha = (answer: string): Promise<Buffer> => {
  // One ink for letters and noise, so that colour does not separate them.
  const ink = inks[randomInt(inks.length)] ?? inks[0]
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="100%" height="100%" fill="#f1f5ee"/>` +
    `<g fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round">${times(40, drawSpeck)}` +
    `${[...answer].map(drawGlyph).join('')}${times(3, drawCurve)}</g></svg>`
  return sharp(Buffer.from(svg)).png({ compressionLevel: 6 }).toBuffer()
}
