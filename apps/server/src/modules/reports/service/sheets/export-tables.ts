import { addDays, instantIn } from '@trevo/calendar/time-zone.ts'
import type { ExportContent } from '@trevo/contract/ops/ledger/exports.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { ReportsNeeds } from '../../needs.ts'
import type { ExportCell, ExportTable } from '../../files/export-table.ts'
import { findDays, makeReport } from '../show-report.ts'
import type { OfficeWords } from './office-words.ts'

type Columns = ExportTable['columns']
export type MadeTable = {
  readonly title: string
  readonly span: string
  readonly columns: Columns
  readonly rows: AsyncIterable<readonly ExportCell[]>
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

/** The movements of the brand's members on some days, in the order of their numbers. */
async function* listMovements(
  { wallet, members }: ReportsNeeds,
  brandId: number,
  span: { readonly from: Date; readonly until: Date },
): AsyncGenerator<readonly ExportCell[]> {
  const known = new Map<bigint, { readonly brandId: number; readonly username: string }>()
  for await (const page of wallet.listPagesOf(span)) {
    const ids = page.flatMap(({ legs }) =>
      legs.flatMap((leg) => ('memberId' in leg ? [leg.memberId] : [])),
    )
    const unknown = [...new Set(ids)].filter((id) => !known.has(id))
    if (unknown.length > 0) {
      const brands = await members.brandsOf(unknown)
      const names = await members.usernamesOf(unknown)
      for (const id of unknown) {
        known.set(id, { brandId: brands.get(id) ?? 0, username: names.get(id) ?? '' })
      }
    }
    for (const one of page) {
      const of = one.legs.flatMap((leg) => ('memberId' in leg ? [known.get(leg.memberId)] : []))
      if (of.length === 0 || of.some((member) => member?.brandId !== brandId)) continue
      const side = (isGiver: boolean): string =>
        one.legs
          .filter(({ amountMinor }) => amountMinor < 0n === isGiver)
          .map((leg) => ('house' in leg ? leg.house : (known.get(leg.memberId)?.username ?? '')))
          .join(', ')
      yield [
        one.at.toISOString(),
        String(one.transferId),
        one.kind,
        side(true),
        side(false),
        formatMoney(one.amountMinor),
        one.source,
        one.txnId,
      ]
    }
  }
}

async function* listRows(
  rows: readonly (readonly ExportCell[])[],
): AsyncGenerator<readonly ExportCell[]> {
  yield* rows
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
      rows: listMovements(needs, brandId, span),
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
    rows: listRows([...sheet.rows, ...(sheet.total ? [sheet.total] : [])]),
  }
}
