import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type { searchTransfers } from '@trevo/contract/ops/ledger/ledger.ts'
import { cutPage, withExtra } from '@trevo/platform/keyset.ts'
import { ownIdsOf } from '../domain/own-ids.ts'
import type { LedgerNeeds } from '../needs.ts'
import { getHolder, idOf, see, type Reader } from './find-holder.ts'
import { presentTransfers } from './present-transfers.ts'

const search = async (needs: LedgerNeeds, reader: Reader, id: string) => {
  const number = idOf(id)
  const byNumber = number === undefined ? undefined : await needs.wallet.explainTransfer(number)
  const found = await needs.wallet.findTransfersByOwnId(ownIdsOf(id))
  const all = [...(byNumber ? [byNumber] : []), ...found]
  return presentTransfers(needs, all, see(reader))
}

/** Movements by an id, or those of a member, newest first. */
export const createSearchTransfers =
  (needs: LedgerNeeds) =>
  async (
    reader: Reader,
    { id, member, before, pageSize }: Query<typeof searchTransfers>,
  ): Promise<Answer<typeof searchTransfers>> => {
    if (id !== undefined && id.trim() !== '') {
      return { list: await search(needs, reader, id.trim()), next: null }
    }
    if (member === undefined || member.trim() === '') return { list: [], next: null }
    const { memberId } = await getHolder(needs, reader.brandId, member.trim())
    const after = before === undefined ? undefined : idOf(before)
    const found = await needs.wallet.listTransfersOf(memberId, after, withExtra(pageSize))
    const { shown, next } = cutPage(found, pageSize, ({ transferId }) => String(transferId))
    return { list: await presentTransfers(needs, shown, see(reader)), next }
  }
