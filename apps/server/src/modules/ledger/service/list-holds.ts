import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type { listHolds } from '@trevo/contract/ops/ledger/ledger.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { cutPage, withExtra } from '@trevo/platform/keyset.ts'
import type { LedgerNeeds } from '../needs.ts'
import { idOf, type Reader } from './find-holder.ts'

/** Money of the brand's members that is held now, newest first. */
export const createListHolds =
  (needs: LedgerNeeds) =>
  async (
    { brandId }: Reader,
    { before, pageSize }: Query<typeof listHolds>,
  ): Promise<Answer<typeof listHolds>> => {
    const after = before === undefined ? undefined : idOf(before)
    const found = await needs.wallet.listHolds(after, withExtra(pageSize))
    const { shown, next } = cutPage(found, pageSize, ({ transferId }) => String(transferId))
    const holders = await needs.members.findHolders([
      ...new Set(shown.map(({ memberId }) => memberId)),
    ])
    const ofBrand = shown.filter(({ memberId }) => holders.get(memberId)?.brandId === brandId)
    const transfers = new Map(
      (await needs.wallet.explainTransfers(ofBrand.map(({ transferId }) => transferId))).map(
        (one) => [one.transferId, one],
      ),
    )
    return {
      list: ofBrand.flatMap((hold) => {
        const transfer = transfers.get(hold.transferId)
        // One whose month is in the archive has no name any more.
        if (!transfer) return []
        return [
          {
            transferId: String(hold.transferId),
            at: transfer.at.toISOString(),
            kind: transfer.kind,
            memberId: String(hold.memberId),
            username: holders.get(hold.memberId)?.username ?? '',
            amount: formatMoney(hold.amountMinor),
            remaining: formatMoney(hold.remainingMinor),
          },
        ]
      }),
      next,
    }
  }
