import type { Drawing } from '../drawings.ts'

/** The drawings of a tile: the main one, and the two in its corners. */
export type Three = { readonly large: Drawing; readonly left: Drawing; readonly right: Drawing }

type Place = {
  readonly x: number
  readonly y: number
  readonly side: number
  /** Degrees, clockwise around its middle. */
  readonly turn: number
}

/** A drawing as a square on a tile of 300 by 400. */
export const placed = ({ size, body }: Drawing, { x, y, side, turn }: Place): string =>
  `<g transform="rotate(${turn} ${x + side / 2} ${y + side / 2})">` +
  `<svg x="${x}" y="${y}" width="${side}" height="${side}" viewBox="0 0 ${size} ${size}">` +
  `${body}</svg></g>`
