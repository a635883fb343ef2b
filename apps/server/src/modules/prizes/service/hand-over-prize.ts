import { tables, type Tx } from '@trevo/database/connect.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { z } from 'zod'
import {
  changeKind,
  type ChangeKind,
  type ChangeOrder,
} from '../../../platform/approvals/change-kind.ts'
import { handOverName } from '../domain/change-kinds.ts'
import { lapsesAt } from '../domain/prize-law.ts'
import { handOverBalance, splitByHalves } from '../domain/transfers.ts'
import type { PrizesNeeds } from '../needs.ts'
import { endItem, insertEvent, lockItem } from '../repository/items.ts'
import type { ItemRow, PrizesTables } from '../repository/tables.ts'

type Lapsed = { readonly item: ItemRow; readonly amountMinor: bigint }

/** What there is to hand over now, under the lock that moves it; undefined if it was paid meanwhile. */
const lockAmount = async (
  { wallet, members, play }: PrizesNeeds,
  tx: Tx,
  { kind, ref, member_id: memberId }: ItemRow,
): Promise<bigint | undefined> => {
  if (kind === 'held_credit') return play.lockHeldAmount(tx, ref)
  if (kind !== 'balance' || memberId === null) return undefined
  const balance = await wallet.lockBalance(tx, memberId)
  if (!(await members.isClosed(tx, memberId))) return undefined
  return balance?.availableMinor
}

const lockLapsed = async (
  needs: PrizesNeeds,
  tx: Tx,
  { brandId, target }: ChangeOrder,
): Promise<Lapsed> => {
  const id = /^[1-9]\d{0,17}$/.test(target) ? BigInt(target) : undefined
  const item = id === undefined ? undefined : await lockItem(tables<PrizesTables>(tx), brandId, id)
  if (!item) throw new Refusal('prize.unknown')
  if (item.ended_at !== null) throw new Refusal('prize.ended')
  const lapses = lapsesAt(item.kind, item.since, needs.settings.lawOf(brandId))
  if (lapses === null || lapses > needs.clock.now()) throw new Refusal('prize.not_lapsed')
  const amountMinor = await lockAmount(needs, tx, item)
  if (amountMinor === undefined || amountMinor <= 0n) throw new Refusal('prize.ended')
  return { item, amountMinor }
}

const move = async (
  { wallet, play }: PrizesNeeds,
  tx: Tx,
  { item, amountMinor }: Lapsed,
  { operator, reason }: { readonly operator: string; readonly reason: string },
): Promise<void> => {
  if (item.kind === 'held_credit') {
    const to = splitByHalves(amountMinor)
    await play.lapseHeldCredit(tx, { creditId: item.ref, operator, reason, to })
    return
  }
  if (item.member_id === null) throw new Error('prizes: a balance without a member')
  const { item_id: itemId, member_id: memberId } = item
  await wallet.postInTx(tx, handOverBalance({ itemId, memberId, amountMinor, operator }))
}

/** Half of an unclaimed prize to each of the two funds that the law names, by two persons. */
export const handOverKind = (needs: PrizesNeeds): ChangeKind =>
  changeKind<Record<string, never>>({
    kind: handOverName,
    right: 'prizes.decide',
    input: z.strictObject({}),
    describe: async (tx, order) => {
      const { item, amountMinor } = await lockLapsed(needs, tx, order)
      const [username] =
        item.member_id === null
          ? []
          : (await needs.members.usernamesOf([item.member_id], tx)).values()
      const before = {
        product: item.product,
        member: username ?? '',
        amount: formatMoney(amountMinor),
        since: item.since.toISOString(),
      }
      const halves = splitByHalves(amountMinor).map((leg) => formatMoney(leg.amountMinor))
      return { before, after: { ...before, handedOver: halves.join(' + ') }, amountMinor }
    },
    execute: async (tx, order, { asked, decided, reason }) => {
      const lapsed = await lockLapsed(needs, tx, order)
      const operator = `${asked}, ${decided}`
      await move(needs, tx, lapsed, { operator, reason })
      const db = tables<PrizesTables>(tx)
      const at = needs.clock.now()
      const { item_id: itemId } = lapsed.item
      await insertEvent(db, { item_id: itemId, at, kind: 'handed_over', operator, text: reason })
      await endItem(db, itemId, at)
    },
  })

/** The first yes, or the second one. */
export const createHandOverPrize =
  (needs: PrizesNeeds) =>
  (
    by: { readonly operatorId: bigint; readonly username: string; readonly brandId: number },
    itemId: string,
    asked: { readonly reason: string; readonly requestId?: string | undefined },
  ) =>
    needs.staff.askChange({
      kind: handOverName,
      brandId: by.brandId,
      target: itemId,
      input: {},
      reason: asked.reason.trim(),
      requestId: asked.requestId,
      by,
    })
