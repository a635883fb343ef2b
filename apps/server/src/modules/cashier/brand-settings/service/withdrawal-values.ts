import type { WithdrawalSettings } from '@trevo/contract/ops/payments/cashier-settings.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import type { WithdrawalSettingRow } from '../../withdrawals/common/repository/tables.ts'

export type WithdrawalValues = Omit<WithdrawalSettingRow, 'brand_id'>

/** A row as operators read it. */
export const withdrawalSettingsOf = (row: WithdrawalValues): WithdrawalSettings => ({
  allowed: row.allowed,
  amountMin: formatMoney(row.amount_min_minor),
  amountMax: formatMoney(row.amount_max_minor),
  freePerDay: row.free_per_day,
  fee: formatMoney(row.fee_minor),
  turnoverBp: row.turnover_bp,
  withoutReview: formatMoney(row.auto_max_minor),
  first: formatMoney(row.first_max_minor),
  newDevice: formatMoney(row.new_device_max_minor),
  dayCount: row.day_count_max,
  daySum: formatMoney(row.day_sum_max_minor),
  wonFromMembers: formatMoney(row.members_won_max_minor),
  secondPersonFrom: formatMoney(row.four_eyes_from_minor),
  peerAllowed: row.peer_allowed,
  peerAnswerMin: row.peer_answer_min,
})

/** Back into columns. */
export const withdrawalValuesOf = (settings: WithdrawalSettings): WithdrawalValues => ({
  allowed: settings.allowed,
  amount_min_minor: parseMoney(settings.amountMin),
  amount_max_minor: parseMoney(settings.amountMax),
  free_per_day: settings.freePerDay,
  fee_minor: parseMoney(settings.fee),
  turnover_bp: settings.turnoverBp,
  auto_max_minor: parseMoney(settings.withoutReview),
  first_max_minor: parseMoney(settings.first),
  new_device_max_minor: parseMoney(settings.newDevice),
  day_count_max: settings.dayCount,
  day_sum_max_minor: parseMoney(settings.daySum),
  members_won_max_minor: parseMoney(settings.wonFromMembers),
  four_eyes_from_minor: parseMoney(settings.secondPersonFrom),
  peer_allowed: settings.peerAllowed,
  peer_answer_min: settings.peerAnswerMin,
})

/** The first field that contradicts another; undefined where all fit. */
export const findWithdrawalConflict = (
  settings: WithdrawalSettings,
): keyof WithdrawalSettings | undefined => {
  const row = withdrawalValuesOf(settings)
  if (row.amount_min_minor <= 0n) return 'amountMin'
  if (row.amount_max_minor < row.amount_min_minor) return 'amountMax'
  if (row.fee_minor >= row.amount_min_minor) return 'fee'
  return row.four_eyes_from_minor < row.auto_max_minor ? 'secondPersonFrom' : undefined
}
