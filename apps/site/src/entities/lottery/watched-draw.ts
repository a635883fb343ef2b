/** A draw whose numbers come out on the page. */
export type WatchedDraw = {
  readonly gameId: number
  readonly rulesGroup: string
  readonly numero: string
  /** Empty until it has its numbers. */
  readonly winNo: string
  /** Numbers that are out; undefined: all of them. */
  readonly outCount: number | undefined
}
