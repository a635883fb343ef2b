import { languages } from '@trevo/languages/languages.ts'
import { formatMoneyText } from '@trevo/i18n/format.ts'
import { readPreferences } from './preferences.ts'

const minus = (text: string): string => text.replace('-', '−')

/** Money is formatted as in Brazil in both languages: "R$ 3.480,00". */
export const formatReais = (amount: string): string => minus(formatMoneyText(amount, 'pt-BR'))

/** The same without its unit, which is in the heading. */
export const formatAmount = (amount: string): string =>
  minus(formatMoneyText(amount, 'pt-BR').replace(/R\$\s/, ''))

/** With its sign, for movements. */
export const formatSigned = (amount: string): string => {
  const text = formatAmount(amount)
  return text.startsWith('−') || /^0,00$/.test(text) ? text : `+${text}`
}

let timeZone: string | undefined

/** Every moment is shown in the time zone of the operator's brand, wherever the operator is. */
export const setBrandTimeZone = (zone: string): void => {
  timeZone = zone
}

/** Making one takes some hundred times as long as using it, and a list has several in each row. */
const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const locale = languages[readPreferences().language].fileLocale
  const whole = { ...(timeZone !== undefined && { timeZone }), ...options }
  const key = `${locale} ${JSON.stringify(whole)}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, whole)
  formats.set(key, format)
  return format
}

/** A moment by its parts, in the reader's language and the brand's time zone. */
export const formatParts = (at: string, options: Intl.DateTimeFormatOptions): string =>
  formatOf(options).format(new Date(at))

export const formatClockTime = (at: string): string =>
  formatParts(at, { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' })
export const formatMinute = (at: string): string =>
  formatParts(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
export const formatDay = (at: string): string =>
  formatParts(at, { day: '2-digit', month: '2-digit' })
const yearOf = (at: string): string => formatParts(at, { year: 'numeric' })

/** Day and minute; with the year where it is not the current one. */
export const formatMoment = (at: string): string =>
  formatParts(at, {
    ...(yearOf(at) !== yearOf(new Date().toISOString()) && { year: 'numeric' }),
    day: '2-digit',
    month: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })

/** A calendar day without a zone, `2026-11-28`, as "28/11/2026". */
export const formatPlainDay = (day: string): string => day.split('-').toReversed().join('/')

/** Remaining time: "1:04:30", "19:32"; without a sign. */
export const formatLeft = (ms: number): string => {
  const seconds = Math.floor(Math.abs(ms) / 1000)
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const tail = `${String(m).padStart(2, '0')}:${String(s).padStart(2, '0')}`
  return h > 0 ? `${h}:${tail}` : tail
}

/** What is left of hours: "4 h 50", and minutes with seconds within the last one: "04:12". */
export const formatHoursLeft = (ms: number): string => {
  const minutes = Math.floor(Math.max(0, ms) / 60_000)
  const [h, m] = [Math.floor(minutes / 60), minutes % 60]
  return h > 0 ? `${h} h ${String(m).padStart(2, '0')}` : formatLeft(Math.max(0, ms))
}

export const formatMomentInFull = (at: string): string =>
  formatParts(at, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })

export const formatToTheMillisecond = (at: string): string =>
  formatParts(at, {
    weekday: 'short',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 3,
    hourCycle: 'h23',
  })

const rates = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const counts = new Intl.NumberFormat('pt-BR')

/** Hundredths of a percent, "95,20 %". */
export const formatRate = (basisPoints: number): string =>
  `${minus(rates.format(basisPoints / 100))} %`

export const formatCount = (count: number): string => counts.format(count)

/** Of a calendar day, "Mon 23/11/2026", the same in every zone. */
export const formatCalendarDay = (day: string): string =>
  new Intl.DateTimeFormat(languages[readPreferences().language].fileLocale, {
    weekday: 'short',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))
