import { Refusal } from '@trevo/platform/refusal.ts'

/** What operators write beside a conversation, or hand it over with. */
type DeskEvent = {
  readonly content: string
  readonly operator: string
  readonly to_queue: string | null
  readonly to_operator: string | null
}

/** What was written before with the same id and content. @throws Refusal `request.id_reused` for other content */
export const isSameEvent = (known: DeskEvent, row: DeskEvent): true => {
  const isSame =
    known.content === row.content &&
    known.operator === row.operator &&
    known.to_queue === row.to_queue &&
    known.to_operator === row.to_operator
  if (!isSame) throw new Refusal('request.id_reused')
  return true
}
