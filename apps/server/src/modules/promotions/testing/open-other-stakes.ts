import { prizeModes } from '@trevo/contract/wps/lottery/shapes.ts'
import { randomUUID } from 'node:crypto'
import { createDatabase, type Pool } from '@trevo/database/connect.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { pino } from 'pino'
import { openTestApprovals, type TestApprovals } from '../../../testing/open-test-approvals.ts'
import { createLottery, createTicketKeys } from '../../lottery/index.ts'
import { lastThree, minuteGame, seedTestGames } from '../../lottery/testing/open-test-lottery.ts'
import {
  createLeagueSeeds,
  createSimulatedFeed,
  createSportsbook,
  seedDemoSports,
} from '../../sportsbook/index.ts'
import type { SportsbookNeeds } from '../../sportsbook/needs.ts'
import type { Wallet } from '../../wallet/index.ts'

const nothing = (): void => undefined
/** A football match, including half-time. */
const matchMs = 95 * 4_000 + 10
const byTwo = ['ana', 'rui'] as const

const openLottery = (pool: Pool, wallet: Wallet, now: () => Date, approvals: TestApprovals) =>
  createLottery({
    database: createDatabase(pool),
    wallet,
    clock: { now },
    logger: pino({ level: 'silent' }),
    staff: approvals.staff.approvals,
    drawSources: {},
    ticketKeys: createTicketKeys(now()),
    catalogue: { addLottery: async () => false },
    records: { printTicket: async () => new Uint8Array() },
    settings: {
      timeZoneOf: () => 'America/Sao_Paulo',
      brandNameOf: () => 'Trevo',
      lotteryTypesOf: () => prizeModes,
      offersSharedTickets: () => false,
      offersPartsOfCentavo: () => true,
      takesStakes: () => true,
    },
    members: { listAbove: async () => [], accountsOf: async () => new Map() },
    listeners: { onDrawn: nothing, onPaid: nothing },
  })

const openSportsbook = (pool: Pool, wallet: Wallet, now: () => Date, approvals: TestApprovals) => {
  const database: SportsbookNeeds['database'] = createDatabase(pool)
  const environment = {
    fillRandom: (bytes: Uint8Array<ArrayBuffer>) => void crypto.getRandomValues(bytes),
    pause: async () => undefined,
  }
  return createSportsbook({
    database,
    staff: approvals.staff.approvals,
    members: {
      findNames: async () => new Map(),
      findMemberId: async () => undefined,
      findNameOf: async () => undefined,
    },
    wallet,
    clock: { now },
    logger: pino({ level: 'silent' }),
    environment,
    feeds: { simulated: createSimulatedFeed(createLeagueSeeds({ database, environment })) },
    listeners: { onMoved: nothing, onPaid: nothing },
  })
}

