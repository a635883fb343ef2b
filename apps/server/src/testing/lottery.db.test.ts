import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import * as endpoints from '@trevo/api-client/endpoints.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { startTestServer, type TestServer } from './start-test-server.ts'

let server: TestServer
let ana: Awaited<ReturnType<TestServer['logIn']>>
const sockets: WebSocket[] = []
beforeAll(async () => {
  server = await startTestServer({ environment: { ROLES: 'web' } })
  await server.server.modules.lottery.scheduleDraws()
  await server.server.modules.lottery.runDraws()
  ana = await server.logIn('ana.demo')
  await server.deposit(ana.memberId, 'lottery', '1000.00')
})
afterAll(async () => {
  for (const socket of sockets) socket.terminate()
  await server.close()
})

/** The minute lottery of the demo. */
const gameId = 7001

const valueOf = <Value>(
  answer: { ok: true; value: Value } | { ok: false; code: string },
): Value => {
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
const currentOf = async () => {
  const near = valueOf(await server.guest().call(endpoints.getNearDraws, { query: { gameId } }))
  if (!near.currentNumero) throw new Error('nothing is on sale')
  return near.currentNumero
}
const orderOf = async (slip: string) => ({
  clientId: randomUUID(),
  gameId,
  currentNumero: (await currentOf()).numero,
  betCartAmountSum: '2.0000',
  bettingSlipString: slip,
})

describe('what there is to play', () => {
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
    for (const game of valueOf(quick).flatMap((group) => group.games)) {
      expect(game.prizeMode).toBe('ELOTT')
    }
  })

  it('LOTT-1: the prize modes are those four, and no other is asked for', async () => {
    for (const prizeMode of ['LOTT', 'ZY', 'ELOTT', 'SEA'] as const) {
      const answer = await server.guest().call(endpoints.listLotteryGames, { query: { prizeMode } })
      expect(answer).toMatchObject({ ok: true })
    }
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
    for (const { gameMenus } of Object.values(menu)) {
      expect(gameMenus.length).toBeGreaterThan(0)
      for (const { accountType } of gameMenus) expect(accountType).toBe('TCG_LOTTO_VN')
    }
  })

  it('CALL-49: the recent ones are asked for with a token', async () => {
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
      query: { launchMode: 'LOTT', device: 'WEB', backUrl: '/', language: 'EN', ...query },
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
  })

  it('LAUNCH-2: a trial account is told to register', async () => {
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

describe('an order over the wire', () => {
  it('is placed, listed, shown and cancelled', async () => {
    const body = await orderOf('1_2_3~1~21~1~1956~1')
    const placed = valueOf(await ana.api.call(endpoints.placeOrder, { body }))
    expect(placed).toMatchObject({ numero: body.currentNumero, totalBettingAmount: '2.0000' })
    expect(valueOf(await ana.api.call(endpoints.placeOrder, { body }))).toEqual(placed)
    const listed = valueOf(await ana.api.call(endpoints.listTodayOrders, { query: { gameId } }))
    const [ticket] = listed.content
    expect(listed.content).toHaveLength(1)
    expect(ticket).toMatchObject({ orderNumber: placed.orderNumber, orderStatus: 2 })
    const id = ticket?.orderMasterId ?? ''
    expect(
      valueOf(await ana.api.call(endpoints.showOrder, { params: { id }, query: {} })),
    ).toMatchObject({ stakes: 1, orderDetailOrders: [{ orderStatus: 2 }] })
    // Nobody else's.
    const bento = await server.logIn('bento.demo')
    expect(await bento.api.call(endpoints.showOrder, { params: { id }, query: {} })).toMatchObject({
      code: 'lottery.order_unknown',
    })
    const cancelled = await ana.api.call(endpoints.cancelOrders, {
      body: [ticket?.orderDetailId ?? ''],
    })
    expect(cancelled).toMatchObject({
      ok: true,
      value: { cancelled: 1, returnedAmount: '2.0000' },
    })
  })

  it('a slip of many lines travels packed, and its fault is named by its place', async () => {
    const ofAll = Array.from({ length: 1_000 }, (_, n) =>
      [...String(n).padStart(3, '0')].join('_'),
    ).join(',')
    // A hundred items of a thousand lines each, of a thousandth of a real.
    const many = Array.from({ length: 100 }, (_, item) => `${ofAll}~2~91~4~1956~${item + 1}`)
    const packed = (text: string) => gzipSync(text).toString('base64')
    const { bettingSlipString: _, ...order } = await orderOf('')
    // 1,000 lines × 0.002 × (1 + 2 + … + 100).
    const body = { ...order, betCartAmountSum: '10100.0000' }
    await server.deposit(ana.memberId, 'massive', '20000.00')
    const packedSlip = packed(many.join(';'))
    expect(
      await ana.api.call(endpoints.placeMassiveOrder, { body: { ...body, packedSlip } }),
    ).toMatchObject({ ok: true, value: { totalBettingAmount: '10100.0000' } })
    const wrong = {
      ...body,
      clientId: randomUUID(),
      packedSlip: packed('1_2_3~1~21~1~1956~1;x~1~21~1~1956~1'),
    }
    const answer = await fetch(`${server.baseUrl}/lgw/orders/massive_betting_new`, {
      method: 'POST',
      headers: {
        merchant: 'trevo',
        language: 'EN',
        authorization: ana.token,
        'content-type': 'application/json',
      },
      body: JSON.stringify(wrong),
    })
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { errorCode: 'lottery.slip_invalid', message: expect.stringContaining('Item 2') },
    ])
  })
})

describe('draws', () => {
  it('CALL-50, CALL-51: numbers drawn last are asked for with a token', async () => {
    for (const path of ['/lgw/vn/numeros/opened/game', '/lotto/lgw/games/opened/numero']) {
      const ask = (headers: Record<string, string>) =>
        fetch(server.baseUrl + path, { headers: { merchant: 'trevo', ...headers } })
      expect((await ask({})).status).toBe(401)
      const answer = await ask({ authorization: ana.token })
      expect([answer.status, Array.isArray(await answer.json())]).toEqual([200, true])
    }
  })

  it('the countdown is the server’s, and a trace may run over the draws that it tells', async () => {
    const current = await currentOf()
    expect(current.remainTime).toBeLessThanOrEqual(60_000)
    expect(current).toMatchObject({ gameId, lockTime: 5, isSale: true })
    const trace = valueOf(
      await server.guest().call(endpoints.listTraceDraws, { params: { gameId }, query: {} }),
    )
    expect(trace.chaseNumeros).toHaveLength(trace.maxChaseCount)
    expect(trace.chaseNumeros[0]?.numero).toBe(current.numero)
    const proof = valueOf(
      await server.guest().call(endpoints.showDrawProof, {
        params: { gameId, numero: current.numero },
        query: {},
      }),
    )
    // Committed to before anybody can stake, and told nothing more before the draw.
    expect(proof).toMatchObject({ seed: null, winNo: null, source: 'engine' })
    expect(proof.commitment).toMatch(/^[0-9a-f]{64}$/)
  })

  it('pages hear of new numbers over the live socket', async () => {
    const socket = new WebSocket(`${server.baseUrl.replace('http', 'ws')}/live`)
    sockets.push(socket)
    const heard: { topic: string }[] = []
    socket.on('message', (raw) => heard.push(JSON.parse(String(raw)) as { topic: string })) // our own events
    socket.once('open', () => socket.send(JSON.stringify({ token: ana.token })))
    await expect.poll(() => heard.length).toBeGreaterThan(0)
    // The draw on sale is due now.
    await server.pool.query(
      `update lottery.draw set opens_at = now() - interval '3 minutes',
         closes_at = now() - interval '2 minutes', draws_at = now() - interval '1 minute'
       where game_id = $1 and status = 'open'`,
      [gameId],
    )
    await server.server.modules.lottery.runDraws()
    await expect
      .poll(() => heard.find(({ topic }) => topic === 'draw'))
      .toMatchObject({ topic: 'draw', gameId, gameCode: 'TCFFC' })
    const page = valueOf(
      await server.guest().call(endpoints.listDraws, { params: { gameId }, query: {} }),
    )
    expect(page.content).toHaveLength(1)
    const hot = valueOf(
      await server.guest().call(endpoints.getHotAndGap, { params: { gameId }, query: {} }),
    )
    expect(Object.keys(hot.hot)).toEqual(['FIRST', 'SECOND', 'THIRD', 'FOURTH', 'FIFTH'])
  })
})
