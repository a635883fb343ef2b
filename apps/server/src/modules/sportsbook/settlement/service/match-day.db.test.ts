import { randomUUID } from 'node:crypto'
import { parseMoney } from '@trevo/money/money.ts'
import { payoutOf } from '@trevo/sports-rules/bets/payout.ts'
import { commitmentOf } from '@trevo/sports-rules/league/season.ts'
import { playIncidents } from '@trevo/sports-rules/league/play-incidents.ts'
import { playMatch } from '@trevo/sports-rules/league/play-match.ts'
import { footballTicks } from '@trevo/sports-rules/match.ts'
import { judgeSelection } from '@trevo/sports-rules/testing/judge-match.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { isSuspended } from '../../common/domain/offer.ts'
import { endLease, leaseFixture } from '../../matches/repository/fixtures.ts'
import { openTestSportsbook } from '../../testing/open-test-sportsbook.ts'
import { inPortuguese } from '../../../../testing/readers.ts'

const world = await openTestSportsbook()
afterAll(() => world.close())

const footballSteps = 95

describe('a day of matches', () => {
  it('a bet on a match is accepted at its price, settled by its facts and paid once', async () => {
    const [match] = await world.listComing()
    const choices = Object.entries(match!.book).flatMap(([market, prices]) =>
      Object.keys(prices).map((selection) => ({ match: match!, market, selection })),
    )
    const member = await world.createMember('10000.00')
    for (const choice of choices) await world.place(member, [choice])
    const stake = parseMoney('10.00') * BigInt(choices.length)
    expect(await world.balanceOf(member)).toBe(parseMoney('10000.00') - stake)

    const ended = await world.playTo(match!, footballSteps)
    expect(ended.status).toBe('ended')
    await world.sportsbook.settleMatches()
    await world.sportsbook.settleMatches()

    const back = choices.reduce((sum, { market, selection }) => {
      const result = judgeSelection(market, selection, { sport: 'football', marks: ended.marks })
      const odds = match!.book[market]?.[selection] ?? 0
      const leg = { odds, result: result as 'won' | 'lost' | 'void' }
      return sum + payoutOf('singles', [leg], parseMoney('10.00'))
    }, 0n)
    expect(await world.balanceOf(member)).toBe(parseMoney('10000.00') - stake + back)
    expect((await world.getMatch(match!.id)).status).toBe('settled')
    const { list } = await world.sportsbook.listSlips(member, { state: 'ended', pageSize: 50 })
    expect(list.length).toBe(Math.min(50, choices.length))
  })

  it('the match was committed to before, and anyone can replay it from its seed', async () => {
    const [match] = await world.listComing()
    const ended = await world.playTo(match!, footballSteps)
    expect(match!.seed).toBeNull()
    expect(commitmentOf(ended.seed ?? '')).toBe(match!.commitment)
    expect(playMatch(ended.rates, ended.seed ?? '')).toEqual(ended.marks)
  })

  it('e-sports: bets on maps and rounds are placed and settled the same way', async () => {
    const [match] = await world.listComing('CIRCUITO')
    const member = await world.createMember()
    await world.place(member, [{ match: match!, market: 'full.winner', selection: '1' }])
    await world.place(member, [{ match: match!, market: 'map1.total:43', selection: 'over' }])
    const ended = await world.playTo(match!, 120)
    await world.sportsbook.settleMatches()
    const { list } = await world.sportsbook.listSlips(member, { state: 'all', pageSize: 10 })
    for (const { legs, status } of list) {
      const [leg] = legs
      const judged = judgeSelection(leg!.market, leg!.selection, {
        sport: 'esport',
        marks: ended.marks,
      })
      expect(leg!.result).toBe(judged)
      expect(status).toBe(judged === 'won' ? 'won' : 'lost')
    }
  })

  it('a system pays the sum of its bets, a lost leg of a multiple ends it at once', async () => {
    const matches = (await world.listComing()).slice(0, 3)
    const member = await world.createMember()
    const choices = matches.map((match) => ({ match, market: 'full.result', selection: '1' }))
    const system = await world.place(member, choices, { kind: 'trixie' })
    expect(system).toMatchObject({ betCount: 4, stake: '40.00', status: 'open' })
    await world.place(member, choices)
    for (const match of matches) {
      await world.playTo(match, footballSteps)
      await world.sportsbook.settleMatches()
    }
    const { list } = await world.sportsbook.listSlips(member, { state: 'all', pageSize: 10 })
    for (const slip of list) {
      expect(slip.status).not.toBe('open')
      const legs = slip.legs.map(({ odds, result }) => ({ odds, result: result ?? undefined }))
      expect(parseMoney(slip.payout)).toBe(
        slip.status === 'lost' ? 0n : payoutOf(slip.kind, legs, parseMoney(slip.stakeEach)),
      )
    }
  })

  it('a match is told minute by minute and no further, and can be replayed from its seed', async () => {
    const [match] = await world.listComing()
    const reader = { brandId: 1, ...inPortuguese }
    const half = await world.playTo(match!, 30)
    const told = (await world.sportsbook.showMatch(reader, match!.id)).incidents
    expect(half.tick).toBeLessThan(footballTicks)
    expect(told.length).toBe(half.tick - new Set(half.marks.map(({ tick }) => tick)).size)
    expect(told.at(-1)?.tick).toBeLessThanOrEqual(half.tick)
    const ended = await world.playTo(match!, footballSteps)
    const all = (await world.sportsbook.showMatch(reader, match!.id)).incidents
    expect(all.slice(0, told.length)).toEqual(told)
    expect(playIncidents(ended.rates, ended.marks, ended.seed ?? '')).toEqual(all)
  })

  it('a competition of minors has no market, and accepts no bet', async () => {
    const [match] = await world.listComing('BICHOS17')
    expect(match!.book).toEqual({})
    await world.playTo(match!, 20)
    expect((await world.getMatch(match!.id)).book).toEqual({})
    const member = await world.createMember()
    const choice = { match: match!, market: 'full.result', selection: '1', odds: 200 }
    await expect(world.place(member, [choice])).rejects.toMatchObject({
      code: 'sportsbook.market_closed',
    })
  })
})

