import { contractTypes, moduleOfContract } from '@trevo/contract/contract-terms.ts'
import { createDatabase } from '@trevo/database/connect.ts'
import { createAgents, type AgentNode, type Agents } from '../modules/agents/index.ts'
import type { Inbox } from '../modules/inbox/index.ts'
import type { KnownMember, MemberDirectory } from '../modules/members/index.ts'
import type { Settings } from '../modules/settings/index.ts'
import type { Transfers } from '../modules/transfers/index.ts'
import type { Platform } from './platform.ts'

const agentOf = (member: KnownMember): AgentNode => ({
  memberId: member.memberId,
  customerId: member.customerId,
  username: member.username,
  uplineMemberId: member.uplineMemberId,
  isAgent: member.kind === 'agent' && member.closedAt === null,
})

type Neighbours = {
  readonly members: MemberDirectory
  readonly settings: Settings
  readonly transfers: Transfers
  readonly inbox: Pick<Inbox, 'send'>
}

/** Contracts between agents. */
export const buildAgents = (
  { pools, clock, logger }: Platform,
  { members, settings, transfers, inbox }: Neighbours,
): Agents =>
  createAgents({
    database: createDatabase(pools.requests),
    clock,
    logger,
    members: {
      findAgent: async (memberId) => {
        const member = await members.findMember(memberId)
        return member && agentOf(member)
      },
      findAgentByCustomerId: async (brandId, customerId) => {
        const member = await members.findMemberByCustomerId(customerId)
        return member?.brandId === brandId ? agentOf(member) : undefined
      },
      listAgentsBelow: async (brandId, memberId) => {
        const below = await members.listAgentsBelow(brandId, memberId)
        return below.map((member) => agentOf({ ...member, kind: 'agent' }))
      },
      findNames: async (memberIds) => {
        const found = await members.findMembers(memberIds)
        return new Map(
          found.map(({ memberId, username, customerId }) => [memberId, { username, customerId }]),
        )
      },
    },
    settings: {
      openTypes: (brandId) => {
        const { disabledModules } = settings.brand(brandId)
        if (disabledModules.has('AGENTPOLICY3')) return []
        return contractTypes.filter((type) => !disabledModules.has(moduleOfContract[type]))
      },
    },
    transfers: {
      fundsOf: async (brandId, memberId) => ({
        currency: settings.brand(brandId).row.currency,
        ...(await transfers.showFunds(memberId, brandId)),
      }),
    },
    inbox,
  })
