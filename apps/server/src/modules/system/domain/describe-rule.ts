import type { RuleUnit } from '@trevo/contract/jurisdiction-rules.ts'
import { formatMoney } from '@trevo/money/money.ts'

const units: Readonly<Record<RuleUnit, (value: number) => string>> = {
  ms: (value) => `${value} ms`,
  min: (value) => `${value} min`,
  hours: (value) => `${value} h`,
  days: (value) => `${value} d`,
  businessDays: (value) => `${value} business days`,
  years: (value) => `${value} years`,
  hourOfDay: (value) => `${String(value).padStart(2, '0')}:00`,
  month: (value) => `month ${value}`,
  bp: (value) => `${value / 100} %`,
  minor: (value) => `R$ ${formatMoney(BigInt(value))}`,
  times: String,
}

/** A value of a rule in words; `unit` is null for switches and lists. */
export const describeRule = (
  value: boolean | number | readonly string[],
  unit: RuleUnit | null,
): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return unit ? units[unit](value) : String(value)
  return value.join(', ')
}
