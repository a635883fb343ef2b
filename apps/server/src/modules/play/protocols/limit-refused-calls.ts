import { LRUCache } from 'lru-cache'
import { addressKey } from '@trevo/vendor-kit/http/address.ts'
import type { Clock } from '@trevo/platform/clock.ts'

/** So many refused calls an address may send in so long; then none of its calls is read until that is over. */
export const refusedCallsLimit = { max: 300, windowMs: 10_000 } as const

/** Beyond these the least recently seen address is forgotten. */
const addressesMax = 10_000

type Count = { readonly since: number; count: number }

/**
 * Counts the refused calls of each address (of IPv6 of each /64): a caller without a key costs a reading of
 * the body and a signature with each call, as often as the line carries. Calls that are believed are
 * never counted, so a vendor reaches the limit only with its own invalid calls.
 */
export const createRefusedCallsLimit = ({ clock }: { readonly clock: Clock }) => {
  const counts = new LRUCache<string, Count>({ max: addressesMax })

  const find = (address: string | undefined): Count | undefined => {
    const key = addressKey(address ?? '')
    const found = counts.get(key)
    const age = found && clock.now().getTime() - found.since
    // A clock that was put back must not keep an address out until it has caught up.
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
