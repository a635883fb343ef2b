import { readInstant } from '@trevo/platform/keyset.ts'
import { Refusal } from '@trevo/platform/refusal.ts'

/** The cursor of a list ordered by an instant, and among equals by a number. */
export type NumberedPlace = { readonly at: Date; readonly id: bigint }

export const writeNumberedCursor = ({ at, id }: NumberedPlace): string =>
  `${at.toISOString()}_${id}`

/** @throws Refusal `request_param_err` for anything that `writeNumberedCursor` did not write. */
export const readNumberedCursor = (
  text: string | undefined,
  field = 'before',
): NumberedPlace | undefined => {
  if (text === undefined) return undefined
  const [time = '', id = ''] = text.split('_')
  if (!/^\d{1,18}$/.test(id)) throw new Refusal('request_param_err', { fields: [field] })
  return { at: readInstant(time, field), id: BigInt(id) }
}
