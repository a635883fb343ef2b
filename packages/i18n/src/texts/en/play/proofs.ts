import type { Message } from '../../../translate.ts'

/** The public page of the conservation proofs. */
export const texts = {
  'proofs.lead':
    'Every hour we recalculate the whole ledger, entry by entry. These are the results of the last two days.',
  'proofs.sound': 'Everything adds up',
  'proofs.broken': 'A difference was found and is under review',
  'proofs.last': 'Last check {at}',
  'proofs.none': 'The first check is in progress',
  'proofs.noneText': 'A check runs every hour. Come back later.',
  'proofs.accounts': 'Accounts',
  'proofs.entries': 'Entries',
  'proofs.archived': 'Archived entries',
  'proofs.archivedMonths': {
    one: '{count} month is archived. Its entries are in signed files, and each account’s total from it is included.',
    other:
      '{count} months are archived. Their entries are in signed files, and each account’s totals from them are included.',
  },
  'proofs.total': 'Sum of all accounts',
  'proofs.what': 'What is checked',
  'proofs.what1':
    'Every transaction has entries that sum to zero: what leaves one account arrives in another, to the hundredth of a centavo.',
  'proofs.what2': 'Every balance equals the sum of its entries, with no entry missing.',
  'proofs.what3':
    'All accounts together, yours and ours, sum to zero: no money was created or lost.',
  'proofs.what4':
    'No member’s balance is below zero, and all reserved money belongs to a named hold.',
  'proofs.what5':
    'An account with a difference is flagged, and its debits are blocked until it has been reviewed.',
  'proofs.how': 'How to check it yourself',
  'proofs.how1':
    'Download your statement as CSV. Each line shows the balance after it: the previous balance plus the amount, line by line, up to the balance at the top of the site.',
  'proofs.how2':
    'Each round has its own proof: open it from your bets and your browser recalculates it.',
  'proofs.how3': 'The figures on this page as data: {path}',
  'proofs.list': 'Checks of the last two days',
  'proofs.result': 'Result',
  'proofs.ok': 'No differences',
  'proofs.problems': { one: '{count} difference', other: '{count} differences' },
  'proofs.toRecord': 'Go to your statement',
  'proofs.toResults': 'Lottery results and trends',
  'proofs.failed': 'The checks did not load',
} as const satisfies Record<string, Message>
