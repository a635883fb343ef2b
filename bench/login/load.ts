// The load generator, a separate process: it registers members as pages do, then logs them in
// over many connections while others read balances at a steady pace.
import { randomInt } from 'node:crypto'
import { openConnection, type Connection } from '../http/connection.ts'
import {
  loginPath,
  nameOf,
  password,
  proveHuman,
  readSealingKey,
  register,
  requestOf,
  sealFor,
} from './people.ts'

export type LoadOrder = {
  readonly port: number
  readonly members: number
  readonly loginConnections: number
  readonly readers: number
  readonly readsPerSec: number
  readonly seconds: number
  /** Logins prepared for each second of the run. */
  readonly lettersPerSec: number
}
export type Times = { readonly p50Ms: number; readonly p99Ms: number; readonly maxMs: number }
export type LoadResult = {
  readonly logins: number
  readonly loginsPerSec: number
  readonly login: Times
  readonly balance: Times
  readonly reads: number
  readonly seconds: number
  readonly failures: readonly string[]
}

const timesOf = (latencies: number[]): Times => {
  latencies.sort((a, b) => a - b)
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0
  return { p50Ms: at(0.5), p99Ms: at(0.99), maxMs: latencies.at(-1) ?? 0 }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Reads at fixed times, whether or not the previous one was quick: waiting counts too. */
const readBalances = async (
  connection: Connection,
  { token, everyMs, until }: { token: string; everyMs: number; until: number },
  report: { latencies: number[]; failures: string[] },
) => {
  let due = performance.now() + (randomInt(1_000) / 1_000) * everyMs
  while (due < until) {
    await pause(Math.max(0, due - performance.now()))
    const call = { method: 'GET', path: '/wps/v2/wallets/balance', token }
    const { status, body } = await connection.send(requestOf(call))
    report.latencies.push(performance.now() - due)
    if (status !== 200) report.failures.push(body.slice(0, 100))
    due += everyMs
  }
}

const logInAgain = async (
  connection: Connection,
  letters: readonly object[],
  until: number,
  report: { latencies: number[]; failures: string[] },
) => {
  for (const body of letters) {
    if (performance.now() >= until) return
    const request = requestOf({ method: 'POST', path: loginPath, body })
    const startedAt = performance.now()
    const { status, body: said } = await connection.send(request)
    report.latencies.push(performance.now() - startedAt)
    if (status !== 200) report.failures.push(said.slice(0, 100))
  }
  if (performance.now() < until) report.failures.push('too few logins were prepared')
}

const run = async (order: LoadOrder): Promise<LoadResult> => {
  const connect = (count: number) =>
    Promise.all(Array.from({ length: count }, () => openConnection(order.port)))
  const doors = await connect(order.loginConnections)
  const windows = await connect(order.readers)
  const [first] = doors
  if (!first) throw new Error('no connections')
  const key = await readSealingKey(first)

  const tokens: string[] = []
  await Promise.all(
    doors.map(async (door, index) => {
      for (let number = index; number < order.members; number += doors.length) {
        tokens.push(await register(door, key, number))
      }
    }),
  )
  const eachDoor = Math.ceil((order.seconds * order.lettersPerSec) / doors.length)
  const letters = await Promise.all(
    doors.map(async (door, index) => {
      const proofs: string[] = []
      for (let count = 0; count < eachDoor; count += 1) proofs.push(await proveHuman(door))
      // Every connection has its own members, so no login waits for another of the same member.
      return Promise.all(
        proofs.map((humanProof, turn) => {
          const own = Math.floor(order.members / doors.length)
          const username = nameOf(index + doors.length * (turn % own))
          return sealFor(key, loginPath, { username, password, humanProof, type: 'username' })
        }),
      )
    }),
  )

  const logins = { latencies: [] as number[], failures: [] as string[] }
  const reads = { latencies: [] as number[], failures: [] as string[] }
  process.send?.({ begins: true })
  const startedAt = performance.now()
  const until = startedAt + order.seconds * 1_000
  const everyMs = (1_000 * windows.length) / order.readsPerSec
  await Promise.all([
    ...doors.map((door, index) => logInAgain(door, letters[index] ?? [], until, logins)),
    ...windows.map((window, index) =>
      readBalances(window, { token: tokens[index] ?? '', everyMs, until }, reads),
    ),
  ])
  const seconds = (performance.now() - startedAt) / 1_000
  for (const connection of [...doors, ...windows]) connection.close()
  return {
    logins: logins.latencies.length,
    loginsPerSec: logins.latencies.length / seconds,
    login: timesOf(logins.latencies),
    balance: timesOf(reads.latencies),
    reads: reads.latencies.length,
    seconds,
    failures: [...logins.failures, ...reads.failures],
  }
}

// `{begins}` when everything is prepared, then `{report}`.
process.on('disconnect', () => process.exit(0))
process.on('message', (order: LoadOrder) => {
  run(order).then(
    (report) => process.send?.({ report }),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.stack : error }),
  )
})
