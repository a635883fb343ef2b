import type { Answer } from '@trevo/contract/endpoint.ts'
import type { openAdjustment } from '@trevo/contract/ops/ledger/ledger.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { LedgerNeeds } from '../needs.ts'
import { adjustKindName } from './adjust-balance-kind.ts'
import { getHolder, type Reader } from './find-holder.ts'
import { presentTransfers } from './present-transfers.ts'

const latestShown = 20

/** A member's balance and latest movements, before it is adjusted. */
export const createOpenAdjustment =
  (needs: LedgerNeeds) =>
  async (reader: Reader, member: string): Promise<Answer<typeof openAdjustment>> => {
    const { memberId, username } = await getHolder(needs, reader.brandId, member)
    const balance = await needs.wallet.balanceOf(memberId)
    const latest = await needs.wallet.listTransfersOf(memberId, undefined, latestShown)
    const target = String(memberId)
    const waiting = (await needs.staff.listWaiting(reader.brandId, adjustKindName, [target])).get(
      target,
    )
    return {
      memberId: target,
      username,
      available: formatMoney(balance.availableMinor),
      held: formatMoney(balance.heldMinor),
      latest: await presentTransfers(needs, latest, {
        brandId: reader.brandId,
        withHouses: false,
      }),
      waiting: waiting
        ? {
            requestId: waiting.requestId,
            askedBy: waiting.askedBy,
            askedAt: waiting.askedAt.toISOString(),
            reason: waiting.reason,
          }
        : null,
    }
  }
