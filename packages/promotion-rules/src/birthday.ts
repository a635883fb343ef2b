import { birthdaysOn } from '@trevo/calendar/birthdays.ts'

/** Whether a person's birthday is today, both `yyyy-mm-dd`; for 29 February it is the 28th in other years. */
export const isBirthday = (bornOn: string | undefined, today: string): boolean =>
  bornOn !== undefined && birthdaysOn(today).includes(bornOn.slice(5))
