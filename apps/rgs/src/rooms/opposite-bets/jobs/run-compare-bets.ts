import { createLoops, type Loops } from '@trevo/platform/create-loops.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { compareBets, removedAtOnce, removeOldPairDays } from '../service/compare-bets.ts'

const compareEveryMs = 5_000
/** Days expire once a day. */
const removeEveryMs = 3_600_000

/** Compares players of settled games in the background, one game at a time, and removes old days. */
export const startComparingBets = (dependencies: Dependencies): Pick<Loops, 'stop'> => {
  const loops = createLoops(dependencies.log, 'opposite bets')
  const compare = compareBets(dependencies)
  const remove = removeOldPairDays(dependencies)
  loops.repeat(async () => ((await compare()) ? 'more' : undefined), compareEveryMs)
  loops.repeat(async () => ((await remove()) === removedAtOnce ? 'more' : undefined), removeEveryMs)
  return { stop: loops.stop }
}
