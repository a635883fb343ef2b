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

/** Whether the member wants nothing promotional at this moment. */
export const isSilent = (
  { silentUntil }: { readonly silentUntil: Date | null },
  at: Date,
): boolean => silentUntil !== null && at < silentUntil

/** Whether what calls to play may reach an open account now: `mayBeOffered`, and the member does not want silence. */
export const takesMarketing = (
  member: Parameters<typeof mayBeOffered>[0] & Parameters<typeof isSilent>[0],
  at: Date,
): boolean => mayBeOffered(member, 'marketing') && !isSilent(member, at)
