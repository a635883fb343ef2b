import type { Answer } from '@trevo/contract/endpoint.ts'
import type * as contract from '@trevo/contract/wps/cashier/payee.ts'
import { maskCpf } from '@trevo/field-rules/cpf.ts'
import type { WithdrawalContext } from '../../common/context.ts'
import { banks } from '../domain/banks.ts'
import { payeesMax } from '../domain/payee-target.ts'
import { maskName } from '../domain/mask-name.ts'
import { findHolder, listPayeesOf } from '../repository/payees.ts'
import { presentPayee } from './present-payee.ts'

/** The member's payees. */
export const createListPayees =
  ({ database, members }: WithdrawalContext) =>
  async (
    memberId: bigint,
    hasPaymentPassword: boolean,
  ): Promise<Answer<typeof contract.listPayees>> => {
    const [rows, holder, member] = await Promise.all([
      listPayeesOf(database.db, memberId),
      findHolder(database, memberId),
      members.findWithdrawalMember(memberId),
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
