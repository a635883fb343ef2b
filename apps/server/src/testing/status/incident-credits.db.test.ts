import { randomUUID } from 'node:crypto'
import * as endpoints from '@trevo/api-client/endpoints.ts'
import * as ops from '@trevo/api-client/ops-endpoints.ts'
import { afterAll, expect, test } from 'vitest'
import { first, second, startOperatorWorld } from '../start-operator-world.ts'
import { valueOf } from '../value-of.ts'

const world = await startOperatorWorld()
const { server } = world
afterAll(() => server.close())
world.beginTest()
const one = await world.enterAs(first)
const other = await world.enterAs(second)
const { status, wallet } = server.server.modules
const { pool } = server

const reason = 'What we owe for a fault'
const termsOf = async (kind: 'deposits' | 'withdrawals' | 'vendor') => {
  const { list } = valueOf(await one.call(ops.listIncidentCredits, {}))
  const row = list.find((each) => each.kind === kind)
  if (!row) throw new Error(kind)
  const { minutes, amount, monthMax } = row
  return { row, terms: { minutes, amount, monthMax } }
}
const ask = async (
  kind: 'deposits' | 'withdrawals',
  change: { minutes: number; amount: string; monthMax: string },
  base?: typeof change,
) =>
  one.call(ops.changeIncidentCredit, {
    params: { kind },
    body: { requestId: randomUUID(), change, base: base ?? (await termsOf(kind)).terms, reason },
  })

const wanted = { minutes: 30, amount: '4.00', monthMax: '6.00' }

test('a rule counts once a second person says so, from then on, and players read it', async () => {
  const read = async () =>
    valueOf(await server.guest().call(endpoints.showServiceStatus, { query: {} })).credits
  const before = await read()
  const { requestId, isDone } = valueOf(await ask('deposits', wanted))
  expect(isDone).toBe(false)
  expect((await termsOf('deposits')).row.waiting).toMatchObject({ requestId })
  expect(await one.call(ops.approveChange, { params: { requestId } })).toMatchObject({
    code: 'approval.same_person',
  })
  expect((await other.call(ops.approveChange, { params: { requestId } })).ok).toBe(true)
  expect((await termsOf('deposits')).terms).toEqual(wanted)
  world.advance(60_000)
  const now = (await read()).find(({ kind }) => kind === 'deposits')
  expect(now).toMatchObject(wanted)
  expect(now?.since).not.toBe(before.find(({ kind }) => kind === 'deposits')?.since)
})

test.each([
  ['above the platform’s bound', { ...wanted, amount: '50.01', monthMax: '100.00' }],
  ['a month below one incident', { ...wanted, amount: '7.00', monthMax: '6.00' }],
])('%s is refused', async (_, change) => {
  expect(await ask('withdrawals', change)).toMatchObject({ code: 'incident.credit_invalid' })
})

test('what differs from nothing, or was read before another’s change, is refused', async () => {
  const { terms } = await termsOf('withdrawals')
  expect(await ask('withdrawals', terms)).toMatchObject({ code: 'incident.credit_unchanged' })
  const old = { ...terms, minutes: terms.minutes + 1 }
  expect(await ask('withdrawals', wanted, old)).toMatchObject({ code: 'incident.credit_changed' })
})

/** An incident of deposits that ended so many minutes ago and lasted half an hour. */
const insertIncident = async (endedMin: number) => {
  const id = randomUUID()
  const now = world.now().getTime()
  await pool.query(
    `insert into status.incident (id, brand_id, part, state, began_at, ended_at)
     values ($1, 1, 'deposits', 'down', $2, $3)`,
    [id, new Date(now - (endedMin + 30) * 60_000), new Date(now - endedMin * 60_000)],
  )
  return id
}
/** A Pix of the member that was paid that long ago, and credited ten minutes later. */
const depositLate = async (memberId: bigint, paidMin: number) => {
  const id = randomUUID()
  const e2eId = `E${id.replaceAll('-', '').slice(0, 31)}`
  const paid = new Date(world.now().getTime() - paidMin * 60_000)
  await pool.query(
    `insert into cashier.deposit (member_id, id, brand_id, client_id, amount_minor, status, txid, charge_sec,
       location, created_at, expires_at, credited_e2e_id, credited_at)
     values ($1, $2::uuid, 1, $2::uuid, 100000, 'credited', ($2::uuid)::text, 600, 'here', $3, $3, $4, $5)`,
    [memberId, id, paid, e2eId, new Date(paid.getTime() + 600_000)],
  )
  await pool.query(
    `insert into cashier.payment (e2e_id, status, noticed_at, noticed_by, amount_minor, paid_at, member_id, deposit_id)
     values ($1, 'credited', $2, 'webhook', 100000, $2, $3, $4)`,
    [e2eId, paid, memberId, id],
  )
}
/** Staked and lost: 0.10 % of what counts of it is the share for rewards. */
const lose = async (memberId: bigint, amount: string) => {
  const name = `lost-${memberId}-${randomUUID()}`
  const bet = { memberId, txnId: name, roundId: name, nodeId: 1001, amount }
  await server.deposit(memberId, name, amount)
  await server.stake(bet)
  await server.lose(bet)
  await server.countPlay()
}
const rewardsOf = async (memberId: bigint) => {
  const { rows } = await pool.query<{ prize_minor: bigint }>(
    `select prize_minor from rewards.reward where member_id = $1 and source = 'incident' order by id`,
    [memberId],
  )
  return rows.map(({ prize_minor: minor }) => minor)
}

