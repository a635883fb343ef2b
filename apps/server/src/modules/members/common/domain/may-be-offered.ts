import type { MemberPermission } from '@trevo/contract/member-permissions.ts'

/** What entices to play: rewards, and messages that call to play. */
export type Offer = 'bonus' | 'marketing'

/**
 * Whether an open account may get this. Everything that gives rewards or sends such messages asks here: an operator
 * may have blocked it, or it is withheld because of how the person plays. Nobody who asks learns which.
 */
export const mayBeOffered = (
  {
    blocked,
    offersWithheldAt,
  }: {
    readonly blocked: readonly MemberPermission[]
    readonly offersWithheldAt: Date | null
  },
  offer: Offer,
): boolean => offersWithheldAt === null && !blocked.includes(offer)
