import { parseMoney } from '@trevo/money/money.ts'
import { randomUUID } from 'node:crypto'
import { findFundTransfer, playerRefOf } from '../repository/fund-transfers.ts'
import type { TransfersNeeds } from '../needs.ts'
import { moveFunds, requireSeveralWallets, type Actor } from './move-funds.ts'
import { presentTransfer } from './present-transfer.ts'

/** Everything back: one transfer for each vendor's wallet with a balance. */
export const createRecallFunds =
  (needs: TransfersNeeds) =>
  async ({ memberId, brandId, clientId }: Actor & { readonly clientId: string }) => {
    const { database, vendors } = needs
    requireSeveralWallets(needs, brandId)
    const silent: number[] = []
    const recalled = await Promise.all(
      vendors.map(async (vendor) => {
        const own = `${clientId}:${vendor.code}`
        // On a retry the first answer counts: the balance is different by then.
        const known = await findFundTransfer(database.db, memberId, own)
        if (known) return known
        const ref = await playerRefOf(database.db, memberId, vendor.code, randomUUID)
        const balance = await vendor.client.balance(ref)
        if (balance === undefined) silent.push(vendor.accountTypeId)
        const held = parseMoney(balance ?? '0')
        const amountMinor = held - (held % 100n)
        if (amountMinor <= 0n) return undefined
        return moveFunds(needs, {
          memberId,
          brandId,
          clientId: own,
          claim: { kind: 'transfers.recall', id: clientId },
          vendor,
          direction: 'in',
          amountMinor,
        })
      }),
    )
    const transfers = recalled.filter((row) => row !== undefined)
    return { transfers: transfers.map((row) => presentTransfer(vendors, row)), silent }
  }
