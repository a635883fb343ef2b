import { parseMoney } from '@trevo/money/money.ts'
import { chanceBy } from '@trevo/sports-rules/league/fit-rates.ts'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { chooseOddsFeed } from './choose-odds-feed.ts'
import type { FixtureRow } from '../tables.ts'
import { openTestSportsbook } from '../testing/open-test-sportsbook.ts'
import { recorded, startOddsFeed } from '../testing/start-odds-feed.ts'
import { inPortuguese } from '../../../testing/readers.ts'

const begin = new Date('2030-05-14T15:00:30.000Z')

const feed = await startOddsFeed()
const feeds = chooseOddsFeed({
  ODDS_FEED_URL: feed.url,
  ODDS_FEED_KEY: 'key-of-the-test',
  ODDS_FEED_POLL_SECONDS: '1',
  ODDS_FEED_AGE_SECONDS_MAX: '90',
})
const world = await openTestSportsbook(feeds)
afterAll(async () => {
  await world.close()
  await feed.close()
})

const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms)
const matchOf = async (league: string, ref: string): Promise<FixtureRow | undefined> =>
  world.database.db
    .selectFrom('sportsbook.fixture as f')
    .innerJoin('sportsbook.league as l', 'l.id', 'f.league_id')
    .selectAll('f')
    .where('l.code', '=', league)
    .where('f.ref', '=', ref)
    .executeTakeFirst()
const eventsOf = async ({ id }: FixtureRow): Promise<string[]> => {
  const { rows } = await world.pool.query<{ kind: string; detail: string | null }>(
    'select kind, detail from sportsbook.fixture_event where fixture_id = $1 order by id',
    [id],
  )
  return rows.map(({ kind, detail }) => `${kind} ${detail ?? ''}`.trim())
}
/** The feed's documents, dated to another instant. */
const oddsAt = (at: Date) => {
  const passed = at.getTime() - begin.getTime()
  return recorded.odds.map((event) => ({
    ...event,
    bookmakers: event.bookmakers.map((one) => ({
      ...one,
      last_update: later(new Date(one.last_update), passed).toISOString(),
    })),
  }))
}
const lookAt = async (at: Date): Promise<void> => {
  world.advanceTo(at)
  await world.sportsbook.scheduleMatches()
  await world.sportsbook.runMatches()
}

let league = ''
let count = 0
beforeEach(async () => {
  count += 1
  league = `FORA${count}`
  await world.pool.query(
    `insert into sportsbook.league
       (brand_id, code, sport, names, is_youth, feed, feed_key, teams, every_sec, tick_ms)
     values (1, $1, 'football', '{"PT": "Série de fora"}', false, 'odds', 'soccer_trevo_serie',
       '[{"code": "ADS", "name": "Atlético da Serra", "hue": 12, "crest": "ring"}]', 60, 60000)`,
    [league],
  )
  // Leagues of earlier tests get no more data.
  await world.pool.query(
    `update sportsbook.league set feed = 'none' where feed = 'odds' and code <> $1`,
    [league],
  )
  world.sportsbook.forgetSetup()
  feed.state.odds = recorded.odds
  feed.state.scores = []
  feed.state.status = 200
  world.advanceTo(begin)
})

const closed = { code: 'sportsbook.market_closed' }
const resultOf = (match: FixtureRow, selection = '1') => ({
  match,
  market: 'full.result',
  selection,
})

