import type { Chance } from '@trevo/fairness/chance.ts'
import type { ReturnHundredths } from '../bets/bets.ts'
import type { RiskOutcome } from '../bets/valid-stake.ts'
import { createBetsEngine } from '../bets/create-bets-engine.ts'
import { codeOf } from '../cards/card.ts'
import { createShoe } from '../cards/shoe.ts'
import { bankerDraws, isNatural, playerDraws, pointsOf, sumPoints, winnerOf } from './draw-rules.ts'
import { outcomeFacts, rules } from './texts.ts'
import { baccaratBets, type BaccaratOutcome, type BaccaratTitle } from './types.ts'

const places: ReadonlySet<string> = new Set(baccaratBets)

/** Draws player, banker, player, banker, then the player's and the banker's third card if any. */
const draw = ({ deckCount }: BaccaratTitle, chance: Chance): BaccaratOutcome => {
  const shoe = createShoe(deckCount, chance)
  const player = [shoe.draw()]
  const banker = [shoe.draw()]
  player.push(shoe.draw())
  banker.push(shoe.draw())
  const playerTwo = sumPoints(player.map(pointsOf))
  const bankerTwo = sumPoints(banker.map(pointsOf))
  if (!isNatural(playerTwo, bankerTwo)) {
    let third: number | undefined
    if (playerDraws(playerTwo)) {
      const card = shoe.draw()
      player.push(card)
      third = pointsOf(card)
    }
    if (bankerDraws(bankerTwo, third)) banker.push(shoe.draw())
  }
  const playerPoints = sumPoints(player.map(pointsOf))
  const bankerPoints = sumPoints(banker.map(pointsOf))
  return {
    player: player.map(codeOf),
    banker: banker.map(codeOf),
    playerPoints,
    bankerPoints,
    winner: winnerOf(playerPoints, bankerPoints),
  }
}

const isPair = ([first, second]: readonly string[]): boolean => first?.[0] === second?.[0]

const returnOf = (
  { returns }: BaccaratTitle,
  bet: string,
  outcome: BaccaratOutcome,
): ReturnHundredths => {
  const { winner, player, banker } = outcome
  switch (bet) {
    case 'player':
    case 'banker':
      if (winner === 'tie') return 100
      return winner === bet ? returns[bet] : 0
    case 'tie':
      return winner === 'tie' ? returns.tie : 0
    case 'player-pair':
      return isPair(player) ? returns[bet] : 0
    case 'banker-pair':
      return isPair(banker) ? returns[bet] : 0
    default:
      throw new RangeError(`no such place: ${bet}`)
  }
}

/** Who wins, with about the probabilities of eight decks; the pairs are separate bets and lose here. */
const results: readonly RiskOutcome<BaccaratOutcome>[] = [
  { winner: 'player' as const, weight: 446 },
  { winner: 'banker' as const, weight: 459 },
  { winner: 'tie' as const, weight: 95 },
].map(({ winner, weight }) => ({
  weight,
  outcome: { winner, player: ['2C', '3C'], banker: ['2C', '3C'], playerPoints: 5, bankerPoints: 5 },
}))

/** A number for each card drawn. */
export const engine = createBetsEngine<BaccaratTitle, BaccaratOutcome>({
  family: 'baccarat',
  places: () => places,
  draw,
  returnOf,
  riskOutcomes: () => results,
  maxWinStakes: ({ returns }) => Math.max(...Object.values(returns)) / 100,
  rules,
  outcomeFacts: (_title, outcome) => outcomeFacts(outcome),
})
