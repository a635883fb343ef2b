import type { Message } from '../../../translate.ts'

/** Loyalty in the back office. */
export const texts = {
  'loyalty.which': 'Which queue',
  'loyalty.tab.redemptions': 'Exchanges of points',
  'loyalty.tab.referrals': 'Held referrals',
  'loyalty.noRedemptions': 'No exchange waits.',
  'loyalty.noReferrals': 'No referral is held.',
  'loyalty.item': 'From the mall',
  'loyalty.points': 'Points',
  'loyalty.reais': 'R$',
  'loyalty.staked': 'Staked, R$',
  'loyalty.friend': 'Friend',
  'loyalty.why': 'Why it is held',
  'loyalty.sentTo': 'Sent to',
  'loyalty.phone': 'Phone',
  'loyalty.approve': 'Approve',
  'loyalty.reject': 'Turn down',
  'loyalty.done.approve': 'Approved',
  'loyalty.done.reject': 'Turned down, nothing was kept',
  'loyalty.right.decide': 'Loyalty is decided by CRM and the head of operations.',
  'loyalty.held.sameDocument': 'same CPF',
  'loyalty.held.samePayee': 'same payee',
  'loyalty.held.sameDevice': 'same device',
  'loyalty.held.sameAddress': 'same network',
  'loyalty.held.tooFast': 'many within an hour',
  'loyalty.held.oppositeBets': 'bets against each other',
} as const satisfies Readonly<Record<string, Message>>
