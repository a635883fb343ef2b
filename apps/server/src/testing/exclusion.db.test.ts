import { randomUUID } from 'node:crypto'
import * as endpoints from '@trevo/api-client/endpoints.ts'
import type { ExclusionTerm } from '@trevo/contract/wps/security/exclusion.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { shrinkInstantGames } from '../modules/lottery/testing/add-instant-game.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { allEndpoints } from '../compose/all-endpoints.ts'
import { createEndPlays } from '../compose/accounts/end-plays.ts'
import { demoPasswords } from '../modules/identity/index.ts'
import { openGameSession } from './open-game-session.ts'
import { code, startRewardsWorld } from './start-rewards-world.ts'
import { inEnglish } from './readers.ts'
import { valueOf } from './value-of.ts'

const world = await startRewardsWorld()
const { server, modules, moneyOf } = world
const { lottery, members, wallet } = modules
afterAll(() => world.close())
afterEach(async () => {
  expect((await wallet.proveConservation()).problems).toEqual([])
})

type Member = Awaited<ReturnType<typeof world.enter>>
const dayMs = 86_400_000
const minuteLottery = 7001
const fiveMinutesMs = 300_000
const slip = '1_2_3~1~21~1~1956~1'
const codeOf = (answer: { ok: boolean; code?: string }): string => answer.code ?? 'ok'

const kindFor = (term: ExclusionTerm) => (term === 'indefinite' ? 'exclusion' : 'pause')
const exclude = ({ api }: Member, term: ExclusionTerm, password: string = demoPasswords.member) =>
  api.call(endpoints.excludeSelf, {
    body: { kind: kindFor(term), term, password, statementAccepted: true },
  })
/** The same past the route and its limit. */
const excludeNow = ({ memberId }: Member, password: string = demoPasswords.member) =>
  members.excludeSelf(
    {
      memberId,
      brandId: 1,
      sessionId: randomUUID(),
      device: { address: '127.0.0.1', userAgent: 'test', kind: 'web' },
    },
    { kind: 'pause', term: 'week', password },
  )
const runningOf = async ({ api }: Member) =>
  valueOf(await api.call(endpoints.getExclusion)).running?.term
const endPlays = createEndPlays(modules)
const clear = () => members.clearExcluded(endPlays, { warn: () => undefined })
const currentDraw = async (): Promise<string> => {
  const query = { gameId: minuteLottery }
  const { currentNumero } = valueOf(await server.guest().call(endpoints.getNearDraws, { query }))
  return currentNumero?.numero ?? ''
}
const orderOf = async (more: object = {}) => ({
  clientId: randomUUID(),
  gameId: minuteLottery,
  currentNumero: await currentDraw(),
  betCartAmountSum: '2.0000',
  bettingSlipString: slip,
  ...more,
})
const traceOf = async () => {
  const numero = await currentDraw()
  return orderOf({ chase: true, chaseSlip: { numero, multiples: [1, 1, 1] } })
}
const stake = ({ memberId }: Member, txnId: string, amount = '1.00') =>
  server.stake({ memberId, txnId, amount, nodeId: 1001, roundId: `r-${txnId}` })

const statusOf = (answer: object): unknown => ('status' in answer ? answer.status : undefined)

/** As if the time of the exclusion were over. */
const letEnd = async ({ memberId }: Member): Promise<void> => {
  await server.pool.query(
    `update members.exclusion set ends_at = $2::timestamptz - interval '1 second'
     where member_id = $1 and ended_at is null`,
    [memberId, world.now()],
  )
  await members.endExclusions()
}

// Draws have just closed, so that none closes while the tests run.
world.moveClock(fiveMinutesMs - (world.now().getTime() % fiveMinutesMs) + 1000)
await lottery.scheduleDraws()
await lottery.runDraws()
await modules.sportsbook.scheduleMatches()
let ana = await world.enter('ana.demo')
let davi = await world.enter('davi.demo')

