import { mainWalletTypeId, type FundTransfer } from '@trevo/contract/wps/transfers.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { FundTransferRow } from '../repository/tables.ts'
import type { TransferVendor } from '../needs.ts'

export const presentTransfer = (
  vendors: readonly TransferVendor[],
  row: FundTransferRow,
): FundTransfer => {
  const typeId = vendors.find(({ code }) => code === row.vendor)?.accountTypeId ?? 0
  return {
    transferId: row.id,
    clientId: row.client_id,
    fromTypeId: row.direction === 'out' ? mainWalletTypeId : typeId,
    toTypeId: row.direction === 'out' ? typeId : mainWalletTypeId,
    amount: formatMoney(row.amount_minor),
    status: row.status,
    createdAt: row.created_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  }
}
