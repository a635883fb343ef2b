import type { Answer } from '@trevo/contract/endpoint.ts'
import { mainWalletTypeId, type listWallets } from '@trevo/contract/wps/transfers.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { randomUUID } from 'node:crypto'
import { listFundTransfers, playerRefOf } from '../repository/fund-transfers.ts'
import type { TransfersDependencies } from './dependencies.ts'
import { presentTransfer } from './present-transfer.ts'

const transfersShown = 10

type Wallet = Answer<typeof listWallets>['wallets'][number]

/** What each vendor says it holds for the member; nothing where the brand keeps one wallet. */
export const askVendors = async (
  { database, vendors, isSingleWallet }: TransfersDependencies,
  memberId: bigint,
  brandId: number,
): Promise<Wallet[]> => {
  if (isSingleWallet(brandId)) return []
  return Promise.all(
    vendors.map(async ({ code, accountTypeId, name, client }) => {
      const ref = await playerRefOf(database.db, memberId, code, randomUUID)
      const balance = await client.balance(ref)
      return { accountTypeId, accountName: name, availBalance: balance ?? null }
    }),
  )
}

/** The main wallet first, then each vendor's with what the vendor says it holds. */
export const createShowWallets =
  (dependencies: TransfersDependencies) =>
  async (memberId: bigint, brandId: number): Promise<Answer<typeof listWallets>> => {
    const { database, wallet, vendors, isSingleWallet } = dependencies
    const { availableMinor } = await wallet.balanceOf(memberId)
    const main = {
      accountTypeId: mainWalletTypeId,
      accountName: 'MAIN',
      availBalance: formatMoney(availableMinor),
    }
    if (isSingleWallet(brandId)) return { isSingle: true, wallets: [main], transfers: [] }
    const others = await askVendors(dependencies, memberId, brandId)
    const rows = await listFundTransfers(database.db, memberId, transfersShown)
    return {
      isSingle: false,
      wallets: [main, ...others],
      transfers: rows.map((row) => presentTransfer(vendors, row)),
    }
  }