describe('an exclusion', () => {
  test('takes effect at once with the login password, can only be extended, and nobody shortens it', async () => {
    let bento = await world.enter('bento.demo')
    const again = async () => {
      bento = { ...bento, ...(await server.logIn('bento.demo')) }
    }
    expect(codeOf(await exclude(bento, 'week', 'not-it'))).toBe('password.wrong')
    expect(await runningOf(bento)).toBeUndefined()
    const { running, choices } = valueOf(await exclude(bento, 'week'))
    const lasts =
      new Date(running?.endsAt ?? '').getTime() - new Date(running?.beganAt ?? '').getTime()
    expect(lasts).toBe(7 * dayMs)
    expect(choices.map(({ term }) => term)).not.toContain('day')
    // Every session is over, that of the request too.
    expect(codeOf(await bento.api.call(endpoints.getExclusion))).toBe('login.not.session')
    await again()
    expect(codeOf(await exclude(bento, 'day'))).toBe('exclusion.not_longer')
    expect(await runningOf(bento)).toBe('week')
    expect(codeOf(await exclude(bento, 'month'))).toBe('ok')
    await again()
    expect(codeOf(await exclude(bento, 'indefinite'))).toBe('ok')
    await again()
    expect(valueOf(await bento.api.call(endpoints.getExclusion)).choices).toEqual([])
    expect(codeOf(await exclude(bento, 'indefinite'))).toBe('exclusion.not_longer')
    const { rows } = await server.pool.query<{ kind: string }>(
      `select e.kind from members.exclusion_event e join members.exclusion x using (exclusion_id)
       where member_id = $1 order by event_id`,
      [bento.memberId],
    )
    const kinds = ['began', 'replaced', 'began', 'replaced', 'began']
    expect(rows.map(({ kind }) => kind)).toEqual(kinds)
    const events = valueOf(
      await bento.api.call(endpoints.listSecurityEvents, { query: { logins: 'false' } }),
    )
    expect(JSON.stringify(events).match(/exclusion_set/g)).toHaveLength(3)
  })

  test('leaves login and withdrawals open, and an outsider cannot notice it', async () => {
    const humanProof = await server.proveHuman()
    const body = { username: 'bento.demo', type: 'username', humanProof } as const
    const wrong = await server.guest().call(endpoints.login, { body: { ...body, password: 'no' } })
    expect(JSON.stringify(wrong)).not.toMatch(/exclu|pausa|break/i)
    const again = await server.logIn('bento.demo')
    // What was deposited cannot be staked any more, and need not be.
    expect(valueOf(await again.api.call(endpoints.getWithdrawSettings))).toMatchObject({
      allowWithdraw: 'Y',
      turnover: { required: '5000.00', left: '0.00' },
    })
  })

  test('ends automatically at its time; ended plays stay ended, and a closed account stays closed', async () => {
    const clara = await world.enter('clara.demo')
    expect(codeOf(await exclude(davi, 'day'))).toBe('ok')
    expect(codeOf(await exclude(clara, 'day'))).toBe('ok')
    await expect(stake(davi, 'too-early')).rejects.toMatchObject({ code: 'wallet.debit_refused' })
    await server.pool.query('update members.member set closed_at = now() where member_id = $1', [
      clara.memberId,
    ])
    await members.endExclusions()
    expect(await members.isExcluded(davi.memberId)).toBe(true)
    await letEnd(davi)
    await letEnd(clara)
    expect(await members.isExcluded(davi.memberId)).toBe(false)
    expect((await stake(davi, 'in-time')).outcome).toBe('applied')
    await expect(stake(clara, 'closed')).rejects.toMatchObject({ code: 'wallet.debit_refused' })
    const shut = await server.pool.query<{ member_id: bigint }>(
      'select member_id from cashier.closed_account where member_id = any($1)',
      [[davi.memberId, clara.memberId]],
    )
    expect(shut.rows).toEqual([{ member_id: clara.memberId }])
    const { rows } = await server.pool.query('select from inbox.message where member_id = $1', [
      davi.memberId,
    ])
    expect(rows).toEqual([])
  })

  test('ends traces and subscriptions, returns stakes on sale, and settles earlier stakes', async () => {
    const elisa = await world.enter('elisa.demo')
    const placed = valueOf(await elisa.api.call(endpoints.placeOrder, { body: await orderOf() }))
    const before = await moneyOf(elisa)
    valueOf(await elisa.api.call(endpoints.placeOrder, { body: await traceOf() }))
    expect(formatMoney(before - (await moneyOf(elisa)))).toBe('6.00')
    const saved = await lottery.saveSlip({
      memberId: elisa.memberId,
      brandId: 1,
      clientId: randomUUID(),
      gameId: minuteLottery,
      name: 'Sempre',
      prizeModeId: 1,
      slip,
    })
    const params = { id: saved.savedSlipId }
    const body = { draws: 5, stopsOnWin: false }
    valueOf(await elisa.api.call(endpoints.subscribeSlip, { params, body }))
    expect(codeOf(await exclude(elisa, 'week'))).toBe('ok')
    // A job that comes in between stakes nothing.
    await lottery.placeSubscribed()
    // As if the clock had been set one hour back since: it does not wait for that hour.
    await server.pool.query(
      `update members.exclusion set next_clearing_at = next_clearing_at + interval '1 hour'`,
    )
    await clear()
    expect(await moneyOf(elisa)).toBe(before)
    const [kept] = await lottery.listSavedSlips(elisa.memberId, minuteLottery)
    expect(kept).toMatchObject({ subscription: 'idle' })
    const tickets = await server.pool.query<{ status: number; order_id: bigint }>(
      'select status, order_id from lottery.ticket where member_id = $1 order by id',
      [elisa.memberId],
    )
    expect(tickets.rows.map(({ status }) => status)).toEqual([2, 8, 8, 8])
    expect(`L${tickets.rows[0]?.order_id}`).toBe(placed.orderNumber)
    const { rows } = await server.pool.query(
      'select from members.exclusion where member_id = $1 and next_clearing_at is not null',
      [elisa.memberId],
    )
    expect(rows).toEqual([])
  })
})

