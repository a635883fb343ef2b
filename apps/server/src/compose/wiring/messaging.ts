import { createDatabase } from '@trevo/database/connect.ts'
import { captchaCookie, type Identity } from '../../modules/identity/index.ts'
import type { MemberDirectory } from '../../modules/members/index.ts'
import type { MessagingNeeds } from '../../modules/messaging/index.ts'
import { lastingExclusion } from '../accounts/lasting-exclusion.ts'
import type { Mailboxes } from '../../modules/inbox/index.ts'
import type { Settings } from '../../modules/settings/index.ts'
import type { Staff } from '../../modules/staff/index.ts'
import { accountsOf, findAnswerer } from '../accounts/desk-people.ts'
import type { Platform } from '../platform.ts'

type Neighbours = {
  readonly settings: Settings
  readonly identity: Identity
  readonly members: MemberDirectory
  readonly staff: Pick<Staff, 'rightsOf'>
  readonly inbox: Pick<Mailboxes, 'sendIn'>
}

/** What announcements, help and feedback need; they keep nothing in memory. */
export const messagingNeeds = (
  {
    pools,
    clock,
  }: Pick<Platform, 'clock'> & { readonly pools: Pick<Platform['pools'], 'requests'> },
  { settings, identity, members, staff, inbox }: Neighbours,
): MessagingNeeds => ({
  database: createDatabase(pools.requests),
  clock,
  settings: {
    bannerWarningMinBpOf: (brandId) => settings.jurisdictionRulesOf(brandId).bannerWarningMinBp,
  },
  identity: {
    isCaptchaRight: (cookies, typed) => identity.isCaptchaRight(cookies[captchaCookie], typed),
  },
  members: {
    findExclusion: lastingExclusion(members),
    accountsOf: accountsOf(members),
    isMarketingBlocked: async (memberId) => !(await members.mayBeOffered(memberId, 'marketing')),
  },
  inbox: {
    sendAnswer: (tx, memberId, { source, referenceNumber: reference, text, sentAt }) =>
      inbox.sendIn(tx, memberId, [
        {
          source,
          kind: 'feedback_answered',
          params: { reference, text },
          about: { what: 'feedback', id: reference },
          sentAt,
        },
      ]),
  },
  staff: { findAnswerer: findAnswerer({ identity, staff }) },
})
