import { addDays, instantIn } from '@trevo/calendar/time-zone.ts'
import type { Sheet, SheetColumn } from '@trevo/contract/ops/ledger/reports.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type { Days } from '../../domain/days.ts'
import type { ReportsNeeds } from '../../needs.ts'

/** What a report is made for. `rowsMax` bounds its rows. */
export type ReportOrder = {
  readonly brandId: number
  readonly language: Language
  readonly days: Days
  readonly rowsMax: number
}

export type Cell = Sheet['rows'][number][number]
export type Make = (
  needs: ReportsNeeds,
  order: ReportOrder,
) => Promise<{ readonly sheet: Sheet; readonly isCut: boolean }>

/** The instants of a report's days; the second is no longer in it. */
export const instantsOf = (
  { settings }: Pick<ReportsNeeds, 'settings'>,
  { brandId, days }: Pick<ReportOrder, 'brandId' | 'days'>,
) => {
  const zone = settings.timeZoneOf(brandId)
  return { from: instantIn(days.from, 0, zone), until: instantIn(addDays(days.to, 1), 0, zone) }
}

export const column = (key: string, kind: SheetColumn['kind']): SheetColumn => ({ key, kind })
