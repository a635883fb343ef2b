const isLeap = (year: number): boolean => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1

/**
 * The births, as `mm-dd`, whose birthday is on a day: those of 29 February have it on the 28th in
 * other years. The day is `yyyy-mm-dd`.
 */
export const birthdaysOn = (day: string): readonly string[] => {
  const own = day.slice(5)
  return own === '02-28' && !isLeap(Number(day.slice(0, 4))) ? [own, '02-29'] : [own]
}
