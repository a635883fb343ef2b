import type { LedgerTransfer } from '@trevo/contract/ops/ledger/ledger.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { ExplainedTransfer } from '../../wallet/index.ts'
import type { Holder, LedgerNeeds } from '../needs.ts'

const membersOf = ({ legs }: ExplainedTransfer): bigint[] =>
  legs.flatMap((leg) => ('memberId' in leg ? [leg.memberId] : []))

const present = (one: ExplainedTransfer, holders: ReadonlyMap<bigint, Holder>): LedgerTransfer => ({
  transferId: String(one.transferId),
  at: one.at.toISOString(),
  kind: one.kind,
  role: one.role,
  source: one.source,
  ownId: one.txnId,
  amount: formatMoney(one.amountMinor),
  balanceAfter: one.balanceAfterMinor === null ? null : formatMoney(one.balanceAfterMinor),
  reverses: one.reverses === null ? null : String(one.reverses),
  reversedBy: one.reversedBy === null ? null : String(one.reversedBy),
  reference: { ...one.reference },
  legs: one.legs.map((leg) =>
    'house' in leg
      ? {
          memberId: null,
          username: null,
          part: null,
          house: leg.house,
          amount: formatMoney(leg.amountMinor),
        }
      : {
          memberId: String(leg.memberId),
          username: holders.get(leg.memberId)?.username ?? '',
          part: leg.part,
          house: null,
          amount: formatMoney(leg.amountMinor),
        },
  ),
})

/**
 * Transfers that an operator of the brand may see: all whose members are the brand's. Between houses alone, only
 * with `withHouses`, as all brands share them.
 */
export const presentTransfers = async (
  { members }: Pick<LedgerNeeds, 'members'>,
  transfers: readonly ExplainedTransfer[],
  { brandId, withHouses }: { readonly brandId: number; readonly withHouses: boolean },
): Promise<LedgerTransfer[]> => {
  const ids = [...new Set(transfers.flatMap(membersOf))]
  const holders = ids.length > 0 ? await members.findHolders(ids) : new Map<bigint, Holder>()
  return transfers
    .filter((one) => {
      const of = membersOf(one)
      if (of.length === 0) return withHouses
      return withHouses || of.every((memberId) => holders.get(memberId)?.brandId === brandId)
    })
    .map((one) => present(one, holders))
}
