import { isRuleName, type RuleUnit } from '@trevo/contract/jurisdiction-rules.ts'
import type { ListedRule, RuleChange } from '@trevo/contract/ops/company/jurisdictions.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { formatCount, formatRate, formatReais } from '../../core/format.ts'
import type { T } from '../../core/texts.tsx'
import { describeFact } from '../../parts/describe-fact.ts'
import { nameProduct } from '../reports/name-product.ts'

export type RuleValue = RuleChange['value']

export const nameRule = (t: T, rule: string): string =>
  isRuleName(rule) ? t(`rules.rule.${rule}`) : rule

/** A value with its unit; a dash where there is none. */
export const describeRule = (t: T, value: RuleValue | undefined, unit: RuleUnit | null): string => {
  // Categories of games are the only list of words.
  if (Array.isArray(value)) return value.map((one) => nameProduct(t, one)).join(', ') || '–'
  if (typeof value !== 'number' || unit === null) return describeFact(t, value)
  if (unit === 'minor') return formatReais(formatMoney(BigInt(value)))
  if (unit === 'bp') return formatRate(value)
  if (unit === 'times' || unit === 'month') return String(value)
  return unit === 'hourOfDay'
    ? `${String(value).padStart(2, '0')}:00`
    : t(`rules.unit.${unit}`, { count: unit === 'ms' ? formatCount(value) : value })
}

/** Typed text as a value like the one that counts now. */
export const readRule = (typed: string, now: RuleValue | undefined): RuleValue | undefined => {
  if (typeof now === 'boolean') return typed === 'true'
  if (Array.isArray(now)) return typed.split(/[\s,]+/).filter((part) => part !== '')
  const number = Number(typed)
  return typed.trim() !== '' && Number.isInteger(number) ? number : undefined
}

export const inForce = ({ changes }: ListedRule): RuleChange | undefined =>
  changes.find(({ state }) => state === 'inForce')
