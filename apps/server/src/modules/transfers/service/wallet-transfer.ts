import { mainWalletTypeId, type FundTransfer } from '@trevo/contract/wps/transfers.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { readAmount } from '../domain/read-amount.ts'
import type { TransfersNeeds } from '../needs.ts'
import { moveFunds, requireSeveralWallets, type Actor } from './move-funds.ts'
import { presentTransfer } from './present-transfer.ts'

export type MoveOrder = Actor & {
  readonly clientId: string
  readonly fromTypeId: number
  readonly toTypeId: number
  readonly amount: string
}

/** Between the main wallet and a vendor's; one of the two ends is the main wallet. */
export const createWalletTransfer =
  (needs: TransfersNeeds) =>
  async (order: MoveOrder): Promise<FundTransfer> => {
    const { vendors } = needs
    const { memberId, brandId, clientId, fromTypeId, toTypeId } = order
    requireSeveralWallets(needs, brandId)
    const amountMinor = readAmount(order.amount)
    const direction = fromTypeId === mainWalletTypeId ? 'out' : 'in'
    const [main, other] = direction === 'out' ? [fromTypeId, toTypeId] : [toTypeId, fromTypeId]
    const vendor = vendors.find(({ accountTypeId }) => accountTypeId === other)
    if (main !== mainWalletTypeId || !vendor) throw new Refusal('transfer.wallet_unknown')
    const row = await moveFunds(needs, {
      memberId,
      brandId,
      clientId,
      claim: { kind: 'transfers.fund', id: clientId },
      vendor,
      direction,
      amountMinor,
    })
    return presentTransfer(vendors, row)
  }
