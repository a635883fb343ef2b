import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { createDatabase, type Pool } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { prizeModes, type PrizeMode } from '@trevo/contract/wps/lottery/shapes.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { pino } from 'pino'
import { expect } from 'vitest'
import { approvalModules, openTestApprovals } from '../../../testing/open-test-approvals.ts'
import { createWallet } from '../../wallet/index.ts'
import { createLottery } from '../module.ts'
import { createTicketKeys } from '../receipts/service/load-ticket-keys.ts'
import type { Drawn, DrawSources, LotteryListing, PaidPrize } from '../needs.ts'
import type { OrderDraft } from '../orders/service/order-rows.ts'
import type { DrawRow, LotteryTables } from '../tables.ts'

const folderOf = (module: string): string =>
  fileURLToPath(new URL(`../../${module}/migrations`, import.meta.url))

const migrations = [
  { module: 'wallet', folder: folderOf('wallet'), ownGrants: true },
  { module: 'bets', folder: folderOf('bets') },
  { module: 'lottery', folder: folderOf('lottery') },
  ...approvalModules.map((module) => ({ module, folder: folderOf(module) })),
]

const deposit = { kind: 'test.deposited', role: 'credit', typeCode: 6101, house: 'test' } as const

/** A five-digit lottery drawn every minute, 5 s after its sales end. */
export const minuteGame = 7001
/** The same, with numbers entered by operators. */
export const typedGame = 7002

/** Both lotteries and what may be staked on them. */
export const seedTestGames = async (pool: Pool): Promise<void> => {
  for (const [id, code, source] of [
    [minuteGame, 'TCFFC', 'engine'],
    [typedGame, 'TYPED', 'operators'],
  ] as const) {
    await pool.query(
      `insert into lottery.game (id, brand_id, code, rules_group, group_code, names, prize_mode,
         account_type, result_source, lock_sec, trace_draws_max, number_style, odds_return_bp)
       values ($1, 1, $2, 'SSC', 'SSC', '{"EN": "Minute", "PT": "Minuto"}', 'LOTT', 'TCG', $3, 5, 20,
         'day-4', 9700)`,
      [id, code, source],
    )
    await pool.query(
      `insert into lottery.schedule values ($1, '2020-01-01', 'America/Sao_Paulo',
         '{"everySec": 60, "first": "00:01", "last": "24:00"}')`,
      [id],
    )
    await pool.query(
      `insert into lottery.game_limit values ($1, 10000000000, 100000, 1000000000000, null, null)`,
      [id],
    )
  }
  await pool.query(
    `insert into lottery.series_rule values (1, 'SSC', 1, 1700, 1956, 1956), (1, 'SSC', 2, 1700, 2000, 2000)`,
  )
}

export type TestLotteryOptions = {
  readonly drawSources?: DrawSources
  /** The uplines of each member. */
  readonly above?: ReadonlyMap<bigint, readonly bigint[]>
  readonly url?: string
  /** By the law of the brand. */
  readonly offersSharedTickets?: boolean
  readonly offersPartsOfCentavo?: boolean
}

