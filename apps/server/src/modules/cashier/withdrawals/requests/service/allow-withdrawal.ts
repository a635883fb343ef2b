import { tables, type Tx } from '@trevo/database/connect.ts'
import { findPayable, formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { requireAmount } from '../../../common/service/require-amount.ts'
import { readUnsettled } from '../../../deposits/common/repository/read-unsettled.ts'
import type { WithdrawalMember } from '../../../needs.ts'
import type { WithdrawalContext } from '../../common/context.ts'
import { turnoverLeft } from '../../turnover/domain/turnover.ts'
import { findPayee } from '../../payees/repository/payees.ts'
import {
  findWithdrawalSetting,
  saveTurnoverMark,
} from '../../common/repository/read-withdrawals.ts'
import type {
  PayeeRow,
  WithdrawalSettingRow,
  WithdrawalTables,
} from '../../common/repository/tables.ts'
import { readTurnover } from '../../turnover/service/read-turnover.ts'

export type WithdrawalOrder = {
  readonly memberId: bigint
  readonly brandId: number
  readonly clientId: string
  readonly payeeId: string
  readonly channel: 'pix' | 'peer'
  readonly amount: string
  /** The member knows that it forfeits bonus money. */
  readonly giveUpBonus?: boolean | undefined
  /** Ordered by the platform for a member who may not play any more: the brand's limits do not keep it. */
  readonly isReturn?: boolean | undefined
  /** The origin of the request; only compared, never shown. */
  readonly device: { readonly userAgent: string; readonly address: string }
}

/**
 * Checks the order against the brand's settings, before money is held for it.
 * @throws Refusal `withdrawal.not_allowed`, `withdrawal.amount_out_of_range`.
 */
export const requireWithinSetting = async (
  { settings }: WithdrawalContext,
  tx: Tx,
  order: WithdrawalOrder,
): Promise<{ readonly setting: WithdrawalSettingRow; readonly amountMinor: bigint }> => {
  const setting = await findWithdrawalSetting(tables<WithdrawalTables>(tx), order.brandId)
  const returned = order.isReturn ? findPayable(order.amount) : undefined
  if (setting && returned !== undefined) return { setting, amountMinor: returned }
  if (!setting?.allowed) throw new Refusal('withdrawal.not_allowed')
  const isPeerOpen = setting.peer_allowed && settings.withdrawalLawOf(order.brandId).betweenPeople
  if (order.channel === 'peer' && !isPeerOpen) throw new Refusal('withdrawal.not_allowed')
  return {
    setting,
    amountMinor: requireAmount(order.amount, setting, 'withdrawal.amount_out_of_range'),
  }
}

const requirePayee = async (
  { settings }: WithdrawalContext,
  tx: Tx,
  order: WithdrawalOrder,
  member: Pick<WithdrawalMember, 'cpf'>,
): Promise<PayeeRow> => {
  const own = tables<WithdrawalTables>(tx)
  const payee = await findPayee(own, order.memberId, order.payeeId)
  if (!payee) throw new Refusal('payee.unknown')
  // The CPF may have been provided after the payee was added.
  const isOther = member.cpf !== undefined && payee.holder_document !== member.cpf
  const isUnproved =
    member.cpf === undefined && settings.withdrawalLawOf(order.brandId).ownCpfRequired
  if (isOther || isUnproved) throw new Refusal('payee.not_own')
  return payee
}

/**
 * Checks everything else under the locks of payees and balance: nothing that it relies on changes before the
 * transaction ends. The considered credits are marked. @throws Refusal `withdrawal.not_allowed`,
 * `withdrawal.deposit_taken_back`, `withdrawal.turnover_left`, `payee.unknown`, `payee.not_own`.
 */
export const requireAllowed = async (
  context: WithdrawalContext,
  tx: Tx,
  order: WithdrawalOrder,
  setting: WithdrawalSettingRow,
): Promise<{ readonly payee: PayeeRow; readonly isUnplayed: boolean }> => {
  const { memberId } = order
  const member = await context.members.findWithdrawalMember(memberId, tx)
  // What is returned leaves a closed account too, but nothing that an operator barred for a legal cause.
  const mayLeave = order.isReturn === true && member?.isBlocked !== true
  if (!member || !(member.mayWithdraw || mayLeave)) throw new Refusal('withdrawal.not_allowed')
  const payee = await requirePayee(context, tx, order, member)
  const { owedMinor } = await readUnsettled(tx, memberId)
  if (owedMinor > 0n) {
    throw new Refusal('withdrawal.deposit_taken_back', { owed: formatMoney(owedMinor) })
  }
  const turnover = await readTurnover(context, tx, memberId, setting.turnover_bp)
  const left = turnoverLeft(turnover)
  // A member who is excluded from play cannot stake the rest: an operator reviews it instead.
  if (left > 0n && !member.isExcluded) {
    throw new Refusal('withdrawal.turnover_left', { left: formatMoney(left) })
  }
  const { lastCreditSeq } = turnover
  if (lastCreditSeq !== undefined) await saveTurnoverMark(tx, memberId, lastCreditSeq)
  return { payee, isUnplayed: left > 0n }
}
