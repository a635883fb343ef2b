import { prizeModes } from '@trevo/contract/wps/lottery/shapes.ts'
import { createDatabase, createPool } from '@trevo/database/connect.ts'
import { migrate } from '@trevo/database/migrate.ts'
import { fileURLToPath } from 'node:url'
import { createLogger } from '@trevo/platform/logger.ts'
import { createLottery, createTicketKeys } from '../../apps/server/src/modules/lottery/index.ts'
import { noApprovals } from '../../apps/server/src/testing/no-approvals.ts'
import { createWallet } from '../../apps/server/src/modules/wallet/index.ts'

export const gameId = 7001
/** The upline of every member, who gets the differences. */
const agentId = 1
/** Members from 2 to this one stake, unless stated otherwise. */
export const memberCount = 2_000
/** Their initial money, in 1/10,000 BRL. */
export const givenMinor = 10_000_000_000n
/** Accounts per commit, and deposits in flight. */
const membersAtOnce = 500

const folderOf = (module: string) =>
  fileURLToPath(new URL(`../../apps/server/src/modules/${module}/migrations`, import.meta.url))

export const migrateLotteries = (url: string) =>
  migrate(url, [
    { module: 'wallet', folder: folderOf('wallet'), ownGrants: true },
    { module: 'bets', folder: folderOf('bets') },
    { module: 'lottery', folder: folderOf('lottery') },
  ])

/** Wallet and lotteries on a database; the clock shows `clock.at`. */
export const openLotteries = async (url: string) => {
  const pool = createPool(url, { work: 'reports', max: 64 })
  const time = { at: new Date() }
  const clock = { now: () => time.at }
  const wallet = createWallet({ pool, clock })
  await wallet.start()
  await wallet.registerKinds([
    { kind: 'bench.deposited', role: 'credit', typeCode: 6101, house: 'cashier' },
  ])
  const database = createDatabase<Record<never, never>>(pool)
  const lottery = await createLottery({
    database: createDatabase(pool),
    wallet,
    clock,
    logger: createLogger('silent', 'bench'),
    staff: noApprovals,
    drawSources: {},
    ticketKeys: createTicketKeys(new Date()),
    catalogue: { addLottery: async () => false },
    records: { printTicket: async () => new Uint8Array() },
    settings: {
      timeZoneOf: () => 'America/Sao_Paulo',
      brandNameOf: () => 'Trevo',
      lotteryTypesOf: () => prizeModes,
      offersSharedTickets: () => true,
      offersPartsOfCentavo: () => true,
      takesStakes: () => true,
    },
    members: {
      listAbove: async (memberId) => (memberId === BigInt(agentId) ? [] : [BigInt(agentId)]),
      accountsOf: async () => new Map(),
    },
    listeners: { onDrawn: () => undefined, onPaid: () => undefined },
  })
  return {
    pool,
    database,
    wallet,
    lottery,
    time,
    close: async () => {
      await wallet.close()
      await pool.end()
    },
  }
}
export type Lotteries = Awaited<ReturnType<typeof openLotteries>>

/** One five-digit lottery drawn every minute, its series, and members with money. */
export const fillLotteries = async (
  { pool, database, wallet }: Lotteries,
  members = memberCount,
): Promise<void> => {
  await pool.query(
    `insert into lottery.game (id, brand_id, code, rules_group, group_code, names, prize_mode,
       account_type, result_source, lock_sec, trace_draws_max, number_style, odds_return_bp)
     values ($1, 1, 'BENCH', 'SSC', 'SSC', '{}', 'LOTT', 'TCG', 'engine', 5, 20, 'day-4', 9700)`,
    [gameId],
  )
  await pool.query(
    `insert into lottery.schedule values ($1, '2020-01-01', 'America/Sao_Paulo',
       '{"everySec": 60, "first": "00:01", "last": "24:00"}')`,
    [gameId],
  )
  await pool.query(`insert into lottery.series_rule values (1, 'SSC', 1, 1700, 1956, 1956)`)
  await pool.query(`insert into lottery.member_series values ($1, 'SSC', 1, 1960)`, [agentId])
  const ids = Array.from({ length: members }, (_, index) => BigInt(index + 1))
  for (let from = 0; from < members; from += membersAtOnce) {
    const some = ids.slice(from, from + membersAtOnce)
    await database.inTx(async (tx) => {
      for (const id of some) await wallet.openAccounts(tx, id)
    })
    // The first one, their upline, gets none.
    const staking = some.filter((memberId) => memberId !== BigInt(agentId))
    await Promise.all(
      staking.map((memberId) =>
        wallet.post({
          source: 'bench',
          txnId: `deposit-${memberId}`,
          kind: 'bench.deposited',
          memberId,
          amountMinor: givenMinor,
        }),
      ),
    )
  }
}

/** The draw on sale at the moment that the clock shows. */
export const currentDraw = async ({ pool, time }: Lotteries) => {
  const { rows } = await pool.query<{
    id: bigint
    draw_number: string
    closes_at: Date
    draws_at: Date
  }>(
    `select id, draw_number, closes_at, draws_at from lottery.draw
     where game_id = $1 and closes_at > $2 order by closes_at limit 1`,
    [gameId, time.at],
  )
  const [draw] = rows
  if (!draw) throw new Error('no draw is on sale')
  return draw
}
