import { parseMoney } from '@trevo/money/money.ts'
import { afterAll, expect, it } from 'vitest'
import { openTestSportsbook } from '../../testing/open-test-sportsbook.ts'

const world = await openTestSportsbook()
afterAll(() => world.close())

const footballSteps = 95
const by = (operator: string, matchId: bigint) => ({
  operator,
  operatorId: world.approvals.by(operator).operatorId,
  matchId,
  brandId: 1,
  reason: 'checked',
})

const settleAll = async () => {
  await world.sportsbook.settleMatches()
  await world.sportsbook.settleMatches()
}

it('one operator suspends a market or a match, bets are closed, and resumes it', async () => {
  const [match] = await world.listComing()
  const member = await world.createMember()
  const choice = { match: match!, market: 'full.result', selection: '1' }
  const closed = { code: 'sportsbook.market_closed' }
  await world.sportsbook.suspendMarket({ ...by('ana', match!.id), market: 'full.result' })
  await expect(world.place(member, [choice])).rejects.toMatchObject(closed)
  await world.place(member, [{ ...choice, market: 'full.both', selection: 'yes' }])
  await world.sportsbook.suspendMarket({ ...by('ana', match!.id), market: undefined })
  await expect(
    world.place(member, [{ ...choice, market: 'full.both', selection: 'no' }]),
  ).rejects.toMatchObject(closed)
  expect(world.moved.at(-1)?.book).toEqual({})
  await world.sportsbook.resumeMarket({ ...by('ana', match!.id), market: undefined })
  const shown = await world.sportsbook.resumeMarket({
    ...by('ana', match!.id),
    market: 'full.result',
  })
  expect(shown.suspendedMarkets).toEqual([])
  expect(shown.events.map(({ kind }) => kind)).toEqual([
    'suspended',
    'suspended',
    'resumed',
    'resumed',
  ])
  await world.place(member, [choice])
})

it('a match is void once two operators decide it: stakes are returned, payments taken back', async () => {
  const [match] = await world.listComing()
  const member = await world.createMember()
  for (const selection of ['1', 'X', '2']) {
    await world.place(member, [{ match: match!, market: 'full.result', selection }])
  }
  await world.playTo(match!, footballSteps)
  await settleAll()
  expect(await world.balanceOf(member)).not.toBe(parseMoney('1000.00'))
  await world.sportsbook.voidMatch(by('ana', match!.id))
  await expect(world.sportsbook.voidMatch(by('ana', match!.id))).rejects.toMatchObject({
    code: 'approval.same_person',
  })
  await settleAll()
  expect((await world.getMatch(match!.id)).status).toBe('settled')
  await world.sportsbook.voidMatch(by('rui', match!.id))
  await settleAll()
  expect(await world.balanceOf(member)).toBe(parseMoney('1000.00'))
  const { list } = await world.sportsbook.listSlips(member, { state: 'all', pageSize: 10 })
  expect(list.map(({ status }) => status)).toEqual(['void', 'void', 'void'])
})

it('a market is settled again by hand: the new winner is paid, the old one pays back', async () => {
  const [match] = await world.listComing()
  const members = await Promise.all(['1', 'X', '2'].map(() => world.createMember()))
  for (const [at, selection] of ['1', 'X', '2'].entries()) {
    await world.place(members[at]!, [{ match: match!, market: 'full.result', selection }])
  }
  await world.playTo(match!, footballSteps)
  await settleAll()
  for (const winner of ['1', 'X', '2']) {
    const order = { market: 'full.result', winners: [winner] }
    await world.sportsbook.settleMarket({ ...by('ana', match!.id), ...order })
    await world.sportsbook.settleMarket({ ...by('rui', match!.id), ...order })
    await settleAll()
    for (const [at, selection] of ['1', 'X', '2'].entries()) {
      const odds = BigInt(match!.book['full.result']?.[selection] ?? 0)
      const won = selection === winner ? (parseMoney('10.00') * odds) / 100n : 0n
      expect(await world.balanceOf(members[at]!)).toBe(parseMoney('990.00') + won)
    }
  }
})

it('operators see the open stakes on a match and the exposure of each choice', async () => {
  const [match] = await world.listComing()
  const member = await world.createMember()
  await world.place(member, [{ match: match!, market: 'full.result', selection: '1' }])
  await world.place(member, [{ match: match!, market: 'full.result', selection: '1' }])
  const { matches } = await world.sportsbook.listOperatorMatches({ brandId: 1, limit: 10 })
  const shown = matches.find(({ matchId }) => matchId === String(match!.id))
  const odds = match!.book['full.result']?.['1'] ?? 0
  expect(shown?.choices[0]).toMatchObject({
    market: 'full.result',
    selection: '1',
    singleCount: 2,
    stake: '20.00',
    payout: `${((odds * 20) / 100).toFixed(2)}`,
    otherCount: 0,
  })
})

it('a match of another brand is unknown to operators and members', async () => {
  const [match] = await world.listComing()
  const order = { ...by('ana', match!.id), brandId: 2 }
  await expect(world.sportsbook.voidMatch(order)).rejects.toMatchObject({
    code: 'sportsbook.match_unknown',
  })
})