test('a member whom an incident hit claims the credit, and the statement names the incident', async () => {
  // Past the moment from which the rule counts.
  world.advance(3_600_000)
  const member = await server.logIn('ana.demo')
  const { memberId } = member
  await lose(memberId, '20000.00')
  await depositLate(memberId, 40)
  const incidentId = await insertIncident(15)
  // As eight copies would whose job runs at once, then one that runs again.
  await Promise.all(Array.from({ length: 8 }, () => status.giveCredits()))
  await status.giveCredits()
  expect(await rewardsOf(memberId)).toEqual([40_000n])
  const waiting = valueOf(await member.api.call(endpoints.listRewards, { query: { status: 'U' } }))
  const credit = waiting.list.find(({ promId }) => promId === 'INCIDENT')
  if (!credit) throw new Error('no credit waits')
  expect(credit).toMatchObject({ rewardAmount: '4.00' })
  const before = await wallet.balanceOf(memberId)
  const body = { promId: 'INCIDENT', rewardId: credit.rewardId } as const
  const claims = await Promise.all(
    Array.from({ length: 50 }, () => member.api.call(endpoints.claimReward, { body })),
  )
  expect(claims.some(({ ok }) => ok)).toBe(true)
  const after = await wallet.balanceOf(memberId)
  expect(after.availableMinor - before.availableMinor).toBe(40_000n)
  const { list } = valueOf(await member.api.call(endpoints.listTransactions, {}))
  expect(list[0]).toMatchObject({ tx_type_id: 3107, amount: '4.00', remark: credit.eventName })
  const shown = await status.showStatusIncident(1, incidentId)
  expect(shown).toMatchObject({ credit: '4.00', given: { members: 1, amount: '4.00' } })
})

test('in one month it is no more than its limit, however many incidents there are', async () => {
  const { memberId } = await server.logIn('ana.demo')
  await depositLate(memberId, 35)
  await insertIncident(12)
  await status.giveCredits()
  await depositLate(memberId, 33)
  await insertIncident(11)
  await status.giveCredits()
  expect(await rewardsOf(memberId)).toEqual([40_000n, 20_000n])
})

test('without stakes that pay for it, or excluded, nobody gets anything; little stakes pay for little', async () => {
  const [novice, excluded, small] = [
    await server.logIn('bento.demo'),
    await server.logIn('clara.demo'),
    await server.logIn('membro.demo'),
  ]
  await lose(excluded.memberId, '20000.00')
  await lose(small.memberId, '1000.00')
  for (const { memberId } of [novice, excluded, small]) await depositLate(memberId, 35)
  await pool.query('update wallet.account set state = state | 1 where id = $1', [
    excluded.memberId * 4n,
  ])
  await insertIncident(12)
  await status.giveCredits()
  expect(await rewardsOf(novice.memberId)).toEqual([])
  expect(await rewardsOf(excluded.memberId)).toEqual([])
  const [given = 0n] = await rewardsOf(small.memberId)
  expect(given > 0n && given <= 10_000n).toBe(true)
  const { rows } = await pool.query<{ spent: bigint }>(
    `select spent_minor as spent from rewards.play_budget where member_id = $1 and kind = 'missions'`,
    [small.memberId],
  )
  expect((rows[0]?.spent ?? 0n) >= given).toBe(true)
})
