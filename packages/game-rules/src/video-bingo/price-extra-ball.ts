import { ballCount, cardCount, type CardState, type VideoBingoTitle } from './types.ts'

const CENTAVO_MINOR = 100n
const BP = 10_000n

/**
 * The price of one more ball in 1/10,000 BRL: the smallest amount in whole centavos at the title's
 * lowest stake at which the ball's return does not exceed its target, times the number of those
 * stakes, so that every stake gets the same offer. Undefined if that price would return too little.
 */
export const priceExtraBall = (
  title: VideoBingoTitle,
  stakeMinor: bigint,
  table: { readonly cards: readonly CardState[]; readonly drawnCount: number },
): bigint | undefined => {
  const leastMinor = title.stakeStepsMinor[0] ?? 0n
  const gains = table.cards.flatMap(({ pays, waitsFor }) =>
    waitsFor.map((one) => BigInt(one.pays - pays)),
  )
  // The expected gain is this divided by the balls left.
  const gainMinor = (gains.reduce((sum, gain) => sum + gain, 0n) * leastMinor) / BigInt(cardCount)
  if (gainMinor === 0n) return undefined
  const ballsLeft = BigInt(ballCount - table.drawnCount)
  const perCentavo = ballsLeft * CENTAVO_MINOR * BigInt(title.extraPricedAtBp)
  const centavos = (gainMinor * BP + perCentavo - 1n) / perCentavo
  const priceMinor = centavos * CENTAVO_MINOR
  const isWorthIt = gainMinor * BP >= priceMinor * ballsLeft * BigInt(title.extraOfferedFromBp)
  return isWorthIt ? (priceMinor * stakeMinor) / leastMinor : undefined
}
