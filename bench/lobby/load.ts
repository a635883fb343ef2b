// The load generator, a separate process.
import { openConnection, type Connection } from '../http/connection.ts'
import { browsing, emptyRequest, searches } from './questions.ts'

export type LoadOrder = {
  readonly port: number
  readonly what: 'browsing' | 'empty' | 'once' | 'searches'
  readonly connectionCount: number
  /** At most: searches, and pages browsed with `once`, end when each was requested. */
  readonly seconds: number
}
export type LoadResult = {
  readonly perSec: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly failures: number
}

const searchCount = 400

const runConnection = async (
  connection: Connection,
  next: () => string | undefined,
  until: number,
  latencies: number[],
): Promise<number> => {
  let failures = 0
  while (performance.now() < until) {
    const request = next()
    if (request === undefined) break
    const startedAt = performance.now()
    const { status } = await connection.send(request)
    latencies.push(performance.now() - startedAt)
    if (status !== 200) failures += 1
  }
  return failures
}

const nextOf = (what: LoadOrder['what']): (() => string | undefined) => {
  if (what === 'empty') return () => emptyRequest
  if (what === 'searches') {
    const waiting = searches(searchCount)
    return () => waiting.pop()
  }
  const requests = browsing()
  if (what === 'once') return () => requests.pop()
  let turn = 0
  return () => {
    turn = (turn + 1) % requests.length
    return requests[turn]
  }
}

const run = async ({ port, what, connectionCount, seconds }: LoadOrder): Promise<LoadResult> => {
  const connections = await Promise.all(
    Array.from({ length: connectionCount }, () => openConnection(port)),
  )
  const next = nextOf(what)
  const latencies: number[] = []
  const startedAt = performance.now()
  const until = startedAt + seconds * 1_000
  const failures = await Promise.all(
    connections.map((connection) => runConnection(connection, next, until, latencies)),
  )
  const elapsedSec = (performance.now() - startedAt) / 1_000
  for (const connection of connections) connection.close()
  latencies.sort((a, b) => a - b)
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0
  return {
    perSec: latencies.length / elapsedSec,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    failures: failures.reduce((sum, one) => sum + one, 0),
  }
}

process.on('disconnect', () => process.exit(0))
process.on('message', (order: LoadOrder) => {
  run(order).then(
    (report) => process.send?.({ report }),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
