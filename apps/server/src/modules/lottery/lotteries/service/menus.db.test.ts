import { randomUUID } from 'node:crypto'
import { placeVnOrder } from '@trevo/contract/wps/lottery/place-orders.ts'
import { prizeModes } from '@trevo/contract/wps/lottery/shapes.ts'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import {
  lastThree,
  minuteGame,
  openTestLottery,
  type TestLottery,
} from '../../testing/open-test-lottery.ts'

const reader = { brandId: 1, language: 'EN', brandLanguage: 'PT' } as const
const others = [
  [7003, 'LUCKY28', 'PCB', 'PCB', 'ELOTT', 'TCG', null],
  [7004, 'FISHY', 'SEA_FISH', 'SEA', 'SEA', 'TCG_SEA', null],
  [7005, 'NORTH', 'VN_NORTH', 'VN', 'LOTT', 'TCG_LOTTO_VN', 'NORTH'],
  [7006, 'SOUTH', 'VN_SOUTH', 'VN', 'LOTT', 'TCG_LOTTO_VN', 'SOUTH'],
  [7007, 'QUICK', 'VN_SOUTH', 'VN', 'ELOTT', 'TCG_LOTTO_VN', 'SOUTH'],
] as const

const world = await openTestLottery()
for (const game of others) {
  await world.pool.query(
    `insert into lottery.game (id, brand_id, code, rules_group, group_code, names, prize_mode,
         account_type, area, result_source, lock_sec, trace_draws_max, number_style, odds_return_bp)
       values ($1, 1, $2, $3, $4, '{"EN": "Game"}', $5, $6, $7, 'engine', 5, 20, 'day-4', 9700)`,
    [...game],
  )
}
world.forgetSetup()
afterAll(() => world.close())

describe('lotteries by prize mode', () => {
  const listed = async (prizeMode?: (typeof prizeModes)[number]) =>
    (await world.lottery.listLotteryGames(reader, prizeMode)).flatMap(({ games }) => games)

  it.each([
    ['LOTT', ['NORTH', 'SOUTH', 'TCFFC', 'TYPED']],
    ['ZY', ['TCFFC', 'TYPED']],
    ['ELOTT', ['LUCKY28', 'QUICK']],
    ['SEA', ['FISHY']],
  ] as const)('LOTT-1, LOTT-2: %s has its games, each with that mode', async (mode, codes) => {
    const games = await listed(mode)
    expect(games.map(({ code }) => code).toSorted()).toEqual(codes)
    expect(new Set(games.map(({ prizeMode }) => prizeMode))).toEqual(new Set([mode]))
  })

  it('LOTT-1: without a mode each lottery is listed once, with its own', async () => {
    const games = await listed()
    expect(games).toHaveLength(2 + others.length)
    expect(games.find(({ gameId }) => gameId === minuteGame)?.prizeMode).toBe('LOTT')
    expect(games.find(({ code }) => code === 'FISHY')?.prizeMode).toBe('SEA')
  })
})