describe('matches of an odds feed', () => {
  it('are priced by the bookmakers’ consensus, with our margin, under the key that was set', async () => {
    await lookAt(begin)
    expect(new Set(feed.state.keys)).toEqual(new Set(['key-of-the-test']))
    const match = (await matchOf(league, 'e1a7'))!
    expect(match.home).toEqual({ code: 'ADS', name: 'Atlético da Serra', hue: 12, crest: 'ring' })
    expect(match.away).toMatchObject({ code: 'POR', name: 'Porto do Vale' })
    expect(match.starts_at.toISOString()).toBe('2030-05-14T15:30:00.000Z')
    // 2.05, 3.40 and 3.70 without their margin: 46, 28 and 26 percent.
    const chance = (selection: string) =>
      chanceBy(match.rates, { scope: 'full', kind: 'result' }, selection)
    expect(Math.abs(chance('1') - 0.46)).toBeLessThan(0.03)
    expect(Math.abs(chance('2') - 0.257)).toBeLessThan(0.03)
    expect(match.book['full.result']?.['1']).toBe(Math.floor(100 / (chance('1') * 1.05) + 1e-9))
    // The second freshest of three bookmakers, and a minute and a half.
    expect(match.closes_at?.toISOString()).toBe('2030-05-14T15:01:20.000Z')
    const member = await world.createMember()
    await world.place(member, [resultOf(match)])
  })

  it('are not announced if few bookmakers have odds, they disagree, or the data is malformed', async () => {
    await lookAt(begin)
    const refs = ['e1a7', 'b22c', 'c0f3', 'd914', 'f6d8', '7e55']
    const found = await Promise.all(refs.map((ref) => matchOf(league, ref)))
    expect(found.map((match) => match !== undefined)).toEqual([
      true,
      true,
      true,
      // One of two bookmakers sent it twenty minutes ago.
      false,
      // Two that contradict each other.
      false,
      // A price with a comma.
      false,
    ])
    // Trevo has no quarter lines: the draw gives the number of goals.
    expect(Object.keys(found[2]?.book ?? {})).toContain('full.result')
  })

  it('close automatically once the feed is silent, and open when it sends again', async () => {
    await lookAt(begin)
    const match = (await matchOf(league, 'e1a7'))!
    feed.state.status = 503
    const silent = later(begin, 80_000)
    await lookAt(silent)
    const member = await world.createMember()
    await expect(world.place(member, [resultOf(match)])).rejects.toMatchObject(closed)
    const shown = await world.sportsbook.showMatch({ brandId: 1, ...inPortuguese }, match.id)
    expect(shown).toMatchObject({ suspended: true, book: {} })

    feed.state.status = 200
    feed.state.odds = oddsAt(later(silent, 5_000))
    await lookAt(later(silent, 5_000))
    const again = (await matchOf(league, 'e1a7'))!
    expect(again.version).toBeGreaterThan(match.version)
    expect(await eventsOf(again)).toEqual(['trusted'])
    await world.place(member, [resultOf(again)])
  })

  it.each([
    ['no JSON', () => '{"id": '],
    ['no list', () => ({ message: 'quota exceeded' })],
  ])('keep their prices for as long as they hold where the answer is %s', async (_name, answer) => {
    await lookAt(begin)
    const match = (await matchOf(league, 'b22c'))!
    feed.state.odds = answer()
    await lookAt(later(begin, 30_000))
    const member = await world.createMember()
    await world.place(member, [resultOf(match)])
    world.advanceTo(match.closes_at!)
    await expect(world.place(member, [resultOf(match)])).rejects.toMatchObject(closed)
  })

  it.each([
    ['bookmakers are too far apart', { 'Estrela Azul': 3, 'Rio Claro FC': 2.3 }],
    ['fewer than two bookmakers', { 'Estrela Azul': 1.01, Draw: 1.01 }],
  ])('are doubted at once: %s', async (why, prices: Record<string, number>) => {
    await lookAt(begin)
    const match = (await matchOf(league, 'b22c'))!
    const wrong = structuredClone(recorded.odds) as typeof recorded.odds
    const markets = wrong[1]!.bookmakers[0]!.markets as {
      outcomes: { name: string; price: number }[]
    }[]
    for (const outcome of markets[0]!.outcomes)
      outcome.price = prices[outcome.name] ?? outcome.price
    feed.state.odds = wrong
    await lookAt(later(begin, 10_000))
    const doubted = (await matchOf(league, 'b22c'))!
    expect(doubted.version).toBe(match.version + 1)
    expect((await eventsOf(doubted))[0]).toContain(`doubted ${why}`)
    const member = await world.createMember()
    await expect(world.place(member, [resultOf(match)])).rejects.toMatchObject(closed)
  })

  it('follow prices and kick-offs that the feed changes', async () => {
    await lookAt(begin)
    const match = (await matchOf(league, 'b22c'))!
    const at = later(begin, 20_000)
    feed.state.odds = oddsAt(at).map((event) =>
      event.id === 'b22c'
        ? {
            ...event,
            commence_time: '2030-05-14T16:15:00Z',
            bookmakers: recorded.odds[2]!.bookmakers.map((one) => ({
              ...JSON.parse(
                JSON.stringify(one)
                  .replaceAll('União do Norte', event.home_team)
                  .replaceAll('Campo Alegre', event.away_team),
              ),
              last_update: at.toISOString(),
            })),
          }
        : event,
    )
    await lookAt(at)
    const moved = (await matchOf(league, 'b22c'))!
    expect(moved.starts_at.toISOString()).toBe('2030-05-14T16:15:00.000Z')
    expect(moved.book['full.result']!['1']!).toBeGreaterThan(match.book['full.result']!['1']!)
    expect(moved.version).toBe(match.version + 1)
    const member = await world.createMember()
    await expect(world.place(member, [resultOf(match, '2')])).rejects.toMatchObject({
      code: 'sportsbook.odds_changed',
    })
  })
})

