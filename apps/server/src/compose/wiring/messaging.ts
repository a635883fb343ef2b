import { createDatabase } from '@trevo/database/connect.ts'
import { captchaCookie, type Identity } from '../../modules/identity/index.ts'
import type { MemberDirectory } from '../../modules/members/index.ts'
import type { MessagingNeeds } from '../../modules/messaging/index.ts'
import { lastingExclusion } from '../accounts/lasting-exclusion.ts'
import type { Platform } from '../platform.ts'

/** What announcements, help and feedback need; they keep nothing in memory. */
export const messagingNeeds = (
  {
    pools,
    clock,
  }: Pick<Platform, 'clock'> & { readonly pools: Pick<Platform['pools'], 'requests'> },
  { identity, members }: { readonly identity: Identity; readonly members: MemberDirectory },
): MessagingNeeds => ({
  database: createDatabase(pools.requests),
  clock,
  identity: {
    isCaptchaRight: (cookies, typed) => identity.isCaptchaRight(cookies[captchaCookie], typed),
  },
  members: {
    findExclusion: lastingExclusion(members),
    isMarketingBlocked: (memberId) => members.isBlocked(memberId, 'marketing'),
  },
})
