// A process of its own, as the worker of a server is: keeps the figures of teams up with the ledger, every
// second, for as long as it is told to. `{ url }` opens it, `{ reads }` turns it on or off.
import { setTimeout as pause } from 'node:timers/promises'
import { openTeam, type Team } from './open-team.ts'

/** As the server repeats it (apps/server/src/compose/start-jobs.ts). */
const readEveryMs = 1_000

export type ReadOrder = { readonly url: string } | { readonly reads: boolean }

let team: Team | undefined
let stop = new AbortController()
let reading: Promise<unknown> = Promise.resolve()

const keepReading = async ({ signal }: AbortController): Promise<void> => {
  while (!signal.aborted) {
    await team?.agents.readStream()
    await pause(readEveryMs)
  }
}

const follow = async (order: ReadOrder): Promise<object> => {
  if ('url' in order) {
    team = await openTeam(order.url)
    // What was there before the pairs, and what opens with the first one.
    return { read: await team.agents.readStream() }
  }
  stop.abort()
  await reading
  // What was played meanwhile is counted before the next phase, so that each has its own.
  const read = await team?.agents.readStream()
  if (order.reads) {
    stop = new AbortController()
    reading = keepReading(stop)
  }
  return { read }
}

process.on('message', (order: ReadOrder) => {
  follow(order).then(
    (report) => process.send?.({ report }),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.stack : error }),
  )
})
process.on('disconnect', () => process.exit(0))
