import { hourMs } from '@trevo/calendar/durations.ts'

/** A half-open span of time [from, to). */
export type Span = { readonly from: Date; readonly to: Date }

/** The part of the span in archived months, which come in order; adjacent months merged. */
export const joinArchived = ({ from, to }: Span, months: readonly Span[]): Span[] => {
  const joined: Span[] = []
  for (const month of months) {
    const part = {
      from: month.from > from ? month.from : from,
      to: month.to < to ? month.to : to,
    }
    if (part.from >= part.to) continue
    const last = joined.at(-1)
    if (last && last.to.getTime() === part.from.getTime()) {
      joined[joined.length - 1] = { from: last.from, to: part.to }
    } else {
      joined.push(part)
    }
  }
  return joined
}

/** The rest of the span besides its archived parts, newest first. */
export const livingSpans = ({ from, to }: Span, archived: readonly Span[]): Span[] => {
  const living: Span[] = []
  let start = from
  for (const part of archived) {
    if (part.from > start) living.push({ from: start, to: part.from })
    start = part.to
  }
  if (start < to) living.push({ from: start, to })
  return living.toReversed()
}

/**
 * Within an archived hour no single entry is known: an end of the span that cuts one moves outward, so that the
 * hour counts in full.
 */
export const wholeHours = ({ from, to }: Span, archived: readonly Span[]): Span => {
  const startsInside = archived.some((part) => part.from <= from && from < part.to)
  const endsInside = archived.some((part) => part.from < to && to <= part.to)
  return {
    from: startsInside ? new Date(Math.floor(from.getTime() / hourMs) * hourMs) : from,
    to: endsInside ? new Date(Math.ceil(to.getTime() / hourMs) * hourMs) : to,
  }
}
