import { minuteMs } from '@trevo/calendar/durations.ts'
import { tables } from '@trevo/database/connect.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { TransferOutcome } from '@trevo/vendor-kit/client/transfer-client.ts'
import { randomUUID } from 'node:crypto'
import { fundMoved, fundRecalled, fundReleased } from '../domain/transfers.ts'
import {
  askAgainAt,
  endFundTransfer,
  lockFundTransfer,
  playerRefOf,
  takeDueTransfers,
} from '../repository/fund-transfers.ts'
import type { FundTransferRow, TransfersTables } from '../repository/tables.ts'
import type { TransfersNeeds, TransferVendor } from '../needs.ts'

/** Twice the longest call to a vendor. */
export const leaseMs = 15_000
/** A transfer unknown to the vendor after this time is ended there, and then here. */
const giveUpMs = 10 * minuteMs
const askAgainMaxMs = 5 * minuteMs

const fundOf = ({ id, member_id, amount_minor, vendor }: FundTransferRow) => ({
  id,
  memberId: member_id,
  amountMinor: amount_minor,
  vendor,
})

/** The vendor's answer is stored with the resulting money, once. */
const settle = (
  { database, wallet, clock }: TransfersNeeds,
  transfer: FundTransferRow,
  outcome: 'done' | 'refused',
): Promise<FundTransferRow> =>
  database.inTx(async (tx) => {
    const own = tables<TransfersTables>(tx)
    const row = await lockFundTransfer(own, transfer)
    if (row.status !== 'pending') return row
    const fund = fundOf(row)
    if (row.direction === 'in' && outcome === 'done') await wallet.postInTx(tx, fundRecalled(fund))
    if (row.direction === 'out') {
      if (outcome === 'done') await wallet.capture(tx, fundMoved(fund))
      else await wallet.release(tx, fundReleased(fund))
    }
    const status = outcome === 'done' ? 'done' : 'failed'
    const at = clock.now()
    await endFundTransfer(own, row, { status, at })
    return { ...row, status, ended_at: at, next_call_at: null }
  })

const send = async (
  { database }: TransfersNeeds,
  { client }: TransferVendor,
  transfer: FundTransferRow,
): Promise<TransferOutcome> => {
  const { member_id, vendor, id: transferId, amount_minor, direction } = transfer
  const playerRef = await playerRefOf(database.db, member_id, vendor, randomUUID)
  const order = { transferId, playerRef, amount: formatMoney(amount_minor) }
  return direction === 'out' ? client.deposit(order) : client.withdraw(order)
}

/** Sends a new transfer; without an answer it stays pending, and is queried later. */
export const sendTransfer = async (
  needs: TransfersNeeds,
  vendor: TransferVendor,
  transfer: FundTransferRow,
): Promise<FundTransferRow> => {
  const outcome = await send(needs, vendor, transfer)
  return outcome === 'done' || outcome === 'refused' ? settle(needs, transfer, outcome) : transfer
}

/**
 * The outcome of an unanswered transfer: the vendor is queried before anything is sent again, and one unknown to
 * it is barred there before the money is released here.
 */
const resolve = async (
  needs: TransfersNeeds,
  { client, ...vendor }: TransferVendor,
  transfer: FundTransferRow,
): Promise<TransferOutcome> => {
  const answer = await client.query(transfer.id)
  if (answer !== 'unknown') return answer
  const age = needs.clock.now().getTime() - transfer.created_at.getTime()
  return age < giveUpMs ? send(needs, { client, ...vendor }, transfer) : client.cancel(transfer.id)
}

/** Ends stuck transfers (a job). @returns how many were ended. */
export const createEndStuck = (needs: TransfersNeeds) => async (): Promise<number> => {
  const { database, clock, logger, vendors } = needs
  const now = clock.now()
  const due = await takeDueTransfers(database.db, {
    now,
    leaseMs,
    waitMaxMs: askAgainMaxMs,
    limit: 50,
  })
  const ends = await Promise.all(
    due.map(async (transfer) => {
      const vendor = vendors.find(({ code }) => code === transfer.vendor)
      const outcome = vendor ? await resolve(needs, vendor, transfer) : 'no_answer'
      if (outcome === 'done' || outcome === 'refused') {
        await settle(needs, transfer, outcome)
        return true
      }
      logger.warn({ transfer: transfer.id, vendor: transfer.vendor }, 'transfer without an answer')
      const wait = Math.min(askAgainMaxMs, 5_000 * 2 ** Math.min(transfer.call_attempts, 8))
      await askAgainAt(database.db, transfer, new Date(now.getTime() + wait))
      return false
    }),
  )
  return ends.filter(Boolean).length
}
