import { formatAmount } from '../../core/format.ts'
import type { SettingValue } from './setting-fields.ts'

/** A value as it is typed: money as in Brazil, several amounts apart by spaces. */
export const typedText = (value: SettingValue | undefined): string => {
  if (typeof value === 'string') return /^\d+\.\d{2}$/.test(value) ? formatAmount(value) : value
  if (typeof value === 'object') return value.map(formatAmount).join('  ')
  return value === undefined ? '' : String(value)
}
