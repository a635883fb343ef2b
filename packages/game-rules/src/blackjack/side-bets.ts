import { stakeOn, type ReturnHundredths } from '../bets/bets.ts'
import { isRed, rankOf, suitOf, type Card } from '../cards/card.ts'
import { multiplyStake } from '../common/multiply-stake.ts'
import type { BlackjackChoice, PairKind, ShownSideBet, SideBetReturns, ThreeKind } from './types.ts'

/** The pair that the player's first two cards make. */
export const pairKindOf = (first: Card, second: Card): PairKind | null => {
  if (rankOf(first) !== rankOf(second)) return null
  if (suitOf(first) === suitOf(second)) return 'perfect'
  return isRed(first) === isRed(second) ? 'coloured' : 'mixed'
}

const isStraight = (ranks: readonly number[]): boolean => {
  const [low = 0, middle = 0, high = 0] = ranks.toSorted((one, other) => one - other)
  // The ace is low below a two and a three.
  return (middle === low + 1 && high === middle + 1) || (low === 0 && middle === 1 && high === 12)
}

/** What the player's first two cards and the dealer's open one form. */
export const threeKindOf = (cards: readonly Card[]): ThreeKind | null => {
  const ranks = cards.map(rankOf)
  const isFlush = new Set(cards.map(suitOf)).size === 1
  if (new Set(ranks).size === 1) return isFlush ? 'suited-three' : 'three-of-a-kind'
  if (isStraight(ranks)) return isFlush ? 'straight-flush' : 'straight'
  return isFlush ? 'flush' : null
}

/** The side bets, decided by the first cards. */
export const settleSideBets = (
  { perfectPairs, twentyOnePlusThree }: SideBetReturns,
  choice: BlackjackChoice,
  { first, second, open }: { readonly first: Card; readonly second: Card; readonly open: Card },
): readonly ShownSideBet[] => {
  const pair = pairKindOf(first, second)
  const three = threeKindOf([first, second, open])
  const settle = (
    bet: 'perfect-pairs' | '21+3',
    kind: PairKind | ThreeKind | null,
    hundredths: ReturnHundredths,
  ): ShownSideBet[] => {
    const stakeMinor = stakeOn(choice, bet)
    if (stakeMinor === 0n) return []
    const payoutMinor = multiplyStake(stakeMinor, hundredths)
    return [{ bet, stakeMinor: stakeMinor.toString(), payoutMinor: payoutMinor.toString(), kind }]
  }
  return [
    ...settle('perfect-pairs', pair, pair ? perfectPairs[pair] : 0),
    ...settle('21+3', three, three ? twentyOnePlusThree[three] : 0),
  ]
}
