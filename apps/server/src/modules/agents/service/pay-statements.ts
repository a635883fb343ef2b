import type { ContractType } from '@trevo/contract/contract-terms.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import type { Selectable } from 'kysely'
import pMap from 'p-map'
import { statementPaid } from '../domain/transfers.ts'
import { findContract } from '../repository/contracts.ts'
import { changeDebt, listUnpaid, lockStatement, saveStatement } from '../repository/runs.ts'
import type { AgentsTables, StatementRow } from '../repository/tables.ts'
import type { AgentsNeeds } from '../needs.ts'

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other)

/**
 * Pays a statement under its lock, or sets what it takes back against what follows. Paid before, it is
 * answered as it stands.
 */
export const payStatement = async (
  { wallet, clock }: Pick<AgentsNeeds, 'wallet' | 'clock'>,
  tx: Tx,
  statementId: bigint,
  contractType: ContractType,
): Promise<Selectable<StatementRow>> => {
  const db = tables<AgentsTables>(tx)
  const statement = await lockStatement(db, statementId)
  if (!statement) throw new Error(`no statement ${statementId}`)
  if (statement.status === 'paid' || statement.status === 'settled') return statement
  const { amount_minor: amount, contract_id: contractId } = statement
  const at = clock.now()
  if (amount <= 0n) {
    await changeDebt(db, contractId, () => -amount)
    return saveStatement(db, statementId, { status: 'settled', paid_minor: 0n, paid_at: null })
  }
  const debt = await changeDebt(db, contractId, (owed) => -least(owed, amount))
  const paid = amount - least(debt, amount)
  if (paid === 0n) {
    return saveStatement(db, statementId, { status: 'settled', paid_minor: 0n, paid_at: null })
  }
  const about = { statementId, receiverId: statement.receiver_id, contractId }
  await wallet.postInTx(tx, statementPaid(contractType, about, paid))
  return saveStatement(db, statementId, { status: 'paid', paid_minor: paid, paid_at: at })
}

const listedAtOnce = 500
/** Contracts that are paid at a time; other jobs have the connections that are left. */
const paidAtOnce = 3

/**
 * Pays whatever waits for nobody, each in a transaction of its own; those of one contract in their
 * order, for what was paid too much is set against what follows. One that cannot be paid keeps no
 * other from it, and is tried again in the next run.
 */
export const createPayStatements = (needs: AgentsNeeds) => async (): Promise<number> => {
  const { database, logger } = needs
  const pay = (id: bigint): Promise<void> =>
    database.inTx(async (tx) => {
      const db = tables<AgentsTables>(tx)
      const statement = await lockStatement(db, id)
      const contract = statement && (await findContract(db, statement.contract_id))
      if (contract) await payStatement(needs, tx, id, contract.contract_type)
    })
  let [count, after] = [0, 0n]
  for (;;) {
    const unpaid = await listUnpaid(database.db, { after, limit: listedAtOnce })
    const byContract = Map.groupBy(unpaid, (one) => one.contract_id)
    await pMap(
      byContract.values(),
      async (statements) => {
        for (const { statement_id: id } of statements) {
          await pay(id).catch((error: unknown) =>
            logger.error({ err: error, statementId: String(id) }, 'agents: statement not paid'),
          )
        }
      },
      { concurrency: paidAtOnce },
    )
    count += unpaid.length
    after = unpaid.at(-1)?.statement_id ?? after
    if (unpaid.length < listedAtOnce) return count
  }
}
