const isLeap = (year: number): boolean => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1

/**
 * Whose birthday is on a day, as `mm-dd` of their births: who was born on 29 February has it on the 28th
 * in other years. The day is `yyyy-mm-dd`.
 */
export const birthdaysOn = (day: string): readonly string[] => {
  const own = day.slice(5)
  return own === '02-28' && !isLeap(Number(day.slice(0, 4))) ? [own, '02-29'] : [own]
}
