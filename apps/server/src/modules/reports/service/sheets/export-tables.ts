import { addDays, instantIn } from '@trevo/calendar/time-zone.ts'
import type { ExportContent } from '@trevo/contract/ops/ledger/exports.ts'
import type { ReportsNeeds } from '../../needs.ts'
import type { ExportCell, ExportTable } from '../../files/export-table.ts'
import type { ExportPage } from '../../files/thread-messages.ts'
import { readAtEase } from '../read-at-ease.ts'
import { findDays, makeReport } from '../show-report.ts'
import type { OfficeWords } from './office-words.ts'

type Columns = ExportTable['columns']
export type MadeTable = {
  readonly title: string
  readonly span: string
  readonly columns: Columns
  readonly pages: AsyncGenerator<ExportPage>
}
type Order = {
  readonly brandId: number
  readonly words: OfficeWords
  readonly linesMax: number
}

const movementColumns = [
  ['at', 'instant'],
  ['transfer', 'text'],
  ['kind', 'text'],
  ['gave', 'text'],
  ['got', 'text'],
  ['amount', 'money'],
  ['source', 'text'],
  ['ownId', 'text'],
] as const

/** The ledger's movements on some days, in the order of their numbers; the thread leaves out other brands. */
async function* listMovements(
  { wallet }: ReportsNeeds,
  span: { readonly from: Date; readonly until: Date },
): AsyncGenerator<ExportPage> {
  for await (const movements of readAtEase(wallet.listPagesOf(span), ({ lines }) => lines))
    yield { movements }
}

/** Rows that a thread is given at a time. */
const rowsAtATime = 2_000

async function* listRows(rows: readonly (readonly ExportCell[])[]): AsyncGenerator<ExportPage> {
  for (let from = 0; from < rows.length; from += rowsAtATime) {
    yield { rows: rows.slice(from, from + rowsAtATime) }
  }
}

/** The table of an export. */
export const makeTable = async (
  needs: ReportsNeeds,
  content: ExportContent,
  { brandId, words, linesMax }: Order,
): Promise<MadeTable> => {
  if (content.what === 'movements') {
    const zone = needs.settings.timeZoneOf(brandId)
    const span = {
      from: instantIn(content.from, 0, zone),
      until: instantIn(addDays(content.to, 1), 0, zone),
    }
    return {
      title: words.report('movements'),
      span: `${content.from} – ${content.to}`,
      columns: movementColumns.map(([key, kind]) => ({ heading: words.column(key), kind })),
      pages: listMovements(needs, span),
    }
  }
  const { name, period, on } = content
  const days = await findDays(needs, brandId, period, on)
  const { sheet } = await makeReport(needs, name, {
    brandId,
    days,
    language: words.language,
    rowsMax: linesMax + 1,
  })
  return {
    title: words.report(name),
    span: `${days.from} – ${days.to}`,
    columns: sheet.columns.map(({ key, kind }) => ({ heading: words.column(key), kind })),
    pages: listRows([...sheet.rows, ...(sheet.total ? [sheet.total] : [])]),
  }
}
