import type { AccountLock } from '../../modules/identity/index.ts'
import { isSilent } from '../../modules/members/index.ts'
import type { Modules } from '../modules.ts'
import type { Found, ReasonSource } from './reason.ts'

const kindOfLock = {
  password: 'passwordLock',
  code: 'codeLock',
  payment: 'paymentLock',
  pin: 'pinLock',
} as const satisfies Record<AccountLock['what'], Found['kind']>

/** What bars the account: the member, the register, an operator, an identity or limits that are missing. */
export const barsOf =
  ({ compliance }: Pick<Modules, 'compliance'>): ReasonSource =>
  async ({ member }) => {
    const { bars } = await compliance.getStanding(member.memberId)
    return bars.map(({ since, until, ...bar }) => ({
      ...bar,
      since: since === null ? null : new Date(since),
      until: until === null ? null : new Date(until),
    }))
  }

/** Locks after wrong tries, a place from which nobody bets, and an account that is closed. */
export const guardsOf =
  ({ identity, kyc }: Pick<Modules, 'identity' | 'kyc'>): ReasonSource =>
  async ({ member, sessionId }) => {
    const { memberId, brandId, closedAt } = member
    const [locks, place] = await Promise.all([
      identity.listLocks(memberId),
      kyc.findRefusedPlace({ memberId, brandId, sessionId }),
    ])
    return [
      ...(closedAt ? [{ kind: 'closed' as const, since: closedAt }] : []),
      ...locks.map(({ what, since, until }) => ({ kind: kindOfLock[what], since, until })),
      ...(place
        ? [
            {
              kind: 'location' as const,
              since: place.since,
              until: place.until,
              reasons: [place.outcome],
            },
          ]
        : []),
    ]
  }

/** Rewards and offers that do not reach the member: withheld because of how they play, or not wanted. */
export const silenceOf: ReasonSource = ({ member, at }) => {
  const { offersWithheldAt, silentUntil } = member
  const found: Found[] = []
  if (offersWithheldAt) found.push({ kind: 'offers', since: offersWithheldAt })
  if (isSilent(member, at)) found.push({ kind: 'silent', until: silentUntil })
  return Promise.resolve(found)
}
