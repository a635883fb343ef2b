import { z } from 'zod'

const pattern =
  /^(\d{4}-\d{2}-\d{2})[Tt ](\d{2}:\d{2}):(\d{2})([.,]\d{1,9})?\s?(?:([zZ])|([+-]\d{2}):?(\d{2})?)$/

const isRealDay = (day: string): boolean => {
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}

/**
 * An instant in the institutions' formats: RFC 3339, and the variants printed in their manuals (`+0000`, a small
 * `t` or `z`, a space). A second 60 is read as the last of its minute. Undefined if unreadable.
 */
export const readInstant = (text: string): Date | undefined => {
  const [, day, minute, second, fraction = '', zulu, hours, minutes = '00'] =
    pattern.exec(text.trim()) ?? []
  if (day === undefined || minute === undefined || second === undefined) return undefined
  const zone = zulu === undefined ? `${hours}:${minutes}` : 'Z'
  const seconds = second === '60' ? '59' : second
  const milliseconds = fraction.replace(',', '.').slice(0, 4)
  const at = new Date(`${day}T${minute}:${seconds}${milliseconds}${zone}`)
  // A day beyond the end of a month would be read as one of the next month.
  const isDay = isRealDay(day)
  return Number.isNaN(at.getTime()) || !isDay ? undefined : at
}

export const InstantShape = z.string().transform((text, context): Date => {
  const at = readInstant(text)
  if (at) return at
  context.addIssue({ code: 'custom', message: 'not an instant with a zone' })
  return z.NEVER
})
