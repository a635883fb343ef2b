import { createLoops, type Loops } from '@trevo/platform/create-loops.ts'
import type { CardDependencies } from '../../dependencies.ts'
import { batchSize, noteDeals, removeOldFacts } from '../service/note-deals.ts'

const noteEveryMs = 5_000
/** Days expire once a day. */
const removeEveryMs = 3_600_000

export type Noting = Pick<Loops, 'stop'>

/** Records facts of deals in the background, one batch at a time, and removes old ones. */
export const startNotingDeals = (dependencies: CardDependencies): Noting => {
  const loops = createLoops(dependencies.log, 'facts of deals')
  const note = noteDeals(dependencies)
  loops.repeat(async () => ((await note()) === batchSize ? 'more' : undefined), noteEveryMs)
  loops.repeat(removeOldFacts(dependencies), removeEveryMs)
  return { stop: loops.stop }
}
