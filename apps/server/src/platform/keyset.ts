/** Where a list goes on that is ordered by an instant, and among equals by an id. */
export type Place = { readonly at: Date; readonly id: string }

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** As a client is given it, to hand it back. */
export const writeCursor = ({ at, id }: Place): string => `${at.toISOString()}_${id}`

/** Undefined when it is none that `writeCursor` wrote. */
export const readCursor = (cursor: string): Place | undefined => {
  const [time = '', id = ''] = cursor.split('_')
  const at = new Date(time)
  return Number.isNaN(at.getTime()) || !uuid.test(id) ? undefined : { at, id }
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
