/** A draw whose numbers are revealed on the page. */
export type WatchedDraw = {
  readonly gameId: number
  readonly rulesGroup: string
  readonly numero: string
  /** Empty until its numbers are published. */
  readonly winNo: string
  /** How many numbers have been revealed; undefined means all. */
  readonly outCount: number | undefined
}
