import { dayMs, minuteMs } from '@trevo/calendar/durations.ts'
import type { PrizeKind, PrizeList } from '@trevo/contract/ops/compliance/prizes.ts'

/** The figures of a brand's law; 0 where it sets none. */
export type PrizeLaw = {
  readonly prizePayableMin: number
  readonly heldCreditDays: number
  readonly unclaimedDays: number
  readonly undeliverableDays: number
}

/** Money that was not credited, which is all that the rule of unclaimed prizes reaches (art. 32). */
const unclaimedKinds = ['held_credit', 'balance'] as const satisfies readonly PrizeKind[]

/** What a list holds beside `late`: of which kinds, and how many days old; 0 days is an empty list. */
export const agedLists = {
  held: { kinds: ['held_credit'], days: 'heldCreditDays' },
  unclaimed: { kinds: unclaimedKinds, days: 'unclaimedDays' },
  undeliverable: { kinds: ['balance', 'pix'], days: 'undeliverableDays' },
} as const satisfies Readonly<
  Record<
    Exclude<PrizeList, 'late'>,
    { readonly kinds: readonly PrizeKind[]; readonly days: keyof PrizeLaw }
  >
>

/** Kinds to which the time of the law applies from the end of the event or session on. */
const clocked: ReadonlySet<PrizeKind> = new Set([
  'draw',
  'big_prize',
  'lottery_credit',
  'match',
  'slip_credit',
  'round',
  'held_credit',
])

/** By when it must be payable; null where no law sets a time. */
export const dueOf = (kind: PrizeKind, since: Date, law: PrizeLaw): Date | null =>
  clocked.has(kind) && law.prizePayableMin > 0
    ? new Date(since.getTime() + law.prizePayableMin * minuteMs)
    : null

/** Before which instant something has to have begun to be on an aged list; undefined where no rule asks. */
export const agedBefore = (
  list: keyof typeof agedLists,
  law: PrizeLaw,
  now: Date,
): Date | undefined => {
  const days = law[agedLists[list].days]
  return days === 0 ? undefined : new Date(now.getTime() - days * dayMs)
}

/** When an unclaimed prize lapses; null if the rule does not reach it. */
export const lapsesAt = (kind: PrizeKind, since: Date, law: PrizeLaw): Date | null => {
  const isReached = unclaimedKinds.some((one) => one === kind)
  return isReached && law.unclaimedDays > 0
    ? new Date(since.getTime() + law.unclaimedDays * dayMs)
    : null
}

/** How old something is before it is read at all, in ms: the time of the law, a day without one. */
export const readAfterMs = ({ prizePayableMin }: PrizeLaw): number =>
  prizePayableMin > 0 ? prizePayableMin * minuteMs : dayMs
