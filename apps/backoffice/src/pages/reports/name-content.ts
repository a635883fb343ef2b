import type { ExportContent, ExportList } from '@trevo/contract/ops/ledger/exports.ts'
import type { OfficeKey } from '@trevo/i18n/office/areas.ts'
import { formatCalendarDay } from '../../core/format.ts'
import type { T } from '../../core/texts.tsx'

const listNames = {
  audit: 'office.audit',
  deposits: 'office.deposits',
  members: 'office.members',
  withdrawals: 'office.payouts',
} as const satisfies Readonly<Record<ExportList, OfficeKey>>

/** What a file contains, in words. */
export const nameContent = (t: T, content: ExportContent): string => {
  if (content.what === 'movements') {
    return `${t('report.movements')}, ${formatCalendarDay(content.from)} – ${formatCalendarDay(content.to)}`
  }
  if (content.what !== 'report') return t(listNames[content.what])
  const { name, period, on } = content
  const span = t(period === 'launch' ? 'report.period.launch' : `word.${period}`)
  return `${t(`report.${name}`)}, ${span} ${formatCalendarDay(on)}`
}
