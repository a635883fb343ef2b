import type { CardDependencies } from '../dependencies.ts'
import { batchSize, noteDeals, removeOldFacts } from './note-deals.ts'

const everyMs = 5_000
/** Days become too old once a day. */
const removeEveryMs = 3_600_000

export type Noting = { stop(): Promise<void> }

/** Notes facts of deals in the background, one batch at a time. */
export const startNotingDeals = (dependencies: CardDependencies): Noting => {
  const { clock, log } = dependencies
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let pass: Promise<void> = Promise.resolve()
  let removedAtMs = 0
  const run = async () => {
    let nextMs = everyMs
    try {
      const count = await noteDeals(dependencies)()
      if (count === batchSize) nextMs = 0
      const nowMs = clock.now().getTime()
      if (nowMs - removedAtMs >= removeEveryMs) {
        await removeOldFacts(dependencies)()
        removedAtMs = nowMs
      }
    } catch (error) {
      log.error({ err: error }, 'facts of deals are not noted')
    }
    schedule(nextMs)
  }
  const schedule = (ms: number) => {
    if (stopped) return
    timer = setTimeout(() => (pass = run()), ms)
    timer.unref()
  }
  schedule(everyMs)
  return {
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await pass
    },
  }
}
