import type { Chance } from '@trevo/fairness/chance.ts'
import { createReusableShoe } from '../cards/reusable-shoe.ts'
import { returnOf, winnerOf } from './engine.ts'
import { dragonTigerBets, type DragonTigerBet, type DragonTigerTitle } from './types.ts'

/** A bet on one place with the engine's own winner; in stakes. */
export const leanDragonTiger = (title: DragonTigerTitle, bet: DragonTigerBet) => {
  const shoe = createReusableShoe(title.deckCount)
  const pays = Object.fromEntries(
    dragonTigerBets.map((won) => [won, returnOf(title, bet, won) / 100]),
  ) as Record<DragonTigerBet, number> // every bet is in it
  return (chance: Chance): number => {
    const winner = winnerOf(shoe.draw(chance), shoe.draw(chance))
    shoe.putBack()
    return pays[winner]
  }
}
