import { formatParts, formatPercent } from '../../core/format.ts'

/** "Monday", or "Mon 16/11" beside it. */
export const weekdayOf = (at: string, style: 'long' | 'short'): string =>
  formatParts(at, {
    weekday: style,
    ...(style === 'short' && { day: '2-digit', month: '2-digit' }),
  })

/** At the beginning of a heading. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** How much larger, in percent with a sign; undefined beside nothing. */
export const changeOf = (now: number, before: number): string | undefined => {
  if (before === 0) return undefined
  const percent = ((now - before) / Math.abs(before)) * 100
  return formatPercent(percent, 1, { signDisplay: 'always' })
}

/** Whole steps of a day or of the longer span. */
export const stepsOf = (now: number, before: number): number => Math.max(now, before, 2)
