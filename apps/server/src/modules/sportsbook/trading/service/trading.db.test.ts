import { parseMoney } from '@trevo/money/money.ts'
import { afterAll, expect, it } from 'vitest'
import { openTestSportsbook } from '../../testing/open-test-sportsbook.ts'

const world = await openTestSportsbook()
afterAll(() => world.close())

const { sportsbook } = world
const reader = { brandId: 1, language: 'EN', brandLanguage: 'PT' } as const
const closed = { code: 'sportsbook.market_closed' }
const ana = { brandId: 1, operator: 'ana', reason: 'a wrong score' }
const coming = { view: 'coming', limit: 100 } as const

it('a suspended league takes no bets, also on matches that are announced later', async () => {
  const [match] = await world.listComing()
  const member = await world.createMember()
  const choice = { match: match!, market: 'full.result', selection: '1' }
  const other = await sportsbook.suspendMarket({
    ...ana,
    operatorId: world.approvals.by('ana').operatorId,
    matchId: match!.id,
    market: 'full.both',
  })
  expect(other.suspendedMarkets).toEqual(['full.both'])
  await sportsbook.suspendLeague({ ...ana, league: 'BICHOS' })
  await expect(world.place(member, [choice])).rejects.toMatchObject(closed)
  expect(world.moved.at(-1)?.book).toEqual({})
  world.advanceTo(new Date(match!.starts_at.getTime() - 1_000))
  const later = (await world.listComing()).at(-1)
  await expect(world.place(member, [{ ...choice, match: later! }])).rejects.toMatchObject(closed)
  const board = await sportsbook.showTradingBoard(reader, { ...coming, league: 'BICHOS' })
  expect(board.matches.map(({ state }) => state)).toEqual(board.matches.map(() => 'suspended'))
  expect(board.matches.every(({ isLeagueSuspended }) => isLeagueSuspended)).toBe(true)
  // Suspended by itself, too: of the league's own mark nothing is shown there.
  const shown = board.matches.find(({ matchId }) => matchId === String(match!.id))
  expect(shown).toMatchObject({ suspendedMarkets: ['full.both'], suspendReason: 'a wrong score' })
  expect(board.leagues.find(({ league }) => league === 'BICHOS')).toMatchObject({
    isSuspended: true,
    suspendReason: 'a wrong score',
  })
  await sportsbook.resumeLeague({ ...ana, league: 'BICHOS' })
  await world.place(member, [choice])
  // What was suspended by itself stays so.
  await expect(
    world.place(member, [{ ...choice, market: 'full.both', selection: 'yes' }]),
  ).rejects.toMatchObject(closed)
})

it('a league of another brand is unknown', async () => {
  const order = { ...ana, brandId: 2, league: 'BICHOS' }
  await expect(sportsbook.suspendLeague(order)).rejects.toMatchObject({
    code: 'sportsbook.league_unknown',
  })
})

it('the board shows what the dearest end costs, and the match the slips behind it', async () => {
  const [, match] = await world.listComing()
  const member = await world.createMember()
  const slip = await world.place(member, [{ match: match!, market: 'full.result', selection: '2' }])
  await world.place(member, [{ match: match!, market: 'full.result', selection: '1' }])
  world.advanceTo(new Date(world.now().getTime() + 11_000))
  const board = await sportsbook.showTradingBoard(reader, { view: 'cost', limit: 10 })
  const shown = board.matches.find(({ matchId }) => matchId === String(match!.id))
  const dearest = Math.max(...['1', '2'].map((one) => match!.book['full.result']?.[one] ?? 0))
  const loss = parseMoney('20.00') - (parseMoney('10.00') * BigInt(dearest)) / 100n
  expect(parseMoney(shown?.worst ?? '0.00')).toBe(loss)
  expect(shown).toMatchObject({
    staked: '20.00',
    slipCount: 2,
    league: 'BICHOS',
    isSeason: false,
    home: match!.home,
    away: match!.away,
    startsAt: match!.starts_at.toISOString(),
    status: 'scheduled',
    state: 'open',
    score: [0, 0],
    isLeagueSuspended: false,
    suspendedMarkets: [],
    suspendReason: null,
    prices: match!.book['full.result'],
  })
  const detail = await sportsbook.showTradingMatch(reader, match!.id)
  const result = detail.markets.find(({ market }) => market === 'full.result')
  const draw = result?.choices.find(({ selection }) => selection === 'X')
  expect(draw).toMatchObject({ singleCount: 0, otherCount: 0, staked: '0.00', house: '20.00' })
  expect(detail.worstSlips).toHaveLength(1)
  expect(detail.worstSlips[0]?.username).toBe(`member${member}`)
  const found = await sportsbook.listTradingSlips(1, { matchId: String(match!.id), pageSize: 10 })
  expect(found.list.map(({ slipId }) => slipId)).toContain(slip.slipId)
  const one = await sportsbook.showTradingSlip(1, slip.slipId)
  expect(one.legs[0]).toMatchObject({ market: 'full.result', selection: '2', result: null })
  await expect(sportsbook.showTradingSlip(2, slip.slipId)).rejects.toMatchObject({
    code: 'sportsbook.slip_unknown',
  })
})

it('slips are found by member, state and kind, a page at a time', async () => {
  const [, , match] = await world.listComing()
  const member = await world.createMember()
  for (const selection of ['1', 'X', '2']) {
    await world.place(member, [{ match: match!, market: 'full.result', selection }])
  }
  const username = `member${member}`
  const first = await sportsbook.listTradingSlips(1, { username, pageSize: 2 })
  expect(first.list).toHaveLength(2)
  const rest = await sportsbook.listTradingSlips(1, {
    username,
    pageSize: 2,
    before: first.next ?? '',
  })
  expect(rest.list).toHaveLength(1)
  expect(rest.next).toBeNull()
  expect(
    (await sportsbook.listTradingSlips(1, { username, state: 'won', pageSize: 5 })).list,
  ).toEqual([])
  const unknown = { username: 'nobody', pageSize: 5 }
  expect(await sportsbook.listTradingSlips(1, unknown)).toEqual({ list: [], next: null })
  expect((await sportsbook.listTradingSlips(2, { username, pageSize: 5 })).list).toEqual([])
})

it('a board that waits is answered by the next change of its brand', async () => {
  const [match] = await world.listComing()
  const { position } = await sportsbook.showTradingBoard(reader, coming)
  const waiting = sportsbook.awaitTradingChanges(1, position)
  sportsbook.noteTradingChange({ brandId: 2, matchId: '999' })
  sportsbook.noteTradingChange({ brandId: 1, matchId: String(match!.id) })
  const answer = await waiting
  expect(answer).toMatchObject({ matchIds: [String(match!.id)], isLost: false })
  expect(await sportsbook.awaitTradingChanges(1, 'elsewhere.5')).toMatchObject({ isLost: true })
})

it('the search box finds a slip of the brand by its number', async () => {
  const [match] = await world.listComing()
  const member = await world.createMember()
  const slip = await world.place(member, [{ match: match!, market: 'full.result', selection: '1' }])
  const [finder] = sportsbook.finders
  expect(finder?.accepts(slip.slipId)).toBe(true)
  expect(await finder?.find(1, slip.slipId)).toEqual([
    { id: slip.slipId, label: `member${member} 10.00` },
  ])
  expect(await finder?.find(2, slip.slipId)).toEqual([])
})

it('feeds are listed with their matches', async () => {
  const { feeds } = await sportsbook.listTradingFeeds(reader)
  expect(feeds.find(({ league }) => league === 'BICHOS')).toMatchObject({
    feed: 'simulated',
    isSuspended: false,
  })
})
