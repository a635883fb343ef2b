import type { Answer } from '@trevo/contract/endpoint.ts'
import type { showTransfer } from '@trevo/contract/ops/ledger/ledger.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { LedgerNeeds } from '../needs.ts'
import { idOf, see, type Reader } from './find-holder.ts'
import { presentTransfers } from './present-transfers.ts'

/** One movement with what reverses it or is reversed by it. */
export const createShowTransfer =
  (needs: LedgerNeeds) =>
  async (reader: Reader, transferId: string): Promise<Answer<typeof showTransfer>> => {
    const number = idOf(transferId)
    const found = number === undefined ? undefined : await needs.wallet.explainTransfer(number)
    const [transfer] = found ? await presentTransfers(needs, [found], see(reader)) : []
    if (!found || !transfer) throw new Refusal('ledger.transfer_unknown')
    const beside = [found.reverses, found.reversedBy].filter((one) => one !== null)
    const related = beside.length > 0 ? await needs.wallet.explainTransfers(beside) : []
    return { transfer, related: await presentTransfers(needs, related, see(reader)) }
  }