/** What leads money out, or gives it back. */
const staysOpen = [
  'answerPeerPayment',
  'cancelOrders',
  'cancelWithdrawal',
  'cashOutSlip',
  'createWithdrawal',
  'putInVault',
  'recallFunds',
  'walletTransfer',
]
/** They move nothing: what is staked by them is refused separately. */
const movesNothing = ['launchGame', 'launchGameFb', 'subscribeSlip']
const starting = allEndpoints.filter(({ startsMoney }) => startsMoney)

type Ask = (asked: { excluded: Member; agent: Member; other: Member }) => Promise<{
  readonly ok: boolean
  readonly code?: string
}>
const paid = { paymentPassword: code }
const sent = { clientId: randomUUID(), amount: '1.00', ...paid }
/** One that waits in the reward center, as it would have been granted before. */
const giveReward = async (memberId: bigint): Promise<string> => {
  const { rows } = await server.pool.query<{ id: string }>(
    `insert into rewards.reward (member_id, brand_id, jurisdiction, kind, names, prize_type,
       prize_minor, source, source_id, state, granted_at)
     values ($1, 1, 'open', 'MANUAL', '{"PT":"x","EN":"x"}', 'cash', $2, 'test', $3, 'unclaimed', now())
     returning id::text`,
    [memberId, parseMoney('3.00'), randomUUID()],
  )
  return rows[0]?.id ?? ''
}
/** A ticket of the prize wheel; an excluded member gets none. */
const giveTicket = async (memberId: bigint): Promise<void> => {
  const names = { PT: 'Roleta', EN: 'Wheel' }
  const order = { memberId, brandId: 1, kind: 'PRIZE_WHEEL', names } as const
  const ticket = {
    ...order,
    prize: { type: 'draw' },
    source: 'test',
    sourceId: randomUUID(),
  } as const
  await modules.rewards.grantReward(ticket)
}
const ticketOf = async (memberId: bigint): Promise<string> => {
  const { rows } = await server.pool.query<{ id: string }>(
    "select id::text from rewards.reward where member_id = $1 and prize_type = 'draw'",
    [memberId],
  )
  return rows[0]?.id ?? ''
}
/** The draw of a lottery that is on sale. */
const drawOf = async (gameId: number): Promise<string> => {
  const { rows } = await server.pool.query<{ draw_number: string }>(
    `select draw_number from lottery.draw where game_id = $1 and status = 'open' order by closes_at
     limit 1`,
    [gameId],
  )
  return rows[0]?.draw_number ?? ''
}
/** A slip of 0.30 in two shares, of a lottery whose tickets are shared. */
const sharedOf = async () => ({
  clientId: randomUUID(),
  gameId: 7016,
  currentNumero: await drawOf(7016),
  betCartAmountSum: '0.3000',
  prizeModeId: 4,
  bettingSlipString: '01-02-03-04-05-06-07-08-09-10-11-12-13-14-15~1~9601~3~0~1',
  shareCount: 2,
  shares: 1,
})
const promotionNamed = async (anchor: string): Promise<string> => {
  const { list } = valueOf(await server.guest().call(endpoints.listPromotions, { query: {} }))
  return list.find((one) => one.anchor === anchor)?.promotionId ?? ''
}

