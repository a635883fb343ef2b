import {
  movementsMax,
  type VendorMovement,
  type WalletReply,
} from '@trevo/contract/vendor/shapes.ts'
import { createCoalescer } from '@trevo/database/coalesce.ts'
import type { CallResult, WalletClient } from '@trevo/vendor-kit/client/wallet-client.ts'

type Asked = {
  readonly movement: VendorMovement
  /** The same in a separate call. */
  alone(): Promise<CallResult<WalletReply>>
}

/** A hanging call holds up only what it carries. */
const patienceMs = 50
/** Stakes and payouts need not wait for each other. */
const sendingsMax = 2

/**
 * The wallet with batched movements: those that come while two calls are in progress share the next one, so many
 * players cost one signature and one answer. A lone movement does not wait. A failed call leaves each of its
 * movements unknown; repeating it under the same ids is safe.
 */
export const joinMovements = (wallet: WalletClient): WalletClient => {
  const ask = createCoalescer(
    async (asked: readonly Asked[]) => {
      const [first, ...others] = asked
      if (first && others.length === 0) return [await first.alone()]
      return wallet.moveMany(asked.map(({ movement }) => movement))
    },
    { sizeMax: movementsMax, patienceMs, sendingsMax },
  )
  return {
    ...wallet,
    // The text for people is long, and is sent separately.
    debit: (message) =>
      message.betDetail === undefined
        ? ask({ movement: { kind: 'debit', ...message }, alone: () => wallet.debit(message) })
        : wallet.debit(message),
    credit: (message) =>
      message.betDetail === undefined
        ? ask({ movement: { kind: 'credit', ...message }, alone: () => wallet.credit(message) })
        : wallet.credit(message),
    rollback: (message) =>
      ask({ movement: { kind: 'rollback', ...message }, alone: () => wallet.rollback(message) }),
  }
}
