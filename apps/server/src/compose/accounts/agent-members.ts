import type { AgentNode, AgentsNeeds } from '../../modules/agents/index.ts'
import {
  maskName,
  takesMarketing,
  type KnownMember,
  type Member,
  type MemberDirectory,
} from '../../modules/members/index.ts'
import type { Settings } from '../../modules/settings/index.ts'
import type { Platform } from '../platform.ts'
import { memberSettings } from '../wiring/members.ts'

/** Agents do not see members who closed the account or excluded themselves, nor which of the two. */
const isGone = ({ closedAt, excludedAt }: Member): boolean =>
  closedAt !== null || excludedAt !== null

const agentOf = (member: KnownMember): AgentNode => ({
  memberId: member.memberId,
  customerId: member.customerId,
  username: member.username,
  uplineMemberId: member.uplineMemberId,
  isAgent: member.kind === 'agent' && member.closedAt === null,
  isClosed: isGone(member),
})

/** Members as teams see them. */
export const agentMembers = (
  members: MemberDirectory,
  settings: Settings,
  { config, clock }: Pick<Platform, 'config' | 'clock'>,
): Omit<AgentsNeeds['members'], 'prepareAccount'> => ({
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
      found.map((member) => {
        const { memberId, username, customerId } = member
        return [memberId, { username, customerId, isClosed: isGone(member) }]
      }),
    )
  },
  findByUsername: async (brandId, username) => {
    const member = await members.findMemberByUsername(brandId, username)
    return member && { ...agentOf(member), type: member.type }
  },
  agentTypesOf: (brandId) => memberSettings(settings, config).memberBrandOf(brandId).agentTypes,
  savePlace: members.savePlace,
  findPeople: async (memberIds, named) => {
    const found = await members.findMembers(memberIds)
    const part = named?.toLowerCase()
    const wanted =
      part === undefined
        ? found
        : found.filter(({ username }) => username.toLowerCase().includes(part))
    return new Map(
      wanted.map((member) => {
        const { agentTypes } = memberSettings(settings, config).memberBrandOf(member.brandId)
        return [
          member.memberId,
          {
            memberId: member.memberId,
            customerId: member.customerId,
            maskedName: maskName(member.username),
            isAgent: agentTypes.includes(member.type),
            isClosed: isGone(member),
            takesNoMarketing: !takesMarketing(member, clock.now()),
          },
        ]
      }),
    )
  },
})