/** Each as the member would really ask, and what the lock that moves the money answers. */
const underLock: Readonly<Record<string, readonly [ask: Ask, code: string]>> = {
  placeOrder: [
    async ({ excluded: { api } }) => api.call(endpoints.placeOrder, { body: await orderOf() }),
    'wallet.debit_refused',
  ],
  placeMassiveOrder: [
    async ({ excluded: { api } }) => {
      const { bettingSlipString: text, ...body } = await orderOf()
      const { gzipSync } = await import('node:zlib')
      const packedSlip = gzipSync(text).toString('base64')
      return api.call(endpoints.placeMassiveOrder, { body: { ...body, packedSlip } })
    },
    'wallet.debit_refused',
  ],
  placeVnOrder: [
    async ({ excluded: { api } }) => {
      const numero = [{ numero: await drawOf(7014), multiple: 1 }]
      const content = { gameId: 7014, playId: 2057, bettingContent: '0_4_1', numero }
      const contents = [{ ...content, singleBetPrice: '2.0000' }]
      return api.call(endpoints.placeVnOrder, { body: { clientId: randomUUID(), contents } })
    },
    'wallet.debit_refused',
  ],
  openSharedTicket: [
    async ({ excluded: { api } }) => {
      const body = await sharedOf()
      return api.call(endpoints.openSharedTicket, { body })
    },
    'wallet.debit_refused',
  ],
  joinSharedTicket: [
    async ({ excluded, other }) => {
      const body = await sharedOf()
      const opened = valueOf(await other.api.call(endpoints.openSharedTicket, { body }))
      return excluded.api.call(endpoints.joinSharedTicket, {
        params: { id: opened.sharedTicketId },
        body: { clientId: randomUUID(), shares: 1 },
      })
    },
    'wallet.debit_refused',
  ],
  buyInstantTickets: [
    async ({ excluded: { api } }) => {
      await shrinkInstantGames(server.pool)
      await lottery.keepInstantEditions()
      const [edition] = await lottery.listInstantGames(1)
      return api.call(endpoints.buyInstantTickets, {
        params: { id: String(edition?.editionId) },
        body: { clientId: randomUUID(), tickets: 1 },
      })
    },
    'wallet.debit_refused',
  ],
  placeSlip: [
    async ({ excluded: { api } }) => {
      const { rows } = await server.pool.query<{ id: bigint; price: string }>(
        `select id, book->'full.result'->>'1' as price from sportsbook.fixture
         where starts_at > $1 and book->'full.result' ? '1' order by starts_at limit 1`,
        [world.now()],
      )
      const [match] = rows
      const leg = { market: 'full.result', selection: '1', odds: Number(match?.price) }
      const legs = [{ ...leg, matchId: String(match?.id) }]
      const body = { clientId: randomUUID(), kind: 'singles', stakeEach: '1.00', legs } as const
      return api.call(endpoints.placeSlip, { body: { ...body, accepts: 'any' } })
    },
    'wallet.debit_refused',
  ],
  transferUpline: [
    ({ excluded: { api } }) => api.call(endpoints.transferUpline, { body: sent }),
    'wallet.debit_refused',
  ],
  transferDownline: [
    ({ agent: { api } }) =>
      api.call(endpoints.transferDownline, { body: { ...sent, account: 'ana.demo' } }),
    'wallet.debit_refused',
  ],
  transferMany: [
    ({ agent: { api } }) =>
      api.call(endpoints.transferMany, { body: { ...sent, accounts: ['ana.demo'] } }),
    'wallet.debit_refused',
  ],
  claimReward: [
    async ({ excluded: { api, memberId } }) =>
      api.call(endpoints.claimReward, {
        body: { promId: 'MANUAL', rewardId: await giveReward(memberId) },
      }),
    'rewards.not_allowed',
  ],
  claimAllRewards: [
    ({ excluded: { api } }) => api.call(endpoints.claimAllRewards, { body: {} }),
    'rewards.not_allowed',
  ],
  claimTicket: [
    async ({ excluded: { api, memberId } }) =>
      api.call(endpoints.claimTicket, {
        body: { transactionId: await ticketOf(memberId), clientSeed: 'seed' },
      }),
    'rewards.not_allowed',
  ],
  claimRafflePromotion: [
    ({ excluded: { api } }) => api.call(endpoints.claimRafflePromotion, { body: { raffleId: 1 } }),
    'rewards.not_allowed',
  ],
  claimManualRebate: [
    ({ excluded: { api } }) =>
      api.call(endpoints.claimManualRebate, { body: { clientId: randomUUID() } }),
    'rewards.not_allowed',
  ],
  convertPoint: [
    ({ excluded: { api } }) =>
      api.call(endpoints.convertPoint, {
        body: { clientId: randomUUID(), amount: '10.00', ...paid },
      }),
    'points.member_excluded',
  ],
  redeemPointReward: [
    async ({ excluded: { api }, other }) => {
      const { list } = valueOf(await other.api.call(endpoints.listPointRewards))
      const rewardId = list[0]?.id ?? 0
      const delivery = { address: 'Rua das Flores, 120, São Paulo', phone: '(11) 98888-4410' }
      const body = { clientId: randomUUID(), rewardId, quantity: 1, ...delivery, ...paid }
      return api.call(endpoints.redeemPointReward, { body })
    },
    'points.member_excluded',
  ],
  joinPromotion: [
    async ({ excluded: { api } }) =>
      api.call(endpoints.joinPromotion, {
        body: { promotionId: await promotionNamed('cinco-dias') },
      }),
    'promotion.member_excluded',
  ],
  claimPromotion: [
    async ({ excluded: { api } }) =>
      api.call(endpoints.claimPromotion, {
        body: { promotionId: await promotionNamed('presente-trevo') },
      }),
    'promotion.member_excluded',
  ],
  redeemPromotionCode: [
    ({ excluded: { api } }) =>
      api.call(endpoints.redeemPromotionCode, { body: { code: 'trevo3' } }),
    'promotion.member_excluded',
  ],
  applyForPromotion: [
    async ({ excluded: { api } }) => {
      const { rows } = await server.pool.query<{ id: number }>(
        "select id from promotions.promotion where kind = 'application' limit 1",
      )
      const promotionId = String(rows[0]?.id)
      const body = { promotionId, comment: 'Por favor', pictureIds: [] }
      return api.call(endpoints.applyForPromotion, { body })
    },
    'promotion.member_excluded',
  ],
  createDeposit: [
    async ({ excluded: { memberId } }) => {
      const order = { memberId, brandId: 1, clientId: randomUUID(), amount: '50.00' }
      return modules.cashier.createDeposit(order).then(
        () => ({ ok: true }),
        (error: { code: string }) => ({ ok: false, code: error.code }),
      )
    },
    'deposit.not_allowed',
  ],
}

