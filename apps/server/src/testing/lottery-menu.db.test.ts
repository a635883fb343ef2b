import * as endpoints from '@trevo/api-client/endpoints.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { gameId, startLotteryWorld } from './start-lottery-world.ts'

const world = await startLotteryWorld()
const { server, ana, valueOf, orderOf } = world
afterAll(() => world.close())

describe('the lobby', () => {
  it('LOTT-2: the list of lotteries has a prize mode and a group for each', async () => {
    const groups = valueOf(await server.guest('PT').call(endpoints.listLotteryGames, { query: {} }))
    const games = groups.flatMap((group) => group.games)
    expect(games.find((one) => one.gameId === gameId)).toMatchObject({
      code: 'TCFFC',
      remark: 'Cinco do Minuto',
      gameGroupCode: 'SSC',
      prizeMode: 'LOTT',
      isSale: true,
    })
    for (const { code, games: own } of groups) {
      for (const game of own) expect(game.gameGroupCode).toBe(code)
    }
    const quick = await server
      .guest()
      .call(endpoints.listLotteryGames, { query: { prizeMode: 'ELOTT' } })
    const quickGames = valueOf(quick).flatMap((group) => group.games)
    expect(quickGames.length).toBeGreaterThan(0)
    for (const game of quickGames) expect(game.prizeMode).toBe('ELOTT')
  })

  it('LOTT-1: the prize modes are those four, and no other is accepted', async () => {
    const seen: { readonly gameId: number }[] = []
    const idsOf = (games: readonly { readonly gameId: number }[]) =>
      games.map((game) => game.gameId).toSorted((a, b) => a - b)
    for (const prizeMode of ['LOTT', 'ZY', 'ELOTT', 'SEA'] as const) {
      const answer = await server.guest().call(endpoints.listLotteryGames, { query: { prizeMode } })
      const games = valueOf(answer).flatMap((group) => group.games)
      expect(games.length, prizeMode).toBeGreaterThan(0)
      expect(games.every((game) => game.prizeMode === prizeMode)).toBe(true)
      seen.push(...games)
    }
    // Every lottery is of one of the four.
    const all = valueOf(await server.guest().call(endpoints.listLotteryGames, { query: {} }))
    const known = all.flatMap((group) => group.games)
    expect(known.length).toBeGreaterThan(0)
    expect([...new Set(idsOf(seen))]).toEqual(idsOf(known))
    const other = await fetch(`${server.baseUrl}/lgw/games?prizeMode=OTHER`, {
      headers: { merchant: 'trevo' },
    })
    expect([other.status, await other.json()]).toMatchObject([
      400,
      { errorCode: 'request_param_err' },
    ])
  })

  it('LOTT-4, CALL-48: the menu of Vietnam has areas with game menus of its account type', async () => {
    const answer = await fetch(
      `${server.baseUrl}/lgw/vn/games/game_menu?prizeMode=LOTT&device=WEB`,
      { headers: { merchant: 'trevo' } },
    )
    const menu = (await answer.json()) as Record<string, { gameMenus: { accountType: string }[] }>
    expect(Object.keys(menu)).toEqual(expect.arrayContaining(['NORTH', 'SOUTH']))
    for (const { gameMenus } of Object.values(menu)) {
      expect(gameMenus.length).toBeGreaterThan(0)
      for (const { accountType } of gameMenus) expect(accountType).toBe('TCG_LOTTO_VN')
    }
  })

  it('a lottery number out of range is refused, without an error', async () => {
    const unknown = { gameId: 3_000_000_000 }
    const now = Date.now()
    const asked = [
      ana.api.call(endpoints.listTodayOrders, { query: unknown }),
      ana.api.call(endpoints.listSavedSlips, { query: unknown }),
      ana.api.call(endpoints.listOrders, { body: { startDate: 0, endDate: now, ...unknown } }),
    ]
    for (const answer of await Promise.all(asked)) {
      expect(answer).toMatchObject({ ok: false, code: 'request_param_err' })
    }
  })

  it('CALL-2, CALL-49: the recent ones are refused without a token', async () => {
    const guest = await server.guest().call(endpoints.listRecentVnGames, { query: {} })
    expect(guest).toMatchObject({ ok: false, code: 'login.not.session' })
    expect(await ana.api.call(endpoints.listRecentVnGames, { query: {} })).toMatchObject({
      ok: true,
    })
  })

  it('plays come with their fair multipliers, units and limits with the lottery', async () => {
    const menu = valueOf(
      await server.guest().call(endpoints.getPlayMenu, { params: { gameId }, query: {} }),
    )
    const plays = menu[0]?.playMenuGroups.flatMap(({ playSubGroups }) =>
      playSubGroups.flatMap(({ playMenus }) => playMenus),
    )
    expect(plays?.find(({ playId }) => playId === 21)?.playMenuInfos).toEqual([
      { prizeType: 1, bonus: '1000.0000' },
    ])
    const setting = valueOf(
      await server.guest().call(endpoints.getLotterySetting, { params: { gameId }, query: {} }),
    )
    expect(setting.bettingModes.map(({ code, unit }) => [code, unit])).toEqual([
      ['Dollar', '1.00'],
      ['Dime', '0.10'],
      ['Cent', '0.01'],
      ['Li', '0.001'],
    ])
    expect(valueOf(await ana.api.call(endpoints.listSeries, { query: {} }))).toContainEqual({
      gameGroupCode: 'SSC',
      prizeModeId: 1,
      maxSeries: 1956,
      minSeries: 1700,
      maxBetSeries: 1956,
      defaultSeries: 1956,
      rebateRate: '12.80',
    })
  })
})

