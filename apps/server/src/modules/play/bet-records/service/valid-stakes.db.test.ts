import { randomUUID } from 'node:crypto'
import { seat } from '@trevo/vendor-kit/conformance/bench.ts'
import { afterAll, expect, test } from 'vitest'
import { sumSettled, sumValid } from '../../../bets/index.ts'
import { wonFromPlayersSince } from '../../index.ts'
import { payOut } from '../../rounds/service/pay-out.ts'
import { openTestPlay } from '../../testing/open-test-play.ts'

const server = await openTestPlay()
afterAll(() => server.close())

type Told = {
  readonly amountMinor: bigint
  readonly validStakeMinor?: bigint
  readonly won?: bigint
}

/** A stake of R$ 1.00 paid by one credit, with the counted part. */
const playWith = async ({ amountMinor, validStakeMinor, won }: Told) => {
  const table = await seat(server.world, '10.00')
  const [txnId, creditTxn] = [randomUUID(), randomUUID()]
  await table.debit({ transactionId: txnId })
  const { rows } = await server.pool.query<{ member_id: bigint; player_ref: string }>(
    'select member_id, player_ref from play.game_session order by id desc limit 1',
  )
  const { member_id: memberId = 0n, player_ref: playerRef = '' } = rows[0] ?? {}
  const order = {
    vendor: 'BGS',
    txnId: creditTxn,
    debitTxn: txnId,
    playerRef,
    roundId: table.roundId,
    currency: 'BRL',
    amountMinor,
    roundClosed: true,
    validStakeMinor,
    wonFromPlayersMinor: won,
  }
  const pay = payOut(server.context)
  expect(await pay(order)).toMatchObject({ kind: 'done' })
  // A repeated credit does not change what counts, even with other amounts.
  expect(await pay({ ...order, validStakeMinor: 10_000n })).toMatchObject({ kind: 'done' })
  return server.database.inTx(async (tx) => {
    const validMinor = await sumValid(tx, memberId, [{ source: 'vendor:BGS', txnId }])
    const wonMinor = await wonFromPlayersSince(tx, memberId, new Date(0))
    return { validMinor, wonMinor, memberId }
  })
}

test.each([
  ['whole, where the vendor states nothing', { amountMinor: 0n }, 10_000n, 0n],
  ['for the part at risk, with a payout', { amountMinor: 9_000n, validStakeMinor: 200n }, 200n, 0n],
  ['for the part at risk, without one', { amountMinor: 0n, validStakeMinor: 500n }, 500n, 0n],
  ['never for more than it was', { amountMinor: 0n, validStakeMinor: 99_999n }, 10_000n, 0n],
  [
    'with what others lost, at most what is paid',
    { amountMinor: 19_000n, validStakeMinor: 500n, won: 99_999n },
    500n,
    19_000n,
  ],
] as const)('a stake counts %s', async (_name, told, validMinor, wonMinor) => {
  expect(await playWith(told)).toMatchObject({ validMinor, wonMinor })
})

test.each([
  ['chips that went to others', { amountMinor: 0n, validStakeMinor: 200n }, [200n, 0n]],
  [
    'chips that came from others',
    { amountMinor: 19_800n, validStakeMinor: 200n, won: 9_800n },
    [200n, 200n],
  ],
  ['bets against one another', { amountMinor: 10_000n, validStakeMinor: 0n }, [0n, 0n]],
  ['a stake at risk', { amountMinor: 7_000n }, [10_000n, 7_000n]],
] as const)(
  'promotions count of %s what was at risk and what the house paid for it',
  async (_name, told, counted) => {
    const { memberId } = await playWith(told)
    const span = { from: new Date(0), to: new Date(8e15) }
    const [sum] = await sumSettled(server.database.db, memberId, span)
    expect([sum?.stakedMinor, sum?.paidMinor]).toEqual(counted)
  },
)

test('an open stake counts nothing', async () => {
  const table = await seat(server.world, '10.00')
  const txnId = randomUUID()
  await table.debit({ transactionId: txnId })
  const { rows } = await server.pool.query<{ member_id: bigint }>(
    'select member_id from play.game_session order by id desc limit 1',
  )
  const own = [{ source: 'vendor:BGS', txnId }]
  expect(await sumValid(server.database.db, rows[0]?.member_id ?? 0n, own)).toBe(0n)
})
