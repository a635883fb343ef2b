// The load generator of the slips, a separate process: it registers a member for each connection as
// pages do, and then places slips, one after the other on each connection.
import { randomUUID } from 'node:crypto'
import { openConnection, type Connection } from '../http/connection.ts'
import { readSealingKey, register, requestOf } from '../login/people.ts'

export type RegisterOrder = { readonly port: number; readonly members: number }
export type Registered = { readonly tokens: readonly string[] }
export type PlaceOrder = {
  readonly port: number
  /** One connection for each. */
  readonly tokens: readonly string[]
  readonly gameId: number
  readonly slips: number
}
export type LoadResult = {
  readonly perSec: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly failures: readonly string[]
}

const linesOfSlip = 20
/** With twenty stakes of two centavos. */
const amount = '0.4000'

const slipOf = (index: number): string =>
  Array.from({ length: linesOfSlip }, (_, line) => {
    const digits = String((index * linesOfSlip + line) % 1_000).padStart(3, '0')
    return `${[...digits].join('_')}~1~21~3~1956~1`
  }).join(';')

const connectAll = (port: number, count: number): Promise<Connection[]> =>
  Promise.all(Array.from({ length: count }, () => openConnection(port)))

const registerAll = async ({ port, members }: RegisterOrder): Promise<Registered> => {
  const doors = await connectAll(port, 16)
  const [first] = doors
  if (!first) throw new Error('no connections')
  const key = await readSealingKey(first)
  const tokens: string[] = []
  await Promise.all(
    doors.map(async (door, index) => {
      for (let number = index; number < members; number += doors.length) {
        tokens.push(await register(door, key, number))
      }
    }),
  )
  for (const door of doors) door.close()
  return { tokens }
}

/** The draw on sale, as any page requests it. */
const findNumero = async (connection: Connection, gameId: number): Promise<string> => {
  const path = `/lgw/numeros/near?gameId=${gameId}`
  const { body } = await connection.send(requestOf({ method: 'GET', path }))
  const numero = JSON.parse(body)?.currentNumero?.numero
  if (typeof numero !== 'string') throw new Error(`no draw is on sale: ${body.slice(0, 200)}`)
  return numero
}

const place = async ({ port, tokens, gameId, slips }: PlaceOrder): Promise<LoadResult> => {
  const connections = await connectAll(port, tokens.length)
  const [first] = connections
  if (!first) throw new Error('no connections')
  const currentNumero = await findNumero(first, gameId)
  const bodyOf = (index: number) => ({
    clientId: randomUUID(),
    gameId,
    currentNumero,
    betCartAmountSum: amount,
    bettingSlipString: slipOf(index),
  })
  const took: number[] = []
  const failures: string[] = []
  let next = 0
  const startedAt = performance.now()
  await Promise.all(
    connections.map(async (connection, member) => {
      const token = tokens[member] ?? ''
      for (let index = next++; index < slips; index = next++) {
        const call = { method: 'POST', path: '/lgw/orders/betting', body: bodyOf(index), token }
        const request = requestOf({ ...call, isPlain: true })
        const from = performance.now()
        const { status, body } = await connection.send(request)
        took.push(performance.now() - from)
        if (status !== 200) failures.push(`${status} ${body.slice(0, 200)}`)
      }
    }),
  )
  const seconds = (performance.now() - startedAt) / 1_000
  for (const connection of connections) connection.close()
  took.sort((a, b) => a - b)
  const at = (share: number) => took[Math.floor(took.length * share)] ?? 0
  return { perSec: slips / seconds, p50Ms: at(0.5), p99Ms: at(0.99), failures }
}

process.on('disconnect', () => process.exit(0))
process.on('message', (order: RegisterOrder | PlaceOrder) => {
  const work: Promise<Registered | LoadResult> =
    'tokens' in order ? place(order) : registerAll(order)
  work.then(
    (report) => process.send?.({ report }),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.stack : error }),
  )
})
