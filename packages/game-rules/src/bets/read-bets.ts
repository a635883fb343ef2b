import type { TitleData } from '../engine/title-data.ts'
import { isRecordOf } from '../common/read-input.ts'
import type { BetsChoice, PlacedBet } from './bets.ts'

/**
 * Reads bets: each on an offered place, no place twice, each a multiple of the smallest chip, adding
 * up to the stake. Undefined for anything else.
 */
export const readBets = (
  title: TitleData,
  offered: ReadonlySet<string>,
  stakeMinor: bigint,
  sent: unknown,
): BetsChoice | undefined => {
  if (!isRecordOf(sent, ['bets'])) return undefined
  const { bets: placed } = sent
  if (!Array.isArray(placed) || placed.length === 0 || placed.length > offered.size) {
    return undefined
  }
  const chipMinor = title.stakeStepsMinor[0] ?? 0n
  const bets: PlacedBet[] = []
  const seen = new Set<string>()
  let leftMinor = stakeMinor
  for (const one of placed) {
    const bet = readBet(offered, chipMinor, one)
    if (!bet || seen.has(bet.bet)) return undefined
    seen.add(bet.bet)
    leftMinor -= BigInt(bet.stakeMinor)
    bets.push(bet)
  }
  return leftMinor === 0n ? { bets } : undefined
}

const amountText = /^[1-9][0-9]{0,15}$/

const readBet = (
  offered: ReadonlySet<string>,
  chipMinor: bigint,
  sent: unknown,
): PlacedBet | undefined => {
  if (!isRecordOf(sent, ['bet', 'stakeMinor'])) return undefined
  const { bet, stakeMinor } = sent
  if (typeof bet !== 'string' || !offered.has(bet)) return undefined
  if (typeof stakeMinor !== 'string' || !amountText.test(stakeMinor)) return undefined
  return BigInt(stakeMinor) % chipMinor === 0n ? { bet, stakeMinor } : undefined
}
