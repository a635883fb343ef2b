import { randomUUID } from 'node:crypto'
import { vendorEndpoints } from '@trevo/contract/vendor/endpoints.ts'
import { expectReply, seat } from '@trevo/vendor-kit/conformance/bench.ts'
import { sendCall } from '@trevo/vendor-kit/conformance/v1/call.ts'
import { afterAll, expect, test } from 'vitest'
import { closeConserved } from '../../../wallet/testing/expect-conserved.ts'
import { openTestPlay } from '../../testing/open-test-play.ts'

const server = await openTestPlay()
afterAll(() => closeConserved(server))

/** A debit of R$ 1.00 with these fields, in a round of its own. */
const buyIn = async (change: object) => {
  const table = await seat(server.world, '10.00')
  const { playerRef, sessionToken, roundId } = table
  const id = randomUUID()
  const { gameCode } = server.world
  const common = { playerRef, sessionToken, roundId, gameCode, currency: 'BRL', amount: '1.00' }
  const debit = () =>
    sendCall(server.world, vendorEndpoints.debit.path, { ...common, transactionId: id, ...change })
  return { table, id, debit }
}

const seatsOf = async (roundId: string) => {
  const { rows } = await server.pool.query<{ kind: string; seat: string | null }>(
    `select k.name as kind, t.reference ->> 'seat' as seat from wallet.transfer t
     join wallet.transfer_kind k on k.id = t.kind where t.reference ->> 'round' = $1 order by t.id`,
    [roundId],
  )
  return rows.map(({ kind, seat: at }) => [kind, at])
}

test.each(['cash', 'tournament'])(
  'a buy-in at a %s table and what it pays are noted as such, and a repeat is the same',
  async (kind) => {
    const { table, id, debit } = await buyIn({ seat: kind })
    expectReply(await debit(), 'OK', '9.00')
    expectReply(await debit(), 'OK', '9.00')
    expectReply(await table.credit(id, { amount: '1.50' }), 'OK', '10.50')
    expect(await seatsOf(table.roundId)).toEqual([
      ['play.stake_taken', kind],
      ['play.payout_paid', kind],
    ])
  },
)

test('a buy-in that goes back is noted as one', async () => {
  const { table, id, debit } = await buyIn({ seat: 'cash' })
  await debit()
  const back = randomUUID()
  expectReply(await table.rollback(id, { transactionId: back }), 'OK', '10.00')
  expectReply(await table.rollback(id, { transactionId: back }), 'OK', '10.00')
  expect(await seatsOf(table.roundId)).toEqual([
    ['play.stake_taken', 'cash'],
    ['play.returned', 'cash'],
  ])
})

test('a stake without a seat has none, and an unknown kind of table is refused', async () => {
  const plain = await buyIn({})
  expectReply(await plain.debit(), 'OK')
  await plain.table.credit(plain.id)
  expect(await seatsOf(plain.table.roundId)).toEqual([
    ['play.stake_taken', null],
    ['play.payout_paid', null],
  ])
  const odd = await buyIn({ seat: 'sofa' })
  expectReply(await odd.debit(), 'WRONG_TYPES')
})
