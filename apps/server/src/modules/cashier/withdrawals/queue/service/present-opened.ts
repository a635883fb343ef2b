import type { OpenedWithdrawal } from '@trevo/contract/ops/withdrawal-queue.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type {
  PayeeRow,
  WithdrawalRow,
  WithdrawalSettingRow,
} from '../../common/repository/tables.ts'
import { maskTarget } from '../../payees/domain/payee-target.ts'
import { targetOf } from '../../payees/repository/target-of.ts'
import type { History, PayeeUse } from '../repository/read-history.ts'
import type { MoneySource } from './read-money-source.ts'

type OfPayees = { readonly payees: readonly PayeeRow[]; readonly uses: readonly PayeeUse[] }

const useOf = ({ uses }: Pick<OfPayees, 'uses'>, id: string): PayeeUse | undefined =>
  uses.find((use) => use.payee_id === id)

export const presentPayees = (
  { payee_id: named }: WithdrawalRow,
  of: OfPayees,
): OpenedWithdrawal['payees'] =>
  of.payees.map((payee) => {
    const use = useOf(of, payee.id)
    return {
      target: maskTarget(targetOf(payee)),
      bankName: payee.bank_name,
      addedAt: payee.created_at.toISOString(),
      paidCount: use?.paid ?? 0,
      paidSum: formatMoney(use?.sum ?? 0n),
      lastPaidAt: use?.last?.toISOString() ?? null,
      isThisOne: payee.id === named,
    }
  })

type FactParts = OfPayees & {
  readonly row: WithdrawalRow
  readonly setting: WithdrawalSettingRow
  readonly history: History
  readonly payee: PayeeRow | undefined
  readonly source: MoneySource | undefined
}

export const presentFacts = (parts: FactParts): OpenedWithdrawal['facts'] => {
  const { row, setting, history, payee, source } = parts
  const prize = source?.largestPrize
  return {
    payeeAddedAt: payee?.created_at.toISOString() ?? null,
    payeePaidCount: useOf(parts, row.payee_id)?.paid ?? 0,
    paidCount: history.paidCount,
    paidSum: formatMoney(history.paidSumMinor),
    medianPaid: history.medianMinor === null ? null : formatMoney(history.medianMinor),
    dayCount: history.dayCount,
    daySum: formatMoney(history.daySumMinor),
    isKnownDevice: history.isKnownDevice,
    limits: {
      withoutReview: formatMoney(setting.auto_max_minor),
      first: formatMoney(setting.first_max_minor),
      newDevice: formatMoney(setting.new_device_max_minor),
      dayCount: setting.day_count_max,
      daySum: formatMoney(setting.day_sum_max_minor),
      wonFromMembers: formatMoney(setting.members_won_max_minor),
    },
    largestPrize: prize
      ? { amount: formatMoney(prize.amountMinor), round: prize.round, at: prize.at.toISOString() }
      : null,
  }
}

/** Where the ledger archived the beginning, the money of the withdrawal itself is all that is known. */
export const presentMoney = (
  { amount_minor: amountMinor }: WithdrawalRow,
  source: MoneySource | undefined,
): OpenedWithdrawal['money'] => ({
  since: source?.since?.toISOString() ?? null,
  startBalance: formatMoney(source?.startMinor ?? 0n),
  parts: (source?.parts ?? []).map(({ group, inMinor, outMinor }) => ({
    group,
    in: formatMoney(inMinor),
    out: formatMoney(outMinor),
  })),
  balanceAtRequest: formatMoney(source?.balanceMinor ?? amountMinor),
  staysAfter: formatMoney(source?.staysMinor ?? 0n),
  unexplained: formatMoney(source ? source.unexplainedMinor : amountMinor),
})
