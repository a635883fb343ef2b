import { dayMs } from '@trevo/calendar/durations.ts'
import type { SegmentConditions } from '@trevo/contract/segment-conditions.ts'
import { minorPerReal } from '@trevo/money/money.ts'

/** What segments ask about a member. */
export type SegmentProfile = {
  readonly level: number
  readonly registeredAt: Date
  /** The last settled stake on each product. */
  readonly lastStakes: readonly { readonly product: string; readonly at: Date }[]
  /** ISO 3166-1; null if unknown. */
  readonly country: string | null
  readonly state: string | null
  readonly tags: readonly string[]
  /** In 1/10,000 BRL. */
  readonly availableMinor: bigint
  /** Usernames of the agents above. */
  readonly line: readonly string[]
  /** Excluded from play, barred, closed, or a trial account. */
  readonly isFlagged: boolean
}

const isIn = (list: readonly string[] | undefined, one: string | null): boolean =>
  !list || (one !== null && list.includes(one))

const fitsPlay = (
  { stakedWithinDays, stakedNotForDays, products }: SegmentConditions,
  { lastStakes }: SegmentProfile,
  now: Date,
): boolean => {
  const counted = products
    ? lastStakes.filter(({ product }) => (products as readonly string[]).includes(product))
    : lastStakes
  if (products && counted.length === 0) return false
  const last = Math.max(...counted.map(({ at }) => at.getTime()))
  if (stakedWithinDays !== undefined && last < now.getTime() - stakedWithinDays * dayMs)
    return false
  if (stakedNotForDays === undefined) return true
  return counted.length > 0 && last < now.getTime() - stakedNotForDays * dayMs
}

const fitsAge = (
  { registeredWithinDays, registeredForDays }: SegmentConditions,
  { registeredAt }: SegmentProfile,
  now: Date,
): boolean => {
  const at = registeredAt.getTime()
  if (registeredWithinDays !== undefined && at < now.getTime() - registeredWithinDays * dayMs) {
    return false
  }
  return registeredForDays === undefined || at <= now.getTime() - registeredForDays * dayMs
}

const fitsMoney = (
  { balanceMin, balanceMax }: SegmentConditions,
  { availableMinor }: SegmentProfile,
): boolean =>
  (balanceMin === undefined || availableMinor >= BigInt(balanceMin) * minorPerReal) &&
  (balanceMax === undefined || availableMinor <= BigInt(balanceMax) * minorPerReal)

/** Whether a member belongs to a segment. The count in SQL must agree (`count-segment.db.test.ts`). */
export const isInSegment = (
  conditions: SegmentConditions,
  profile: SegmentProfile,
  now: Date,
): boolean => {
  const { levelMin, levelMax, line, countries, states, tags, withoutTags } = conditions
  if (profile.isFlagged) return false
  if (levelMin !== undefined && profile.level < levelMin) return false
  if (levelMax !== undefined && profile.level > levelMax) return false
  if (line !== undefined && !profile.line.includes(line.toLowerCase())) return false
  if (!fitsMoney(conditions, profile)) return false
  if (!isIn(countries, profile.country) || !isIn(states, profile.state)) return false
  if (tags && !tags.some((tag) => profile.tags.includes(tag))) return false
  if (withoutTags?.some((tag) => profile.tags.includes(tag))) return false
  return fitsAge(conditions, profile, now) && fitsPlay(conditions, profile, now)
}
