import type { Message } from '../../../../translate.ts'

/** Player funds beside the transactional account. */
export const texts = {
  'funds.days': 'Days',
  'funds.none': 'No day has been measured yet: the first is frozen once every brand has closed it.',
  'funds.notConnected': 'No institution is configured, so no account can be compared.',
  'funds.lead': 'Owed to players at the end of each day, compared with the transactional account',
  'funds.covered': 'Covered',
  'funds.short': 'Short',
  'funds.owed': 'Owed by the brand',
  'funds.available': 'Available',
  'funds.held': 'Held',
  'funds.openStakes': 'Open stakes',
  'funds.jackpots': 'Jackpots',
  'funds.account': 'Transactional account, all brands',
  'funds.balance': 'Closing balance',
  'funds.allOwed': 'Owed by all brands',
  'funds.difference': 'Difference',
  'funds.allBrandsOnly': 'The sums of the account are shown to operators of all brands.',
  'funds.measuredAt': 'Measured',
  'funds.note': 'Explain the difference',
  'funds.noteMeans':
    'Write what you found: the cause, and what was done about it. A day with a shortfall raises an alarm until it has a note.',
  'funds.noted': 'Note saved',
} as const satisfies Readonly<Record<string, Message>>
