import type { DepositSettings } from '@trevo/contract/ops/payments/cashier-settings.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import type { DepositSettingRow } from '../../deposits/common/repository/tables.ts'

type Values = Omit<DepositSettingRow, 'brand_id'>

/** A row as operators read it. */
export const depositSettingsOf = (row: Values): DepositSettings => ({
  allowed: row.allowed,
  amountMin: formatMoney(row.amount_min_minor),
  amountMax: formatMoney(row.amount_max_minor),
  chips: row.chips_minor.map((chip) => formatMoney(chip)),
  chargeSec: row.charge_sec,
  receiverName: row.receiver_name,
  receiverCity: row.receiver_city,
  dueDaysMax: row.due_days_max,
  cpfRequired: row.cpf_required,
})

/** Back into columns. */
export const depositValuesOf = (settings: DepositSettings): Values => ({
  allowed: settings.allowed,
  amount_min_minor: parseMoney(settings.amountMin),
  amount_max_minor: parseMoney(settings.amountMax),
  chips_minor: settings.chips.map((chip) => parseMoney(chip)),
  charge_sec: settings.chargeSec,
  receiver_name: settings.receiverName,
  receiver_city: settings.receiverCity,
  due_days_max: settings.dueDaysMax,
  cpf_required: settings.cpfRequired,
})

/** The first field that contradicts another; undefined where all fit. */
export const findDepositConflict = (
  settings: DepositSettings,
): keyof DepositSettings | undefined => {
  const { amount_min_minor: min, amount_max_minor: max, chips_minor } = depositValuesOf(settings)
  if (min <= 0n) return 'amountMin'
  if (max < min) return 'amountMax'
  return chips_minor.some((chip) => chip < min || chip > max) ? 'chips' : undefined
}
