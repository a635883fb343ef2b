import { isOldEnough } from '@trevo/field-rules/check-age.ts'
import { isDate } from '@trevo/field-rules/is-date.ts'

/** The oldest plausible birth date. */
const bornOnMin = '1900-01-01'

/** Why a person born on `bornOn` (yyyy-MM-dd) may not play on the day `todayOn`, or undefined. */
export const checkBirthDate = (
  bornOn: string,
  todayOn: string,
): 'missing' | 'invalid' | 'too_young' | undefined => {
  if (bornOn === '') return 'missing'
  if (!isDate(bornOn) || bornOn > todayOn || bornOn < bornOnMin) return 'invalid'
  return isOldEnough(bornOn, todayOn) ? undefined : 'too_young'
}
