import { tables, type Tx } from '@trevo/database/connect.ts'
import { settle } from '../domain/settle.ts'
import { statementPaid } from '../domain/transfers.ts'
import {
  lockDebts,
  listDue,
  lockDue,
  lockStatement,
  saveDebts,
  saveEnded,
  type EndedStatement,
  type LockedStatement,
} from '../repository/payments.ts'
import type { AgentsTables } from '../../tables.ts'
import type { AgentsNeeds } from '../../needs.ts'

/** The number of statements per transaction: a set of the wallet holds no more. */
const paidAtOnce = 100

type Needs = Pick<AgentsNeeds, 'wallet' | 'clock'>

/**
 * Pays statements under their locks, those of one contract in order, or offsets negative ones against later
 * statements. @throws Refusal if the wallet refuses one: then none is paid
 */
const paySet = async (
  { wallet, clock }: Needs,
  tx: Tx,
  statements: readonly LockedStatement[],
): Promise<void> => {
  const db = tables<AgentsTables>(tx)
  const debts = await lockDebts(db, [...new Set(statements.map((one) => one.contract_id))])
  const commands = []
  const ended: EndedStatement[] = []
  for (const one of statements) {
    const { statement_id: statementId, contract_id: contractId } = one
    const { paidMinor, debtMinor } = settle(one.amount_minor, debts.get(contractId) ?? 0n)
    debts.set(contractId, debtMinor)
    ended.push({ statementId, status: paidMinor > 0n ? 'paid' : 'settled', paidMinor })
    if (paidMinor > 0n) {
      const about = { statementId, receiverId: one.receiver_id, contractId }
      commands.push(statementPaid(one.contract_type, about, paidMinor))
    }
  }
  for (const answer of await wallet.postSetInTx(tx, commands)) {
    if (answer instanceof Error) throw answer
  }
  await saveDebts(db, debts)
  await saveEnded(db, ended, clock.now())
}

/** Pays one statement, including one that waits for its giver. A paid one is unchanged. */
export const payStatement = async (needs: Needs, tx: Tx, statementId: bigint): Promise<void> => {
  const statement = await lockStatement(tables<AgentsTables>(tx), statementId)
  if (!statement) throw new Error(`no statement ${statementId}`)
  if (statement.status === 'paid' || statement.status === 'settled') return
  await paySet(needs, tx, [statement])
}

/**
 * Pays every statement that needs no approval, many in a transaction. One that cannot be paid does not
 * block the others, and is retried in the next run.
 * @returns how many statements were due
 */
export const createPayStatements = (needs: AgentsNeeds) => {
  const { database, logger } = needs

  const payEach = async (ids: readonly bigint[]): Promise<void> => {
    for (const id of ids) {
      await database
        .inTx((tx) => payStatement(needs, tx, id))
        .catch((error: unknown) =>
          logger.error({ err: error, statementId: String(id) }, 'agents: statement not paid'),
        )
    }
  }
  const payPart = (page: { readonly after: bigint; readonly limit: number }): Promise<void> =>
    database.inTx(async (tx) => {
      const due = await lockDue(tables<AgentsTables>(tx), page)
      if (due.length > 0) await paySet(needs, tx, due)
    })

  return async (): Promise<number> => {
    let [count, after] = [0, 0n]
    for (;;) {
      const page = { after, limit: paidAtOnce }
      const ids = await listDue(database.db, page)
      if (ids.length > 0) {
        await payPart(page).catch((error: unknown) => {
          logger.warn({ err: error }, 'agents: batch failed; paying statements one by one')
          return payEach(ids)
        })
      }
      count += ids.length
      after = ids.at(-1) ?? after
      if (ids.length < paidAtOnce) return count
    }
  }
}
