import { isDate } from './is-date.ts'

/** Minimum age for play, by law and by both documents. */
export const ageMin = 18

/**
 * Whether somebody born on `birthOn` (yyyy-MM-dd) has had the birthday that makes them `ageMin` by the
 * calendar day `todayOn`. For people born on 29 February, the birthday in a common year is 1 March.
 * False for anything that is not a date, and for a date in the future.
 */
export const isOldEnough = (birthOn: string, todayOn: string): boolean => {
  if (!isDate(birthOn)) return false
  const birthdayOn = `${Number(birthOn.slice(0, 4)) + ageMin}${birthOn.slice(4)}`
  // Dates of the same format compare as text; 02-29 in a common year sorts before 03-01, as it should.
  return todayOn >= birthdayOn
}
