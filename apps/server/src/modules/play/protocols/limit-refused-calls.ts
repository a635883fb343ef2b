import { LRUCache } from 'lru-cache'
import { addressKey } from '@trevo/vendor-kit/http/address.ts'
import type { Clock } from '@trevo/platform/clock.ts'

/** The most refused calls of an address within a window; then none of its calls is read until that is over. */
export const refusedCallsLimit = { max: 300, windowMs: 10_000 } as const

/** Beyond this number the least recently seen address is dropped. */
const addressesMax = 10_000

type Count = { readonly since: number; count: number }

/**
 * Counts the refused calls of each address (for IPv6 of each /64): a caller without a key costs reading the body
 * and verifying a signature with each call. Authenticated calls are never counted, so a vendor reaches the limit
 * only with its own invalid calls.
 */
export const createRefusedCallsLimit = ({ clock }: { readonly clock: Clock }) => {
  const counts = new LRUCache<string, Count>({ max: addressesMax })

  const find = (address: string | undefined): Count | undefined => {
    const key = addressKey(address ?? '')
    const found = counts.get(key)
    const age = found && clock.now().getTime() - found.since
    // A clock that was set back must not keep an address out until it has caught up.
    return age !== undefined && age >= 0 && age < refusedCallsLimit.windowMs ? found : undefined
  }

  return {
    count: (address: string | undefined): void => {
      const found = find(address)
      if (found) found.count += 1
      else counts.set(addressKey(address ?? ''), { since: clock.now().getTime(), count: 1 })
    },
    isOver: (address: string | undefined): boolean =>
      (find(address)?.count ?? 0) >= refusedCallsLimit.max,
  }
}
