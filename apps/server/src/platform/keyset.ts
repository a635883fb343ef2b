import { Refusal } from './refusal.ts'

/** Where a list goes on that is ordered by an instant, and among equals by an id. */
export type Place = { readonly at: Date; readonly id: string }

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** As a client is given it, to hand it back. */
export const writeCursor = ({ at, id }: Place): string => `${at.toISOString()}_${id}`

const unreadable = () => new Refusal('request_param_err', { fields: ['before'] })

/**
 * Where a page begins: undefined for the first one.
 * @throws Refusal `request_param_err` for what `writeCursor` did not write.
 */
export const readCursor = (before: string | undefined): Place | undefined => {
  if (before === undefined) return undefined
  const [time = '', id = ''] = before.split('_')
  const at = new Date(time)
  if (Number.isNaN(at.getTime()) || !uuid.test(id)) throw unreadable()
  return { at, id }
}

/**
 * The same for a list in the order of its ids, which count up.
 * @throws Refusal `request_param_err` for what is no id.
 */
export const readNumber = (before: string | undefined): bigint | undefined => {
  if (before === undefined) return undefined
  if (!/^\d{1,19}$/.test(before)) throw unreadable()
  return BigInt(before)
}

/** A page of rows that were read one more than fit, and the cursor of the next page; null at the end. */
export const cutPage = <Row>(
  rows: readonly Row[],
  pageSize: number,
  cursorOf: (last: Row) => string,
): { readonly shown: readonly Row[]; readonly next: string | null } => {
  const shown = rows.slice(0, pageSize)
  const last = rows.length > pageSize ? shown.at(-1) : undefined
  return { shown, next: last === undefined ? null : cursorOf(last) }
}
