import type { Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { ascending } from '@trevo/platform/in-order.ts'
import type { PostCommand } from '../../wallet/index.ts'
import { holderOf, pointsCurrency, ofPoints } from '../domain/transfers.ts'
import type { PointsNeeds } from '../needs.ts'
import { lockOwed, saveOwed } from '../repository/owed.ts'

/** A member's points from a product or, below zero, those taken back. */
export type PointChange = {
  /** Unique for their source. */
  readonly id: string
  readonly memberId: bigint
  readonly product: string
  readonly pointsMinor: bigint
}

/** Commands per statement of the ledger. */
const setMax = 128

/** Posts earnings; a member without a points account gets one. */
const postEarnings = async (
  { wallet }: PointsNeeds,
  tx: Tx,
  commands: readonly PostCommand[],
): Promise<void> => {
  for (let from = 0; from < commands.length; from += setMax) {
    const part = commands.slice(from, from + setMax)
    const answers = await wallet.postSetInTx(tx, part)
    const refused = part.filter((_, at) => answers[at] instanceof Refusal)
    for (const command of refused) {
      await wallet.openAccounts(tx, command.memberId, pointsCurrency)
      await wallet.postInTx(tx, command)
    }
  }
}

/** Takes back what the holder still has; returns the missing part. */
const takeBack = async (
  { wallet }: PointsNeeds,
  tx: Tx,
  { id, memberId, product, pointsMinor }: PointChange,
): Promise<bigint> => {
  const asked = -pointsMinor
  const has = (await wallet.lockBalance(tx, holderOf(memberId)))?.availableMinor ?? 0n
  const taken = has < asked ? has : asked
  if (taken > 0n) {
    await wallet.postInTx(
      tx,
      ofPoints('reversed', { id, memberId, amountMinor: taken, type: product }),
    )
  }
  return asked - taken
}

/**
 * Credits earned points and takes returned ones back, in the caller's transaction. No balance goes below zero:
 * exchanged points are owed, and offset against later earnings.
 */
export const changeInTx =
  (needs: PointsNeeds) =>
  async (tx: Tx, changes: readonly PointChange[]): Promise<void> => {
    if (changes.length === 0) return
    const ordered = changes.toSorted(ascending(({ memberId }) => memberId))
    const owed = await lockOwed(tx, [...new Set(ordered.map(({ memberId }) => memberId))])
    const before = new Map(owed)
    const waiting: PostCommand[] = []
    for (const change of ordered) {
      const { id, memberId, product, pointsMinor } = change
      const owes = owed.get(memberId) ?? 0n
      if (pointsMinor < 0n) {
        // In the order of members, like everything that locks several of them.
        await postEarnings(needs, tx, waiting.splice(0))
        owed.set(memberId, owes + (await takeBack(needs, tx, change)))
        continue
      }
      const kept = owes < pointsMinor ? owes : pointsMinor
      if (kept > 0n) owed.set(memberId, owes - kept)
      const amountMinor = pointsMinor - kept
      if (amountMinor > 0n) {
        waiting.push(ofPoints('earned', { id, memberId, amountMinor, type: product }))
      }
    }
    await postEarnings(needs, tx, waiting)
    for (const [memberId, owedMinor] of owed) {
      if (owedMinor !== (before.get(memberId) ?? 0n)) await saveOwed(tx, memberId, owedMinor)
    }
  }
