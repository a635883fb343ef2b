import { tables } from '@trevo/database/connect.ts'
import { rebatePaid } from '../domain/transfers.ts'
import { lockFigures } from '../repository/figures.ts'
import {
  endRebatePayment,
  lockDueRebates,
  lockRebateRun,
  settleRebateDebt,
  writeRebateLines,
} from '../repository/rebate-runs.ts'
import { listRebateRules } from '../repository/rebates.ts'
import { openRun, type RunKind } from '../repository/runs.ts'
import type { AgentsTables } from '../repository/tables.ts'
import type { AgentsNeeds } from '../needs.ts'
import { listOwed } from './list-owed.ts'
import { createReadStream } from './read-stream.ts'

/** As many as one transaction pays. */
const paidAtOnce = 100

/** Pays a part of what is due, in one transaction. @returns whether there may be more */
const payPart = async ({ database, wallet }: AgentsNeeds): Promise<boolean> =>
  database.inTx(async (tx) => {
    const db = tables<AgentsTables>(tx)
    const due = await lockDueRebates(db, paidAtOnce)
    const commands = []
    for (const payment of due) {
      const paidMinor = await settleRebateDebt(db, payment.earner_id, payment.amount_minor)
      await endRebatePayment(db, payment, paidMinor)
      if (paidMinor > 0n) commands.push(rebatePaid(payment, paidMinor))
    }
    // A refusal of one would leave it unpaid: then nothing of the part is.
    for (const answer of await wallet.postSetInTx(tx, commands)) {
      if (answer instanceof Error) throw answer
    }
    return due.length === paidAtOnce
  })

/**
 * Every five minutes: the rebates of rounds that were decided, or reversed, since the run before, and
 * what they come to. A run is written in one transaction and paid in others, so that one that was
 * interrupted goes on where it stopped.
 */
export const createRunRebates = (needs: AgentsNeeds) => {
  const { database, clock, settings } = needs
  const readStream = createReadStream(needs)
  return async (): Promise<void> => {
    await readStream()
    for (const brandId of settings.brandIds()) {
      if ((await listRebateRules(database.db, brandId)).length === 0) continue
      const kind: RunKind = { brandId, contractType: 'REBATE', period: '5' }
      for (const period of await listOwed(database.db, kind, clock.now())) {
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
    while (await payPart(needs));
  }
}
