import { randomUUID } from 'node:crypto'
import * as endpoints from '@trevo/api-client/endpoints.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { afterAll, afterEach, expect, test } from 'vitest'
import { startRewardsWorld } from './start-rewards-world.ts'
import { valueOf } from './value-of.ts'
import { expectConserved } from '../modules/wallet/testing/expect-conserved.ts'

const world = await startRewardsWorld()
const { server, modules, moneyOf } = world
const { rewards, sportsbook } = modules
const ana = await world.enter('ana.demo')
afterAll(() => world.close())
afterEach(() => expectConserved(modules))

const market = 'full.result'
/** A match of football, half-time included. */
const matchMs = 95 * 4_000 + 10

type Match = { id: bigint; starts_at: Date; book: Record<string, Record<string, number>> }

const nextMatch = async (): Promise<Match> => {
  await sportsbook.scheduleMatches()
  const { rows } = await server.pool.query<Match>(
    `select f.* from sportsbook.fixture f join sportsbook.league l on l.id = f.league_id
     where l.code = 'BICHOS' and f.starts_at > $1 order by f.starts_at limit 1`,
    [world.now()],
  )
  const [match] = rows
  if (!match) throw new Error('no match')
  return match
}
const placeOn = async (
  match: Match,
  amount: string,
  { memberId = ana.memberId, on = market, selection = '1' } = {},
): Promise<bigint> => {
  const odds = match.book[on]?.[selection] ?? 0
  const { slipId } = await sportsbook.placeSlip({
    memberId,
    brandId: 1,
    clientId: randomUUID(),
    kind: 'singles',
    stakeEachMinor: parseMoney(amount),
    accepts: 'any',
    choices: [{ fixtureId: match.id, market: on, selection, odds }],
  })
  return BigInt(slipId.slice(1))
}
const countAll = async (): Promise<void> => {
  await sportsbook.settleMatches()
  await sportsbook.settleMatches()
  await rewards.settleStakes()
}
const playOut = async (match: Match): Promise<void> => {
  world.moveClock(match.starts_at.getTime() + matchMs - world.now().getTime())
  await sportsbook.runMatches()
  await countAll()
}
/** Both operators name the winner of the market; nobody makes it void. */
const settleAgain = async (match: Match, winners: readonly string[]): Promise<void> => {
  for (const operatorId of [1n, 2n]) {
    const order = {
      operator: `operator ${operatorId}`,
      operatorId,
      brandId: 1,
      matchId: match.id,
      reason: 'test',
    }
    await sportsbook.settleMarket({ ...order, market, winners })
  }
  await countAll()
}
const rebate = async () => {
  const answer = valueOf(await ana.api.call(endpoints.getManualRebate))
  const sports = answer.products.find(({ productType }) => productType === 'SPORTS')
  const { claimable, owed } = answer
  return { valid: sports?.validBet, amount: sports?.amount, claimable, owed }
}

test('a settled slip brings the rebate of sports, without what its sales gave back', async () => {
  const match = await nextMatch()
  await placeOn(match, '40.00')
  const sold = await placeOn(match, '20.00')
  await sportsbook.cashOutSlip({
    memberId: ana.memberId,
    brandId: 1,
    slipId: sold,
    clientId: randomUUID(),
    offerMinor: 1n,
    percent: 50,
  })
  await rewards.settleStakes()
  expect(await rebate()).toMatchObject({ valid: '0.00', claimable: '0.00' })
  await playOut(match)
  // 50.00 at 0.25 %.
  expect(await rebate()).toMatchObject({ valid: '50.00', amount: '0.125', claimable: '0.12' })
  await rewards.settleStakes()
  expect(await rebate()).toMatchObject({ valid: '50.00' })
})

test('settled differently it stays, void it is reversed, and counted again it returns', async () => {
  const before = await rebate()
  const match = await nextMatch()
  await placeOn(match, '40.00')
  await playOut(match)
  const with40 = await rebate()
  expect(with40).toMatchObject({ valid: '90.00', claimable: '0.22' })
  await settleAgain(match, ['1'])
  await settleAgain(match, ['2'])
  expect(await rebate()).toEqual(with40)
  await settleAgain(match, [])
  expect(await rebate()).toEqual(before)
  await settleAgain(match, ['X'])
  expect(await rebate()).toEqual(with40)
})

test('claimed rebate of returned stakes is offset against later rebate', async () => {
  const match = await nextMatch()
  await placeOn(match, '40.00')
  await playOut(match)
  const body = { clientId: randomUUID() }
  const money = await moneyOf(ana)
  const claimed = await ana.api.call(endpoints.claimManualRebate, { body })
  expect(claimed).toMatchObject({ ok: true, value: { amount: '0.32' } })
  expect((await moneyOf(ana)) - money).toBe(parseMoney('0.32'))
  await settleAgain(match, [])
  expect(await rebate()).toMatchObject({ claimable: '0.00', owed: '0.095' })
  const next = await nextMatch()
  await placeOn(next, '80.00')
  await playOut(next)
  expect(await rebate()).toMatchObject({ claimable: '0.10', owed: '0.00' })
})

test('a slip that was void first counts like any other once its market is decided', async () => {
  const before = await rebate()
  const match = await nextMatch()
  await placeOn(match, '40.00')
  world.moveClock(match.starts_at.getTime() + matchMs - world.now().getTime())
  await sportsbook.runMatches()
  for (const operatorId of [1n, 2n]) {
    const order = {
      operator: `operator ${operatorId}`,
      operatorId,
      brandId: 1,
      matchId: match.id,
      reason: 'test',
    }
    await sportsbook.settleMarket({ ...order, market, winners: [] })
  }
  await countAll()
  await countAll()
  expect(await rebate()).toEqual(before)
  await settleAgain(match, ['2'])
  expect(await rebate()).toMatchObject({ claimable: '0.20' })
})

test('linked accounts that bet on both sides of a match are signalled once it is settled, others are not', async () => {
  const [bento, clara] = [await world.enter('bento.demo'), await world.enter('clara.demo')]
  const sql = 'update members.member set referrer_member_id = $2 where member_id = $1'
  await server.pool.query(sql, [bento.memberId, ana.memberId])
  const match = await nextMatch()
  const on = 'full.both'
  await placeOn(match, '20.00', { on, selection: 'yes' })
  for (const { memberId } of [bento, clara]) {
    await placeOn(match, '15.00', { memberId, on, selection: 'no' })
  }
  const listSignals = async () => {
    await modules.compareAccounts()
    const { rows } = await server.pool.query(
      'select subject, member_id, other_member_id, links from play.table_signal',
    )
    return rows
  }
  expect(await listSignals()).toEqual([])
  await playOut(match)
  const signals = [
    {
      subject: `match ${match.id}`,
      member_id: ana.memberId,
      other_member_id: bento.memberId,
      links: ['referral'],
    },
  ]
  expect(await listSignals()).toEqual(signals)
  expect(await listSignals()).toEqual(signals)
})
