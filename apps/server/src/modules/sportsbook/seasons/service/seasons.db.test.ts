import { randomUUID } from 'node:crypto'
import { parseMoney } from '@trevo/money/money.ts'
import { judgeShare } from '@trevo/sports-rules/testing/judge-season.ts'
import { afterAll, describe, expect, it } from 'vitest'
import type { SeasonRow } from '../repository/seasons.ts'
import { openTestSportsbook } from '../../testing/open-test-sportsbook.ts'
import { inEnglish, inPortuguese } from '../../../../testing/readers.ts'

const world = await openTestSportsbook()
afterAll(() => world.close())

const champion = 'season.champion'
const closed = { code: 'sportsbook.market_closed' }
const afterMs = (at: Date | null, ms: number): Date => new Date((at?.getTime() ?? 0) + ms)
/** The coming season: its market is open until it begins. */
const nextSeason = async (league?: string): Promise<SeasonRow> =>
  (await world.listSeasons(league)).at(-1)!
const choicesOf = ({ book }: SeasonRow) =>
  Object.entries(book).flatMap(([market, prices]) =>
    Object.keys(prices).map((selection) => ({ market, selection })),
  )
/** Advances to an instant without a match of the season under way: the break after its first round. */
const toFirstRest = async (season: SeasonRow): Promise<SeasonRow> => {
  for (let minutes = 1; minutes < 60; minutes += 1) {
    world.advanceTo(afterMs(season.starts_at, minutes * 60_000))
    await world.sportsbook.runSeasons()
    const now = (await world.getMatch(season.id)) as SeasonRow
    if (now.season.results.length > 0 && Object.keys(now.book).length > 0) return now
  }
  throw new Error('no break in the first hour')
}

