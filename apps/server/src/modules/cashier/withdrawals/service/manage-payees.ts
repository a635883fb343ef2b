import type { Answer } from '@trevo/contract/endpoint.ts'
import { maskCpf } from '@trevo/field-rules/cpf.ts'
import type { listPayees, Payee } from '@trevo/contract/wps/cashier/payee.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import { banks } from '../domain/banks.ts'
import { maskTarget } from '../domain/payee-target.ts'
import { maskName } from '../domain/same-name.ts'
import {
  findHolder,
  listPayeesOf,
  lockHolder,
  markRemoved,
  moveDefault,
} from '../repository/payees.ts'
import { targetOf } from '../repository/target-of.ts'
import type { PayeeRow, WithdrawalTables } from '../repository/tables.ts'
import type { WithdrawalDependencies } from '../../withdrawal-dependencies.ts'

/** Pix keys and bank accounts together. */
export const payeesMax = 5

export const presentPayee = (row: PayeeRow): Payee => ({
  bankCardId: row.id,
  kind: row.kind,
  pixKeyType: row.pix_key_type,
  cardNumber: maskTarget(targetOf(row)),
  bankCode: row.bank_code,
  bankName: row.bank_name,
  branch: row.branch,
  accountType: row.account_type,
  cardHolder: maskName(row.holder_name),
  isDefault: row.is_default,
  createdAt: row.created_at.toISOString(),
})

/** Where the member's money may go. */
export const answerPayees =
  ({ database, findMember }: WithdrawalDependencies) =>
  async (memberId: bigint, hasPaymentPassword: boolean): Promise<Answer<typeof listPayees>> => {
    const [rows, holder, member] = await Promise.all([
      listPayeesOf(database.db, memberId),
      findHolder(database, memberId),
      findMember(memberId),
    ])
    const cpf = holder?.document ?? member?.cpf
    return {
      bankCards: rows.map(presentPayee),
      bankCardsMax: payeesMax,
      payeeName: holder?.name ? maskName(holder.name) : null,
      payeeCpf: cpf === undefined ? null : maskCpf(cpf),
      banks: [...banks],
      hasPaymentPassword,
    }
  }

const demandOwn = async (tx: Tx, memberId: bigint, payeeId: string): Promise<PayeeRow[]> => {
  await lockHolder(tx, memberId)
  const all = await listPayeesOf(tables<WithdrawalTables>(tx), memberId)
  if (!all.some(({ id }) => id === payeeId)) throw new Refusal('payee.unknown')
  return all
}

/** Takes a payee off the list; the newest of the others becomes the default. */
export const removePayee =
  ({ database, clock }: WithdrawalDependencies) =>
  (memberId: bigint, payeeId: string): Promise<void> =>
    database.inTx(async (tx) => {
      const all = await demandOwn(tx, memberId, payeeId)
      await markRemoved(tx, memberId, payeeId, clock.now())
      const wasDefault = all.some(({ id, is_default }) => id === payeeId && is_default)
      const next = all.find(({ id }) => id !== payeeId)
      if (wasDefault && next) await moveDefault(tx, memberId, next.id)
    })

export const choosePayee =
  ({ database }: WithdrawalDependencies) =>
  (memberId: bigint, payeeId: string): Promise<void> =>
    database.inTx(async (tx) => {
      await demandOwn(tx, memberId, payeeId)
      await moveDefault(tx, memberId, payeeId)
    })
