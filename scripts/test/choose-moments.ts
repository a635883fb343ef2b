/** A moment at which a day, a month or a year changes or UTC is a day ahead, and its name on the command line. */
export type Moment = { readonly name: string; readonly at: Date }

const hourMs = 3_600_000
const minuteMs = 60_000
/** Brazil has had no summer time since 2019. */
const saoPauloMs = -3 * hourMs

/** The instant of a time in São Paulo; months and days may exceed their last one. */
const saoPaulo = (year: number, month: number, day: number, hour = 0): Date =>
  new Date(Date.UTC(year, month, day, hour) - saoPauloMs)

/**
 * A minute before the next end of an hour, of a day, of a month and of a year in São Paulo, which then
 * falls into the run; and the last evening of a month, a minute before midnight UTC, when UTC is
 * already in the next month. Each is after `now`, and all are different.
 */
export const chooseMoments = (now: Date): readonly Moment[] => {
  const local = new Date(now.getTime() + saoPauloMs)
  const [year, month, day] = [local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()]
  const nextMidnight = saoPaulo(year, month, day + 1)
  // The last hour of a day would end at midnight, and so on.
  const hour = saoPaulo(year, month, day + 1, 14)
  const isMonthEnd = new Date(nextMidnight.getTime() + saoPauloMs).getUTCDate() === 1
  const midnight = isMonthEnd ? saoPaulo(year, month, day + 2) : nextMidnight
  const monthEnd = saoPaulo(year, month === 11 ? 13 : month + 1, 1)
  const evenings = [monthEnd, saoPaulo(year, month + 2, 1)].map((end) => +end + saoPauloMs)
  const evening = new Date(evenings.find((end) => end - minuteMs > +now) ?? Number.NaN)
  const moments = { hour, midnight, evening, month: monthEnd, year: saoPaulo(year + 1, 0, 1) }
  return Object.entries(moments).map(([name, end]) => ({
    name,
    at: new Date(end.getTime() - minuteMs),
  }))
}