describe('a season', () => {
  it('is open before it begins, is settled by its table and paid once', async () => {
    const season = await nextSeason()
    expect(season).toMatchObject({ status: 'scheduled', closes_at: season.starts_at })
    const choices = choicesOf(season)
    expect(choices.length).toBeGreaterThan(10)
    const member = await world.createMember('10000.00')
    for (const choice of choices) await world.place(member, [{ match: season, ...choice }])
    const stake = parseMoney('10.00') * BigInt(choices.length)
    // Two members who divide the choices of one market, so that each champion pays them R$ 100.00.
    const [ana, rui] = [await world.createMember(), await world.createMember()]
    const staked = new Map<bigint, bigint>()
    for (const [at, [selection, odds]] of Object.entries(season.book[champion] ?? {}).entries()) {
      const stakeEachMinor = parseMoney((10_000 / odds).toFixed(2))
      const bet = [{ match: season, market: champion, selection }]
      const bettor = at % 2 === 0 ? ana : rui
      await world.place(bettor, bet, { stakeEachMinor })
      staked.set(bettor, (staked.get(bettor) ?? 0n) + stakeEachMinor)
    }

    world.advanceTo(afterMs(new Date(season.season.lastStartsAt), 400_000))
    await world.sportsbook.runSeasons()
    const ended = (await world.getMatch(season.id)) as SeasonRow
    expect(ended).toMatchObject({ status: 'ended', book: {}, tick: season.season.matchCount })
    await world.sportsbook.settleMatches()
    await world.sportsbook.settleMatches()

    const { competitors, results } = ended.season
    const codes = competitors.map(({ code }) => code)
    const back = choices.reduce((sum, { market, selection }) => {
      const places = market === 'season.champion' ? 1 : 2
      const share = judgeShare(codes, results, selection, places)
      const odds = season.book[market]?.[selection] ?? 0
      return sum + parseMoney((Math.floor(odds * 10 * share + 1e-9) / 100).toFixed(2))
    }, 0n)
    expect(back).toBeGreaterThan(0n)
    expect(await world.balanceOf(member)).toBe(parseMoney('10000.00') - stake + back)
    expect((await world.getMatch(season.id)).status).toBe('settled')
    // Linked accounts can be compared: separately they may lose everything, together next to nothing.
    const { settledBets } = world.sportsbook
    expect(await settledBets.listUncompared(100)).toContainEqual({
      id: season.id,
      gameCode: 'BICHOS',
      subject: `season ${season.id}`,
    })
    const riskOf = await settledBets.readRisks(season.id, [ana, rui])
    expect([await riskOf([ana]), await riskOf([rui])]).toEqual([staked.get(ana), staked.get(rui)])
    const apart = Number((staked.get(ana) ?? 0n) + (staked.get(rui) ?? 0n))
    expect(Number(await riskOf([ana, rui])) / apart).toBeLessThan(0.3)
    const { list } = await world.sportsbook.listSlips(member, { state: 'all', pageSize: 50 })
    expect(list.every(({ legs }) => legs[0]?.outright?.season === season.season.number)).toBe(true)
  })

  it('is closed while a round is played, and is priced again between two', async () => {
    const season = await nextSeason('CORES')
    const member = await world.createMember()
    const [choice] = choicesOf(season)
    world.advanceTo(season.starts_at)
    // Exactly at the kick-off, whether or not anybody has looked since.
    await expect(world.place(member, [{ match: season, ...choice! }])).rejects.toMatchObject(closed)
    await world.sportsbook.runSeasons()
    expect(await world.getMatch(season.id)).toMatchObject({ status: 'live', book: {} })
    await expect(world.place(member, [{ match: season, ...choice! }])).rejects.toMatchObject(closed)

    const rest = await toFirstRest(season)
    expect(rest.season.results.length).toBe(rest.season.competitors.length / 2)
    expect(rest.book).not.toEqual(season.book)
    expect(rest.closes_at! > world.now()).toBe(true)
    const before = world.pauses.filter((ms) => ms > 0).length
    const chosen = choicesOf(rest)[0]!
    const slip = await world.place(member, [{ match: rest, ...chosen }])
    expect(slip.legs[0]?.odds).toBe(Object.values(Object.values(rest.book)[0]!)[0])
    const { name } = rest.season.competitors.find(({ code }) => code === chosen.selection)!
    expect(slip.legs[0]?.outright).toMatchObject({ competitor: name })
    // No match is under way: no delay.
    expect(world.pauses.filter((ms) => ms > 0).length).toBe(before)
  })

  it('has the same prices in every copy: the season itself is the seed', async () => {
    const season = await nextSeason('CIRCUITO')
    await world.pool.query(
      `update sportsbook.fixture set book = '{}', season = jsonb_set(season, '{pricedFor}', '""')
       where id = $1`,
      [season.id],
    )
    const again = await nextSeason('CIRCUITO')
    expect(again.book).toEqual(season.book)
  })

  it('is shown with its table, and is not a match', async () => {
    const reader = { brandId: 1, ...inEnglish }
    const { seasons } = await world.sportsbook.listSeasons(reader, 'football')
    expect(new Set(seasons.map(({ league }) => league))).toEqual(new Set(['BICHOS', 'CORES']))
    const [first] = seasons
    expect(first).toMatchObject({ leagueName: 'Animal League', runs: 20_000 })
    expect(first?.table.length).toBe(10)
    expect(await world.sportsbook.showSeason(reader, BigInt(first!.matchId))).toEqual(first)
    const unknown = { code: 'sportsbook.match_unknown' }
    await expect(world.sportsbook.showMatch(reader, BigInt(first!.matchId))).rejects.toMatchObject(
      unknown,
    )
    const { leagues } = await world.sportsbook.listMatches(reader, 'football')
    const shown = leagues.flatMap(({ matches }) => matches.map(({ matchId }) => matchId))
    expect(shown).not.toContain(first?.matchId)
  })

  it('is not offered for competitions of minors', async () => {
    expect(await world.listSeasons('BICHOS17')).toEqual([])
  })
})

