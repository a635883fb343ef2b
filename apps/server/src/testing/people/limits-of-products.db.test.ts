import { randomUUID } from 'node:crypto'
import * as endpoints from '@trevo/api-client/endpoints.ts'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { demoPasswords } from '../../modules/identity/index.ts'
import { shrinkInstantGames } from '../../modules/lottery/testing/add-instant-game.ts'
import { startRewardsWorld } from '../start-rewards-world.ts'
import { valueOf } from '../value-of.ts'

const world = await startRewardsWorld()
const { server, modules, moneyOf } = world
afterAll(() => world.close())
afterEach(async () => {
  expect((await modules.wallet.proveConservation()).problems).toEqual([])
})

const minuteLottery = 7001
const fiveMinutesMs = 300_000
// Draws have just closed, so that none closes while the tests run.
world.moveClock(fiveMinutesMs - (world.now().getTime() % fiveMinutesMs) + 1_000)
await modules.lottery.scheduleDraws()
await modules.lottery.runDraws()
await modules.sportsbook.scheduleMatches()
await shrinkInstantGames(server.pool)
await modules.lottery.keepInstantEditions()
const ana = await world.enter('ana.demo')
const { api, memberId } = ana

/** Of what a refused stake would have left behind. */
const bookedOf = async () => {
  const { rows } = await server.pool.query<{ tickets: bigint; slips: bigint; transfers: bigint }>(
    `select (select count(*) from lottery.ticket where member_id = $1) as tickets,
       (select count(*) from sportsbook.slip where member_id = $1) as slips,
       (select count(*) from wallet.transfer where account_id in ($1 * 4, $1 * 4 + 1)) as transfers`,
    [memberId],
  )
  return { ...rows[0], money: await moneyOf(ana) }
}
const setLimit = async (
  kind: 'loss' | 'stake' | 'bets',
  period: 'each' | 'day' | 'month',
  value: string,
) =>
  valueOf(
    await api.call(endpoints.setLimit, {
      body: { kind, period, value, password: demoPasswords.member },
    }),
  )

const orderOf = async (more: object = {}) => {
  const query = { gameId: minuteLottery }
  const { currentNumero } = valueOf(await server.guest().call(endpoints.getNearDraws, { query }))
  return {
    clientId: randomUUID(),
    gameId: minuteLottery,
    currentNumero: currentNumero?.numero ?? '',
    betCartAmountSum: '2.0000',
    bettingSlipString: '1_2_3~1~21~1~1956~1',
    ...more,
  }
}
const trace = async () => {
  const body = await orderOf()
  const chaseSlip = { numero: body.currentNumero, multiples: [1, 1, 1] }
  return api.call(endpoints.placeOrder, { body: { ...body, chase: true, chaseSlip } })
}
const slip = async () => {
  const { rows } = await server.pool.query<{ id: bigint; price: string }>(
    `select id, book->'full.result'->>'1' as price from sportsbook.fixture
     where starts_at > $1 and book->'full.result' ? '1' order by starts_at limit 1`,
    [world.now()],
  )
  const [match] = rows
  const leg = { market: 'full.result', selection: '1', odds: Number(match?.price) }
  return api.call(endpoints.placeSlip, {
    body: {
      clientId: randomUUID(),
      kind: 'singles',
      stakeEach: '2.00',
      accepts: 'any',
      legs: [{ ...leg, matchId: String(match?.id) }],
    },
  })
}

const scratchcard = async (of = api) => {
  const [edition] = await modules.lottery.listInstantGames(1)
  return of.call(endpoints.buyInstantTickets, {
    params: { id: String(edition?.editionId) },
    body: { clientId: randomUUID(), tickets: 1 },
  })
}

/** A seat at a game, as its server has it. */
const sit = async () => {
  const launched = valueOf(await api.call(endpoints.launchGame, { query: { nodeId: 1001 } }))
  const launchToken = new URL(launched.content.game_url).searchParams.get('token') ?? ''
  const vendor = server.openVendor()
  const answer = await vendor.checkSession({ launchToken })
  if (answer.kind !== 'answer' || !answer.reply.session) throw new Error('no session')
  const { sessionToken, playerRef, gameCode, currency } = answer.reply.session
  const bet = () => ({
    sessionToken,
    playerRef,
    gameCode,
    currency,
    roundId: randomUUID(),
    transactionId: randomUUID(),
    amount: '2.00',
  })
  const statusOf = (reply: Awaited<ReturnType<typeof vendor.debit>> | undefined) =>
    reply?.kind === 'answer' ? reply.reply.status : 'UNKNOWN'
  return {
    spin: async () => statusOf(await vendor.debit(bet())),
    room: async (count: number) => {
      const movements = Array.from({ length: count }, () => ({ kind: 'debit' as const, ...bet() }))
      return (await vendor.moveMany(movements)).map(statusOf)
    },
  }
}

describe('a stake above a limit', () => {
  beforeEach(() => setLimit('stake', 'each', '1.99'))

  const refused = {
    ok: false,
    code: 'limit.reached',
    detail: { kind: 'stake', period: 'each' },
  }

  test('is refused by the lottery, a trace too, and nothing is booked', async () => {
    const before = await bookedOf()
    expect(await api.call(endpoints.placeOrder, { body: await orderOf() })).toMatchObject(refused)
    expect(await trace()).toMatchObject(refused)
    expect(await bookedOf()).toEqual(before)
  })

  test('is refused by an instant lottery, and nothing is booked or sold', async () => {
    const before = await bookedOf()
    expect(await scratchcard()).toMatchObject(refused)
    expect(await bookedOf()).toEqual(before)
    expect(await modules.lottery.listInstantGames(1)).toMatchObject([{ soldCount: 0 }, {}, {}])
  })

  test('is refused by the sportsbook, and nothing is booked', async () => {
    const before = await bookedOf()
    expect(await slip()).toMatchObject(refused)
    expect(await bookedOf()).toEqual(before)
  })

  test('is refused by a game and by a room of many bets, in the word of the protocol', async () => {
    const seat = await sit()
    const before = await bookedOf()
    expect(await seat.spin()).toBe('BET_LIMIT_EXCEEDED')
    expect(await seat.room(3)).toEqual(Array(3).fill('BET_LIMIT_EXCEEDED'))
    expect(await bookedOf()).toEqual(before)
  })
})

test('what all products take counts together, and the last bet that fits is taken', async () => {
  const bento = await world.enter('bento.demo')
  const call = bento.api.call.bind(bento.api)
  valueOf(
    await call(endpoints.setLimit, {
      body: { kind: 'stake', period: 'day', value: '7.50', password: demoPasswords.member },
    }),
  )
  valueOf(await call(endpoints.placeOrder, { body: await orderOf() }))
  valueOf(await scratchcard(bento.api))
  const one = { memberId: bento.memberId, nodeId: 1001 }
  await server.stake({ ...one, txnId: 'fits', amount: '2.00', roundId: 'fits' })
  await expect(
    server.stake({ ...one, txnId: 'above', amount: '1.01', roundId: 'above' }),
  ).rejects.toMatchObject({
    code: 'limit.reached',
    detail: { kind: 'stake', period: 'day', rest: '1.00' },
  })
  await server.stake({ ...one, txnId: 'last', amount: '1.00', roundId: 'last' })
  const { list } = valueOf(await call(endpoints.getLimits))
  const day = list.find(({ kind, period }) => kind === 'stake' && period === 'day')
  expect(day).toMatchObject({ used: '7.50', rest: '0.00' })
})