/** A lottery with a draw every minute and the demo's leagues on a ledger, with their own clock. */
export const openOtherStakes = async (pool: Pool, wallet: Wallet) => {
  await seedTestGames(pool)
  await seedDemoSports(pool, 1, 1)
  let now = new Date('2030-05-14T15:00:30.000Z')
  const approvals = await openTestApprovals({ pool, clock: { now: () => now } }, byTwo)
  const lottery = await openLottery(pool, wallet, () => now, approvals)
  const sportsbook = await openSportsbook(pool, wallet, () => now, approvals)
  approvals.staff.approvals.register([...lottery.changeKinds, ...sportsbook.changeKinds])

  const findDraw = async (where: string) => {
    const { rows } = await pool.query<{ id: bigint; draw_number: string; draws_at: Date }>(
      `select id, draw_number, draws_at from lottery.draw where game_id = $1 and ${where} limit 1`,
      [minuteGame, now],
    )
    return rows[0]
  }
  const nextDraw = async () => {
    await lottery.scheduleDraws()
    await lottery.runDraws()
    const draw = await findDraw(`closes_at > $2 and status <> 'cancelled' order by closes_at`)
    if (!draw) throw new Error('no draw')
    return draw
  }
  const lastDraw = () => findDraw(`status = 'settled' and draws_at <= $2 order by draws_at desc`)
  const decideDraw = async (what: 'voidDraw' | 'redraw'): Promise<void> => {
    const draw = await lastDraw()
    if (!draw) return
    for (const operator of byTwo) {
      await lottery[what]({ ...approvals.order(operator), drawId: draw.id, reason: 'test' })
    }
    await lottery.runDraws()
    await lottery.settle()
    await lottery.settle()
  }

  type Match = { id: bigint; starts_at: Date; book: Record<string, Record<string, number>> }
  const findMatch = async (where: string) => {
    const { rows } = await pool.query<Match>(
      `select f.* from sportsbook.fixture f join sportsbook.league l on l.id = f.league_id
       where l.code = 'BICHOS' and ${where} limit 1`,
      [now],
    )
    return rows[0]
  }
  const nextMatch = async (): Promise<Match> => {
    await sportsbook.scheduleMatches()
    const match = await findMatch('f.starts_at > $1 order by f.starts_at')
    if (!match) throw new Error('no match')
    return match
  }

  const decideMatch = async (
    decide: (order: Parameters<typeof sportsbook.voidMatch>[0]) => Promise<unknown>,
  ): Promise<void> => {
    const match = await findMatch(
      `f.status = 'settled' and f.starts_at <= $1 order by f.starts_at desc`,
    )
    if (!match) return
    for (const operator of byTwo) {
      await decide({ ...approvals.order(operator), matchId: match.id, reason: 'test' })
    }
    await sportsbook.settleMatches()
  }

  return {
    lottery,
    sportsbook,
    /** A stake of two reais per multiple, on one draw or several in a row. */
    placeOrder: async (memberId: bigint, multiples: readonly number[]): Promise<void> => {
      const { draw_number: drawNumber } = await nextDraw()
      const [first = 1] = multiples
      const isTrace = multiples.length > 1
      await lottery.placeOrder({
        memberId,
        brandId: 1,
        clientId: randomUUID(),
        gameId: minuteGame,
        slip: lastThree('123', { multiple: isTrace ? 1 : first }),
        prizeModeId: 1,
        drawNumber,
        stopsOnWin: false,
        abandons: false,
        ...(isTrace ? { multiples } : {}),
      })
    },
    settleDraw: async (): Promise<void> => {
      now = (await nextDraw()).draws_at
      // Some draws at a time: during a match, one per minute is due.
      for (let n = 0; n < 3; n += 1) {
        await lottery.runDraws()
        await lottery.settle()
      }
    },
    voidDraw: () => decideDraw('voidDraw'),
    redraw: () => decideDraw('redraw'),
    placeSlip: async (memberId: bigint, amount: string) => {
      const match = await nextMatch()
      const [market, selection] = ['full.result', '1']
      const { slipId } = await sportsbook.placeSlip({
        memberId,
        brandId: 1,
        clientId: randomUUID(),
        kind: 'singles',
        stakeEachMinor: parseMoney(amount),
        accepts: 'any',
        choices: [
          { fixtureId: match.id, market, selection, odds: match.book[market]?.[selection] ?? 0 },
        ],
      })
      return BigInt(slipId.slice(1))
    },
    /** Sells a part of a slip back, at its current price. */
    sellSlip: (memberId: bigint, slipId: bigint, percent: number) =>
      sportsbook.cashOutSlip({
        memberId,
        brandId: 1,
        slipId,
        clientId: randomUUID(),
        offerMinor: 1n,
        percent,
      }),
    settleMatch: async (): Promise<void> => {
      const { starts_at: startsAt } = await nextMatch()
      now = new Date(startsAt.getTime() + matchMs)
      await sportsbook.runMatches()
      await sportsbook.settleMatches()
    },
    /** Two operators decide the last settled match again. */
    voidMatch: () => decideMatch((order) => sportsbook.voidMatch(order)),
    settleMatchAgain: (winner: '1' | '2' | 'nobody') =>
      decideMatch((order) => {
        const winners = winner === 'nobody' ? [] : [winner]
        return sportsbook.settleMarket({ ...order, market: 'full.result', winners })
      }),
  }
}
