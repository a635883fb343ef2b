/** Of one lottery, in 1/10,000 BRL; null means no limit. */
export type GameLimit = {
  readonly order_minor_max: bigint
  readonly multiple_max: number
  readonly prize_minor_max: bigint
  readonly member_draw_minor_max: bigint | null
  readonly draw_minor_max: bigint | null
}

export type PlayLimit = { readonly isClosed: boolean; readonly orderMinorMax: bigint | null }

export const playKey = (gameId: number, playId: number): string => `${gameId}:${playId}`

/** Limits of plays, by `playKey`. */
export type PlayLimits = ReadonlyMap<string, PlayLimit>
/** The possible payout for one line of a play, by `playKey`. */
export type ExposureLimits = ReadonlyMap<string, bigint>
