import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type {
  listHolds,
  listHouseMovements,
  listHouses,
  listLedgerProofs,
  searchTransfers,
  showTransfer,
} from '@trevo/contract/ops/ledger.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { cutPage } from '@trevo/platform/keyset.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { ownIdsOf } from '../domain/own-ids.ts'
import type { Holder, LedgerNeeds } from '../needs.ts'
import { presentTransfers } from './present-transfers.ts'

/** Who asks. */
export type Reader = { readonly brandId: number; readonly isForAllBrands?: true | undefined }

const see = ({ brandId, isForAllBrands }: Reader) => ({
  brandId,
  withHouses: isForAllBrands === true,
})

const largest = 2n ** 63n - 1n
const idOf = (text: string): bigint | undefined =>
  /^\d{1,19}$/.test(text) && BigInt(text) <= largest ? BigInt(text) : undefined

/** A member of the brand by number or user name. @throws Refusal `ledger.member_unknown` */
export const getHolder = async (
  { members }: Pick<LedgerNeeds, 'members'>,
  brandId: number,
  text: string,
): Promise<Holder> => {
  const number = idOf(text)
  const byNumber =
    number === undefined ? undefined : (await members.findHolders([number])).get(number)
  const found =
    byNumber?.brandId === brandId ? byNumber : await members.findByUsername(brandId, text)
  if (found?.brandId !== brandId) throw new Refusal('ledger.member_unknown')
  return found
}

/** Looks movements up; a brand's operator sees those of the brand's members. */
export const createExploreLedger = (needs: LedgerNeeds) => {
  const { wallet, members } = needs

  const search = async (reader: Reader, id: string) => {
    const number = idOf(id)
    const byNumber = number === undefined ? undefined : await wallet.explainTransfer(number)
    const found = await wallet.findTransfersByOwnId(ownIdsOf(id))
    const all = [...(byNumber ? [byNumber] : []), ...found]
    return presentTransfers(needs, all, see(reader))
  }

  return {
    searchTransfers: async (
      reader: Reader,
      { id, member, before, pageSize }: Query<typeof searchTransfers>,
    ): Promise<Answer<typeof searchTransfers>> => {
      if (id !== undefined && id.trim() !== '') {
        return { list: await search(reader, id.trim()), next: null }
      }
      if (member === undefined || member.trim() === '') return { list: [], next: null }
      const { memberId } = await getHolder(needs, reader.brandId, member.trim())
      const after = before === undefined ? undefined : idOf(before)
      const found = await wallet.listTransfersOf(memberId, after, pageSize + 1)
      const { shown, next } = cutPage(found, pageSize, ({ transferId }) => String(transferId))
      return { list: await presentTransfers(needs, shown, see(reader)), next }
    },

    showTransfer: async (
      reader: Reader,
      transferId: string,
    ): Promise<Answer<typeof showTransfer>> => {
      const number = idOf(transferId)
      const found = number === undefined ? undefined : await wallet.explainTransfer(number)
      const [transfer] = found ? await presentTransfers(needs, [found], see(reader)) : []
      if (!found || !transfer) throw new Refusal('ledger.transfer_unknown')
      const beside = [found.reverses, found.reversedBy].filter((one) => one !== null)
      const related = beside.length > 0 ? await wallet.explainTransfers(beside) : []
      return { transfer, related: await presentTransfers(needs, related, see(reader)) }
    },

    listHouses: async (): Promise<Answer<typeof listHouses>> => ({
      houses: (await wallet.listHouses()).map(({ name, balanceMinor, entries }) => ({
        name,
        balance: formatMoney(balanceMinor),
        entries: Number(entries),
      })),
    }),

    listHouseMovements: async (
      reader: Reader,
      house: string,
      limit: number,
    ): Promise<Answer<typeof listHouseMovements>> => {
      const entries = await wallet.listHouseEntries(house, limit)
      const ids = [...new Set(entries.map(({ transferId }) => transferId))]
      const transfers = ids.length > 0 ? await wallet.explainTransfers(ids) : []
      return { list: await presentTransfers(needs, transfers, see(reader)) }
    },

    listHolds: async (
      { brandId }: Reader,
      { before, pageSize }: Query<typeof listHolds>,
    ): Promise<Answer<typeof listHolds>> => {
      const after = before === undefined ? undefined : idOf(before)
      const found = await wallet.listHolds(after, pageSize + 1)
      const { shown, next } = cutPage(found, pageSize, ({ transferId }) => String(transferId))
      const holders = await members.findHolders([...new Set(shown.map(({ memberId }) => memberId))])
      const ofBrand = shown.filter(({ memberId }) => holders.get(memberId)?.brandId === brandId)
      const transfers = new Map(
        (await wallet.explainTransfers(ofBrand.map(({ transferId }) => transferId))).map((one) => [
          one.transferId,
          one,
        ]),
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
    },

    listLedgerProofs: async (limit: number): Promise<Answer<typeof listLedgerProofs>> => {
      const proofs = await wallet.listProofs(limit)
      const drifts = await wallet.listDrifts(limit)
      return {
        proofs: proofs.map((proof) => ({
          provedAt: proof.provedAt.toISOString(),
          accounts: Number(proof.accounts),
          entries: Number(proof.entries),
          archivedEntries: Number(proof.archivedEntries),
          total: formatMoney(proof.totalMinor),
          problemCount: proof.problemCount,
        })),
        drifts: drifts.map(({ accountId, foundAt, balanceMinor, entriesMinor }) => ({
          accountId: String(accountId),
          foundAt: foundAt.toISOString(),
          balance: formatMoney(balanceMinor),
          entries: formatMoney(entriesMinor),
          difference: formatMoney(balanceMinor - entriesMinor),
        })),
      }
    },
  }
}
