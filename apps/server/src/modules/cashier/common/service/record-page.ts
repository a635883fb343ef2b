import { Refusal } from '../../../../platform/refusal.ts'

type Placed = { readonly created_at: Date; readonly id: string }

const mark = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([0-9a-f-]{36})$/

export const dateOf = (text: string | undefined): Date | undefined =>
  text === undefined ? undefined : new Date(text)

/** Where a page of records goes on, from the mark that the page before gave. @throws Refusal request_param_err */
export const placeOf = (before: string | undefined) => {
  if (before === undefined) return undefined
  const [, createdAt, id] = mark.exec(before) ?? []
  if (!createdAt || !id) throw new Refusal('request_param_err', { fields: ['before'] })
  return { createdAt: new Date(createdAt), id }
}

/** A page of rows that were read one more than fit, and the mark of the next page. */
export const cutPage = <Row extends Placed>(rows: readonly Row[], pageSize: number) => {
  const shown = rows.slice(0, pageSize)
  const last = rows.length > pageSize ? shown.at(-1) : undefined
  return { shown, next: last ? `${last.created_at.toISOString()}_${last.id}` : null }
}
