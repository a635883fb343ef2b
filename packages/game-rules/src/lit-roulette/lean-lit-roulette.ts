import type { Chance } from '@trevo/fairness/chance.ts'
import { placesOf, returnByKind } from '../roulette/places.ts'
import { pocketsOf } from '../roulette/wheel.ts'
import { drawLit } from './draw-lit.ts'
import type { LitRouletteTitle } from './types.ts'

/** A bet on one place, in stakes; what was lit matters only to a straight bet that has won. */
export const leanLitRoulette = (title: LitRouletteTitle, bet: string) => {
  const place = placesOf(title.wheel).get(bet)
  if (!place) throw new RangeError(`no such place: ${bet}`)
  const { kind, pockets } = place
  const pocketCount = pocketsOf(title.wheel).length
  const covered = new Set(pockets)
  return (chance: Chance): number => {
    const lit = drawLit(title, chance)
    const pocket = chance.nextInt(pocketCount)
    if (!covered.has(pocket)) return 0
    if (kind !== 'straight') return returnByKind[kind] / 100
    const found = lit.find((one) => one.pocket === pocket)
    return found ? 1 + found.odds : title.straightReturn / 100
  }
}