describe('a slip with a season', () => {
  it('can be combined with matches of other leagues, but not with those of its own league', async () => {
    const season = await nextSeason()
    const member = await world.createMember()
    const [own] = await world.listComing('BICHOS')
    const [other] = await world.listComing('CORES')
    const choice = { match: season, ...choicesOf(season)[0]! }
    const invalid = { code: 'sportsbook.slip_invalid' }
    await expect(
      world.place(member, [choice, { match: own!, market: 'full.result', selection: '1' }]),
    ).rejects.toMatchObject(invalid)
    await expect(
      world.place(member, [choice, { match: season, market: 'season.toptwo', selection: 'ONC' }]),
    ).rejects.toMatchObject(invalid)
    const slip = await world.place(member, [
      choice,
      { match: other!, market: 'full.result', selection: 'X' },
    ])
    expect(slip).toMatchObject({ kind: 'multiple', betCount: 1 })
    const alone = { match: own!, market: 'full.result', selection: '1' }
    const singles = await world.place(member, [choice, alone], { kind: 'singles' })
    expect(singles.betCount).toBe(2)
  })

  it('obeys the limits of its market, and of the exposure of one choice', async () => {
    const season = await nextSeason()
    const member = await world.createMember('50000.00')
    const choice = { match: season, market: 'season.champion', selection: 'ONC' }
    const above = { code: 'sportsbook.stake_above_limit' }
    const setRule = async (change: string) => {
      await world.pool.query(`update sportsbook.market_rule set ${change} where kind = 'champion'`)
      world.sportsbook.forgetSetup()
    }
    await setRule('stake_minor_max = 50000')
    await expect(world.place(member, [choice])).rejects.toMatchObject(above)
    await setRule('stake_minor_max = 100000000, liability_minor_max = 100')
    await expect(world.place(member, [choice])).rejects.toMatchObject(above)
    await setRule('liability_minor_max = 10000000000')
    await world.place(member, [choice])
    const { matches } = await world.sportsbook.listOperatorMatches({
      brandId: 1,
      matchId: String(season.id),
      limit: 1,
    })
    await setRule('on_sale = false')
    await expect(world.place(member, [choice])).rejects.toMatchObject(closed)
    const shown = await world.sportsbook.showSeason({ brandId: 1, ...inPortuguese }, season.id)
    expect(Object.keys(shown.book)).toEqual(['season.toptwo'])
    await setRule('on_sale = true')
    expect(matches[0]?.season?.competitors.length).toBe(10)
    expect(matches[0]?.choices).toContainEqual(
      expect.objectContaining({ market: 'season.champion', selection: 'ONC', stake: '10.00' }),
    )
  })

  it('can be cashed out between rounds at the current price', async () => {
    const season = await nextSeason()
    const member = await world.createMember()
    const slip = await world.place(member, [
      { match: season, market: 'season.champion', selection: 'GAR' },
    ])
    const rest = await toFirstRest(season)
    const odds = [season, rest].map(({ book }) => book['season.champion']?.['GAR'] ?? 0)
    const { list } = await world.sportsbook.listSlips(member, { state: 'open', pageSize: 1 })
    expect(list[0]?.cashOut).toBe((Math.floor((odds[0]! * 1_000) / odds[1]!) / 100).toFixed(2))
    await world.sportsbook.cashOutSlip({
      memberId: member,
      brandId: 1,
      slipId: BigInt(slip.slipId.slice(1)),
      clientId: randomUUID(),
      offerMinor: parseMoney(list[0]!.cashOut!),
      percent: 100,
    })
    expect(await world.balanceOf(member)).toBe(parseMoney('990.00') + parseMoney(list[0]!.cashOut!))
    world.advanceTo(rest.closes_at!)
    const other = await world.createMember()
    await expect(
      world.place(other, [{ match: rest, market: 'season.champion', selection: 'GAR' }]),
    ).rejects.toMatchObject(closed)
  })
})
