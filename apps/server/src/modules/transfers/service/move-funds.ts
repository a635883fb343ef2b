import { tables } from '@trevo/database/connect.ts'
import { randomUUID } from 'node:crypto'
import { Refusal } from '@trevo/platform/refusal.ts'
import { fundHeld } from '../domain/transfers.ts'
import { findFundTransfer, insertFundTransfer } from '../repository/fund-transfers.ts'
import type { FundTransferRow, TransfersTables } from '../repository/tables.ts'
import type { TransfersNeeds, TransferVendor } from '../needs.ts'
import { leaseMs, sendTransfer } from './end-transfer.ts'

export type Actor = { readonly memberId: bigint; readonly brandId: number }

type Move = Actor & {
  readonly clientId: string
  /** The device's id: the transfer itself, or a whole recall. */
  readonly claim: { readonly kind: string; readonly id: string }
  readonly vendor: TransferVendor
  readonly direction: 'out' | 'in'
  readonly amountMinor: bigint
}

const isSame = (row: FundTransferRow, move: Move): boolean =>
  row.vendor === move.vendor.code &&
  row.direction === move.direction &&
  row.amount_minor === move.amountMinor

/** Writes the transfer, with the hold of an outgoing amount; the vendor is called after the commit. */
const begin = (
  { database, wallet, clock, limits }: TransfersNeeds,
  move: Move,
): Promise<{ readonly row: FundTransferRow; readonly isNew: boolean }> =>
  database.inTx(async (tx) => {
    const own = tables<TransfersTables>(tx)
    const { memberId, brandId, clientId, vendor, direction, amountMinor } = move
    await wallet.claimClientId(tx, move.claim.kind, { memberId, clientId: move.claim.id })
    const known = await findFundTransfer(own, memberId, clientId)
    if (known) {
      if (!isSame(known, move)) throw new Refusal('request.id_reused', { id: clientId })
      return { row: known, isNew: false }
    }
    // Stakes from a vendor's own wallet are not ours to count.
    if (direction === 'out' && (await limits.lockLimited(tx, memberId))) {
      throw new Refusal('limit.elsewhere')
    }
    const now = clock.now()
    const row: FundTransferRow = {
      member_id: memberId,
      id: randomUUID(),
      brand_id: brandId,
      client_id: clientId,
      vendor: vendor.code,
      direction,
      amount_minor: amountMinor,
      status: 'pending',
      created_at: now,
      ended_at: null,
      next_call_at: new Date(now.getTime() + leaseMs),
      call_attempts: 0,
    }
    await insertFundTransfer(own, row)
    if (direction === 'out') {
      await wallet.hold(tx, fundHeld({ id: row.id, memberId, amountMinor, vendor: vendor.code }))
    }
    return { row, isNew: true }
  })

/** Begins the transfer and calls the vendor; a retry returns its outcome. */
export const moveFunds = async (needs: TransfersNeeds, order: Move): Promise<FundTransferRow> => {
  const { row, isNew } = await begin(needs, order)
  return isNew ? sendTransfer(needs, order.vendor, row) : row
}

/** Refuses `transfer.single_wallet`. */
export const requireSeveralWallets = ({ settings }: TransfersNeeds, brandId: number): void => {
  if (settings.isSingleWallet(brandId)) throw new Refusal('transfer.single_wallet')
}
