const minuteSec = 60
const hourSec = 3_600

const write = (count: number, unit: 'second' | 'minute' | 'hour', locale: string): string =>
  new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: 0,
  }).format(count)

/** A duration in one unit, or hours with their minutes: "45 s", "12 min", "2 h 5 min". */
export const writeSpan = (seconds: number, locale: string): string => {
  if (seconds < 2 * minuteSec) return write(seconds, 'second', locale)
  const minutes = Math.round(seconds / minuteSec)
  if (seconds < 2 * hourSec) return write(minutes, 'minute', locale)
  const rest = minutes % 60
  const hours = write((minutes - rest) / 60, 'hour', locale)
  return rest === 0 ? hours : `${hours} ${write(rest, 'minute', locale)}`
}
