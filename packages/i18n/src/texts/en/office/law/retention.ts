import type { Message } from '../../../../translate.ts'

/** How long each table is kept, and why. */
export const texts = {
  'retention.lead': 'Tables with personal data. Records: {years} years ({article})',
  'retention.tables': 'Tables',
  'retention.none': 'No table matches.',
  'retention.table': 'Table',
  'retention.because': 'Kept because',
  'retention.because.records': 'Records of the law',
  'retention.because.account': 'Account, and its years after',
  'retention.because.work': 'Until its work is done',
  'retention.because.asked': 'Until the person deletes it',
  'retention.countedFrom': 'Years counted from',
  'retention.erased': 'Rows erased',
  'retention.ranAt': 'Last run',
} as const satisfies Readonly<Record<string, Message>>
