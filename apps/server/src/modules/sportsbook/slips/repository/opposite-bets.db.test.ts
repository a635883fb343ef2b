import { parseMoney } from '@trevo/money/money.ts'
import { afterAll, expect, it } from 'vitest'
import { sumSettled } from '../../../bets/index.ts'
import { openTestSportsbook } from '../../testing/open-test-sportsbook.ts'

const world = await openTestSportsbook()
afterAll(() => world.close())

const hourMs = 3_600_000
const market = 'full.result'
const pair = async () => [await world.createMember(), await world.createMember()] as const
/** The match after the next few hours, so that bets may be hours apart. */
const lateMatch = async () => {
  const coming = await world.listComing()
  const match = coming.at(-1)
  if (!match) throw new Error('no match')
  return match
}

it('finds two members who staked on different choices of one market, from either of them', async () => {
  const match = await lateMatch()
  const [ana, rui] = await pair()
  const [stranger] = await pair()
  await world.place(ana, [{ match, market, selection: '1' }])
  await world.place(rui, [{ match, market, selection: '2' }], {
    stakeEachMinor: parseMoney('9.00'),
  })
  expect(await world.sportsbook.haveOpposite(ana, [rui])).toBe(true)
  expect(await world.sportsbook.haveOpposite(rui, [stranger, ana])).toBe(true)
  expect(await world.sportsbook.haveOpposite(ana, [stranger])).toBe(false)
  expect(await world.sportsbook.haveOpposite(ana, [])).toBe(false)
  const inside = await world.database.inTx((tx) => world.sportsbook.haveOpposite(ana, [rui], tx))
  expect(inside).toBe(true)
})

it('finds none for the same choice, for another market or match, or in a slip of several', async () => {
  const [match, other] = await world.listComing()
  if (!match || !other) throw new Error('no matches')
  const [ana, rui] = await pair()
  await world.place(ana, [{ match, market, selection: '1' }])
  await world.place(rui, [{ match, market, selection: '1' }])
  await world.place(rui, [{ match, market: 'full.both', selection: 'no' }])
  await world.place(rui, [{ match: other, market, selection: '2' }])
  await world.place(rui, [
    { match, market, selection: '2' },
    { match: other, market, selection: '1' },
  ])
  expect(await world.sportsbook.haveOpposite(ana, [rui])).toBe(false)
  expect(await world.sportsbook.haveOpposite(rui, [ana])).toBe(false)
})

it('bets of several members are compared together once the match is settled', async () => {
  const [, , match] = await world.listComing()
  if (!match) throw new Error('no match')
  const [ana, rui] = await pair()
  const [both] = await pair()
  await world.place(ana, [{ match, market: 'full.both', selection: 'yes' }])
  await world.place(rui, [{ match, market: 'full.both', selection: 'no' }])
  await world.place(both, [{ match, market, selection: '1' }])
  const { settledBets } = world.sportsbook
  const findMatch = async () =>
    (await settledBets.listUncompared(100)).find(({ id }) => id === match.id)
  expect(await findMatch()).toBeUndefined()
  await world.playTo(match, 95)
  await world.sportsbook.settleMatches()
  expect(await findMatch()).toEqual({
    id: match.id,
    gameCode: 'BICHOS',
    subject: `match ${match.id}`,
  })
  expect(await settledBets.listBettors(match.id, 10)).toEqual([ana, rui, both])
  const riskOf = await settledBets.readRisks(match.id, [ana, rui, both])
  const each = parseMoney('10.00')
  expect(await riskOf([ana])).toBe(each)
  expect(Number(await riskOf([ana, rui])) / Number(2n * each)).toBeLessThan(0.2)
  expect(await riskOf([ana, both])).toBe(2n * each)
  await settledBets.markCompared(match.id)
  expect(await findMatch()).toBeUndefined()
})

it('two hours apart is one plan, more is not; after thirty days it no longer matters', async () => {
  const [ana, rui] = await pair()
  const [clara, davi] = await pair()
  const match = await lateMatch()
  await world.place(ana, [{ match, market, selection: '1' }])
  await world.place(clara, [{ match, market, selection: '1' }])
  // As if they had been placed that long before.
  const moveBack = (memberId: bigint, ms: number) =>
    world.pool.query(
      `update sportsbook.slip set placed_at = placed_at - $2 * interval '1 ms' where member_id = $1`,
      [memberId, ms],
    )
  await world.place(rui, [{ match, market, selection: 'X' }])
  await world.place(davi, [{ match, market, selection: 'X' }])
  await moveBack(rui, 2 * hourMs)
  await moveBack(davi, 2 * hourMs + 1)
  expect(await world.sportsbook.haveOpposite(ana, [rui])).toBe(true)
  expect(await world.sportsbook.haveOpposite(clara, [davi])).toBe(false)
  world.advanceTo(new Date(world.now().getTime() + 31 * 24 * hourMs))
  expect(await world.sportsbook.haveOpposite(ana, [rui])).toBe(false)
})

it('bets of one member on all sides of a market count only for what can be lost, in one slip or several', async () => {
  const [match] = await world.listComing()
  if (!match) throw new Error('no match')
  const both = (['yes', 'no'] as const).map((selection) => ({
    match,
    market: 'full.both',
    selection,
  }))
  const [oneSlip, several] = await pair()
  const [oneSide] = await pair()
  const placed = [
    await world.place(oneSlip, both, { kind: 'singles' }),
    ...(await Promise.all(both.map((choice) => world.place(several, [choice])))),
    await world.place(oneSide, both.slice(0, 1)),
  ]
  const slips = placed.map(({ slipId }) => BigInt(slipId.slice(1)))
  await world.pool.query(
    `update sportsbook.slip set status = 'lost', ended_at = placed_at where id = any($1)`,
    [slips],
  )
  await world.pool.query(
    `insert into sportsbook.slip_to_record (member_id, slip_id)
     select member_id, id from sportsbook.slip where id = any($1)`,
    [slips],
  )
  await world.sportsbook.settleMatches()
  const { rows } = await world.pool.query<{ txn: string; valid: number }>(
    `select txn_id as txn, valid_minor::float8 / stake_minor as valid from bets.bet
     where source = 'sportsbook'`,
  )
  const counted = slips.map((id) => rows.find(({ txn }) => txn === `slip:${id}:staked`)?.valid)
  // What the house keeps of both sides, and no more; one side counts whole.
  expect(counted[0]).toBeLessThan(0.2)
  expect(counted[1]).toBeCloseTo(counted[0] ?? 1, 3)
  expect(counted[2]).toBeCloseTo(counted[0] ?? 1, 3)
  expect(counted[3]).toBe(1)
  // Promotions count the same.
  const span = { from: new Date(0), to: new Date(8e15) }
  const staked = async (memberId: bigint) =>
    Number((await sumSettled(world.database.db, memberId, span))[0]?.stakedMinor)
  const whole = 2 * Number(await staked(oneSide))
  expect((await staked(oneSlip)) / whole).toBeCloseTo(counted[0] ?? 1, 3)
  expect((await staked(several)) / whole).toBeCloseTo(counted[0] ?? 1, 3)
})
