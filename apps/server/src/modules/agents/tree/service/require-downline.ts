import type { Crumb } from '@trevo/contract/wps/agents/team.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { readTeamSize } from '../../figures/repository/counts.ts'
import { findNode, type Node } from '../repository/tree.ts'
import type { AgentsNeeds } from '../../needs.ts'
import { listPeopleBelow } from './list-people-below.ts'

export type Caller = { readonly brandId: number; readonly memberId: bigint }

/** The team an agent looks at: its own, or that of somebody below. */
export type DownlineScope = { readonly node: Node; readonly isSelf: boolean }

/**
 * The single guard of the agent center: an agent may see itself and its downline. For anyone else, and for closed
 * accounts, the answer does not even reveal whether they exist. @throws Refusal `agent.not_below`
 */
export const requireDownline = async (
  { database: { db }, members }: Pick<AgentsNeeds, 'database' | 'members'>,
  { brandId, memberId }: Caller,
  customerId: string | undefined,
): Promise<DownlineScope> => {
  const found =
    customerId === undefined
      ? { memberId, isClosed: false }
      : await members.findAgentByCustomerId(brandId, customerId)
  const node = found && !found.isClosed && (await findNode(db, found.memberId))
  if (!node || !node.path.includes(memberId)) throw new Refusal('agent.not_below')
  return { node, isSelf: node.memberId === memberId }
}

/**
 * The member below with this exact login name; undefined for everybody else, so that a name does not reveal who is
 * a member.
 */
export const findNamed = async (
  { database: { db }, members }: Pick<AgentsNeeds, 'database' | 'members'>,
  { node: top }: DownlineScope,
  username: string,
): Promise<Node | undefined> => {
  const found = await members.findByUsername(top.brandId, username.trim())
  const node = found && !found.isClosed ? await findNode(db, found.memberId) : undefined
  return node && node.memberId !== top.memberId && node.path.includes(top.memberId)
    ? node
    : undefined
}

export type WhoseRecords =
  | { readonly below: readonly bigint[] }
  | { readonly memberIds: readonly bigint[] }

/** Up to so many people share the records of a part of a name. */
const namedMax = 20

/** Whose records a report shows: everybody below the caller, one person, or those with this name or part of it. */
export const whoseRecords = async (
  needs: Pick<AgentsNeeds, 'database' | 'members'>,
  scope: DownlineScope,
  username: string | undefined,
): Promise<WhoseRecords | undefined> => {
  const { path, memberId } = scope.node
  if (!username) return scope.isSelf ? { below: path } : { memberIds: [memberId] }
  const exact = await findNamed(needs, scope, username)
  if (exact) return { memberIds: [exact.memberId] }
  const teamSize = await readTeamSize(needs.database.db, memberId)
  const { shown } = await listPeopleBelow(
    needs,
    { top: scope.node, teamSize },
    { named: username, direct: false, pageSize: namedMax },
  )
  return shown.length === 0 ? undefined : { memberIds: shown.map(({ node }) => node.memberId) }
}

/** The member directly below the caller. @throws Refusal `agent.not_below` for everybody else */
export const requireDirectDownline = async (
  needs: Pick<AgentsNeeds, 'database' | 'members'>,
  caller: Caller,
  customerId: string,
): Promise<bigint> => {
  const { node } = await requireDownline(needs, caller, customerId)
  if (node.path.at(-2) !== caller.memberId) throw new Refusal('agent.not_below')
  return node.memberId
}

/** The path from the caller down to the root of a report. */
export const crumbsOf = async (
  { members }: Pick<AgentsNeeds, 'members'>,
  caller: Caller,
  { node }: DownlineScope,
): Promise<Crumb[]> => {
  const way = node.path.slice(node.path.indexOf(caller.memberId) + 1)
  const people = await members.findPeople(way)
  return way.flatMap((id) => {
    const person = people.get(id)
    return person && !person.isClosed
      ? [{ memberId: person.customerId, name: person.maskedName }]
      : []
  })
}