describe('the types of lottery that a brand offers', () => {
  afterEach(() => {
    world.open.lotteryTypes = prizeModes
  })
  const listedCodes = async (prizeMode?: (typeof prizeModes)[number]) =>
    (await world.lottery.listLotteryGames(reader, prizeMode))
      .flatMap(({ games }) => games.map(({ code }) => code))
      .toSorted()

  it('LOTT-2: the list has only lotteries of these types, and none in another mode', async () => {
    world.open.lotteryTypes = ['SEA', 'ELOTT']
    expect(await listedCodes()).toEqual(['FISHY', 'LUCKY28', 'QUICK'])
    expect(await listedCodes('SEA')).toEqual(['FISHY'])
    expect(await listedCodes('LOTT')).toEqual([])
    world.open.lotteryTypes = ['LOTT']
    expect(await listedCodes()).toEqual(['NORTH', 'SOUTH', 'TCFFC', 'TYPED'])
    expect(await listedCodes('ZY')).toEqual([])
  })

  it('LOTT-2, LOTT-4: menu and lobby without a mode are those of the first type', async () => {
    const codes = async () =>
      Object.values(await world.lottery.listVnGameMenu(reader))
        .flatMap(({ gameMenus }) => gameMenus.map(({ gameCode }) => gameCode))
        .toSorted()
    const lobby = () => world.lottery.findLobby(1, { lottoView: 'lobby' })
    expect([await codes(), await lobby()]).toEqual([['NORTH', 'SOUTH'], '/lottery'])
    world.open.lotteryTypes = ['ELOTT', 'LOTT']
    expect([await codes(), await lobby()]).toEqual([['QUICK'], '/elott'])
    world.open.lotteryTypes = ['SEA']
    expect([await codes(), await lobby()]).toEqual([[], '/seaLottery'])
    const named = world.lottery.findLobby(1, { lottoGameCode: 'TCFFC', lottoView: 'betting' })
    await expect(named).rejects.toMatchObject({ code: 'game.unknown' })
  })

  it('LOTT-2: ZY is in the menu of plays, and accepted, while the brand offers it', async () => {
    const memberId = await world.createMember()
    const zy = () => world.place(memberId, lastThree('123', { series: 2_000 }), { prizeModeId: 2 })
    const modes = async () =>
      (await world.lottery.getPlayMenu(1, minuteGame)).map(({ prizeModeId }) => prizeModeId)
    await zy()
    expect(await modes()).toContain(2)
    world.open.lotteryTypes = ['LOTT', 'ELOTT', 'SEA']
    await expect(zy()).rejects.toMatchObject({ code: 'lottery.game_unknown' })
    expect(await modes()).not.toContain(2)
    await world.place(memberId, lastThree('123'))
    expect(await world.ticketsOf(memberId)).toHaveLength(2)
  })

  it('LOTT-2: no stake and no saved slip for a lottery of another type', async () => {
    const memberId = await world.createMember()
    world.open.lotteryTypes = ['SEA', 'ELOTT', 'ZY']
    const refused = { code: 'lottery.game_unknown' }
    await expect(world.place(memberId, lastThree('123'))).rejects.toMatchObject(refused)
    const saved = world.lottery.saveSlip({
      memberId,
      brandId: 1,
      clientId: randomUUID(),
      gameId: minuteGame,
      name: 'Minute',
      prizeModeId: 1,
      slip: lastThree('123'),
    })
    await expect(saved).rejects.toMatchObject(refused)
    expect(await world.ticketsOf(memberId)).toEqual([])
  })
})

describe('the menu of Vietnam', () => {
  it('LOTT-4, CALL-48: has the games of the prize mode by area, each of its account type', async () => {
    const menu = await world.lottery.listVnGameMenu(reader, 'LOTT')
    const codesOf = (area: string) => menu[area]?.gameMenus.map(({ gameCode }) => gameCode)
    expect([codesOf('NORTH'), codesOf('SOUTH')]).toEqual([['NORTH'], ['SOUTH']])
    const types = Object.values(menu).flatMap(({ gameMenus }) => gameMenus)
    expect(types.map(({ accountType }) => accountType)).toEqual(['TCG_LOTTO_VN', 'TCG_LOTTO_VN'])
    const quick = await world.lottery.listVnGameMenu(reader, 'ELOTT')
    expect(Object.keys(quick)).toEqual(['SOUTH'])
    expect(quick['SOUTH']?.gameMenus.map(({ gameCode }) => gameCode)).toEqual(['QUICK'])
    expect(await world.lottery.listVnGameMenu(reader, 'SEA')).toEqual({})
  })
})

describe('the recent lotteries of Vietnam', () => {
  it('CALL-49: those of the member’s stakes, latest first, in the requested prize mode', async () => {
    const [memberId, other] = [await world.createMember(), await world.createMember()]
    const recentOf = async (who: bigint, mode?: (typeof prizeModes)[number]) =>
      Object.values(await world.lottery.listRecentVnGames(who, reader, mode)).flatMap(
        ({ gameMenus }) => gameMenus.map(({ gameCode }) => gameCode),
      )
    await world.place(memberId, lastThree('123'))
    expect(await recentOf(memberId)).toEqual([])
    for (const [index, gameId] of [7006, 7005, 7007, 7005].entries()) {
      await world.pool.query(
        `insert into lottery.placed_order overriding system value
         select (jsonb_populate_record(null::lottery.placed_order, to_jsonb(o) || jsonb_build_object(
           'id', id + $2::bigint, 'game_id', $3::integer, 'client_id', gen_random_uuid()))).*
         from lottery.placed_order o where member_id = $1 order by id limit 1`,
        [memberId, index + 1_000, gameId],
      )
    }
    expect(await recentOf(memberId)).toEqual(['NORTH', 'SOUTH'])
    expect(await recentOf(memberId, 'ELOTT')).toEqual(['QUICK'])
    expect(await recentOf(other)).toEqual([])
  })
})

