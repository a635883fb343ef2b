import type { Message } from '../../../translate.ts'

/** The public page of the conservation proofs. */
export const texts = {
  'proofs.title': 'The books add up',
  'proofs.lead':
    'Every hour the whole ledger is added up again, entry by entry. Here you see the last two days.',
  'proofs.sound': 'Everything adds up',
  'proofs.broken': 'A difference was found and is being looked into',
  'proofs.last': 'Last proof {at}',
  'proofs.none': 'The first proof is on its way',
  'proofs.noneText': 'One is made every hour. Come back in a while.',
  'proofs.accounts': 'Accounts',
  'proofs.entries': 'Entries',
  'proofs.archived': 'Of these, in the archive',
  'proofs.archivedMonths': {
    one: '{count} month is in the archive. Its entries are in sealed files; what each account had in it was added up too.',
    other:
      '{count} months are in the archive. Their entries are in sealed files; what each account had in them was added up too.',
  },
  'proofs.total': 'Sum of all accounts',
  'proofs.what': 'What is checked',
  'proofs.what1':
    'Each movement has entries that sum to zero: what leaves one account arrives in another, to the hundredth of a centavo.',
  'proofs.what2': 'Each balance is what its entries add up to, and no entry is missing in between.',
  'proofs.what3':
    'All accounts together, members’ and ours, sum to zero: no money was made or lost.',
  'proofs.what4': 'No member stands below zero, and held money belongs to a named hold.',
  'proofs.what5': 'An account that drifted is named and its debits stop until somebody has looked.',
  'proofs.how': 'How to check it yourself',
  'proofs.how1':
    'Download your statement as CSV. Each line carries the balance after it: the balance before plus the amount is the balance after, line by line, up to the balance you see at the top of the site.',
  'proofs.how2':
    'Each round shows its own proof: open it from your bets and let your browser recompute it.',
  'proofs.how3': 'The figures of this page as data: {path}',
  'proofs.list': 'Proofs of the last two days',
  'proofs.at': 'When',
  'proofs.result': 'Result',
  'proofs.ok': 'Sound',
  'proofs.problems': { one: '{count} difference', other: '{count} differences' },
  'proofs.toRecord': 'Go to your statement',
  'proofs.toTicket': 'Check a lottery ticket',
  'proofs.toResults': 'Lottery results and trends',
  'proofs.failed': 'The proofs did not load',
  'proofs.failedText': 'Check your connection and try again.',
} as const satisfies Record<string, Message>
