import type { ListContent } from '@trevo/contract/ops/ledger/exports.ts'
import { loadOfficeArea, type OfficeArea } from '@trevo/i18n/office/areas.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { ExportRows } from '../../files/export-table.ts'
import type { MadeTable } from './made-table.ts'
import type { WritingNeeds } from './list-readers.ts'
import { describeFilters } from './list-filters.ts'
import { listSheets, type ListSheet, type WordOf } from './list-sheets.ts'

/** As many rows as every list gives at once. */
const pageSize = 100

const loadWordOf = async (
  language: LanguageCode,
  areas: readonly OfficeArea[],
): Promise<WordOf> => {
  const loaded = await Promise.all(
    (['shell', 'parts', ...areas] as const).map((area) => loadOfficeArea(area, language)),
  )
  const texts: Readonly<Record<string, unknown>> = Object.assign({}, ...loaded)
  // A code of a newer or an older version is written as it is.
  return (key) => (typeof texts[key] === 'string' ? texts[key] : (key.split('.').at(-1) ?? key))
}

type Order = { readonly brandId: number; readonly language: LanguageCode }

type Page<Row> = { readonly list: readonly Row[]; readonly next: string | null }
type ReadPage<Row> = (at: {
  readonly before: string | undefined
  readonly pageSize: number
}) => Promise<Page<Row>>

async function* listPages<Row>(
  { columns }: ListSheet<Row>,
  word: WordOf,
  read: ReadPage<Row>,
): AsyncGenerator<ExportRows> {
  let before: string | undefined
  do {
    const { list, next } = await read({ before, pageSize })
    yield list.map((row) => columns.map(([, , cell]) => cell(row, word)))
    before = next ?? undefined
  } while (before !== undefined)
}

const makeOf = async <Row>(
  sheet: ListSheet<Row>,
  content: ListContent,
  language: LanguageCode,
  read: ReadPage<Row>,
): Promise<MadeTable> => {
  const word = await loadWordOf(language, sheet.areas)
  return {
    title: word(sheet.title),
    span: describeFilters(content, word),
    columns: sheet.columns.map(([heading, kind]) => ({ heading: word(heading), kind })),
    rows: listPages(sheet, word, read),
    movements: undefined,
  }
}

/** The table of a list as it was filtered. It has what the list shows, and no more: masked fields stay masked. */
export const makeList = (
  { lists }: Pick<WritingNeeds, 'lists'>,
  content: ListContent,
  order: Order,
): Promise<MadeTable> => {
  const { audit, deposits, members, withdrawals } = lists()
  const { language } = order
  switch (content.what) {
    case 'audit':
      return makeOf(listSheets.audit, content, language, (at) =>
        audit({ ...order, ...at, filter: content.filter }),
      )
    case 'deposits':
      return makeOf(listSheets.deposits, content, language, (at) =>
        deposits({ ...order, ...at, filter: content.filter }),
      )
    case 'members':
      return makeOf(listSheets.members, content, language, (at) =>
        members({ ...order, ...at, filter: content.filter }),
      )
    case 'withdrawals':
      return makeOf(listSheets.withdrawals, content, language, (at) =>
        withdrawals({ ...order, ...at, filter: content.filter }),
      )
  }
}
