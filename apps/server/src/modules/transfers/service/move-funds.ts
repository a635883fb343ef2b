import { tables } from '@trevo/database/connect.ts'
import { mainWalletTypeId, type FundTransfer } from '@trevo/contract/wps/transfers.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { randomUUID } from 'node:crypto'
import { Refusal } from '../../../platform/refusal.ts'
import { readAmount } from '../domain/read-amount.ts'
import { fundHeld } from '../domain/transfers.ts'
import { findFundTransfer, insertFundTransfer, playerRefOf } from '../repository/fund-transfers.ts'
import type { FundTransferRow, TransfersTables } from '../repository/tables.ts'
import type { TransfersNeeds, TransferVendor } from '../needs.ts'
import { leaseMs, sendTransfer } from './end-transfer.ts'
import { presentTransfer } from './present-transfer.ts'

type Actor = { readonly memberId: bigint; readonly brandId: number }

export type MoveOrder = Actor & {
  readonly clientId: string
  readonly fromTypeId: number
  readonly toTypeId: number
  readonly amount: string
}

type Move = Actor & {
  readonly clientId: string
  readonly vendor: TransferVendor
  readonly direction: 'out' | 'in'
  readonly amountMinor: bigint
}

const isSame = (row: FundTransferRow, move: Move): boolean =>
  row.vendor === move.vendor.code &&
  row.direction === move.direction &&
  row.amount_minor === move.amountMinor

/** Writes the transfer, with the hold of what leaves; the vendor is called after the commit. */
const begin = (
  { database, wallet, clock }: TransfersNeeds,
  move: Move,
): Promise<{ readonly row: FundTransferRow; readonly isNew: boolean }> =>
  database.inTx(async (tx) => {
    const own = tables<TransfersTables>(tx)
    const { memberId, brandId, clientId, vendor, direction, amountMinor } = move
    const known = await findFundTransfer(own, memberId, clientId)
    if (known) {
      if (!isSame(known, move)) throw new Refusal('request.id_reused', { id: clientId })
      return { row: known, isNew: false }
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

const move = async (needs: TransfersNeeds, order: Move): Promise<FundTransferRow> => {
  const { row, isNew } = await begin(needs, order)
  return isNew ? sendTransfer(needs, order.vendor, row) : row
}

const requireSeveral = ({ settings }: TransfersNeeds, brandId: number): void => {
  if (settings.isSingleWallet(brandId)) throw new Refusal('transfer.single_wallet')
}

/** Between the main wallet and a vendor's; one of the two ends is the main wallet. */
export const createMoveFunds =
  (needs: TransfersNeeds) =>
  async (order: MoveOrder): Promise<FundTransfer> => {
    const { vendors } = needs
    const { memberId, brandId, clientId, fromTypeId, toTypeId } = order
    requireSeveral(needs, brandId)
    const amountMinor = readAmount(order.amount)
    const direction = fromTypeId === mainWalletTypeId ? 'out' : 'in'
    const [main, other] = direction === 'out' ? [fromTypeId, toTypeId] : [toTypeId, fromTypeId]
    const vendor = vendors.find(({ accountTypeId }) => accountTypeId === other)
    if (main !== mainWalletTypeId || !vendor) throw new Refusal('transfer.wallet_unknown')
    const row = await move(needs, {
      memberId,
      brandId,
      clientId,
      vendor,
      direction,
      amountMinor,
    })
    return presentTransfer(vendors, row)
  }

/** Everything back: one transfer for each vendor's wallet that holds something. */
export const createRecallFunds =
  (needs: TransfersNeeds) =>
  async ({ memberId, brandId, clientId }: Actor & { readonly clientId: string }) => {
    const { database, vendors } = needs
    requireSeveral(needs, brandId)
    const silent: number[] = []
    const recalled = await Promise.all(
      vendors.map(async (vendor) => {
        const own = `${clientId}:${vendor.code}`
        // Asked again, the first answer counts: the balance is another by then.
        const known = await findFundTransfer(database.db, memberId, own)
        if (known) return known
        const ref = await playerRefOf(database.db, memberId, vendor.code, randomUUID)
        const balance = await vendor.client.balance(ref)
        if (balance === undefined) silent.push(vendor.accountTypeId)
        const held = parseMoney(balance ?? '0')
        const amountMinor = held - (held % 100n)
        if (amountMinor <= 0n) return undefined
        return move(needs, {
          memberId,
          brandId,
          clientId: own,
          vendor,
          direction: 'in',
          amountMinor,
        })
      }),
    )
    const transfers = recalled.filter((row) => row !== undefined)
    return { transfers: transfers.map((row) => presentTransfer(vendors, row)), silent }
  }
