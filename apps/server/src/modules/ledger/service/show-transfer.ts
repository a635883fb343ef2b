import type { Answer } from '@trevo/contract/endpoint.ts'
import type { Adjustment, showTransfer } from '@trevo/contract/ops/ledger/ledger.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { LedgerNeeds } from '../needs.ts'
import { idOf, see, type Reader } from './find-holder.ts'
import { findAdjustmentOf } from '../repository/adjustments.ts'
import { listFiles } from '../repository/evidence.ts'
import { presentAdjustment } from './list-adjustments.ts'
import { presentTransfers } from './present-transfers.ts'

const findAdjustment = async (
  { database: { db }, members }: LedgerNeeds,
  { brandId }: Reader,
  transferId: bigint,
): Promise<Adjustment | null> => {
  const row = await findAdjustmentOf(db, brandId, transferId)
  if (!row) return null
  const files = (await listFiles(db, [row.id])).get(row.id)
  const holder = (await members.findHolders([row.member_id])).get(row.member_id)
  return presentAdjustment(row, { holder, files })
}

/** One movement with what reverses it or is reversed by it. */
export const createShowTransfer =
  (needs: LedgerNeeds) =>
  async (reader: Reader, transferId: string): Promise<Answer<typeof showTransfer>> => {
    const number = idOf(transferId)
    const found = number === undefined ? undefined : await needs.wallet.explainTransfer(number)
    const [transfer] = found ? await presentTransfers(needs, [found], see(reader)) : []
    if (!found || !transfer) throw new Refusal('ledger.transfer_unknown')
    const beside = [found.reverses, found.reversedBy].filter((one) => one !== null)
    const related = await needs.wallet.explainTransfers(beside)
    return {
      transfer,
      related: await presentTransfers(needs, related, see(reader)),
      adjustment: await findAdjustment(needs, reader, BigInt(transfer.transferId)),
    }
  }
