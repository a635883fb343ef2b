import type { Answer } from '@trevo/contract/endpoint.ts'
import { mainWalletTypeId, type listWallets } from '@trevo/contract/wps/transfers.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { randomUUID } from 'node:crypto'
import { listFundTransfers, playerRefOf } from '../repository/fund-transfers.ts'
import type { TransfersNeeds } from '../needs.ts'
import { presentTransfer } from './present-transfer.ts'

const transfersShown = 10

type Wallet = Answer<typeof listWallets>['wallets'][number]

/** The member's balance at each vendor; empty if the brand keeps one wallet. */
export const askVendors = async (
  { database, vendors, settings }: TransfersNeeds,
  memberId: bigint,
  brandId: number,
): Promise<Wallet[]> => {
  if (settings.isSingleWallet(brandId)) return []
  return Promise.all(
    vendors.map(async ({ code, accountTypeId, name, client }) => {
      const ref = await playerRefOf(database.db, memberId, code, randomUUID)
      const balance = await client.balance(ref)
      return { accountTypeId, accountName: name, availBalance: balance ?? null }
    }),
  )
}

/** The main wallet first, then each vendor's with the vendor's balance. */
export const createListWallets =
  (needs: TransfersNeeds) =>
  async (memberId: bigint, brandId: number): Promise<Answer<typeof listWallets>> => {
    const { database, wallet, vendors, settings } = needs
    const { availableMinor } = await wallet.balanceOf(memberId)
    const main = {
      accountTypeId: mainWalletTypeId,
      accountName: 'MAIN',
      availBalance: formatMoney(availableMinor),
    }
    if (settings.isSingleWallet(brandId)) return { isSingle: true, wallets: [main], transfers: [] }
    const others = await askVendors(needs, memberId, brandId)
    const rows = await listFundTransfers(database.db, memberId, transfersShown)
    return {
      isSingle: false,
      wallets: [main, ...others],
      transfers: rows.map((row) => presentTransfer(vendors, row)),
    }
  }
