import { formatAmount, formatNumber } from '../../core/format.ts'
import type { SettingKind, SettingValue } from './setting-fields.ts'

/** A value as it is typed: money and percent as in Brazil, several amounts apart by spaces. */
export const typedText = (value: SettingValue | undefined, kind?: SettingKind): string => {
  if (kind === 'percent' && typeof value === 'number') {
    return formatNumber(value / 100, { maximumFractionDigits: 2, useGrouping: false })
  }
  if (typeof value === 'string') return /^\d+\.\d{2}$/.test(value) ? formatAmount(value) : value
  if (typeof value === 'object') return value.map(formatAmount).join('  ')
  return value === undefined ? '' : String(value)
}
