/** A tournament at one table as data: it starts when its seats are taken, and ends when one player has all chips. */
export type SitAndGo = {
  /** Stable forever: tables and records name it. */
  readonly code: string
  readonly seatCount: number
  /** Buy-ins: what a seat pays into the prizes, ascending, in 1/10,000 BRL; whole reais. */
  readonly buyInsMinor: readonly bigint[]
  /** The fee that a seat pays the house on top of its buy-in, in basis points of it. */
  readonly feeBp: number
  /** Tournament chips that a seat begins with; they are not money. */
  readonly startChips: number
  /** Hands per level: players can count them, and need no clock of the house. */
  readonly handsPerLevel: number
  /** The big blind of each level in chips, even, ascending; the last level continues to the end. */
  readonly bigBlinds: readonly number[]
  /** Shares of the prize money in basis points, first place first, adding up to the whole. */
  readonly prizesBp: readonly number[]
  /** Between two hands, so that the end of one can be seen. */
  readonly pauseMs: number
  /** If all seats are away for this long, places are given by chips. */
  readonly awayMs: number
  /** What a hand adds back to a seat's time bank. */
  readonly bankBackMs: number
  /** A seat is away after this many hands in a row without its seed. */
  readonly missedSeedsMax: number
}

/** The fee of a tournament with this buy-in. */
export const feeOf = ({ feeBp }: Pick<SitAndGo, 'feeBp'>, buyInMinor: bigint): bigint =>
  (buyInMinor * BigInt(feeBp)) / 10_000n

/** The price of a seat: the buy-in and the fee. */
export const entryOf = (sitAndGo: Pick<SitAndGo, 'feeBp'>, buyInMinor: bigint): bigint =>
  buyInMinor + feeOf(sitAndGo, buyInMinor)

/** The buy-in of a seat with this price; undefined if there is none. */
export const buyInOf = (
  sitAndGo: Pick<SitAndGo, 'feeBp' | 'buyInsMinor'>,
  entryMinor: bigint,
): bigint | undefined =>
  sitAndGo.buyInsMinor.find((buyInMinor) => entryOf(sitAndGo, buyInMinor) === entryMinor)

/** The prizes of a tournament with this buy-in, first place first; together all buy-ins. */
export const prizesOf = (
  { seatCount, prizesBp }: Pick<SitAndGo, 'seatCount' | 'prizesBp'>,
  buyInMinor: bigint,
): readonly bigint[] => {
  const allMinor = buyInMinor * BigInt(seatCount)
  const [, ...lower] = prizesBp.map((share) => {
    const exact = (allMinor * BigInt(share)) / 10_000n
    return exact - (exact % 100n)
  })
  return [lower.reduce((rest, prize) => rest - prize, allMinor), ...lower]
}
