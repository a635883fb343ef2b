import type { Message } from '../../translate.ts'

/** Words of the files that a member takes away: statement and receipt. */
export const texts = {
  'files.statement': 'Account statement',
  'files.receipt': 'Receipt',
  'files.member': 'Account',
  'files.period': 'Period',
  'files.madeAt': 'Made on',
  'files.zone': 'All times in Brasília time.',
  'files.in': 'In',
  'files.out': 'Out',
  'files.count': 'Movements',
  'files.time': 'Date and time',
  'files.number': 'Number',
  'files.kind': 'Type',
  'files.game': 'Game',
  'files.amount': 'Amount (R$)',
  'files.balance': 'Balance after (R$)',
  'files.remark': 'Pix identification',
  'files.round': 'Round',
  'files.movement': 'Movement',
  'files.page': 'Page {page}',
  'files.archived':
    'Movements from {from} to {to} are in the archive: they count in the sums but are not listed here. Ask our support for them.',
  'files.receiptNote':
    'This receipt repeats the entry in the books of {brand}. Entries are never changed; a correction is an entry of its own.',
} as const satisfies Record<string, Message>
export type FilesKey = keyof typeof texts