describe('everything that starts money', () => {
  /** Only as far as the gates: what comes behind them is another test's. */
  const call = async (
    { method, path, moduleId, sealed }: (typeof starting)[number],
    { token }: Member,
  ) => {
    const answer = await fetch(server.baseUrl + path.replaceAll(/:\w+/g, '1'), {
      method,
      headers: {
        merchant: 'trevo',
        authorization: token,
        'content-type': 'application/json',
        ...(moduleId && { moduleid: moduleId }),
        ...(sealed && { encryption: 'JWE', 'x-gateway-version': '3' }),
      },
      ...(method !== 'GET' && { body: '{}' }),
    })
    const said = (await answer.json()) as { errorCode?: string }
    return said.errorCode ?? 'ok'
  }
  let agent: Member
  let other: Member

  beforeAll(async () => {
    other = await world.enter('membro.demo')
    const entered = await server.logIn('agente.demo', 'agent')
    agent = { ...entered, play: ana.play }
    await server.deposit(agent.memberId, 'agent', '100.00')
    await agent.api.call(endpoints.setPaymentPassword, {
      body: {
        password: demoPasswords.agent,
        newPaymentPassword: code,
        confirmNewPaymentPassword: code,
      },
    })
    await giveTicket(ana.memberId)
    await excludeNow(ana)
    ana = { ...ana, ...(await server.logIn('ana.demo')) }
    await expect(giveTicket(ana.memberId)).rejects.toMatchObject({ code: 'rewards.not_allowed' })
    await excludeNow(agent, demoPasswords.agent)
    agent = { ...(await server.logIn('agente.demo', 'agent')), play: ana.play }
  })

  test('is refused early in plain words, except withdrawals', async () => {
    const open = starting.filter(({ evenExcluded }) => evenExcluded).map(({ name }) => name)
    expect(open.toSorted()).toEqual(staysOpen)
    for (const one of starting) {
      const heard = await call(one, one.auth === 'agent' ? agent : ana)
      expect([one.name, heard === 'account.excluded']).toEqual([one.name, !one.evenExcluded])
    }
  })

  test('has its refusal under the lock listed here', () => {
    const known = [...Object.keys(underLock), ...movesNothing, ...staysOpen]
    expect(known.toSorted()).toEqual(starting.map(({ name }) => name).toSorted())
  })

  test('is refused under the lock as well, if the exclusion came after the first check', async () => {
    const asked = { excluded: ana, agent, other }
    const [deposit] = underLock['createDeposit'] ?? []
    expect(codeOf((await deposit?.(asked)) ?? { ok: true })).toBe('deposit.not_allowed')
    const before = await moneyOf(ana)
    // The early read decides nothing; the locked read does.
    const ids = [ana.memberId, agent.memberId]
    await server.pool.query(
      'update members.member set excluded_at = null where member_id = any($1)',
      [ids],
    )
    const heard: string[][] = []
    for (const [name, [ask]] of Object.entries(underLock)) {
      if (name !== 'createDeposit') heard.push([name, codeOf(await ask(asked))])
    }
    await server.pool.query(
      'update members.member set excluded_at = now() where member_id = any($1)',
      [ids],
    )
    const expected = Object.entries(underLock)
      .filter(([name]) => name !== 'createDeposit')
      .map(([name, [, refusal]]) => [name, refusal])
    expect(heard).toEqual(expected)
    expect(await moneyOf(ana)).toBe(before)
  })

  test('a vendor is told that the player is excluded; credits and rollbacks continue', async () => {
    davi = { ...davi, ...(await server.logIn('davi.demo')) }
    const game = await openGameSession(server, davi)
    expect(await game.debit('one', '2.00')).toMatchObject({ status: 'OK' })
    expect(await game.debit('two', '3.00')).toMatchObject({ status: 'OK' })
    await excludeNow(davi)
    const before = await moneyOf(davi)
    expect(statusOf(await game.debit('three', '1.00'))).toMatch(/^(USER_DISABLED|TOKEN_EXPIRED)$/)
    // The game's session is over too, as soon as the bus has said so.
    await expect
      .poll(async () => statusOf(await game.debit(randomUUID(), '1.00')))
      .toBe('TOKEN_EXPIRED')
    expect(await game.credit('one', '5.00')).toMatchObject({ status: 'OK' })
    expect(await game.rollback('two')).toMatchObject({ status: 'OK' })
    expect(formatMoney((await moneyOf(davi)) - before)).toBe('8.00')
    await letEnd(davi)
  })
})

