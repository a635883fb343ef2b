import type { ConsolidatedFunds } from '@trevo/contract/wps/consolidated.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import type { TransfersNeeds } from '../needs.ts'
import { askVendors } from './list-wallets.ts'

/** CALL-31: all money of the member, here and at the vendors that keep their own wallet. */
export const createShowFunds =
  (needs: TransfersNeeds) =>
  async (memberId: bigint, brandId: number): Promise<Omit<ConsolidatedFunds, 'currency'>> => {
    const [{ availableMinor, heldMinor }, vendorWallets] = await Promise.all([
      needs.wallet.balanceOf(memberId),
      askVendors(needs, memberId, brandId),
    ])
    const atVendors = vendorWallets.reduce(
      (sum, { availBalance }) => (availBalance === null ? sum : sum + parseMoney(availBalance)),
      0n,
    )
    return {
      total: formatMoney(availableMinor + heldMinor + atVendors),
      available: formatMoney(availableMinor),
      held: formatMoney(heldMinor),
      vendorWallets,
    }
  }
