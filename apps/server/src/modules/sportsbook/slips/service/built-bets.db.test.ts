import { randomUUID } from 'node:crypto'
import { parseMoney } from '@trevo/money/money.ts'
import { readBuilt, settleBuilt } from '@trevo/sports-rules/markets/built.ts'
import { builtKey } from '@trevo/sports-rules/markets/market.ts'
import { afterAll, describe, expect, it } from 'vitest'
import type { FixtureRow } from '../../tables.ts'
import { openTestSportsbook } from '../../testing/open-test-sportsbook.ts'

const world = await openTestSportsbook()
afterAll(() => world.close())

const footballSteps = 95
const parts = 'full.result=1,full.total:5=over'

const priceOf = async (match: FixtureRow, text = parts) =>
  world.sportsbook.priceBuiltBet(1, match.id, text)
const nextMatch = async (): Promise<FixtureRow> => {
  const [match] = await world.listComing()
  return match!
}
/** Stakes ten reais at the current price. */
const place = async (member: bigint, match: FixtureRow, text = parts) => {
  const { odds } = await priceOf(match, text)
  return world.place(member, [{ match, market: builtKey, selection: text, odds: odds ?? 101 }])
}

describe('a bet built of several choices of one match', () => {
  it('costs less than its parts would if they were independent', async () => {
    const match = await nextMatch()
    const price = await priceOf(match)
    const product = (match.book['full.result']!['1']! * match.book['full.total:5']!['over']!) / 100
    expect(price).toMatchObject({ state: 'offered', version: match.version })
    expect(price.odds).toBeLessThan(product)
    expect(price.odds).toBeGreaterThan(match.book['full.result']!['1']!)
  })

  it('is paid at the accepted price if all of it came true, and is lost otherwise', async () => {
    const seen = new Set<string>()
    for (let n = 0; n < 40 && seen.size < 2; n += 1) {
      const match = await nextMatch()
      const member = await world.createMember()
      const slip = await place(member, match)
      const ended = await world.playTo(match, footballSteps)
      await world.sportsbook.settleMatches()
      const state = { sport: 'football' as const, tick: ended.tick, marks: ended.marks }
      const result = settleBuilt(readBuilt(parts)!, state)
      const { list } = await world.sportsbook.listSlips(member, { state: 'all', pageSize: 1 })
      expect(list[0]).toMatchObject({ status: result, legs: [{ market: builtKey, result }] })
      const paid = result === 'won' ? parseMoney(slip.possible) : 0n
      expect(await world.balanceOf(member)).toBe(parseMoney('990.00') + paid)
      seen.add(result ?? '')
    }
    expect([...seen].sort()).toEqual(['lost', 'won'])
  })

  it('counts as one leg beside other matches, but not beside its own', async () => {
    const [match, other] = await world.listComing()
    const member = await world.createMember()
    const { odds } = await priceOf(match!)
    const built = { match: match!, market: builtKey, selection: parts, odds: odds! }
    const slip = await world.place(member, [
      built,
      { match: other!, market: 'full.result', selection: 'X' },
    ])
    expect(slip).toMatchObject({ kind: 'multiple', betCount: 1 })
    await expect(
      world.place(member, [built, { match: match!, market: 'full.both', selection: 'yes' }]),
    ).rejects.toMatchObject({ code: 'sportsbook.slip_invalid' })
  })

  it.each([
    ['full.exact=0-1,full.result=1', 'impossible'],
    ['full.exact=2-1,full.result=1', 'redundant'],
    ['full.result=1,map1.winner=1', 'closed'],
    ['full.total:5=over,full.result=1', 'closed'],
  ] as const)('%s is %s, and no bet on it is taken', async (text, state) => {
    const match = await nextMatch()
    expect(await priceOf(match, text)).toMatchObject({ state, odds: null })
    const member = await world.createMember()
    const choice = { match, market: builtKey, selection: text, odds: 500 }
    await expect(world.place(member, [choice])).rejects.toMatchObject({
      code: expect.stringMatching(/^sportsbook\.(market_closed|slip_invalid)$/) as string,
    })
    expect(await world.balanceOf(member)).toBe(parseMoney('1000.00'))
  })

  it('is not accepted at a price better than the current one', async () => {
    const match = await nextMatch()
    const member = await world.createMember()
    const { odds } = await priceOf(match)
    const choice = { match, market: builtKey, selection: parts, odds: odds! + 1 }
    await expect(world.place(member, [choice])).rejects.toMatchObject({
      code: 'sportsbook.odds_changed',
      detail: { odds: [odds] },
    })
  })

  it('is closed while one of its markets is suspended', async () => {
    const match = await nextMatch()
    await world.pool.query(
      `update sportsbook.fixture set suspended_markets = '{full.total:5}' where id = $1`,
      [match.id],
    )
    expect(await priceOf(match)).toMatchObject({ state: 'closed' })
    await world.pool.query(`update sportsbook.fixture set suspended_markets = '{}' where id = $1`, [
      match.id,
    ])
  })

  it('is closed if the brand does not sell it', async () => {
    const match = await nextMatch()
    const sell = async (onSale: boolean) => {
      await world.pool.query(
        `update sportsbook.market_rule set on_sale = $1 where brand_id = 1 and kind = 'built'`,
        [onSale],
      )
      world.sportsbook.forgetSetup()
    }
    await sell(false)
    const member = await world.createMember()
    expect(await priceOf(match)).toMatchObject({ state: 'closed' })
    const choice = { match, market: builtKey, selection: parts, odds: 101 }
    await expect(world.place(member, [choice])).rejects.toMatchObject({
      code: 'sportsbook.market_closed',
    })
    await sell(true)
  })

  it('can be cashed out at half-time by its open parts', async () => {
    for (let n = 0; n < 30; n += 1) {
      const match = await nextMatch()
      const member = await world.createMember()
      const text = 'full.total:5=over,half.total:1=over'
      const slip = await place(member, match, text)
      await world.playTo(match, 46)
      // A goal suspends the match for some seconds.
      const half = await world.playTo(match, 49)
      const scored = half.marks.filter(({ tick }) => tick <= 45).length > 0
      const { list } = await world.sportsbook.listSlips(member, { state: 'open', pageSize: 1 })
      if (!scored) {
        expect(list[0]?.cashOut).toBeNull()
        continue
      }
      if (list[0]?.cashOut === null || half.book['full.total:5'] === undefined) continue
      const offerMinor = parseMoney(list[0]!.cashOut)
      const before = world.pauses.length
      await world.sportsbook.cashOutSlip({
        memberId: member,
        brandId: 1,
        slipId: BigInt(slip.slipId.slice(1)),
        clientId: randomUUID(),
        offerMinor,
        percent: 100,
      })
      expect(await world.balanceOf(member)).toBe(parseMoney('990.00') + offerMinor)
      // A match under way: the sale is delayed like a bet.
      expect(world.pauses.length).toBe(before + 1)
      return
    }
    throw new Error('no match with a goal before half-time in thirty')
  })
})
