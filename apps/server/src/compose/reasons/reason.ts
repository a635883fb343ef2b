import type { ReasonBasis, ReasonKind, ReasonWay } from '@trevo/contract/reason-names.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type { Reason } from '@trevo/contract/wps/security/standing.ts'
import type { Member } from '../../modules/members/index.ts'

/** What a module says of a reason; everything else follows from its kind. */
export type Found = Pick<Reason, 'kind'> &
  Partial<Omit<Reason, 'kind' | 'since' | 'until'>> & {
    readonly since?: Date | null
    readonly until?: Date | null
  }

/** Whose reasons are asked for, and in which language names are wanted. */
export type Whose = {
  readonly member: Member
  readonly language: Language
  readonly at: Date
  /** The session that asks; undefined for operators. */
  readonly sessionId: string | undefined
}

/** The part of a member’s reasons that one module knows. */
export type ReasonSource = (whose: Whose) => Promise<readonly Found[]>

type Terms = {
  /** What it rests on where the law of Brazil does not count. */
  readonly basis: Exclude<ReasonBasis, 'law'>
  /** Under that law an article says so. */
  readonly isLaw?: true
  readonly takes: Reason['takes']
  readonly ways: readonly ReasonWay[]
}

const played = ['deposit', 'stake', 'bonus', 'marketing'] as const satisfies Reason['takes']

/** What each kind rests on, takes away unless the source says otherwise, and where something can be done about it. */
const termsOf: Readonly<Record<ReasonKind, Terms>> = {
  pause: { basis: 'own', isLaw: true, takes: [...played], ways: ['withdraw'] },
  exclusion: { basis: 'own', isLaw: true, takes: [...played], ways: ['withdraw'] },
  register: { basis: 'terms', isLaw: true, takes: [...played], ways: ['withdraw'] },
  checking: { basis: 'terms', isLaw: true, takes: ['deposit', 'stake'], ways: ['withdraw'] },
  operator: { basis: 'terms', isLaw: true, takes: [], ways: ['chat', 'withdraw'] },
  identity: { basis: 'terms', isLaw: true, takes: ['stake'], ways: ['identity', 'withdraw'] },
  identityReview: { basis: 'terms', isLaw: true, takes: ['stake'], ways: ['withdraw'] },
  limits: { basis: 'terms', isLaw: true, takes: ['deposit', 'stake'], ways: ['limits'] },
  closed: {
    basis: 'terms',
    takes: ['login', 'deposit', 'stake', 'bonus', 'withdraw', 'marketing'],
    ways: [],
  },
  cpf: { basis: 'terms', isLaw: true, takes: ['deposit'], ways: ['depositv2'] },
  location: { basis: 'terms', isLaw: true, takes: ['stake'], ways: ['chat'] },
  passwordLock: { basis: 'security', isLaw: true, takes: ['login'], ways: ['securityCenter'] },
  codeLock: { basis: 'security', takes: [], ways: ['securityCenter'] },
  paymentLock: { basis: 'security', takes: ['withdraw'], ways: ['securityCenter'] },
  pinLock: { basis: 'security', takes: [], ways: ['securityCenter'] },
  limit: { basis: 'own', isLaw: true, takes: ['stake'], ways: ['limits'] },
  limitRaise: { basis: 'own', isLaw: true, takes: [], ways: ['limits'] },
  realityCheck: { basis: 'own', isLaw: true, takes: ['stake'], ways: ['playTime'] },
  shortPause: { basis: 'own', takes: ['stake'], ways: ['playTime'] },
  session: { basis: 'own', takes: ['stake'], ways: ['playTime'] },
  playStopped: { basis: 'terms', takes: ['stake'], ways: ['status'] },
  turnover: { basis: 'terms', takes: ['withdraw'], ways: ['withdraw'] },
  owed: { basis: 'pix', takes: ['withdraw'], ways: ['depositv2'] },
  withdrawal: { basis: 'terms', isLaw: true, takes: [], ways: ['withdraw'] },
  withdrawalQuestion: { basis: 'terms', takes: [], ways: ['withdraw'] },
  withdrawalsOff: { basis: 'terms', takes: ['withdraw'], ways: ['status', 'chat'] },
  depositsOff: { basis: 'terms', takes: ['deposit'], ways: ['status'] },
  depositHeld: { basis: 'pix', isLaw: true, takes: [], ways: ['depositv2'] },
  depositReturned: { basis: 'pix', isLaw: true, takes: [], ways: ['depositv2'] },
  vault: { basis: 'own', takes: [], ways: ['vault'] },
  offers: { basis: 'terms', isLaw: true, takes: ['bonus', 'marketing'], ways: ['howIPlay'] },
  notOffered: { basis: 'terms', takes: ['bonus', 'marketing'], ways: [] },
  silent: { basis: 'own', takes: ['marketing'], ways: ['limits'] },
  bonus: { basis: 'promotion', takes: [], ways: ['promotions'] },
  rewardReview: { basis: 'promotion', takes: [], ways: ['promotions'] },
  rewardRefused: { basis: 'promotion', takes: [], ways: ['promotions', 'chat'] },
}

/** Who withdraws is told so only where nothing takes that away. */
const waysOf = (ways: readonly ReasonWay[], takes: Reason['takes']): ReasonWay[] =>
  ways.filter((way) => way !== 'withdraw' || !takes.includes('withdraw') || ways.length === 1)

/** A reason as members and operators read it. @param isBrazil whether the law of Brazil counts for the brand */
export const presentReason = (found: Found, isBrazil: boolean): Reason => {
  const terms = termsOf[found.kind]
  const takes = found.takes ?? [...terms.takes]
  return {
    basis: isBrazil && terms.isLaw ? 'law' : terms.basis,
    reasons: [],
    figures: [],
    limit: null,
    title: null,
    note: null,
    deadlines: null,
    ways: waysOf(terms.ways, takes),
    ...found,
    takes,
    since: found.since?.toISOString() ?? null,
    until: found.until?.toISOString() ?? null,
  }
}
