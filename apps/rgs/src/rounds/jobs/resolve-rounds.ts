import { createLoops, type Loops } from '@trevo/platform/create-loops.ts'
import type { Dependencies } from '../../dependencies.ts'
import { countUnfinished, takeDueRounds } from '../repository/rounds.ts'
import { driveRound } from '../service/drive-round.ts'

const batchSize = 20

/** Processes every round whose lease has expired. @returns how many it claimed. */
export const resolveRounds = async (dependencies: Dependencies): Promise<number> => {
  const { database, clock, leaseMs, log } = dependencies
  const now = clock.now()
  const leaseUntil = new Date(now.getTime() + leaseMs)
  const rounds = await takeDueRounds(database.db, { now, leaseUntil, limit: batchSize })
  await Promise.all(
    rounds.map((round) =>
      driveRound(dependencies)(round).catch((error: unknown) =>
        // The lease brings it back; an operator is alerted meanwhile.
        log.error({ err: error, roundId: round.id }, 'round cannot be resolved'),
      ),
    ),
  )
  return rounds.length
}

export type Resolver = Pick<Loops, 'stop'>

/** Resolves rounds in the background, one pass at a time, and updates the gauges. */
export const startResolver = (dependencies: Dependencies, everyMs: number): Resolver => {
  const refreshGauges = async () => {
    const { unfinished, stuck } = dependencies.metrics
    const counts = await countUnfinished(dependencies.database.db)
    unfinished.reset()
    for (const { state, count } of counts) unfinished.set({ state }, count)
    stuck.set(counts.reduce((sum, row) => sum + row.stuck, 0))
  }
  const loops = createLoops(dependencies.log, 'resolver')
  loops.repeat(async () => {
    const taken = await resolveRounds(dependencies)
    await refreshGauges()
    return taken === batchSize ? 'more' : undefined
  }, everyMs)
  return { stop: loops.stop }
}
