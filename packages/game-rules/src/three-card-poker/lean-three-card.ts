import type { Chance } from '@trevo/fairness/chance.ts'
import { createReusableShoe } from '../cards/reusable-shoe.ts'
import type { LeanPayout } from '../engine/measure.ts'
import { antesOf, resultOf } from './engine.ts'
import { kindOfScore, playingScore, scoreHand } from './score-hand.ts'
import type { ThreeCardBet, ThreeCardTitle } from './types.ts'

/** One bet at optimal play, by the engine's own scores and results; in stakes. */
export const leanThreeCard = (title: ThreeCardTitle, bet: ThreeCardBet): LeanPayout => {
  const shoe = createReusableShoe(1)
  const drawScore = (chance: Chance): number =>
    scoreHand(shoe.draw(chance), shoe.draw(chance), shoe.draw(chance))
  return (chance, round) => {
    const player = drawScore(chance)
    const dealer = drawScore(chance)
    shoe.putBack()
    const kind = kindOfScore(player)
    if (bet === 'pair-plus') return (title.pairPlus[kind] ?? 0) / 100
    const bonus = (title.anteBonus[kind] ?? 0) / 100
    if (player < playingScore) return bonus
    round.stake = 2
    return Number(antesOf[resultOf(player, dealer)]) + bonus
  }
}