/** A ledger and lotteries on a real database; the clock is stopped until it is moved. */
export const openTestLottery = async ({
  drawSources = {},
  above = new Map(),
  offersSharedTickets = true,
  offersPartsOfCentavo = true,
}: TestLotteryOptions = {}) => {
  const test = await createTestDatabase(migrations)
  await seedTestGames(test.pool)
  let now = new Date('2030-05-14T15:00:30.000Z')
  const clock = { now: () => now }
  const wallet = createWallet({ pool: test.pool, clock })
  await wallet.start()
  await wallet.registerKinds([deposit])
  const database = createDatabase<LotteryTables>(test.pool)
  const open: { takesStakes: boolean; lotteryTypes: readonly PrizeMode[] } = {
    takesStakes: true,
    lotteryTypes: prizeModes,
  }
  /** The lobby. */
  const listed: LotteryListing[] = []
  const drawn: Drawn[] = []
  const paid: PaidPrize[] = []
  const approvals = await openTestApprovals({ pool: test.pool, clock }, ['ana', 'bento', 'clara'])
  const needs = {
    database,
    staff: approvals.staff.approvals,
    wallet,
    clock,
    logger: pino({ level: 'silent' }),
    drawSources,
    ticketKeys: createTicketKeys(now),
    catalogue: {
      addLottery: async (_: unknown, listing: LotteryListing) => {
        if (listed.some(({ code }) => code === listing.code)) return false
        listed.push(listing)
        return true
      },
    },
    records: { printTicket: async () => new Uint8Array() },
    settings: {
      timeZoneOf: () => 'America/Sao_Paulo',
      brandNameOf: () => 'Trevo',
      offersSharedTickets: () => offersSharedTickets,
      offersPartsOfCentavo: () => offersPartsOfCentavo,
      lotteryTypesOf: () => open.lotteryTypes,
      takesStakes: () => open.takesStakes,
    },
    members: {
      listAbove: async (memberId: bigint) => above.get(memberId) ?? [],
      accountsOf: async (ids: readonly bigint[]) =>
        new Map(ids.map((id) => [id, `trevo@member${id}`])),
    },
    listeners: {
      onDrawn: (one: Drawn) => void drawn.push(one),
      onPaid: (prizes: readonly PaidPrize[]) => void paid.push(...prizes),
    },
  }
  const lottery = await createLottery(needs)
  approvals.staff.approvals.register(lottery.changeKinds)
  await lottery.scheduleDraws()
  await lottery.runDraws()

  let lastMember = 0n
  const createMember = async (balance = '1000.00'): Promise<bigint> => {
    lastMember += 1n
    const memberId = lastMember
    await database.inTx((tx) => wallet.openAccounts(tx, memberId))
    const amountMinor = parseMoney(balance)
    if (amountMinor > 0n) {
      const txnId = `deposit-${memberId}`
      await wallet.post({ source: 'test', txnId, kind: deposit.kind, memberId, amountMinor })
    }
    return memberId
  }

  /** The draw on sale, and those after it. */
  const listOpen = async (gameId = minuteGame, count = 1): Promise<DrawRow[]> =>
    database.db
      .selectFrom('lottery.draw')
      .selectAll()
      .where('game_id', '=', gameId)
      .where('closes_at', '>', now)
      .where('status', '<>', 'cancelled')
      .orderBy('closes_at')
      .limit(count)
      .execute()
  const getDraw = (id: bigint): Promise<DrawRow> =>
    database.db
      .selectFrom('lottery.draw')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

  const draftOf = async (
    memberId: bigint,
    slip: string,
    more: Partial<OrderDraft> = {},
  ): Promise<OrderDraft> => {
    const gameId = more.gameId ?? minuteGame
    const [draw] = await listOpen(gameId)
    return {
      memberId,
      brandId: 1,
      clientId: randomUUID(),
      gameId,
      slip,
      prizeModeId: 1,
      drawNumber: draw?.draw_number ?? '',
      stopsOnWin: true,
      abandons: false,
      ...more,
    }
  }
  const advanceTo = (at: Date): void => {
    now = at
  }

  return {
    ...test,
    needs,
    /** Requests to a second person, and the operators ana, bento and clara. */
    approvals,
    database,
    wallet,
    lottery,
    forgetSetup: lottery.forgetSetup,
    /** The brand's settings; tests change them. */
    open,
    listed,
    drawn,
    paid,
    createMember,
    listOpen,
    getDraw,
    draftOf,
    place: async (memberId: bigint, slip: string, more: Partial<OrderDraft> = {}) =>
      lottery.placeOrder(await draftOf(memberId, slip, more)),
    /** The member's tickets, oldest first. */
    ticketsOf: (memberId: bigint) =>
      database.db
        .selectFrom('lottery.ticket')
        .selectAll()
        .where('member_id', '=', memberId)
        .orderBy('id')
        .execute(),
    /** Waits until so many transactions of the database wait for a lock that another one has. */
    untilBlocked: (count = 1) =>
      expect
        .poll(
          async () => {
            const { rows } = await test.pool.query<{ count: number }>(
              `select count(*)::integer as count from pg_stat_activity
               where wait_event_type = 'Lock' and datname = current_database()`,
            )
            return rows[0]?.count
          },
          { timeout: 30_000 },
        )
        .toBe(count),
    now: () => now,
    advanceTo,
    advance: (ms: number) => advanceTo(new Date(now.getTime() + ms)),
    /** Closes and draws due draws at the time of the draw, and settles them. */
    runUntilDrawn: async (draw: DrawRow): Promise<DrawRow> => {
      advanceTo(draw.draws_at)
      await lottery.runDraws()
      await lottery.settle()
      return getDraw(draw.id)
    },
    close: async () => {
      await wallet.close()
      await test.drop()
    },
  }
}

export type TestLottery = Awaited<ReturnType<typeof openTestLottery>>

/** The item that stakes on these last three digits exactly, at a series. */
export const lastThree = (digits: string, { series = 1956, multiple = 1, mode = 1 } = {}): string =>
  `${[...digits].join('_')}~1~21~${mode}~${series}~${multiple}`

/** Three digits that do not match the end of the numbers. */
export const losingDigits = (result: string): string => {
  const last = Number(result.split(',').slice(-3).join(''))
  return String((last + 1) % 1000).padStart(3, '0')
}