it('a lease and a suspension from before the clock was set back an hour are over', async () => {
  const [match] = await world.listComing()
  if (!match) throw new Error('no match')
  const now = world.now()
  const { db } = world.database
  const lease = (worker: string, at: Date) =>
    leaseFixture(db, { id: match.id, worker }, at, new Date(at.getTime() + 60_000))
  const [one, other] = [randomUUID(), randomUUID()]
  expect(await lease(one, now)).toBeDefined()
  expect(await lease(other, now)).toBeUndefined()
  const hourBefore = new Date(now.getTime() - 3_600_000)
  expect(await lease(other, hourBefore)).toBeDefined()
  await endLease(db, { id: match.id, worker: other })
  const suspended = { ...match, suspended_until: new Date(now.getTime() + 10_000) }
  expect(isSuspended(suspended, now)).toBe(true)
  expect(isSuspended(suspended, hourBefore)).toBe(false)
})

describe('a slip', () => {
  it('sent twice under one id is one slip, with different content it is refused', async () => {
    const [match] = await world.listComing()
    const member = await world.createMember()
    const order = world.orderOf(member, [{ match: match!, market: 'full.result', selection: '1' }])
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => world.sportsbook.placeSlip(order)),
    )
    expect(new Set(answers.map(({ slipId }) => slipId)).size).toBe(1)
    expect(await world.balanceOf(member)).toBe(parseMoney('990.00'))
    await expect(
      world.sportsbook.placeSlip({ ...order, stakeEachMinor: parseMoney('11.00') }),
    ).rejects.toMatchObject({ code: 'request.id_reused' })
  })

  it('is refused under a client id that names another movement of the member', async () => {
    const [match] = await world.listComing()
    const member = await world.createMember()
    const order = world.orderOf(member, [{ match: match!, market: 'full.result', selection: '1' }])
    await world.pool.query("insert into wallet.client_claim values ($1, $2, 'other')", [
      member,
      order.clientId,
    ])
    await expect(world.sportsbook.placeSlip(order)).rejects.toMatchObject({
      code: 'request.id_reused',
    })
    expect(await world.balanceOf(member)).toBe(parseMoney('1000.00'))
  })

  it('at a worse price is refused unless any price is accepted; a better one is given', async () => {
    const [match] = await world.listComing()
    const member = await world.createMember()
    const odds = match!.book['full.result']?.['1'] ?? 0
    const choice = { match: match!, market: 'full.result', selection: '1' }
    await expect(world.place(member, [{ ...choice, odds: odds + 5 }])).rejects.toMatchObject({
      code: 'sportsbook.odds_changed',
      detail: { odds: [odds] },
    })
    const any = await world.place(member, [{ ...choice, odds: odds + 5 }], { accepts: 'any' })
    expect(any.legs[0]?.odds).toBe(odds)
    const better = await world.place(member, [{ ...choice, odds: odds - 5 }])
    expect(better.legs[0]?.odds).toBe(odds)
  })

  it('on a match under way is decided after the delay, at the price at that time', async () => {
    const [match] = await world.listComing()
    const live = await world.playTo(match!, 10)
    const member = await world.createMember()
    const shown = live.book['full.total:5']?.['over'] ?? 0
    world.whilePaused(async () => {
      await world.playTo(match!, 30)
    })
    const slip = world.place(member, [{ match: live, market: 'full.total:5', selection: 'over' }], {
      accepts: 'any',
    })
    const answer = await slip.catch((error: { code: string }) => error)
    world.whilePaused(async () => undefined)
    expect(world.pauses.at(-1)).toBe(3_000)
    const now = await world.getMatch(match!.id)
    // Twenty minutes later: the price at that time, or none if a goal has just been scored.
    if ('legs' in answer) {
      expect(answer.legs[0]?.odds).toBe(now.book['full.total:5']?.['over'])
      expect(answer.legs[0]?.odds).not.toBe(shown)
    } else expect(answer.code).toBe('sportsbook.market_closed')
  })

  it('is refused beyond each limit, below the minimum stake, and when closed', async () => {
    const [match, other] = await world.listComing()
    const member = await world.createMember('200000.00')
    const one = { match: match!, market: 'full.result', selection: '1' }
    const refusal = (code: string) => ({ code: `sportsbook.${code}` })
    const place = (stake: string, choices = [one], more = {}) =>
      world.place(member, choices, { stakeEachMinor: parseMoney(stake), ...more })
    await expect(place('0.49')).rejects.toMatchObject(refusal('stake_below_minimum'))
    await expect(place('10000.01')).rejects.toMatchObject(refusal('stake_above_limit'))
    const twins = [one, { ...one, selection: 'X' }]
    await expect(place('1.00', twins)).rejects.toMatchObject(refusal('slip_invalid'))
    // Every run draws new teams; one of their scores is always rare.
    const rarest = (of: typeof match) => {
      const [selection = ''] =
        Object.entries(of?.book['full.exact'] ?? {}).toSorted(([, a], [, b]) => b - a)[0] ?? []
      return { match: of!, market: 'full.exact', selection }
    }
    await expect(place('9000.00', [rarest(match), rarest(other)])).rejects.toMatchObject(
      refusal('payout_above_limit'),
    )
    const wrong = { ...one, market: 'full.corners' }
    await expect(place('1.00', [wrong])).rejects.toMatchObject(refusal('slip_invalid'))
    await expect(
      place('1.00', [one, { ...one, match: other! }], { kind: 'trixie' }),
    ).rejects.toMatchObject(refusal('slip_invalid'))
    const poor = await world.createMember('5.00')
    await expect(world.place(poor, [one])).rejects.toMatchObject({
      code: 'wallet.insufficient_balance',
    })
  })

  it('in br everybody is offered and given the same price at an instant', async () => {
    const [match] = await world.listComing()
    const reader = { brandId: 1, ...inPortuguese }
    const seen = await world.sportsbook.showMatch(reader, match!.id)
    const members = await Promise.all([world.createMember(), world.createMember('90000.00')])
    for (const selection of ['1', 'X', '2']) {
      const slips = []
      for (const member of members) {
        slips.push(await world.place(member, [{ match: match!, market: 'full.result', selection }]))
      }
      const given = slips.map(({ legs }) => legs[0]?.odds)
      expect(new Set([...given, seen.book['full.result']?.[selection]]).size).toBe(1)
    }
    const kept = await world.pool.query(
      `select l.odds, b.book -> l.market_key -> l.selection as stood from sportsbook.leg l
       join sportsbook.book_version b on b.fixture_id = l.fixture_id and b.version = l.version`,
    )
    expect(kept.rows.length).toBeGreaterThan(6)
    for (const { odds, stood } of kept.rows) expect(odds).toBe(stood)
  })
})
