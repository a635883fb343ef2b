import type { Chance } from '@trevo/fairness/chance.ts'
import type { ReturnHundredths } from '../bets/bets.ts'
import type { RiskOutcome } from '../bets/valid-stake.ts'
import { createBetsEngine } from '../bets/create-bets-engine.ts'
import { aceRank, codeOf, rankOf, suitOf, type Card } from '../cards/card.ts'
import { createShoe } from '../cards/shoe.ts'
import { outcomeFacts, rules } from './texts.ts'
import { dragonTigerBets, type DragonTigerOutcome, type DragonTigerTitle } from './types.ts'

const places: ReadonlySet<string> = new Set(dragonTigerBets)

// The ace is the lowest card.
const heightOf = (card: Card): number => (rankOf(card) + 1) % (aceRank + 1)

const draw = ({ deckCount }: DragonTigerTitle, chance: Chance): DragonTigerOutcome => {
  const shoe = createShoe(deckCount, chance)
  const dragon = shoe.draw()
  const tiger = shoe.draw()
  return { dragon: codeOf(dragon), tiger: codeOf(tiger), winner: winnerOf(dragon, tiger) }
}

/** Who has the higher card; a tie of two identical cards is a separate result. */
export const winnerOf = (dragon: Card, tiger: Card): DragonTigerOutcome['winner'] => {
  const ahead = heightOf(dragon) - heightOf(tiger)
  if (ahead === 0) return suitOf(dragon) === suitOf(tiger) ? 'suited-tie' : 'tie'
  return ahead > 0 ? 'dragon' : 'tiger'
}

/** The return of a stake on a place if a side wins, or at a tie. */
export const returnOf = (
  { returns, returnOnTie }: DragonTigerTitle,
  bet: string,
  winner: DragonTigerOutcome['winner'],
): ReturnHundredths => {
  const isTie = winner === 'tie' || winner === 'suited-tie'
  switch (bet) {
    case 'dragon':
    case 'tiger':
      if (isTie) return returnOnTie
      return winner === bet ? returns[bet] : 0
    case 'tie':
      return isTie ? returns.tie : 0
    case 'suited-tie':
      return winner === 'suited-tie' ? returns['suited-tie'] : 0
    default:
      throw new RangeError(`no such place: ${bet}`)
  }
}

/** Who wins, with about the probabilities of eight decks. */
const results: readonly RiskOutcome<DragonTigerOutcome>[] = [
  { winner: 'dragon' as const, weight: 463 },
  { winner: 'tiger' as const, weight: 463 },
  { winner: 'tie' as const, weight: 58 },
  { winner: 'suited-tie' as const, weight: 16 },
].map(({ winner, weight }) => ({ weight, outcome: { dragon: '2C', tiger: '2C', winner } }))

/** A number for each card: the dragon's, then the tiger's. */
export const engine = createBetsEngine<DragonTigerTitle, DragonTigerOutcome>({
  family: 'dragon-tiger',
  places: () => places,
  draw,
  returnOf: (title, bet, { winner }) => returnOf(title, bet, winner),
  riskOutcomes: () => results,
  maxWinStakes: ({ returns }) => Math.max(...Object.values(returns)) / 100,
  rules,
  outcomeFacts: (_title, outcome) => outcomeFacts(outcome),
})
