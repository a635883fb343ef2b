import { LRUCache } from 'lru-cache'
import { defaultPayoutLimits, payoutCapOf, type PayoutLimits } from './domain/payout-cap.ts'
import { listPayoutLimits } from './repository/payout-limits.ts'
import { createCoalescer } from '@trevo/database/coalesce.ts'
import type { PlayNeeds } from '../needs.ts'

/** Limits of games and brands rarely change, and take effect within this time. */
const readEveryMs = 60_000

type Said = {
  readonly maxWins: ReadonlyMap<number, number>
  readonly limits: ReadonlyMap<number, PayoutLimits>
}
type Needs = Pick<PlayNeeds, 'database' | 'catalogue' | 'members' | 'log'>
type Stake = { readonly memberId: bigint; readonly nodeId: number; readonly stakeMinor: bigint }

export type PayoutCaps = {
  /** The limit of all credits of the stake together before an operator reviews them. */
  capOf(stake: Stake): bigint | Promise<bigint>
  /** The member's brand. @throws Error if there is no such member. */
  brandOf(memberId: bigint): number | Promise<number>
}

/**
 * Caps from this copy's cache, so that a credit costs no query: a member's brand is read once, limits of games and
 * brands once a minute, in the background.
 */
export const createPayoutCaps = (needs: Needs): PayoutCaps => {
  const { database, catalogue, members, log } = needs
  const brands = new LRUCache<bigint, number>({ max: 50_000 })
  let said: Said | undefined
  let readAtMs = -Infinity

  const read = createCoalescer<undefined, Said>(async (askers) => {
    const [maxWins, limits] = await Promise.all([
      catalogue.listMaxWins(),
      listPayoutLimits(database),
    ])
    const now = { maxWins, limits }
    said = now
    readAtMs = performance.now()
    return askers.map(() => now)
  })
  const known = (): Said | Promise<Said> => {
    if (!said) return read(undefined)
    if (performance.now() - readAtMs > readEveryMs) {
      // Counted from now, so that a failing read is not repeated by every credit.
      readAtMs = performance.now()
      read(undefined).catch((error: unknown) => log.warn({ err: error }, 'payout caps not read'))
    }
    return said
  }

  const askBrand = async (memberId: bigint): Promise<number> => {
    const member = await members.findMember(memberId)
    if (!member) throw new Error(`play: no member ${memberId}`)
    brands.set(memberId, member.brandId)
    return member.brandId
  }
  const brandOf = (memberId: bigint): number | Promise<number> =>
    brands.get(memberId) ?? askBrand(memberId)

  const capFrom = ({ maxWins, limits }: Said, { stakeMinor, nodeId }: Stake, brandId: number) =>
    payoutCapOf(stakeMinor, maxWins.get(nodeId), limits.get(brandId) ?? defaultPayoutLimits)

  return {
    brandOf,
    capOf: (stake) => {
      const [now, brandId] = [known(), brandOf(stake.memberId)]
      if (!(now instanceof Promise) && typeof brandId === 'number') {
        return capFrom(now, stake, brandId)
      }
      return Promise.all([now, brandId]).then((both) => capFrom(both[0], stake, both[1]))
    },
  }
}
