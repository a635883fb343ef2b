import { cutPage, readCursor, withExtra, writeCursor, type Place } from '@trevo/platform/keyset.ts'

type Placed = { readonly created_at: Date; readonly id: string }

type Query = {
  readonly startDate?: string | undefined
  readonly endDate?: string | undefined
  readonly before?: string | undefined
  readonly pageSize: number
}

export type RecordsSpan = { readonly from: Date | undefined; readonly until: Date | undefined }

type Source<Row, Sums> = {
  list(span: RecordsSpan, place: Place | undefined, limit: number): Promise<Row[]>
  sum(span: RecordsSpan): Promise<Sums>
}

const dateOf = (text: string | undefined): Date | undefined =>
  text === undefined ? undefined : new Date(text)

/**
 * A page of a member's records, newest first, with the cursor of the next page and the sums of everything that the
 * filter covers. @throws Refusal `request_param_err` for an unknown cursor.
 */
export const readRecords = async <Row extends Placed, Sums>(
  { startDate, endDate, before, pageSize }: Query,
  source: Source<Row, Sums>,
): Promise<{ rows: readonly Row[]; next: string | null; sums: Sums }> => {
  const span = { from: dateOf(startDate), until: dateOf(endDate) }
  const place = readCursor(before)
  // One row more than is shown: it decides whether there is a next page.
  const [found, sums] = await Promise.all([
    source.list(span, place, withExtra(pageSize)),
    source.sum(span),
  ])
  const { shown, next } = cutPage(found, pageSize, ({ created_at: at, id }) =>
    writeCursor({ at, id }),
  )
  return { rows: shown, next, sums }
}