describe('a match of an odds feed under way', () => {
  it('follows its scores, drops a withdrawn goal, and is settled by halves', async () => {
    await lookAt(begin)
    const match = (await matchOf(league, 'e1a7'))!
    const member = await world.createMember()
    const choices = [
      ['full.result', '1'],
      ['half.result', '1'],
      ['half.total:1', 'over'],
      ['full.both', 'yes'],
    ] as const
    for (const [market, selection] of choices) {
      await world.place(member, [{ match, market, selection }])
    }
    const seen: unknown[] = []
    for (const { at, answer } of recorded.scores) {
      feed.state.scores = answer
      await lookAt(new Date(at))
      const { status, tick, marks } = (await matchOf(league, 'e1a7'))!
      seen.push([status, tick, marks.map((mark) => `${mark.side}:${mark.tick}`).join(' ')])
    }
    expect(seen).toEqual([
      ['live', 1, ''],
      ['live', 22, '0:22'],
      ['live', 45, '0:22'],
      ['live', 61, '0:22 1:61'],
      ['live', 63, '0:22'],
      ['ended', 90, '0:22 0:90'],
    ])
    // Twenty matches at a time: the other leagues have played, too.
    for (let n = 0; n < 5; n += 1) await world.sportsbook.settleMatches()
    const { list } = await world.sportsbook.listSlips(member, { state: 'ended', pageSize: 10 })
    const results = Object.fromEntries(list.map(({ legs }) => [legs[0]!.market, legs[0]!.result]))
    expect(results).toEqual({
      'full.result': 'won',
      'half.result': 'won',
      'half.total:1': 'won',
      'full.both': 'lost',
    })
  })

  it.each([
    ['abandoned', 'status abandoned', {}],
    ['second_half', 'goals of each half are missing', { half_time: null }],
    ['first_half', 'the score is not of now', { last_update: '2030-05-14T15:31:00Z' }],
    ['first_half', 'not as documented', { minute: 'HT' }],
  ])('takes nothing while its feed reports %s: %s', async (status, why, change) => {
    await lookAt(begin)
    const [, early] = recorded.scores
    feed.state.scores = early!.answer
    await lookAt(new Date(early!.at))
    const live = (await matchOf(league, 'e1a7'))!
    // After its goal bets are suspended for some seconds.
    await lookAt(later(new Date(early!.at), 10_000))
    const open = (await matchOf(league, 'e1a7'))!
    const member = await world.createMember()
    await world.place(member, [resultOf(open)], { accepts: 'any' })
    const { half_time: half, ...rest } = change as Record<string, unknown>
    const [answer] = early!.answer
    const scores = (answer!['scores'] as Record<string, unknown>[]).map((one) => ({
      ...one,
      ...(half === null && { half_time: null }),
    }))
    feed.state.scores = [{ ...answer, status, scores, ...rest }]
    await lookAt(later(new Date(early!.at), 20_000))
    const doubted = (await matchOf(league, 'e1a7'))!
    expect(doubted).toMatchObject({ status: 'live', tick: live.tick })
    expect((await eventsOf(doubted)).at(-1)).toContain(`doubted ${why}`)
    await expect(world.place(member, [resultOf(open)], { accepts: 'any' })).rejects.toMatchObject(
      closed,
    )
    expect(await world.balanceOf(member)).toBe(parseMoney('990.00'))
  })
})

describe('a match that went past regular time', () => {
  it.each([
    ['extra_time', null, 'live'],
    ['penalties', null, 'live'],
    ['abandoned', null, 'live'],
    ['extra_time', 1, 'ended'],
    ['interrupted', null, 'ended'],
  ])('after %s, with %s goals reported for 90 minutes, is %s', async (status, goals, end) => {
    await lookAt(begin)
    const live = recorded.scores.slice(1, 2)
    for (const { at, answer } of live) {
      feed.state.scores = answer
      await lookAt(new Date(at))
    }
    const { at, answer } = live[0]!
    feed.state.scores = answer.map((one) => ({ ...one, status }))
    await lookAt(later(new Date(at), 10_000))
    const final = recorded.scores.at(-1)!
    feed.state.scores = final.answer.map((one) => ({
      ...one,
      scores: (one['scores'] as Record<string, unknown>[]).map((line) => ({
        ...line,
        regular_time: goals,
      })),
    }))
    await lookAt(new Date(final.at))
    expect((await matchOf(league, 'e1a7'))!.status).toBe(end)
  })
})

it('needs a key if it has an address, and is left out without one', () => {
  expect(chooseOddsFeed({})).toEqual({})
  expect(() => chooseOddsFeed({ ODDS_FEED_URL: 'https://odds.example/v4' })).toThrow(
    'ODDS_FEED_KEY',
  )
})
