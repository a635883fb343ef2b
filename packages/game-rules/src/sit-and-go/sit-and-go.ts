/** A tournament at one table as data: it starts when its seats are taken, and ends when one has all chips. */
export type SitAndGo = {
  /** Stable forever: tables and records name it. */
  readonly code: string
  readonly seatCount: number
  /** What a seat pays into the prizes, rising, in 1/10,000 BRL; whole reais. */
  readonly buyInsMinor: readonly bigint[]
  /** What a seat pays the house on top of its buy-in, in basis points of it. */
  readonly feeBp: number
  /** Chips of the tournament that a seat begins with: they are no money. */
  readonly startChips: number
  /** Hands of a level: who played a hand can count them, and needs no clock of the house. */
  readonly handsPerLevel: number
  /** The big blind of each level in chips, even, rising; the last level continues to the end. */
  readonly bigBlinds: readonly number[]
  /** Shares of the prize money in basis points, of the first place first; together the whole. */
  readonly prizesBp: readonly number[]
  /** Between two hands: the end of one is seen. */
  readonly pauseMs: number
  /** After all seats were away for this time, places are given by chips. */
  readonly awayMs: number
  /** What a hand gives back to a seat's reserve of time. */
  readonly bankBackMs: number
  /** A seat is away after so many times in a row without its seed. */
  readonly missedSeedsMax: number
}

/** What a seat pays the house for a tournament of a buy-in. */
export const feeOf = ({ feeBp }: Pick<SitAndGo, 'feeBp'>, buyInMinor: bigint): bigint =>
  (buyInMinor * BigInt(feeBp)) / 10_000n

/** What a seat costs: the buy-in and the fee. */
export const entryOf = (sitAndGo: Pick<SitAndGo, 'feeBp'>, buyInMinor: bigint): bigint =>
  buyInMinor + feeOf(sitAndGo, buyInMinor)

/** The buy-in of a seat that costs so much; undefined where none does. */
export const buyInOf = (
  sitAndGo: Pick<SitAndGo, 'feeBp' | 'buyInsMinor'>,
  entryMinor: bigint,
): bigint | undefined =>
  sitAndGo.buyInsMinor.find((buyInMinor) => entryOf(sitAndGo, buyInMinor) === entryMinor)

/** The prizes of a tournament of a buy-in, of the first place first: all buy-ins together. */
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
