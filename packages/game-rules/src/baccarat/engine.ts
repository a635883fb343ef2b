import type { Chance } from '@trevo/fairness/chance.ts'
import type { ReturnHundredths } from '../bets/bets.ts'
import type { RiskOutcome } from '../bets/valid-stake.ts'
import { createBetsEngine } from '../bets/create-bets-engine.ts'
import { codeOf } from '../cards/card.ts'
import { createShoe } from '../cards/shoe.ts'
import { bankerDraws, isNatural, playerDraws, pointsOf, sumPoints, winnerOf } from './draw-rules.ts'
import { betsOf } from './bets-of.ts'
import { outcomeFacts, rules } from './texts.ts'
import type { BaccaratBet, BaccaratOutcome, BaccaratTitle } from './types.ts'

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

const isSix = ({ winner, bankerPoints }: BaccaratOutcome): boolean =>
  winner === 'banker' && bankerPoints === 6

const isFourCards = ({ player, banker }: BaccaratOutcome): boolean =>
  player.length + banker.length === 4

/** Whether a bet wins with an outcome. */
const wins: Readonly<Record<BaccaratBet, (outcome: BaccaratOutcome) => boolean>> = {
  player: ({ winner }) => winner === 'player',
  banker: ({ winner }) => winner === 'banker',
  tie: ({ winner }) => winner === 'tie',
  'player-pair': ({ player }) => isPair(player),
  'banker-pair': ({ banker }) => isPair(banker),
  'either-pair': ({ player, banker }) => isPair(player) || isPair(banker),
  'super-six': isSix,
  small: isFourCards,
  big: (outcome) => !isFourCards(outcome),
}

const returnOf = (
  title: BaccaratTitle,
  place: string,
  outcome: BaccaratOutcome,
): ReturnHundredths => {
  const bet = betsOf(title).find((one) => one === place)
  if (!bet) throw new RangeError(`no such place: ${place}`)
  const { returns, bankerSixReturn } = title
  if (outcome.winner === 'tie' && (bet === 'player' || bet === 'banker')) return 100
  if (!wins[bet](outcome)) return 0
  if (bet === 'banker' && bankerSixReturn !== undefined && isSix(outcome)) return bankerSixReturn
  return returns[bet] ?? 0
}

type Told = Pick<BaccaratOutcome, 'winner' | 'bankerPoints'> & { readonly isDrawn: boolean }

/** An outcome as far as bets other than the pairs tell it apart; the pairs are separate bets and lose here. */
const riskOf = ({ winner, bankerPoints, isDrawn }: Told): BaccaratOutcome => ({
  winner,
  player: isDrawn ? ['2C', '3C', '4C'] : ['2C', '3C'],
  banker: ['2C', '3C'],
  playerPoints: 5,
  bankerPoints,
})

/** Who wins, with about the probabilities of eight decks. */
const winners: readonly RiskOutcome<BaccaratOutcome>[] = [
  { weight: 446, outcome: riskOf({ winner: 'player', bankerPoints: 5, isDrawn: false }) },
  { weight: 459, outcome: riskOf({ winner: 'banker', bankerPoints: 5, isDrawn: false }) },
  { weight: 95, outcome: riskOf({ winner: 'tie', bankerPoints: 5, isDrawn: false }) },
]

/** The same, and whether the banker wins with six and whether a third card is drawn. */
const winnersAndCards: readonly RiskOutcome<BaccaratOutcome>[] = [
  { weight: 1714, outcome: riskOf({ winner: 'player', bankerPoints: 5, isDrawn: false }) },
  { weight: 2747, outcome: riskOf({ winner: 'player', bankerPoints: 5, isDrawn: true }) },
  { weight: 1714, outcome: riskOf({ winner: 'banker', bankerPoints: 8, isDrawn: false }) },
  { weight: 2331, outcome: riskOf({ winner: 'banker', bankerPoints: 5, isDrawn: true }) },
  { weight: 540, outcome: riskOf({ winner: 'banker', bankerPoints: 6, isDrawn: true }) },
  { weight: 358, outcome: riskOf({ winner: 'tie', bankerPoints: 7, isDrawn: false }) },
  { weight: 596, outcome: riskOf({ winner: 'tie', bankerPoints: 5, isDrawn: true }) },
]

const tellsCards = ({ returns, bankerSixReturn }: BaccaratTitle): boolean =>
  bankerSixReturn !== undefined ||
  returns['super-six'] !== undefined ||
  returns.small !== undefined ||
  returns.big !== undefined

/** A number for each card drawn. */
export const engine = createBetsEngine<BaccaratTitle, BaccaratOutcome>({
  family: 'baccarat',
  places: (title) => new Set(betsOf(title)),
  draw,
  returnOf,
  riskOutcomes: (title) => (tellsCards(title) ? winnersAndCards : winners),
  maxWinStakes: ({ returns }) => Math.max(...Object.values(returns)) / 100,
  rules,
  outcomeFacts: (_title, outcome) => outcomeFacts(outcome),
})
