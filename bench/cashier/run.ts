// node bench/cashier/run.ts [--quick] A day of deposits and withdrawals against the sandbox with faults
// on, server and database killed in the middle of it; at the end the ledger, the statement and what
// members see are compared to the centavo.
import { chmod, mkdir, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { createPool } from '@trevo/database/connect.ts'
import { pause, realMs, toldNow, type DayClock } from './day-clock.ts'
import { createForger } from './forge-notices.ts'
import { liveDeposit, liveWithdrawal, type Facts } from './live-day.ts'
import { openParts, type Parts } from './open-parts.ts'
import { planDay, planWithdrawals } from './plan-day.ts'
import { ask, askUntilAnswered } from './talk.ts'
import { countOpen, describeEnds, verifyDay } from './verify-day.ts'
import { printResult } from '../tools/print-result.ts'

const hour = 3_600_000
const isQuick = process.argv.includes('--quick')
const size = isQuick
  ? { deposits: 300, withdrawals: 300, members: 60, kills: 4, lengthMs: 2.5 * hour }
  : { deposits: 10_000, withdrawals: 10_000, members: 2_000, kills: 10, lengthMs: 24 * hour }
/** The number of simulated seconds per real second. */
const speed = 120
/** The institution's clock is ahead of ours by this much. */
const skewMs = 90_000
const quietWithinMs = 5 * 60_000

const faults = [
  { kind: 'webhook_lost', rate: 0.15 },
  { kind: 'webhook_doubled', rate: 0.1 },
  { kind: 'webhook_delayed', rate: 0.08, ms: 3 * hour },
  { kind: 'webhook_reordered', rate: 0.1, ms: 90_000 },
  { kind: 'api_unavailable', rate: 0.02 },
  { kind: 'api_error_after_acting', rate: 0.02 },
  { kind: 'api_timeout_after_acting', rate: 0.003, ms: 2_500 },
  { kind: 'payer_unknown', rate: 0.05, ms: 1_200_000 },
  { kind: 'refund_slow', rate: 0.1, ms: hour },
  { kind: 'refund_failed', rate: 0.05 },
  { kind: 'payout_slow', rate: 0.1, ms: hour },
  { kind: 'payout_failed', rate: 0.03 },
  { kind: 'payout_returned', rate: 0.03, ms: 1_200_000 },
]

const killAndForge = async (parts: Parts, clock: DayClock, log: (line: string) => void) => {
  const forger = await createForger(parts.tlsFolder, parts.webhookPort)
  let letIn = 0
  const everyMs = realMs(clock, size.lengthMs) / (size.kills + 1)
  for (let kill = 1; kill <= size.kills; kill += 1) {
    await pause(clock.startMs + kill * everyMs - Date.now())
    letIn += await forger.forge()
    const what = (['server', 'database', 'both'] as const)[(kill - 1) % 3] ?? 'both'
    log(`kill ${kill} of ${size.kills}: ${what}`)
    await parts.kill(what)
  }
  return letIn
}

const untilQuiet = async (parts: Parts, log: (line: string) => void): Promise<void> => {
  const pool = createPool(parts.databaseUrl(), { work: 'reports', max: 1 })
  const end = Date.now() + quietWithinMs
  for (;;) {
    const open = await countOpen(pool)
    if (open.length === 0 || Date.now() > end) break
    log(`still open: ${open.map(({ what, count }) => `${count} ${what}`).join(', ')}`)
    await pause(2_000)
  }
  await pool.end()
}

/** The nightly jobs, twice: what the first run repairs, the second finds in order. */
const reconcile = async (parts: Parts, clock: DayClock): Promise<string> => {
  const pool = createPool(parts.databaseUrl(), { work: 'reports', max: 1 })
  const span = {
    from: new Date(clock.startMs - hour).toISOString(),
    until: toldNow(clock, skewMs).toISOString(),
  }
  const runOne = async () => {
    const asked = await askUntilAnswered<{ runId: string }>(
      `${parts.serverUrl}/reconciliations`,
      'POST',
      span,
    )
    if ('refused' in asked) throw new Error(asked.refused)
    for (;;) {
      const { rows } = await pool.query<{ mended: number; incidents: number }>(
        `select mended, incidents from cashier.reconciliation_run
         where id = $1 and status = 'done'`,
        [asked.runId],
      )
      if (rows[0]) return rows[0]
      await pause(300)
    }
  }
  const first = await runOne()
  await untilQuiet(parts, () => undefined)
  const second = await runOne()
  await pool.end()
  return `mended ${first.mended}, then ${second.mended}; incidents ${second.incidents}`
}

const log = (line: string): void => console.log(line)
const folder = resolve(import.meta.dirname, '../../.trevo/bench-cashier')
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
await chmod(folder, 0o755)

const plan = planDay(size.deposits, { ...size, seed: 20_300_101 })
const withdrawalPlan = planWithdrawals(size.withdrawals, { ...size, seed: 20_300_102 })
const opening: DayClock = { startMs: Date.now() + 15_000, speed }
const parts = await openParts(folder, { clock: opening, skewMs, members: size.members })
const facts: Facts = { paid: [], played: [], disputed: [], withdrawn: [], asked: 0 }
try {
  await ask(`${parts.sandboxUrl}/sandbox/faults`, 'PUT', faults)
  await pause(opening.startMs - Date.now())
  const day = { clock: opening, urls: parts, facts }
  const ticker = setInterval(() => {
    const { asked, paid, disputed, withdrawn } = facts
    log(`${asked} codes, ${paid.length} paid, ${disputed.length} back, ${withdrawn.length} out`)
  }, 15_000)
  const [letIn] = await Promise.all([
    killAndForge(parts, opening, log),
    ...plan.map((deposit) => liveDeposit(day, deposit)),
    ...withdrawalPlan.map((withdrawal) => liveWithdrawal(day, withdrawal)),
  ])
  clearInterval(ticker)
  log(`the day is over after ${Math.round((Date.now() - opening.startMs) / 1000)} s`)
  await untilQuiet(parts, log)
  log(await reconcile(parts, opening))
  const pool = createPool(parts.databaseUrl(), { work: 'reports', max: 1 })
  log(await describeEnds(pool))
  await pool.end()
  const verdict = await verifyDay(facts, {
    ...parts,
    databaseUrl: parts.databaseUrl(),
    members: size.members,
  })
  if (letIn > 0) verdict.lost.push(`${letIn} forged notices were let in`)
  for (const line of [...verdict.lost, ...verdict.handwork].slice(0, 20)) log(line)
  printResult({
    bench: 'cashier',
    deposits: facts.asked,
    withdrawals: facts.withdrawn.length,
    kills: size.kills,
    lost: verdict.lost.length,
    handwork: verdict.handwork.length,
  })
  if (verdict.lost.length + verdict.handwork.length > 0) process.exitCode = 1
} finally {
  await parts.close()
}
