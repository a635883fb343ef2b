/** A rectangle in CSS pixels. */
export type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
