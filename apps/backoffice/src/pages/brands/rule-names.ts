import type { JurisdictionVersion } from '@trevo/contract/ops/company/jurisdictions.ts'
import type { T } from '../../core/texts.tsx'

/** The rules that have a name in both languages, in the order of the page. */
export const ruleNames = [
  'minCycleMs',
  'turbo',
  'autoplay',
  'lossCelebration',
  'featureBuy',
  'closedCategories',
  'sessionClock',
  'showRtp',
  'demoInvitesToPlay',
  'birthDateRequired',
  'payerCpfRequired',
  'moneyBetweenMembers',
  'rewardNeedsSettledBet',
  'prizePayableMin',
  'peerPayouts',
  'sharedTickets',
  'loginFailuresMax',
  'loginFailureWindowMin',
  'lockMin',
  'mfaEveryDays',
] as const
export type RuleName = (typeof ruleNames)[number]
export type RuleValue = JurisdictionVersion['rules'][string]

export const isRuleName = (text: string): text is RuleName => ruleNames.some((one) => one === text)

export const nameRule = (t: T, rule: string): string =>
  isRuleName(rule) ? t(`brands.rule.${rule}`) : rule

/** Typed text as a value like the one that counts now. */
export const readRule = (typed: string, now: RuleValue | undefined): RuleValue | undefined => {
  if (typeof now === 'boolean') return typed === 'true'
  if (Array.isArray(now)) return typed.split(/[\s,]+/).filter((part) => part !== '')
  const number = Number(typed)
  return typed.trim() !== '' && Number.isInteger(number) ? number : undefined
}
