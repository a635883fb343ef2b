import type { Chance } from '@trevo/fairness/chance.ts'
import { announce } from './announce.ts'
import { modelOfTitle, oddsOfBout } from './bouts.ts'
import { drawContest } from './contest.ts'
import { isWon } from './odds.ts'
import type { ArenaPlace, ArenaTitle } from './types.ts'

/** A bet on one place, in stakes; the odds of the bout are looked up only if it won. */
export const leanArena = (title: ArenaTitle, place: ArenaPlace) => {
  const model = modelOfTitle(title)
  return (chance: Chance): number => {
    const bout = announce(model, chance)
    if (!isWon(place, drawContest(model, bout, chance))) return 0
    return (oddsOfBout(title, bout).get(place) ?? 0) / 100
  }
}
