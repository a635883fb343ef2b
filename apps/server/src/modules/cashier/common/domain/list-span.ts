import { addDays, brasiliaDay, endOfDay } from './brasilia-day.ts'

/** A list that is cut by amount looks back so many days, unless a first day is given. */
const amountDays = 31

type Typed = {
  readonly fromOn?: string | undefined
  readonly toOn?: string | undefined
  readonly amountMin?: string | undefined
  readonly amountMax?: string | undefined
}

/**
 * The instants between which a list of operators looks, by days in Brasília that both count. No index is by
 * amount: with an amount the list is bounded by days as well.
 */
export const listSpan = (
  { fromOn, toOn, amountMin, amountMax }: Typed,
  now: Date,
): { readonly from: Date | undefined; readonly until: Date | undefined } => {
  const isByAmount = amountMin !== undefined || amountMax !== undefined
  const firstOn =
    fromOn ?? (isByAmount ? addDays(toOn ?? brasiliaDay(now), -amountDays) : undefined)
  return {
    from: firstOn === undefined ? undefined : endOfDay(addDays(firstOn, -1)),
    until: toOn === undefined ? undefined : endOfDay(toOn),
  }
}
