// The load generator, a process of its own: connections that each play pairs of one debit and one
// credit, or send the very same requests to a route that only validates and echoes.
import { randomUUID } from 'node:crypto'
import { vendorEndpoints } from '@trevo/contract/vendor/endpoints.ts'
import { callPrefix, vendorHeaders } from '@trevo/contract/vendor/signature.ts'
import { getSigningKey, openKeys, type VendorKey } from '@trevo/vendor-kit/signing/keys.ts'
import { signatureOf } from '@trevo/vendor-kit/signing/sign.ts'
import { openConnection, type Connection } from './connection.ts'

export type Seat = { readonly sessionToken: string; readonly playerRef: string }
export type LoadOrder = {
  readonly port: number
  readonly keys: unknown
  readonly seats: readonly Seat[]
  readonly gameCode: string
  readonly connectionCount: number
  readonly seconds: number
}
export type LoadReport = {
  readonly pairsPerSec: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly pairs: number
  readonly failures: number
}

type Kit = { readonly key: VendorKey; readonly vendor: string; readonly gameCode: string }

const requestOf = ({ key, vendor }: Kit, path: string, message: object): string => {
  const nonce = randomUUID()
  const body = JSON.stringify({ requestId: nonce, ...message })
  const timestamp = String(Date.now())
  const signature = signatureOf(
    key,
    callPrefix(path, vendor, { keyId: key.keyId, timestamp, nonce }),
    body,
  )
  return (
    `POST ${path} HTTP/1.1\r\nhost: bench\r\ncontent-type: application/json\r\n` +
    `content-length: ${body.length}\r\n${vendorHeaders.vendor}: ${vendor}\r\n` +
    `${vendorHeaders.keyId}: ${key.keyId}\r\n${vendorHeaders.timestamp}: ${timestamp}\r\n` +
    `${vendorHeaders.nonce}: ${nonce}\r\n${vendorHeaders.signature}: ${signature}\r\n\r\n${body}`
  )
}

const pairOf = (kit: Kit, { sessionToken, playerRef }: Seat): [string, () => string] => {
  const roundId = randomUUID()
  const common = { playerRef, gameCode: kit.gameCode, currency: 'BRL', roundId }
  const debit = `${roundId}:debit`
  const stake = { ...common, transactionId: debit, sessionToken, amount: '1.00' }
  const payout = {
    ...common,
    transactionId: `${roundId}:credit`,
    referenceTransactionId: debit,
    amount: '0.96',
    roundClosed: true,
  }
  // Signed when it is sent, as a game server would.
  return [
    requestOf(kit, vendorEndpoints.debit.path, stake),
    () => requestOf(kit, vendorEndpoints.credit.path, payout),
  ]
}

const isFine = ({ status, body }: { status: number; body: string }): boolean =>
  status === 200 && (body.includes('"status":"OK"') || body.includes('"amount":'))

const runConnection = async (
  connection: Connection,
  kit: Kit,
  next: () => Seat,
  until: number,
  latencies: number[],
): Promise<{ pairs: number; failures: number }> => {
  let pairs = 0
  let failures = 0
  const timed = async (request: string) => {
    const startedAt = performance.now()
    const answer = await connection.send(request)
    latencies.push(performance.now() - startedAt)
    if (!isFine(answer)) failures += 1
  }
  while (performance.now() < until) {
    const [debit, credit] = pairOf(kit, next())
    await timed(debit)
    await timed(credit())
    pairs += 1
  }
  return { pairs, failures }
}

const run = async (order: LoadOrder): Promise<LoadReport> => {
  const keys = openKeys(order.keys)
  const kit: Kit = {
    key: getSigningKey(keys, Date.now()),
    vendor: keys.vendor,
    gameCode: order.gameCode,
  }
  const connections = await Promise.all(
    Array.from({ length: order.connectionCount }, () => openConnection(order.port)),
  )
  let turn = 0
  const next = (): Seat => {
    turn += 1
    const seat = order.seats[turn % order.seats.length]
    if (!seat) throw new Error('no seats')
    return seat
  }
  const latencies: number[] = []
  const startedAt = performance.now()
  const until = startedAt + order.seconds * 1_000
  const results = await Promise.all(
    connections.map((connection) => runConnection(connection, kit, next, until, latencies)),
  )
  const seconds = (performance.now() - startedAt) / 1_000
  for (const connection of connections) connection.close()
  latencies.sort((a, b) => a - b)
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0
  const pairs = results.reduce((sum, result) => sum + result.pairs, 0)
  const failures = results.reduce((sum, result) => sum + result.failures, 0)
  return { pairsPerSec: pairs / seconds, p50Ms: at(0.5), p99Ms: at(0.99), pairs, failures }
}

process.on('disconnect', () => process.exit(0))
process.on('message', (order: LoadOrder) => {
  run(order).then(
    (report) => process.send?.({ report }),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
