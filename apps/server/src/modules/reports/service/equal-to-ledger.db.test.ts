import { dayIn, addDays } from '@trevo/calendar/time-zone.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { createDatabase } from '@trevo/database/connect.ts'
import { randomOf } from '@trevo/testkit/random-of.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestReports, type TestReports, type TestKind } from '../testing/open-test-reports.ts'

const zone = 'America/Sao_Paulo'
const memberCount = 6
const first = Date.parse('2026-03-10T00:30:00Z')
const spanMs = 4 * 86_400_000
let world: TestReports

const postRandomly = async (seed: number, count: number): Promise<void> => {
  const { wallet, pool } = world
  const inTx = createDatabase<Record<never, never>>(pool).inTx
  const random = randomOf(seed)
  const stakes: { txnId: string; memberId: bigint }[] = []
  for (let index = 0; index < count; index += 1) {
    world.setNow(new Date(first + Math.floor((index / count) * spanMs)))
    const memberId = BigInt(1 + random(memberCount))
    const txnId = `s${seed}-${index}`
    const amountMinor = BigInt(1 + random(5_000)) * 100n
    const post = (kind: TestKind, more: object = {}) =>
      wallet.post({ source: 'vendor:a', txnId, kind, memberId, amountMinor, ...more })
    const reference = { node: String(7 + random(2)), round: `r${index}` }
    const choice = random(10)
    try {
      if (choice < 2) await post('cashier.deposit_credited')
      else if (choice < 5) {
        await post('play.stake_taken', { reference })
        stakes.push({ txnId, memberId })
      } else if (choice < 7) await post('play.payout_paid', { reference })
      else if (choice === 7) await post('promotions.cash_given')
      else if (choice === 8) {
        const undone = stakes.splice(random(stakes.length || 1), 1)[0]
        if (undone) {
          await wallet.reverse({
            source: 'vendor:a',
            txnId,
            reverses: undone.txnId,
            memberId: undone.memberId,
            kind: 'play.returned',
          })
        }
      } else {
        const command = { source: 'cashier', memberId, amountMinor }
        const hold = { source: 'cashier', txnId: `${txnId}:held` }
        await inTx(async (tx) => {
          await wallet.hold(tx, { ...command, txnId: hold.txnId, kind: 'cashier.withdrawal_held' })
          const settle = random(2) === 0 ? wallet.capture : wallet.release
          const kind =
            settle === wallet.capture ? 'cashier.withdrawal_paid' : 'cashier.withdrawal_released'
          const part = amountMinor / 2n
          if (part > 0n) await settle(tx, { ...command, txnId, kind, amountMinor: part, hold })
        })
      }
    } catch (error) {
      if (!(error instanceof Error) || !/insufficient/.test(error.message)) throw error
    }
    if (random(40) === 0) await world.reports.countTransfers()
  }
}

/** Every figure of a day from the transfers themselves, by game. */
const recount = async (brandId: number, day: string) => {
  const { rows } = await world.pool.query<Record<string, string>>(
    `with moved as (
       select t.amount, k.name as kind, coalesce(t.reference ->> 'node', o.reference ->> 'node', '0') as node,
         t.account_id / 4 as member
       from wallet.transfer t join wallet.transfer_kind k on k.id = t.kind
       left join wallet.transfer o on o.id = t.reverses
       where t.created_at >= $2::date::timestamp at time zone $3
         and t.created_at < ($2::date + 1)::timestamp at time zone $3
         and t.account_id / 4 % 2 = $1 % 2
     )
     select node as key,
       coalesce(-sum(amount) filter (where kind in ('play.stake_taken', 'play.returned') ), 0)::text as stakes,
       coalesce(sum(amount) filter (where kind = 'play.payout_paid'), 0)::text as prizes,
       coalesce(sum(amount) filter (where kind = 'promotions.cash_given'), 0)::text as given,
       coalesce(sum(amount) filter (where kind = 'cashier.deposit_credited'), 0)::text as deposits,
       coalesce(-sum(amount) filter (where kind = 'cashier.withdrawal_paid'), 0)::text as withdrawals,
       (count(distinct member) filter (where kind = 'play.stake_taken'))::text as players
     from moved group by node order by node`,
    [brandId, day, zone],
  )
  return rows
    .map(({ key, stakes, prizes, given, deposits, withdrawals, players }) => ({
      key,
      stakes: formatMoney(BigInt(stakes ?? 0)),
      prizes: formatMoney(BigInt(prizes ?? 0)),
      given: formatMoney(BigInt(given ?? 0)),
      deposits: formatMoney(BigInt(deposits ?? 0)),
      withdrawals: formatMoney(BigInt(withdrawals ?? 0)),
      players: Number(players),
    }))
    .toSorted((a, b) => Number(a.key) - Number(b.key))
}

const report = async (brandId: number, day: string) => {
  const { rows } = await world.reports.listRevenue({
    brandId,
    from: day,
    to: day,
    by: 'game',
    against: 'none',
    language: 'EN',
  })
  return rows
    .map(({ key, stakes, prizes, given, deposits, withdrawals, players }) => ({
      key,
      stakes,
      prizes,
      given,
      deposits,
      withdrawals,
      players,
    }))
    .toSorted((a, b) => Number(a.key) - Number(b.key))
}

beforeAll(async () => {
  world = await openTestReports(memberCount)
  await postRandomly(20_260_310, 700)
  await world.reports.countTransfers()
})
afterAll(() => world.close())

const days = Array.from({ length: 5 }, (_, index) => addDays(dayIn(new Date(first), zone), index))

test.each(days.flatMap((day) => [1, 2].map((brandId) => ({ day, brandId }))))(
  'the report of $day for brand $brandId equals a recount of its transfers',
  async ({ day, brandId }) => {
    expect(await report(brandId, day)).toEqual(await recount(brandId, day))
  },
)

test('counting again changes nothing', async () => {
  const before = await Promise.all(days.map((day) => report(1, day)))
  await world.reports.countTransfers()
  expect(await Promise.all(days.map((day) => report(1, day)))).toEqual(before)
})

test('closed days keep their sums, and what the players have is what the ledger says', async () => {
  const before = await Promise.all(days.map((day) => report(1, day)))
  world.setNow(new Date(first + spanMs + 3 * 86_400_000))
  await world.reports.closeDays()
  expect(await Promise.all(days.map((day) => report(1, day)))).toEqual(before)

  const { list } = await world.reports.listClosedDays({ brandId: 1, pageSize: 31, language: 'EN' })
  expect(list.length).toBeGreaterThanOrEqual(5)
  expect(list.every(({ isIntact, late }) => isIntact && late === '0.00')).toBe(true)
  const { rows } = await world.pool.query<{ funds: string }>(
    `select sum(balance)::text as funds from wallet.account where id / 4 % 2 = 1`,
  )
  expect(list[0]?.playerFunds).toBe(formatMoney(BigInt(rows[0]?.funds ?? 0)))
})

test('a closed day cannot be changed, and a changed one is found', async () => {
  const change = `update reports.day_line set prizes_minor = prizes_minor + 1`
  await expect(world.pool.query(change)).rejects.toThrow('a closed day is not changed')
  await world.pool.query('alter table reports.day_line disable trigger frozen')
  await world.pool.query(`${change} where brand_id = 1 and day = $1`, [days[1]])
  const { list } = await world.reports.listClosedDays({ brandId: 1, pageSize: 31, language: 'EN' })
  expect(list.filter(({ isIntact }) => !isIntact).map(({ day }) => day)).toEqual([days[1]])
  expect((await world.reports.getAlarms(1)).alarms.map(({ code }) => code)).toContain('day_differs')
})
