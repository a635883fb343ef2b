import { Refusal } from '@trevo/platform/refusal.ts'

/** The cursor of a list ordered by an instant, and among equals by an id. */
export type Place = { readonly at: Date; readonly id: string }

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** In the form given to a client, which sends it back. */
export const writeCursor = ({ at, id }: Place): string => `${at.toISOString()}_${id}`

const unreadable = (field: string) => new Refusal('request_param_err', { fields: [field] })

/** The largest number of the database; a longer one is not an id. */
const largest = 2n ** 63n - 1n
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/**
 * An instant as written in a cursor, in the range that PostgreSQL can represent.
 * @throws Refusal `request_param_err` for anything else.
 */
export const readInstant = (text: string, field = 'before'): Date => {
  const at = new Date(text)
  if (!instant.test(text) || Number.isNaN(at.getTime()) || at.getUTCFullYear() < 1) {
    throw unreadable(field)
  }
  return at
}

/**
 * Where a page begins: undefined for the first one. `field` is the parameter that contains the cursor.
 * @throws Refusal `request_param_err` for anything that `writeCursor` did not write.
 */
export const readCursor = (text: string | undefined, field = 'before'): Place | undefined => {
  if (text === undefined) return undefined
  const [time = '', id = ''] = text.split('_')
  if (!uuid.test(id)) throw unreadable(field)
  return { at: readInstant(time, field), id }
}

/**
 * The same for a list in the order of its ids, which count up.
 * @throws Refusal `request_param_err` for what is not an id.
 */
export const readNumber = (before: string | undefined): bigint | undefined => {
  if (before === undefined) return undefined
  const id = /^\d{1,19}$/.test(before) ? BigInt(before) : undefined
  if (id === undefined || id > largest) throw unreadable('before')
  return id
}

/** How many rows are fetched for a page: one extra tells whether another page follows. */
export const withExtra = (pageSize: number): number => pageSize + 1

/** A page from rows that were fetched `withExtra`, and the cursor of the next page; null at the end. */
export const cutPage = <Row>(
  rows: readonly Row[],
  pageSize: number,
  cursorOf: (last: Row) => string,
): { readonly shown: readonly Row[]; readonly next: string | null } => {
  const shown = rows.slice(0, pageSize)
  const last = rows.length > pageSize ? shown.at(-1) : undefined
  return { shown, next: last === undefined ? null : cursorOf(last) }
}
