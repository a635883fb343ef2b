import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { askChild, startChild } from '../http/child.ts'
import { startWholeServer } from '../http/start-whole-server.ts'
import type { LoadResult, PlaceOrder, Registered, RegisterOrder } from './load.ts'
import { openLotteries, type Lotteries } from './open-lotteries.ts'

/** The five digits of the demo that are drawn every five minutes. */
const gameId = 7002
const givenMinor = 10_000_000_000n
/** Minimum time that the draw on sale must still be open; otherwise the next one is awaited. */
const neededMs = 120_000

/** Newly registered members get money. */
const giveMoney = async ({ pool, wallet }: Lotteries): Promise<void> => {
  const { rows } = await pool.query<{ member_id: bigint }>(
    `select member_id from members.member where account like 'trevo@bench%'`,
  )
  await Promise.all(
    rows.map(({ member_id: memberId }) =>
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

/** Does what a system's jobs do, so that a draw is on sale that does not close meanwhile. */
const openDraw = async ({ pool, lottery, time }: Lotteries): Promise<void> => {
  for (;;) {
    time.at = new Date()
    await lottery.scheduleDraws()
    await lottery.runDraws()
    const { rows } = await pool.query<{ closes_at: Date }>(
      `select closes_at from lottery.draw
       where game_id = $1 and status = 'open' and closes_at > now() order by closes_at limit 1`,
      [gameId],
    )
    const leftMs = (rows[0]?.closes_at.getTime() ?? 0) - Date.now()
    if (leftMs >= neededMs) return
    await wait(Math.max(0, leftMs) + 1_000)
  }
}

type Asked = {
  readonly folder: string
  /** Connections, each with its own member. */
  readonly callers: number
  readonly slips: number
}

/**
 * Slips of twenty lines over HTTP to the whole server in a separate process, by logged-in members on a
 * number of connections from another process.
 */
export const measureSlips = async ({ folder, callers, slips }: Asked): Promise<LoadResult> => {
  const dataDir = resolve(folder, 'http')
  const port = Number(process.env['BENCH_PORT'] ?? 4495)
  const server = await startWholeServer({ dataDir, port, environment: { ROLES: 'web' } })
  const load = startChild(resolve(import.meta.dirname, 'load.ts'))
  try {
    const registering: RegisterOrder = { port, members: callers }
    const { tokens } = await askChild<Registered>(load, registering)
    const lotteries = await openLotteries(server.database.url)
    await giveMoney(lotteries)
    await openDraw(lotteries)
    await lotteries.close()
    const placing: PlaceOrder = { port, tokens, gameId, slips: callers * 20 }
    await askChild<LoadResult>(load, placing)
    const report = await askChild<LoadResult>(load, { ...placing, slips })
    const [failure] = report.failures
    if (failure) throw new Error(`${report.failures.length} slips failed: ${failure}`)
    return report
  } finally {
    load.disconnect()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
