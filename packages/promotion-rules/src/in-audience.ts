import type { PromotionAudience } from '@trevo/contract/promotion-terms.ts'
import type { Facts } from './facts.ts'
import { isInSegment } from './in-segment.ts'

/** Whether a member qualifies for a promotion. */
export const isInAudience = (audience: PromotionAudience, facts: Facts, now: Date): boolean => {
  const { levelMin, registeredWithinDays, hasDeposited, activeWithinDays, tags, segment } = audience
  if (segment && !(facts.profile && isInSegment(segment.conditions, facts.profile, now)))
    return false
  if (levelMin !== undefined && facts.level < levelMin) return false
  if (registeredWithinDays !== undefined && facts.registeredDays > registeredWithinDays)
    return false
  if (hasDeposited !== undefined && facts.hasDeposited !== hasDeposited) return false
  if (
    activeWithinDays !== undefined &&
    (facts.lastStakeDaysAgo === undefined || facts.lastStakeDaysAgo > activeWithinDays)
  ) {
    return false
  }
  return !tags || tags.some((tag) => facts.tags.includes(tag))
}