describe('an order of a free amount', () => {
  const isTaken = (order: object, content: object) =>
    placeVnOrder.body.safeParse({
      clientId: randomUUID(),
      ...order,
      contents: [
        {
          gameId: 7005,
          playId: 1,
          bettingContent: '0_4_1',
          singleBetPrice: '1.0000',
          numero: [{ numero: '20290101-001', multiple: 1 }],
          ...content,
        },
      ],
    }).success

  it('LOTT-1: accepts the four prize modes and one betting approach, and refuses others', () => {
    for (const prizeMode of ['Lott', ...prizeModes]) expect(isTaken({ prizeMode }, {})).toBe(true)
    expect(isTaken({}, { bettingApproach: 1 })).toBe(true)
    expect(isTaken({ prizeMode: 'OTHER' }, {})).toBe(false)
    expect(isTaken({}, { bettingApproach: 2 })).toBe(false)
    expect(isTaken({ device: 'FRIDGE' }, {})).toBe(false)
  })
})

describe('last drawn numbers', () => {
  it('CALL-50, CALL-51: Vietnam in one list, the others in the other', async () => {
    for (const [gameId, result] of [
      [7005, '1,2,3,4,5'],
      [minuteGame, '9,8,7,6,5'],
    ] as const) {
      await world.pool.query(
        `insert into lottery.draw (game_id, draw_number, drawn_on, opens_at, closes_at, draws_at, drawn_at,
           status, result, commitment)
         values ($1, '20290101-001', '2029-01-02', '2029-01-01', '2029-01-02', '2029-01-02', '2029-01-02',
           'settled', $2, repeat('a', 64))`,
        [gameId, result],
      )
    }
    const vn = await world.lottery.listOpenedVnDraws(1)
    expect(vn).toMatchObject([{ gameId: 7005, gameCode: 'NORTH', winNo: '1,2,3,4,5' }])
    const rest = await world.lottery.listOpenedDraws(1)
    expect(rest).toMatchObject([{ gameId: minuteGame, gameCode: 'TCFFC', winNo: '9,8,7,6,5' }])
  })
})

describe('CALL-52: the lobby of the lotteries', () => {
  type Order = Parameters<TestLottery['lottery']['findLobby']>[1]
  const lobby = (order: Partial<Order>) =>
    world.lottery.findLobby(1, { lottoView: 'lobby', ...order })

  it.each<[Partial<Order>, string]>([
    [{}, '/lottery'],
    [{ lottoPrizeMode: 'ZY' }, '/lottery'],
    [{ lottoPrizeMode: 'ELOTT' }, '/elott'],
    [{ lottoPrizeMode: 'SEA' }, '/seaLottery'],
    [{ lottoArea: 'VN', lottoPrizeMode: 'LOTT' }, '/vnLottery'],
    [{ lottoArea: 'VN', backPath: '/hot?type=NEW' }, '/vnLottery?backUrl=%2Fhot%3Ftype%3DNEW'],
    [{ lottoGameCode: 'NORTH' }, '/vnLottery'],
    [{ lottoGameCode: 'NORTH', lottoView: 'betting' }, '/vnLottery?gameCode=NORTH'],
    [
      { lottoGameCode: 'TCFFC', lottoPrizeMode: 'ZY', lottoView: 'betting' },
      '/lottery?gameCode=TCFFC',
    ],
  ])('CALL-52: %j leads to %s', async (order, path) => {
    expect(await lobby(order)).toBe(path)
  })

  it.each<Partial<Order>>([
    { lottoGameCode: 'NONE' },
    { lottoGameCode: 'TCFFC', lottoArea: 'VN' },
    { lottoGameCode: 'FISHY', lottoPrizeMode: 'LOTT' },
    { lottoArea: 'VN', lottoPrizeMode: 'SEA' },
  ])('CALL-52: %j is no lottery of the brand', async (order) => {
    await expect(lobby(order)).rejects.toMatchObject({ code: 'game.unknown' })
  })
})
