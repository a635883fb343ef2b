import { Refusal } from '../../../../platform/refusal.ts'
import type { RecordsCursor } from '../repository/records-filter.ts'

type Placed = { readonly created_at: Date; readonly id: string }

type Query = {
  readonly startDate?: string | undefined
  readonly endDate?: string | undefined
  readonly before?: string | undefined
  readonly pageSize: number
}

export type RecordsSpan = { readonly from: Date | undefined; readonly until: Date | undefined }

type Source<Row, Sums> = {
  list(span: RecordsSpan, cursor: RecordsCursor | undefined, limit: number): Promise<Row[]>
  sum(span: RecordsSpan): Promise<Sums>
}

const cursorPattern = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([0-9a-f-]{36})$/

const dateOf = (text: string | undefined): Date | undefined =>
  text === undefined ? undefined : new Date(text)

const readCursor = (before: string | undefined): RecordsCursor | undefined => {
  if (before === undefined) return undefined
  const [, createdAt, id] = cursorPattern.exec(before) ?? []
  if (!createdAt || !id) throw new Refusal('request_param_err', { fields: ['before'] })
  return { createdAt: new Date(createdAt), id }
}

const cursorOf = ({ created_at, id }: Placed): string => `${created_at.toISOString()}_${id}`

/**
 * A page of a member's records, newest first, with the cursor of the next page and the sums of
 * everything that the filter covers.
 * @throws Refusal `request_param_err` for a cursor that no page gave.
 */
export const readRecords = async <Row extends Placed, Sums>(
  { startDate, endDate, before, pageSize }: Query,
  source: Source<Row, Sums>,
): Promise<{ rows: Row[]; next: string | null; sums: Sums }> => {
  const span = { from: dateOf(startDate), until: dateOf(endDate) }
  const cursor = readCursor(before)
  // One more than is shown says whether there is a next page.
  const [found, sums] = await Promise.all([
    source.list(span, cursor, pageSize + 1),
    source.sum(span),
  ])
  const rows = found.slice(0, pageSize)
  const last = found.length > pageSize ? rows.at(-1) : undefined
  return { rows, next: last ? cursorOf(last) : null, sums }
}
