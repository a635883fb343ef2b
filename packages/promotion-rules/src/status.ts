import type { PromotionKind, PromotionStatus } from '@trevo/contract/promotion-names.ts'

/** What can happen to a person's participation in a promotion. */
export type PromotionEvent =
  | 'opens'
  | 'ends'
  | 'joins'
  | 'meets'
  | 'signsIn'
  | 'newDay'
  | 'applies'
  | 'isHeld'
  | 'approves'
  | 'approvesWhole'
  | 'rejects'
  | 'depositReturns'
  | 'gets'
  | 'getsWhole'
  | 'completes'

/**
 * PROMO-1 as one table: which event leads where. Unlisted transitions cannot happen. `gets` is a
 * reward that continues (bonus money to wager), `getsWhole` one that belongs to the person at once;
 * likewise for what an operator approves.
 */
const table: Readonly<
  Record<PromotionStatus, Partial<Readonly<Record<PromotionEvent, PromotionStatus>>>>
> = {
  coming: { opens: 'join', ends: 'close' },
  join: {
    joins: 'process',
    meets: 'claim',
    signsIn: 'signed',
    applies: 'applying',
    gets: 'issued',
    getsWhole: 'claimed',
    isHeld: 'applying',
    depositReturns: 'rejected',
    ends: 'close',
  },
  process: {
    meets: 'claim',
    signsIn: 'signed',
    gets: 'issued',
    getsWhole: 'claimed',
    isHeld: 'applying',
    depositReturns: 'rejected',
    ends: 'close',
  },
  signed: { newDay: 'process', meets: 'claim', depositReturns: 'rejected', ends: 'close' },
  claim: {
    gets: 'issued',
    getsWhole: 'claimed',
    isHeld: 'applying',
    depositReturns: 'rejected',
    ends: 'close',
  },
  applying: {
    approves: 'issued',
    approvesWhole: 'claimed',
    rejects: 'rejected',
    depositReturns: 'rejected',
  },
  issued: { completes: 'claimed' },
  rejected: {},
  claimed: {},
  close: {},
}

/** @throws Error if the event cannot happen in this status: a bug in the caller. */
export const nextStatus = (status: PromotionStatus, event: PromotionEvent): PromotionStatus => {
  const next = table[status][event]
  if (!next) throw new Error(`promotion: ${event} cannot happen while ${status}`)
  return next
}

export const canHappen = (status: PromotionStatus, event: PromotionEvent): boolean =>
  table[status][event] !== undefined

/** How a person takes part. */
export const entryModes = {
  depositMatch: 'deposit',
  cashback: 'claim',
  rescue: 'claim',
  freeRounds: 'claim',
  cashGift: 'claim',
  loginStreak: 'signIn',
  birthday: 'claim',
  appInstall: 'apply',
  upgradeBonus: 'claim',
  tournament: 'join',
  raffle: 'join',
  redeemCode: 'code',
  application: 'apply',
} as const satisfies Record<PromotionKind, string>

export type Standing = {
  readonly kind: PromotionKind
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly now: Date
  /** Stopped, used up, or not meant for this person. */
  readonly isShut: boolean
  /** The stored status of this span's participation, if there is one. */
  readonly stored: PromotionStatus | undefined
  readonly isMet: boolean
  readonly signedToday: boolean
}

/**
 * The current state of a promotion for a person. An operator's decision and what was given are as
 * stored; everything else follows from the clock and the conditions, by the events of the table.
 */
export const statusOf = (standing: Standing): PromotionStatus => {
  const { kind, startsAt, endsAt, now, isShut, stored, isMet, signedToday } = standing
  if (stored && !['join', 'process'].includes(stored)) return stored
  if (now < startsAt) return 'coming'
  const opened = nextStatus('coming', 'opens')
  if (isShut || (endsAt && now >= endsAt)) return nextStatus(opened, 'ends')
  const mode = entryModes[kind]
  if (mode === 'claim') return isMet ? nextStatus(opened, 'meets') : nextStatus(opened, 'joins')
  if (mode === 'signIn') {
    if (isMet) return nextStatus(opened, 'meets')
    return signedToday ? nextStatus(opened, 'signsIn') : (stored ?? opened)
  }
  if (!stored) return opened
  return isMet ? nextStatus('process', 'meets') : stored
}
