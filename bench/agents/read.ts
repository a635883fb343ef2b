// A separate process, like the worker of a server: keeps the figures of teams up to date with the ledger,
// as often as the server does, until told to stop. `{ url }` opens it, `{ reads }` turns it on or off.
import { setTimeout as pause } from 'node:timers/promises'
import { readTeamsPauseMs } from '../../apps/server/src/compose/jobs/job-pauses.ts'
import { openTeam, type Team } from './open-team.ts'

export type ReadOrder = { readonly url: string } | { readonly reads: boolean }

let team: Team | undefined
let stop = new AbortController()
let reading: Promise<unknown> = Promise.resolve()

const keepReading = async ({ signal }: AbortController): Promise<void> => {
  while (!signal.aborted) {
    const beganAt = performance.now()
    await team?.agents.readStream()
    await pause(readTeamsPauseMs(performance.now() - beganAt))
  }
}

const follow = async (order: ReadOrder): Promise<object> => {
  if ('url' in order) {
    team = await openTeam(order.url)
    // Rows from before the pairs, and those that the first one creates.
    await team.agents.readStream()
    return {}
  }
  stop.abort()
  await reading
  // What was played meanwhile is counted before the next phase, so that each phase has its own counts.
  await team?.agents.readStream()
  if (order.reads) {
    stop = new AbortController()
    reading = keepReading(stop)
  }
  return {}
}

process.on('message', (order: ReadOrder) => {
  follow(order).then(
    (report) => process.send?.({ report }),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.stack : error }),
  )
})
process.on('disconnect', () => process.exit(0))
