import type { Message } from '../../../../translate.ts'

/** Player funds beside the transactional account. */
export const texts = {
  'funds.days': 'Days',
  'funds.none': 'No day is measured yet: the first one is frozen after every brand has closed it.',
  'funds.notConnected': 'No institution is configured, so no account can be compared.',
  'funds.lead': 'Owed to players at the end of each day, beside the transactional account',
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
  'funds.note': 'Note why',
  'funds.noteMeans':
    'Write what you found out: the cause, and what was done about it. A day that is short stays an alarm until it has a note.',
  'funds.noted': 'Note saved',
  'funds.whoseRight': 'This needs the right compliance.report',
} as const satisfies Readonly<Record<string, Message>>
