import type { RefusalCode } from './refusals.ts'

// Separate from the schemas, which the site does not load.

/**
 * What can bar an account: the member, the central register, an answer that is awaited, an operator, an identity that
 * is not verified or in review, limits that everybody needs and this person has not chosen.
 */
export const barKinds = [
  'pause',
  'exclusion',
  'register',
  'checking',
  'operator',
  'identity',
  'identityReview',
  'limits',
] as const

/** Everything else that restricts or delays what a member does, by the part of the account it concerns. */
const accountKinds = [
  'closed',
  'cpf',
  'location',
  'passwordLock',
  'codeLock',
  'paymentLock',
  'pinLock',
] as const
const playKinds = [
  'limit',
  'limitRaise',
  'realityCheck',
  'shortPause',
  'session',
  'playStopped',
] as const
const moneyKinds = [
  'turnover',
  'owed',
  'withdrawal',
  'withdrawalQuestion',
  'withdrawalsOff',
  'depositsOff',
  'depositHeld',
  'depositReturned',
  'vault',
] as const
const rewardKinds = [
  'offers',
  'notOffered',
  'silent',
  'bonus',
  'rewardReview',
  'rewardRefused',
] as const

export const reasonKinds = [
  ...barKinds,
  ...accountKinds,
  ...playKinds,
  ...moneyKinds,
  ...rewardKinds,
] as const
export type ReasonKind = (typeof reasonKinds)[number]

export const isReasonKind = (name: unknown): name is ReasonKind =>
  reasonKinds.some((kind) => kind === name)

/**
 * What a reason rests on: an article of the law, the brand’s terms, a promotion’s terms, the member’s own choice, the
 * central bank’s rules of Pix, or the protection of accounts.
 */
export const reasonBases = ['law', 'terms', 'promotion', 'own', 'pix', 'security'] as const
export type ReasonBasis = (typeof reasonBases)[number]

/** Pages on which a member can do something about a reason. */
export const reasonWays = [
  'identity',
  'limits',
  'playTime',
  'howIPlay',
  'securityCenter',
  'withdraw',
  'depositv2',
  'vault',
  'promotions',
  'status',
  'chat',
] as const
export type ReasonWay = (typeof reasonWays)[number]

/** Reasons behind a refusal that a member can meet. A refusal about what was typed or chosen has none. */
export const reasonsOfRefusal: Partial<Record<RefusalCode, readonly ReasonKind[]>> = {
  'account.excluded': ['pause', 'exclusion', 'register'],
  'account.checking': ['checking'],
  'account.blocked': ['operator'],
  'kyc.required': ['identity', 'identityReview'],
  'limit.missing': ['limits'],
  'limit.reached': ['limit', 'shortPause', 'session'],
  'limit.check_due': ['realityCheck'],
  'limit.not_open': ['limitRaise'],
  'location.hidden': ['location'],
  'location.elsewhere': ['location'],
  'location.travel': ['location'],
  'location.unavailable': ['location'],
  'play.stopped': ['playStopped'],
  'wallet.debit_refused': [
    'pause',
    'exclusion',
    'register',
    'checking',
    'operator',
    'identity',
    'identityReview',
    'limits',
  ],
  'wallet.insufficient_balance': ['vault', 'withdrawal', 'withdrawalQuestion', 'bonus', 'owed'],
  'login.locked': ['passwordLock'],
  'security.locked': ['codeLock'],
  'payment_password.locked': ['paymentLock'],
  'pin.locked': ['pinLock'],
  'deposit.not_allowed': ['operator', 'pause', 'exclusion', 'register', 'checking', 'depositsOff'],
  'deposit.cpf_required': ['cpf'],
  'payee.cpf_required': ['cpf'],
  'payee.not_own': ['cpf'],
  'withdrawal.not_allowed': ['operator', 'withdrawalsOff'],
  'withdrawal.turnover_left': ['turnover'],
  'withdrawal.deposit_taken_back': ['owed'],
  'withdrawal.bonus_active': ['bonus'],
  'transfer.turnover_left': ['turnover'],
  'promotion.member_excluded': ['offers', 'operator', 'pause', 'exclusion', 'register'],
  'points.member_excluded': ['offers', 'operator', 'pause', 'exclusion', 'register'],
  'rewards.not_allowed': ['offers', 'operator', 'pause', 'exclusion', 'register'],
}
