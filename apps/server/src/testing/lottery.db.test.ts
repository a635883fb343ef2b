import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import * as endpoints from '@trevo/api-client/endpoints.ts'
import { leafTextOf } from '@trevo/lottery-rules/tickets/ticket-record.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { readPdfText } from './read-pdf-text.ts'
import { gameId, startLotteryWorld } from './start-lottery-world.ts'

const world = await startLotteryWorld()
const { server, ana, sockets, valueOf, currentOf, orderOf } = world
afterAll(() => world.close())

describe('an order over the wire', () => {
  it('is placed, listed, shown and cancelled', async () => {
    const body = await orderOf('1_2_3~1~21~1~1956~1')
    const placed = valueOf(await ana.api.call(endpoints.placeOrder, { body }))
    expect(placed).toMatchObject({ numero: body.currentNumero, totalBettingAmount: '2.0000' })
    expect(valueOf(await ana.api.call(endpoints.placeOrder, { body }))).toEqual(placed)
    const listed = valueOf(await ana.api.call(endpoints.listTodayOrders, { query: { gameId } }))
    const mine = listed.content.filter(({ orderNumber }) => orderNumber === placed.orderNumber)
    const [ticket] = mine
    expect(mine).toHaveLength(1)
    expect(ticket).toMatchObject({ orderStatus: 2 })
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

  it('a long slip is sent compressed, and an error names its item', async () => {
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

/** The draw on sale is due now. */
const drawNow = async () => {
  const { numero } = await currentOf()
  await server.pool.query(
    `update lottery.draw set opens_at = now() - interval '3 minutes',
       closes_at = now() - interval '2 minutes', draws_at = now() - interval '1 minute'
     where game_id = $1 and draw_number = $2`,
    [gameId, numero],
  )
  await server.server.modules.lottery.runDraws()
}

describe('draws', () => {
  it('the countdown is the server’s, and a trace may cover the draws that it lists', async () => {
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
    // Committed to before anybody can stake; nothing more is revealed before the draw.
    expect(proof).toMatchObject({ seed: null, winNo: null, source: 'engine' })
    expect(proof.commitment).toMatch(/^[0-9a-f]{64}$/)
  })

  it('CALL-50, CALL-51: last drawn numbers require a token, and are returned', async () => {
    await drawNow()
    await server.pool.query(
      `insert into lottery.draw (game_id, draw_number, drawn_on, opens_at, closes_at, draws_at, drawn_at,
         status, result, commitment)
       select id, '20200101-001', '2020-01-01', '2020-01-01', '2020-01-02', '2020-01-02', '2020-01-02',
         'settled', '1,2,3,4,5', repeat('a', 64) from lottery.game
       where brand_id = 1 and account_type = 'TCG_LOTTO_VN' order by id limit 1`,
    )
    for (const path of ['/lgw/vn/numeros/opened/game', '/lotto/lgw/games/opened/numero']) {
      const ask = (headers: Record<string, string>) =>
        fetch(server.baseUrl + path, { headers: { merchant: 'trevo', ...headers } })
      expect((await ask({})).status).toBe(401)
      const answer = await ask({ authorization: ana.token })
      expect(answer.status).toBe(200)
      const drawn = (await answer.json()) as { gameCode: string; winNo: string }[]
      expect(drawn.length, path).toBeGreaterThan(0)
      for (const { winNo } of drawn) expect(winNo).toMatch(/\d/)
    }
  })

  it('pages get new numbers over the live socket', async () => {
    const socket = new WebSocket(`${server.baseUrl.replace('http', 'ws')}/live`)
    sockets.push(socket)
    const heard: { topic: string }[] = []
    socket.on('message', (raw) => heard.push(JSON.parse(String(raw)) as { topic: string })) // our own events
    socket.once('open', () => socket.send(JSON.stringify({ token: ana.token })))
    await expect.poll(() => heard.length).toBeGreaterThan(0)
    await drawNow()
    await expect
      .poll(() => heard.find(({ topic }) => topic === 'draw'))
      .toMatchObject({ topic: 'draw', gameId, gameCode: 'TCFFC' })
    const page = valueOf(
      await server.guest().call(endpoints.listDraws, { params: { gameId }, query: {} }),
    )
    expect(page.content.length).toBeGreaterThan(0)
    const hot = valueOf(
      await server.guest().call(endpoints.getHotAndGap, { params: { gameId }, query: {} }),
    )
    expect(Object.keys(hot.hot)).toEqual(['FIRST', 'SECOND', 'THIRD', 'FOURTH', 'FIFTH'])
  })
})

describe('a ticket over the wire', () => {
  it('has a receipt that is printed, and its prize is announced in the inbox', async () => {
    await server.deposit(ana.memberId, 'winner', '5000.00')
    const all = '0123456789_0123456789_0123456789~1~21~1~1956~1'
    const body = { ...(await orderOf(all)), betCartAmountSum: '2000.0000' }
    valueOf(await ana.api.call(endpoints.placeOrder, { body }))
    const listed = valueOf(await ana.api.call(endpoints.listTodayOrders, { query: { gameId } }))
    const params = { id: listed.content[0]?.orderDetailId ?? '' }
    const { receipt, keyId } = valueOf(
      await ana.api.call(endpoints.showReceipt, { params, query: {} }),
    )
    expect(receipt.record).toMatchObject({ draw: body.currentNumero, stakeMinor: '20000000' })
    const keys = valueOf(await server.guest().call(endpoints.listTicketKeys, { query: {} }))
    expect(keys.map((key) => key.keyId)).toContain(keyId)
    const printed = valueOf(await ana.api.call(endpoints.printReceipt, { params, query: {} }))
    expect(Buffer.from(printed.pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
    // The play in words, not as the slip writes it.
    const page = readPdfText(Buffer.from(printed.pdf, 'base64'))
    expect(page).toContain('Hundreds: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9')
    expect(page).toContain('Tens: 0, 1, 2')
    expect(page).not.toMatch(/[~_#@]/)
    expect(printed.fileName).toMatch(/^TCFFC-\d+-\d+\.pdf$/)

    await drawNow()
    await server.server.modules.lottery.settle()
    const messages = async () =>
      valueOf(await ana.api.call(endpoints.listMessages, { query: {} })).list
    await expect
      .poll(async () => (await messages()).find(({ about }) => about.id === body.currentNumero))
      .toMatchObject({
        kind: 'lottery_won',
        about: { what: 'lottery' },
        subject: expect.stringMatching(/1[.,]956[.,]00/),
      })
    const at = { gameId, numero: body.currentNumero, ticketId: receipt.ticketId }
    const leaf = leafTextOf(receipt.record)
    expect(
      await server.guest().call(endpoints.showTicketProof, { params: at, query: { leaf } }),
    ).toMatchObject({ ok: true, value: { leafCount: 1, leafIndex: 0, path: [] } })
  })
})
