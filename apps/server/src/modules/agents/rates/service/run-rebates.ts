import { tables, type Tx } from '@trevo/database/connect.ts'
import { rebatePaid } from '../../statements/domain/transfers.ts'
import { lockFigures } from '../../figures/repository/figures.ts'
import {
  endRebatePayment,
  listDueRebates,
  lockDueRebate,
  lockDueRebates,
  lockRebateRun,
  settleRebateDebt,
  writeRebateLines,
  type RebatePayment,
} from '../repository/rebate-runs.ts'
import { listRebateRules } from '../repository/rebates.ts'
import { openRun, type RunKind } from '../../statements/repository/runs.ts'
import type { AgentsTables } from '../../tables.ts'
import type { AgentsNeeds } from '../../needs.ts'
import { listOwed } from '../../statements/service/list-owed.ts'
import { createReadStream } from '../../figures/service/read-stream.ts'

/** The number of payments per transaction. */
const paidAtOnce = 100

/** Pays the locked rows. @throws Refusal if the wallet refuses one: then none is paid */
const payLocked = async (
  { wallet }: AgentsNeeds,
  tx: Tx,
  due: readonly RebatePayment[],
): Promise<void> => {
  const db = tables<AgentsTables>(tx)
  const commands = []
  for (const payment of due) {
    const paidMinor = await settleRebateDebt(db, payment.earner_id, payment.amount_minor)
    await endRebatePayment(db, payment, paidMinor)
    if (paidMinor > 0n) commands.push(rebatePaid(payment, paidMinor))
  }
  for (const answer of await wallet.postSetInTx(tx, commands)) {
    if (answer instanceof Error) throw answer
  }
}

/** Pays what is due, many in a transaction; one that cannot be paid does not block the others. */
const payDue = async (needs: AgentsNeeds): Promise<void> => {
  const { database, logger } = needs
  const payEach = async (due: readonly RebatePayment[]): Promise<void> => {
    for (const one of due) {
      await database
        .inTx(async (tx) =>
          payLocked(needs, tx, await lockDueRebate(tables<AgentsTables>(tx), one)),
        )
        .catch((error: unknown) =>
          logger.error(
            { err: error, runId: String(one.run_id), earnerId: String(one.earner_id) },
            'agents: rebate not paid',
          ),
        )
    }
  }
  let after: RebatePayment | undefined
  for (;;) {
    const page = { after, limit: paidAtOnce }
    const due = await listDueRebates(database.db, page)
    if (due.length > 0) {
      await database
        .inTx(async (tx) =>
          payLocked(needs, tx, await lockDueRebates(tables<AgentsTables>(tx), page)),
        )
        .catch((error: unknown) => {
          logger.warn({ err: error }, 'agents: batch failed; paying rebates one by one')
          return payEach(due)
        })
    }
    if (due.length < paidAtOnce) return
    after = due.at(-1)
  }
}

/**
 * Every five minutes: the rebates of rounds that were decided, or reversed, since the previous run, and the
 * totals. A run is written in one transaction and paid in others, so an interrupted run continues where it
 * stopped.
 */
export const createRunRebates = (needs: AgentsNeeds) => {
  const { database, clock, settings } = needs
  const readStream = createReadStream(needs)
  return async (): Promise<void> => {
    await readStream()
    for (const brandId of settings.brandIds()) {
      if ((await listRebateRules(database.db, brandId)).length === 0) continue
      const kind: RunKind = { brandId, contractType: 'REBATE', period: '5' }
      const moment = { now: clock.now(), zone: settings.timeZoneOf(brandId) }
      for (const period of await listOwed(database.db, kind, moment)) {
        await database.inTx(async (tx) => {
          const db = tables<AgentsTables>(tx)
          await lockFigures(db)
          const run = await openRun(db, kind, period, clock.now())
          if (await lockRebateRun(db, run.runId)) {
            await writeRebateLines(db, brandId, run, clock.now())
          }
        })
      }
    }
    await payDue(needs)
  }
}
