const steps = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** How long ago, in the largest unit that fits: "há 5 minutos"; less than a minute is now. */
export const formatAgo = (at: Date, now: Date, locale: string): string => {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const seconds = Math.max(0, Math.floor((now.getTime() - at.getTime()) / 1_000))
  const [unit, length] = steps.find(([, one]) => seconds >= one) ?? (['second', 1] as const)
  return unit === 'second'
    ? format.format(0, 'second')
    : format.format(-Math.floor(seconds / length), unit)
}
