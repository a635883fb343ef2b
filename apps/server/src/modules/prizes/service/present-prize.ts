import type { PrizeItem } from '@trevo/contract/ops/compliance/prizes.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { PrizesNeeds } from '../needs.ts'
import type { ItemRow } from '../repository/tables.ts'

/** An item as operators are shown it. */
export const presentPrize = (item: ItemRow, usernames: ReadonlyMap<bigint, string>): PrizeItem => ({
  itemId: String(item.item_id),
  product: item.product,
  kind: item.kind,
  ref: item.ref,
  username: item.member_id === null ? null : (usernames.get(item.member_id) ?? null),
  amount: formatMoney(item.amount_minor),
  bets: item.bets,
  since: item.since.toISOString(),
  dueAt: item.due_at?.toISOString() ?? null,
  cause: item.cause,
  detail: item.detail,
  endedAt: item.ended_at?.toISOString() ?? null,
})

/** The names of the members of these items. */
export const usernamesOf = (needs: PrizesNeeds, items: readonly ItemRow[]) =>
  needs.members.usernamesOf(
    items.flatMap(({ member_id: memberId }) => (memberId === null ? [] : [memberId])),
  )
