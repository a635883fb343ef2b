import { isOldEnough } from '@trevo/field-rules/check-age.ts'
import { isDate } from '@trevo/field-rules/is-date.ts'

/** The oldest birth date that is believed. */
const bornOnMin = '1900-01-01'

/** Why somebody born on `bornOn` (yyyy-MM-dd) may not play by the day `todayOn`, or undefined. */
export const checkBirthDate = (
  bornOn: string,
  todayOn: string,
): 'missing' | 'invalid' | 'too_young' | undefined => {
  if (bornOn === '') return 'missing'
  if (!isDate(bornOn) || bornOn > todayOn || bornOn < bornOnMin) return 'invalid'
  return isOldEnough(bornOn, todayOn) ? undefined : 'too_young'
}
