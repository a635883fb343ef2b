import type { Message } from '../../../../translate.ts'

/** How long each table is kept, and why. */
export const texts = {
  'retention.lead': 'Tables with personal data. Records: {years} years ({article})',
  'retention.tables': 'Tables',
  'retention.none': 'No tables match.',
  'retention.table': 'Table',
  'retention.because': 'Reason for keeping',
  'retention.because.records': 'Legal records',
  'retention.because.account': 'While the account exists, and the years after',
  'retention.because.work': 'Until the work is done',
  'retention.because.asked': 'Until the person deletes it',
  'retention.countedFrom': 'Years counted from',
  'retention.erased': 'Rows erased',
  'retention.ranAt': 'Last run',
} as const satisfies Readonly<Record<string, Message>>
