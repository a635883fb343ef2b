import { isModuleId } from '@trevo/contract/module-ids.ts'
import { formatMoment, formatPercent, formatRate, formatReais } from '../core/format.ts'
import { reviewReasons } from '../core/review-reasons.ts'
import type { T } from '../core/texts.tsx'
import type { Fact } from './compare-facts.ts'
import { factFields } from './fact-fields.ts'

const codes = [
  'DAILY',
  'DAYS_PLAYED',
  'GOLDEN_EGG',
  'ONCE',
  'PRIZE_WHEEL',
  'RED_ENVELOPE',
  'ROUNDS',
  'SECOND_FACTOR',
  'STAKED',
  'WEEKLY',
  'approved',
  'at_once',
  'bonus',
  'cash',
  'closed',
  'deposit',
  'deposits',
  'draw',
  'drawn',
  'ended',
  'expired',
  'freeRounds',
  'live',
  'login',
  'marketing',
  'next_day',
  'next_month',
  'next_week',
  'paid',
  'physical',
  'points',
  'refused',
  'rejected',
  'review',
  'running',
  'scheduled',
  'second_review',
  'settled',
  'stake',
  'stopped',
  'vendor',
  'void',
  'waiting',
  'withdraw',
  'withdrawals',
  'withdrawn',
] as const

const money = /^-?\d+\.\d{2}$/
const percent = /^-?\d+\.\d+ %$/
const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

export const nameField = (t: T, field: string): string => {
  // Areas that show them load the names of modules.
  if (isModuleId(field)) return t(`module.${field}`)
  const known = factFields.find((one) => one === field)
  return known === undefined ? field : t(`fact.${known}`)
}

const describeText = (t: T, text: string): string => {
  if (money.test(text)) return formatReais(text)
  if (instant.test(text)) return formatMoment(text)
  if (percent.test(text)) {
    const number = text.replace(' %', '')
    return formatPercent(Number(number), number.split('.')[1]?.length)
  }
  const reason = reviewReasons.find((one) => one === text)
  if (reason !== undefined) return t(`payouts.short.${reason}`)
  const code = codes.find((one) => one === text)
  return code === undefined ? text : t(`fact.code.${code}`)
}

/** A value of a record as a person reads it; a dash where there is none. */
export const describeFact = (t: T, value: Fact | undefined): string => {
  if (value === undefined || value === null || value === '') return '–'
  if (typeof value === 'boolean') return t(value ? 'fact.yes' : 'fact.no')
  if (typeof value === 'string') return describeText(t, value)
  if (typeof value !== 'object') return String(value)
  const parts = Array.isArray(value)
    ? value.map((one) => describeFact(t, one))
    : Object.entries(value).map(
        ([name, one]) => `${nameField(t, name)}: ${describeField(t, name, one)}`,
      )
  return parts.length === 0 ? '–' : parts.join(', ')
}

/** The value of a field; basis points, in which names end in `Bp`, are shown in percent. */
export const describeField = (t: T, field: string, value: Fact | undefined): string =>
  typeof value === 'number' && field.endsWith('Bp') ? formatRate(value) : describeFact(t, value)

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** An id as it fits into a row: the first part of a long one. */
export const shortId = (id: string): string => (uuid.test(id) ? id.slice(0, 8) : id)
