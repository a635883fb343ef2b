import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { numberChanges } from '../../../bets/index.ts'
import { createPromotions } from '../../module.ts'
import { keepUpUntilDeath } from '../../testing/dying-copy.ts'
import { openTestPromotions, type TestPromotions } from '../../testing/open-test-promotions.ts'
import { playRound, promotionSteps, type Seat } from '../../testing/promotion-steps.ts'

let server: TestPromotions
const { bonusesOf, grant } = promotionSteps(() => server)
beforeAll(async () => {
  server = await openTestPromotions()
})
afterAll(() => server.close())

let seat: Seat
beforeEach(async () => {
  seat = await server.sit('100.00')
  await grant(seat, '40.00')
})
const keepUp = () => server.promotions.keepUp()
const wagered = async (): Promise<string | undefined> => (await bonusesOf(seat))[0]?.wagered

test('a round that is played between reading the ledger and the decisions counts in the next run', async () => {
  const { wallet } = server.needs
  const { transferStream } = wallet
  const reading = await createPromotions({
    ...server.needs,
    wallet: {
      ...wallet,
      transferStream: {
        ...transferStream,
        project: async (order) => {
          const read = await transferStream.project(order)
          await playRound(seat, '9.00')
          // As another reader does meanwhile.
          await numberChanges(server.database)
          return read
        },
      },
    },
  })
  await reading.keepUp()
  // Its decision waits for its stake: read before it, it would never count.
  expect(await wagered()).toBe('0.00')
  await keepUp()
  expect(await wagered()).toBe('9.00')
})

test('a payout of zero that is undone takes its stake back, though no money moves', async () => {
  const [stakeId, roundId, credit] = [randomUUID(), randomUUID(), randomUUID()]
  await seat.table.debit({ transactionId: stakeId, roundId, amount: '12.00' })
  await seat.table.credit(stakeId, { roundId, amount: '0.00', transactionId: credit })
  await keepUp()
  expect(await wagered()).toBe('12.00')
  await seat.table.rollback(credit, { roundId })
  await keepUp()
  expect(await wagered()).toBe('0.00')
})

test('read again from the first change, everything counts as it did', async () => {
  await playRound(seat, '9.00')
  const [id, roundId] = [randomUUID(), randomUUID()]
  await seat.table.debit({ transactionId: id, roundId, amount: '4.00' })
  await keepUp()
  await server.pool.query("delete from bets.position where consumer = 'promotions'")
  await keepUp()
  expect(await wagered()).toBe('9.00')
  await seat.table.credit(id, { roundId, amount: '0.00' })
  await keepUp()
  expect(await wagered()).toBe('13.00')
})

test('what the version before left open or to be looked at again is met once', async () => {
  await playRound(seat, '9.00')
  await playRound(seat, '4.00')
  await keepUp()
  // The first is counted and to be looked at again, the second settled and not counted yet.
  await server.pool.query(
    `update promotions.wager set state = case amount_minor when 90000 then 'again' else 'open' end,
       product = case amount_minor when 90000 then product end,
       counted_minor = case amount_minor when 90000 then counted_minor else 0 end
     where member_id = $1`,
    [seat.memberId],
  )
  await server.pool.query(
    "update promotions.bonus set wagered_minor = 90000 where member_id = $1 and state = 'active'",
    [seat.memberId],
  )
  await server.pool.query("delete from bets.position where consumer = 'promotions'")
  await keepUp()
  expect(await wagered()).toBe('13.00')
  await keepUp()
  expect(await wagered()).toBe('13.00')
})

test('a stake that is decided after its bonus ended is late, and counts for none', async () => {
  const [id, roundId] = [randomUUID(), randomUUID()]
  await seat.table.debit({ transactionId: id, roundId, amount: '4.00' })
  await keepUp()
  const [bonus] = await bonusesOf(seat)
  await server.promotions.cancelBonus(server.askingOf(seat.memberId), BigInt(bonus?.bonusId ?? '0'))
  await grant(seat, '30.00')
  await seat.table.credit(id, { roundId, amount: '0.00' })
  await keepUp()
  expect((await bonusesOf(seat)).map((one) => one.wagered)).toEqual(['0.00', '0.00'])
  const { rows } = await server.pool.query(
    'select state, counted_minor from promotions.wager where member_id = $1',
    [seat.memberId],
  )
  expect(rows).toEqual([{ state: 'late', counted_minor: 0n }])
})

test.each(['before stream', 'after stream', 1, 2] as const)(
  'a copy that dies at %s while it counts leaves nothing out and counts nothing twice',
  async (death) => {
    await playRound(seat, '9.00')
    expect(await keepUpUntilDeath(server.needs, death)).toBe(true)
    await keepUp()
    expect(await wagered()).toBe('9.00')
  },
)