describe('CALL-52: the lobby of the lotteries', () => {
  const lobby = (query: Record<string, string>) =>
    ana.api.call(endpoints.launchGame, {
      query: { launchMode: 'LOTT', device: 'WEB', language: 'EN', ...query },
    })

  it('leads to the page of its area, or to the desk of one lottery', async () => {
    expect(await lobby({ lottoArea: 'VN' })).toMatchObject({
      value: { content: { game_url: expect.stringMatching(/\/vnLottery$/) } },
    })
    expect(await lobby({ lottoPrizeMode: 'LOTT' })).toMatchObject({
      value: { content: { game_url: expect.stringMatching(/\/lottery$/) } },
    })
    expect(await lobby({ lottoGameCode: 'TCFFC', lottoView: 'betting' })).toMatchObject({
      value: { content: { game_url: expect.stringMatching(/\/lottery\?gameCode=TCFFC$/) } },
    })
    expect(await lobby({ lottoGameCode: 'NONE' })).toMatchObject({ code: 'game.unknown' })
    expect(await lobby({ lottoArea: 'VN', backUrl: '/hot' })).toMatchObject({
      value: { content: { game_url: expect.stringMatching(/\/vnLottery\?backUrl=%2Fhot$/) } },
    })
  })

  it('CALL-52: refuses a return address of another site, and unknown words', async () => {
    for (const query of [
      { backUrl: 'https://outro.example/' },
      { backUrl: '//outro.example/' },
      { device: 'FRIDGE' },
      { platform: 'FRIDGE' },
      { language: 'XX' },
      { lottoPrizeMode: 'OTHER' },
      { lottoArea: 'LAOS' },
      { lottoView: 'elsewhere' },
    ]) {
      const answer = await lobby(query)
      expect(answer, JSON.stringify(query)).toMatchObject({ code: 'request_param_err' })
    }
  })

  it('LAUNCH-2: a trial account is asked to register', async () => {
    const trial = await server.tryOut()
    const asked = trial.api.call(endpoints.launchGame, { query: { launchMode: 'LOTT' } })
    expect(await asked).toMatchObject({ code: 'play.need_true_account' })
    const body = await orderOf('1_2_3~1~21~1~1956~1')
    expect(await trial.api.call(endpoints.placeOrder, { body })).toMatchObject({
      code: 'play.need_true_account',
    })
  })

  it('a launch of a game still names it', async () => {
    expect(await ana.api.call(endpoints.launchGame, { query: {} })).toMatchObject({
      code: 'request_param_err',
    })
  })
})
