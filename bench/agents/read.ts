// A process of its own, as the worker of a server is: keeps the figures of teams up with the ledger, as
// often as the server does, for as long as it is told to. `{ url }` opens it, `{ reads }` turns it on or off.
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
    // What was there before the pairs, and what opens with the first one.
    await team.agents.readStream()
    return {}
  }
  stop.abort()
  await reading
  // What was played meanwhile is counted before the next phase, so that each has its own.
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
