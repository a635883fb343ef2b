import { contractTypes, moduleOfContract } from '@trevo/contract/contract-terms.ts'
import type { AgentNode, AgentsDependencies } from '../modules/agents/index.ts'
import type { KnownMember, Members } from '../modules/members/index.ts'
import type { Settings } from '../modules/settings/index.ts'
import type { Transfers } from '../modules/transfers/index.ts'

const agentOf = (member: KnownMember): AgentNode => ({
  memberId: member.memberId,
  customerId: member.customerId,
  username: member.username,
  uplineMemberId: member.uplineMemberId,
  isAgent: member.kind === 'agent' && member.closedAt === null,
})

type Neighbours = {
  readonly members: Members
  readonly settings: Settings
  readonly transfers: Transfers
}

/** What contracts must be handed of the modules that their arrows do not reach. */
export const agentNeighbours = ({
  members,
  settings,
  transfers,
}: Neighbours): Omit<AgentsDependencies, 'database' | 'clock'> => ({
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
  fundsOf: async (brandId, memberId) => ({
    currency: settings.brand(brandId).row.currency,
    ...(await transfers.showFunds(memberId, brandId)),
  }),
  openTypes: (brandId) => {
    const { disabledModules } = settings.brand(brandId)
    if (disabledModules.has('AGENTPOLICY3')) return []
    return contractTypes.filter((type) => !disabledModules.has(moduleOfContract[type]))
  },
})
