import {
  TransferBalanceReply,
  TransferReply,
  transferWallet,
} from '@trevo/contract/vendor/transfer-wallet.ts'
import { Pool } from 'undici'
import type { VendorKeys } from '../signing/keys.ts'
import { sendSigned } from './wallet-client.ts'

export type TransferOrder = {
  readonly transferId: string
  readonly playerRef: string
  /** Decimal text in BRL. */
  readonly amount: string
}

/** `no_answer`: it may or may not have happened; nothing may be concluded. */
export type TransferOutcome = TransferReply['state'] | 'no_answer'

export type TransferClient = {
  deposit(order: TransferOrder): Promise<TransferOutcome>
  withdraw(order: TransferOrder): Promise<TransferOutcome>
  query(transferId: string): Promise<TransferOutcome>
  cancel(transferId: string): Promise<TransferOutcome>
  /** Decimal text, or undefined without an answer. */
  balance(playerRef: string): Promise<string | undefined>
  close(): Promise<void>
}

/** The platform's side of a vendor that keeps a separate wallet. Never throws for the vendor's errors. */
export const createTransferClient = (options: {
  /** Origin of the vendor's server. */
  readonly baseUrl: string
  readonly keys: VendorKeys
  readonly nowMs: () => number
  readonly timeoutMs?: number
}): TransferClient => {
  const pool = new Pool(options.baseUrl, { connections: 8 })
  const wire = { pool, options: { ...options, timeoutMs: options.timeoutMs ?? 5_000 } }
  const ask = async (path: string, message: object): Promise<TransferOutcome> => {
    const result = await sendSigned(wire, path, message, TransferReply)
    return result.kind === 'answer' ? result.reply.state : 'no_answer'
  }
  return {
    deposit: (order) => ask(transferWallet.deposit.path, order),
    withdraw: (order) => ask(transferWallet.withdraw.path, order),
    query: (transferId) => ask(transferWallet.query.path, { transferId }),
    cancel: (transferId) => ask(transferWallet.cancel.path, { transferId }),
    balance: async (playerRef) => {
      const path = transferWallet.balance.path
      const result = await sendSigned(wire, path, { playerRef }, TransferBalanceReply)
      return result.kind === 'answer' ? result.reply.balance : undefined
    },
    close: () => pool.close(),
  }
}
