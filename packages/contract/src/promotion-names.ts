// Separate from the schemas, which the site does not load.

/** Kinds of promotions. */
export const promotionKinds = [
  'depositMatch',
  'cashback',
  'rescue',
  'freeRounds',
  'cashGift',
  'loginStreak',
  'birthday',
  'appInstall',
  'upgradeBonus',
  'tournament',
  'raffle',
  'redeemCode',
  'application',
] as const
export type PromotionKind = (typeof promotionKinds)[number]

/** Headings under which promotions are listed; `all` contains every one of them. */
export const promotionCategories = [
  'all',
  'sports',
  'live',
  'slots',
  'card',
  'fish',
  'lotto',
  'rebate',
  'points',
  'ranking',
  'deposit',
  'app',
  'newbie',
  'limited',
  'special',
  'daily',
  'vip',
  'other',
] as const
export type PromotionCategory = (typeof promotionCategories)[number]

/** PROMO-1: the state of a promotion for one person. */
export const promotionStatuses = [
  'join',
  'claim',
  'applying',
  'close',
  'rejected',
  'issued',
  'claimed',
  'process',
  'signed',
  'coming',
] as const
export type PromotionStatus = (typeof promotionStatuses)[number]

/** Statuses that are stored with an entry; the others follow from the clock and the conditions. */
export const storedStatuses = [
  'join',
  'process',
  'signed',
  'claim',
  'applying',
  'rejected',
  'issued',
  'claimed',
] as const satisfies readonly PromotionStatus[]

/** PROMO-2. */
export const commentMax = 140
/** PROMO-4. */
export const picturesMax = 3
export const pictureBytesMax = 5 * 1024 * 1024
/** PROMO-3; by content, regardless of the file's name. */
export const pictureTypes = ['image/png', 'image/jpeg'] as const

/** Why a reward waits for a person's review. */
export const heldReasons = [
  'sameDocument',
  'samePayee',
  'sameDevice',
  'sameAddress',
  'tooFast',
  'oppositeBets',
] as const
export type HeldReason = (typeof heldReasons)[number]

/** Why two accounts may belong to one person, or act as one. */
export const linkReasons = [...heldReasons, 'referral'] as const
export type LinkReason = (typeof linkReasons)[number]

export const bonusStates = ['active', 'converted', 'forfeited', 'expired', 'cancelled'] as const
export type BonusState = (typeof bonusStates)[number]

/** Why participation ended when the bank reversed the deposit made for it. */
export const depositReturnedReason = 'deposit_returned'
