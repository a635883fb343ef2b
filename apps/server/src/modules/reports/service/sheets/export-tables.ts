import { addDays, instantIn } from '@trevo/calendar/time-zone.ts'
import type { ExportContent } from '@trevo/contract/ops/ledger/exports.ts'
import type { ExportRows } from '../../files/export-table.ts'
import { findDays, makeReport } from '../show-report.ts'
import type { WritingNeeds } from './list-readers.ts'
import type { MadeTable } from './made-table.ts'
import { makeList } from './make-list.ts'
import type { OfficeWords } from './office-words.ts'

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

/** Rows that a thread is given at a time. */
const rowsAtATime = 2_000

function* listRows(rows: ExportRows): Generator<ExportRows> {
  for (let from = 0; from < rows.length; from += rowsAtATime) {
    yield rows.slice(from, from + rowsAtATime)
  }
}

/** The table of an export. */
export const makeTable = async (
  needs: WritingNeeds,
  content: ExportContent,
  { brandId, words, linesMax }: Order,
): Promise<MadeTable> => {
  if (content.what === 'movements') {
    const zone = needs.settings.timeZoneOf(brandId)
    return {
      title: words.report('movements'),
      span: `${content.from} – ${content.to}`,
      columns: movementColumns.map(([key, kind]) => ({ heading: words.column(key), kind })),
      rows: listRows([]),
      movements: {
        from: instantIn(content.from, 0, zone),
        until: instantIn(addDays(content.to, 1), 0, zone),
      },
    }
  }
  if (content.what !== 'report')
    return makeList(needs, content, { brandId, language: words.language })
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
    rows: listRows([...sheet.rows, ...(sheet.total ? [sheet.total] : [])]),
    movements: undefined,
  }
}
