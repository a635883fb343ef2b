/** Calendar arithmetic in a zone, with the zones known to the runtime. */

const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formats.set(timeZone, made)
  return made
}

/** Whether the runtime knows the zone. */
export const isTimeZone = (name: string): boolean => {
  try {
    formatOf(name)
    return true
  } catch {
    return false
  }
}

/** First moment of the day that contains an instant. */
export const startOfDayIn = (at: Date, timeZone: string): Date =>
  instantIn(dayIn(at, timeZone), 0, timeZone)

/** How far the zone's clocks are ahead of UTC at an instant, in milliseconds. */
const offsetMs = (at: number, timeZone: string): number => {
  const parts = new Map<string, number>(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const part = (type: string): number => parts.get(type) ?? 0
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return shown - Math.floor(at / 1_000) * 1_000
}

/** The day in the zone, `yyyy-mm-dd`. */
export const dayIn = (at: Date, timeZone: string): string =>
  new Date(at.getTime() + offsetMs(at.getTime(), timeZone)).toISOString().slice(0, 10)

/** The day this number of days later; days have no zone. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10)

/** 1 Monday … 7 Sunday. */
export const weekdayOf = (day: string): number =>
  ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1

/** The Monday of the day's week. */
export const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day))

const dayMs = 86_400_000

/**
 * The instant at which the zone's clocks show this many seconds after midnight of the day, as with
 * PostgreSQL's `at time zone`. A time that a clock change skips is converted with the previous offset:
 * midnight of a day that begins at one o'clock is the first moment of that day. For a time that occurs
 * twice it is the second one.
 */
export const instantIn = (day: string, secondOfDay: number, timeZone: string): Date => {
  const wanted = Date.parse(`${day}T00:00:00Z`) + secondOfDay * 1_000
  // No zone is a day or more from UTC, so a relevant change is between these two.
  const offsetBefore = offsetMs(wanted - dayMs, timeZone)
  const offsetAfter = offsetMs(wanted + dayMs, timeZone)
  const after = wanted - offsetAfter
  const isAfterChange = offsetMs(after, timeZone) === offsetAfter
  return new Date(isAfterChange ? after : wanted - offsetBefore)
}
