import { formatDecimal } from '../../core/format.ts'
import { plainAmount } from '../../core/plain-amount.ts'
/** What a limit of any of the four kinds may be named. */
export type FieldName =
  | 'stakeMin'
  | 'slipMax'
  | 'payoutMax'
  | 'memberMatchMax'
  | 'liveDelayMs'
  | 'suspendMs'
  | 'marginBp'
  | 'isOnSale'
  | 'stakeMax'
  | 'liabilityMax'
  | 'marginPlusBp'
  | 'matchMax'
export type Value = string | number | boolean | null
export type Values = Readonly<Partial<Record<FieldName, Value>>>

const wholeNumbers: ReadonlySet<FieldName> = new Set(['liveDelayMs', 'suspendMs'])
const margins: ReadonlySet<FieldName> = new Set(['marginBp', 'marginPlusBp'])
const mustBe: ReadonlySet<FieldName> = new Set(['stakeMin', 'stakeMax'])

/** As a person types it: money and percent with a comma. */
export const typedOf = (name: FieldName, value: Value): string => {
  if (value === null) return ''
  if (typeof value === 'number' && margins.has(name)) return formatDecimal((value / 100).toFixed(1))
  return formatDecimal(String(value))
}

/** Reads a field; undefined for what cannot be sent. */
export const readTyped = (name: FieldName, typed: string, isBrand: boolean): Value | undefined => {
  const text = typed.trim().replace(',', '.')
  if (text === '') {
    const isNeeded = mustBe.has(name) || wholeNumbers.has(name) || margins.has(name)
    const isMoneyOfBrand = isBrand && (name === 'slipMax' || name === 'payoutMax')
    return isNeeded || isMoneyOfBrand ? undefined : null
  }
  if (wholeNumbers.has(name)) return /^\d{1,6}$/.test(text) ? Number(text) : undefined
  if (margins.has(name))
    return /^\d{1,2}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : undefined
  const amount = plainAmount(typed)
  return /^\d{1,12}\.\d{2}$/.test(amount) ? amount : undefined
}

/** In what a field is typed. */
export const hintOf = (name: FieldName): 'reais' | 'percent' | 'ms' => {
  if (wholeNumbers.has(name)) return 'ms'
  return margins.has(name) ? 'percent' : 'reais'
}
