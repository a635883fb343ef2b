import { languages, type InEachLanguage } from '@trevo/languages/languages.ts'
import { formatMoneyText } from '@trevo/i18n/format.ts'
import { readPreferences } from './preferences.ts'

/*
 * Money, counts and shares are written as in Brazil in both languages, so that two operators who compare a figure read
 * the same: "R$ 3.480,00", "1.234", "95,20%". Moments follow the reader's language: "28/11/2026" in Portuguese,
 * "28 Nov 2026" in English. Pages write no number, moment or share themselves.
 */

const minus = (text: string): string => text.replace('-', '−')
const brazilian = languages.PT

/** Reais: "R$ 3.480,00". */
export const formatReais = (amount: string): string =>
  minus(formatMoneyText(amount, brazilian.locale))

/** The same without its unit, which is in the heading. */
export const formatAmount = (amount: string): string => formatReais(amount).replace(/R\$\s?/, '')

/** With its sign, for movements. */
export const formatSigned = (amount: string): string => {
  const text = formatAmount(amount)
  return text.startsWith('−') || /^0\D00$/.test(text) ? text : `+${text}`
}

/** Making one takes some hundred times as long as using it, and a list has several in each row. */
const numberFormats = new Map<string, Intl.NumberFormat>()

const numberFormatOf = (options: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const key = JSON.stringify(options)
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(brazilian.locale, options)
  numberFormats.set(key, format)
  return format
}

/** A number of anything but money: "1.234,5". */
export const formatNumber = (value: number, options: Intl.NumberFormatOptions = {}): string =>
  minus(numberFormatOf(options).format(value))

export const formatCount = (count: number): string => formatNumber(count)

/** What a cell shows: a bare number is a count. */
export const formatCell = <Shown>(shown: Shown): Shown | string =>
  typeof shown === 'number' ? formatCount(shown) : shown

/** A share in percent, 95.2, with its sign: "95,20%". */
export const formatPercent = (
  percent: number,
  digits = 2,
  options: Intl.NumberFormatOptions = {},
): string =>
  formatNumber(percent / 100, {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    ...options,
  })

/** Hundredths of a percent: 9520 as "95,20%". */
export const formatRate = (basisPoints: number): string => formatPercent(basisPoints / 100)

/** A decimal of the server, "12.50", as it is typed: "12,50", without groups. */
export const formatDecimal = (text: string): string => text.replace('.', brazilian.decimalSign)

/** Days come before months in both; a name keeps 03/04 from being read as in the United States. */
const months: InEachLanguage<'2-digit' | 'short'> = { PT: '2-digit', EN: 'short' }

let timeZone: string | undefined

/** Every moment is shown in the time zone of the operator's brand, wherever the operator is. */
export const setBrandTimeZone = (zone: string): void => {
  timeZone = zone
}

/** Kept for the reason given above. */
const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const locale = languages[readPreferences().language].fileLocale
  const whole = {
    ...(timeZone !== undefined && { timeZone }),
    ...options,
    ...(options.month && { month: months[readPreferences().language] }),
  }
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
/** The day of a moment with its year: "28/11/2026". */
export const formatDate = (at: string): string =>
  formatParts(at, { day: '2-digit', month: '2-digit', year: 'numeric' })
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

/** The brand's calendar day at an instant in milliseconds, `2026-11-28`. */
export const plainDayAt = (ms: number): string =>
  new Intl.DateTimeFormat('en-CA', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    ...(timeZone !== undefined && { timeZone }),
  }).format(ms)

const plainDay = /^\d{4}-\d\d-\d\d$/

/** A calendar day, the same in every zone; other text stays as it is. */
const writeDay = (day: string, options: Intl.DateTimeFormatOptions): string =>
  plainDay.test(day)
    ? formatParts(`${day}T00:00:00Z`, {
        day: '2-digit',
        month: '2-digit',
        year: 'numeric',
        timeZone: 'UTC',
        ...options,
      })
    : day

/** A calendar day without a zone, `2026-11-28`, as "28/11/2026". */
export const formatPlainDay = (day: string): string => writeDay(day, {})

/** The same with its weekday: "seg., 23/11/2026". */
export const formatCalendarDay = (day: string): string => writeDay(day, { weekday: 'short' })

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

const dayMs = 86_400_000

/** How long something waits: as `formatHoursLeft`, from two days on "2 d 04 h". */
export const formatAge = (ms: number): string => {
  if (ms < 2 * dayMs) return formatHoursLeft(ms)
  const hours = Math.floor((ms % dayMs) / 3_600_000)
  return `${Math.floor(ms / dayMs)} d ${String(hours).padStart(2, '0')} h`
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
