import { randomUUID } from 'node:crypto'
import { createDatabase } from '@trevo/database/connect.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { afterAll, afterEach, expect, test } from 'vitest'
import { openCorrectionsWorld } from './open-corrections-world.ts'

const world = await openCorrectionsWorld()
const { pool, rewards, points, wallet } = world
const database = createDatabase(pool)
afterAll(() => world.close())
afterEach(async () => {
  expect((await wallet.proveConservation()).problems).toEqual([])
})
await pool.query(`insert into points.rule values (1, 'DEPOSIT', 200000, 10000)`)

type Seat = Awaited<ReturnType<typeof world.sit>>

const stake = async ({ table }: Seat, amount: string) => {
  const [transactionId, roundId] = [randomUUID(), randomUUID()]
  await table.debit({ transactionId, roundId, amount })
  await table.credit(transactionId, { roundId, amount: '0.00' })
  await world.countAll()
}
const returnOf = ({ memberId }: Seat, amount: string) =>
  database.inTx((tx) =>
    rewards.returnDeposit(tx, { memberId, brandId: 1, amountMinor: parseMoney(amount) }),
  )
const referralOf = async ({ memberId }: Seat) => {
  const { rows } = await pool.query<{ qualified: boolean; rewarded: boolean; waits: boolean }>(
    `select r.qualified_at is not null as qualified, r.rewarded_at is not null as rewarded,
       exists (select from rewards.reward w where w.source = 'referral'
         and w.source_id = r.friend_id::text and w.state = 'unclaimed' and w.withdrawn_at is null) as waits
     from rewards.referral r where friend_id = $1`,
    [memberId],
  )
  return rows[0]
}
const bring = async () => {
  const referrer = await world.sit()
  const friend = await world.sit()
  world.referrers.set(friend.memberId, referrer.memberId)
  await stake(referrer, '1.00')
  await stake(friend, '50.00')
  return { referrer, friend }
}

test('a friend qualifies by stakes beyond what the bank took back', async () => {
  const { friend } = await bring()
  expect(await referralOf(friend)).toEqual({ qualified: true, rewarded: true, waits: true })
  await returnOf(friend, '50.00')
  expect(await referralOf(friend)).toEqual({ qualified: false, rewarded: false, waits: false })
  await stake(friend, '49.00')
  expect((await referralOf(friend))?.qualified).toBe(false)
  await stake(friend, '1.00')
  expect(await referralOf(friend)).toEqual({ qualified: true, rewarded: true, waits: true })
})

test('a reward claimed before stays, and its history shows why it is no longer earned', async () => {
  const { referrer, friend } = await bring()
  await rewards.claimAllRewards(referrer.memberId)
  await returnOf(friend, '50.00')
  expect(await referralOf(friend)).toEqual({ qualified: true, rewarded: true, waits: false })
  const { rows } = await pool.query<{ kind: string }>(
    'select kind from rewards.referral_event where friend_id = $1 order by id',
    [friend.memberId],
  )
  expect(rows.map(({ kind }) => kind)).toEqual(['given', 'deposit_returned'])
})

/** The movement of the member's money for a deposit. */
const depositOf = async ({ memberId }: Seat) => {
  const [line] = await wallet.listStatement({
    memberId,
    from: new Date(0),
    to: new Date(Date.now() + 60_000),
    limit: 1,
  })
  if (!line) throw new Error('there is no deposit')
  return { memberId, transferId: BigInt(line.transferId), creditedMinor: parseMoney('500.00') }
}
const pointsOf = async ({ memberId }: Seat): Promise<bigint> => {
  const { rows } = await pool.query<{ earned: bigint }>(
    `select coalesce(sum(e.amount), 0)::bigint as earned from wallet.entry e
     join wallet.transfer_kind k on k.id = e.kind
     where e.account_id = ($1::bigint + 576460752303423488) * 4
       and k.name in ('points.earned', 'points.reversed')`,
    [memberId],
  )
  return rows[0]?.earned ?? 0n
}
const giveBack = (
  deposit: Awaited<ReturnType<typeof depositOf>>,
  amount: string,
  before = '0.00',
) => {
  const amountMinor = parseMoney(amount)
  return database.inTx((tx) =>
    points.returnDeposit(tx, {
      ...deposit,
      amountMinor,
      returnedMinor: parseMoney(before) + amountMinor,
    }),
  )
}
const earnAll = async () => {
  while ((await points.earnFromDeposits()) > 0);
}

test('points of a deposit are deducted in proportion to each return', async () => {
  const seat = await world.sit('500.00')
  const deposit = await depositOf(seat)
  await earnAll()
  expect(await pointsOf(seat)).toBe(parseMoney('25.00'))
  await giveBack(deposit, '100.00')
  expect(await pointsOf(seat)).toBe(parseMoney('20.00'))
  await giveBack(deposit, '400.00', '100.00')
  expect(await pointsOf(seat)).toBe(0n)
})

test('a deposit returned before its points were counted earns none', async () => {
  const seat = await world.sit('500.00')
  const deposit = await depositOf(seat)
  await giveBack(deposit, '400.00')
  await earnAll()
  expect(await pointsOf(seat)).toBe(parseMoney('5.00'))
})
