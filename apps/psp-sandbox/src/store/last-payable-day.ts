import { isBankHoliday } from './bank-holidays.ts'

const dayMs = 86_400_000

const daysLater = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10)

const isWorkday = (day: string): boolean => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !isBankHoliday(day)
}

const postpone = (day: string): string => {
  let postponed = day
  while (!isWorkday(postponed)) postponed = daysLater(postponed, 1)
  return postponed
}

/**
 * The last day on which a charge with a due date is accepted. API Pix 2.9.0, `CobVCalendario`,
 * `validadeAposVencimento`: these are calendar days after `dataDeVencimento`; a due day on a weekend or
 * holiday is postponed to the first business day after it, and the fields that refer to it follow the
 * postponement. Its examples A, E and G also postpone a last day that is not a business day.
 * Holidays of the payer's own town are not known here.
 */
export const lastPayableDay = (dueOn: string, validDaysAfter: number): string =>
  postpone(daysLater(postpone(dueOn), validDaysAfter))