describe('at the same moment', () => {
  test('each of a hundred stakes is before the exclusion or refused, and none comes after', async () => {
    const before = await moneyOf(davi)
    expect((await stake(davi, 'first')).outcome).toBe('applied')
    const excluding = excludeNow(davi)
    const asked = Array.from({ length: 100 }, async (_, index) => {
      await new Promise((resolve) => setTimeout(resolve, index * 4))
      return stake(davi, `race-${index}`).then(
        () => 'applied',
        (error: { code: string }) => error.code,
      )
    })
    await excluding
    await expect(stake(davi, 'after')).rejects.toMatchObject({ code: 'wallet.debit_refused' })
    const ends = await Promise.all(asked)
    const applied = ends.filter((end) => end === 'applied').length
    expect(ends.filter((end) => end === 'wallet.debit_refused')).toHaveLength(100 - applied)
    expect(before - (await moneyOf(davi))).toBe(parseMoney('1.00') * BigInt(applied + 1))
  })

  test('each reward claimed is paid before the exclusion, or stays where it is', async () => {
    await letEnd(davi)
    const ids = await Promise.all(Array.from({ length: 30 }, () => giveReward(davi.memberId)))
    const before = await moneyOf(davi)
    const claim = (id: string) =>
      modules.rewards
        .claimReward({ memberId: davi.memberId, rewardId: BigInt(id) }, inEnglish)
        .then(
          () => 'paid',
          (error: { code: string }) => error.code,
        )
    const [first = '', last = '', ...others] = ids
    expect(await claim(first)).toBe('paid')
    const excluding = excludeNow(davi)
    const claims = others.map(async (id, index) => {
      await new Promise((resolve) => setTimeout(resolve, index * 12))
      return claim(id)
    })
    await excluding
    expect(await claim(last)).toBe('rewards.not_allowed')
    const ends = await Promise.all(claims)
    const paidCount = ends.filter((end) => end === 'paid').length
    expect(ends.filter((end) => end === 'rewards.not_allowed')).toHaveLength(28 - paidCount)
    expect((await moneyOf(davi)) - before).toBe(parseMoney('3.00') * BigInt(paidCount + 1))
    const { rows } = await server.pool.query(
      "select from rewards.reward where member_id = $1 and source = 'test' and state = 'claimed'",
      [davi.memberId],
    )
    expect(rows).toHaveLength(paidCount + 1)
  })
})
