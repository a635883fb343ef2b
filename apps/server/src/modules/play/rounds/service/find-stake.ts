import {
  freeStakeKind,
  seatOf,
  sourceOf,
  stakeKind,
  winTurnoverOf,
} from '../../common/domain/transfers.ts'
import type { KnownStake } from '../../common/domain/known-stake.ts'
import { stakeKey, type PlayContext } from '../../common/context.ts'

/** The ledger's stake with this id; undefined if none was ever taken. */
export const findStake = async (
  context: PlayContext,
  vendor: string,
  txnId: string,
): Promise<KnownStake | undefined> => {
  const key = stakeKey(vendor, txnId)
  const known = context.stakes.get(key)
  if (known) return known
  const { wallet } = context
  const transfer = await wallet.findTransfer(sourceOf(vendor), txnId)
  const kinds = [stakeKind, freeStakeKind].map(({ kind }) => wallet.getKind(kind).id)
  if (!transfer || !kinds.includes(transfer.kindId)) return undefined
  const stake = {
    memberId: transfer.memberId,
    roundId: transfer.reference?.['round'] ?? '',
    nodeId: Number(transfer.reference?.['node'] ?? 0),
    stakeMinor: -transfer.amountMinor,
    placedAt: transfer.at,
    isFree: transfer.kindId === wallet.getKind(freeStakeKind.kind).id,
    winTurnover: winTurnoverOf(transfer.reference),
    seat: seatOf(transfer.reference),
  }
  context.stakes.set(key, stake)
  return stake
}
