import { formatDateTime } from '@trevo/i18n/format.ts'
import type { StatementFilter, Wallet } from '../../wallet/index.ts'
import type { Words } from './words-of.ts'

/** Notes on a statement's lines: which of its movements are in the archive. */
export const notesOf = async (
  wallet: Wallet,
  { memberId, from, to }: StatementFilter,
  { t, locale }: Words,
  timeZone: string,
): Promise<string[]> => {
  const at = (instant: Date) => formatDateTime(instant, locale, timeZone)
  const archived = await wallet.findArchived(memberId, { from, to })
  return archived.map((span) => t('files.archived', { from: at(span.from), to: at(span.to) }))
}
