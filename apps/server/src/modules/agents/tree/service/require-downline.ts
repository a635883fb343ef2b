import type { Crumb } from '@trevo/contract/wps/agents/team.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { findNode, type Node } from '../repository/tree.ts'
import type { AgentsNeeds } from '../../needs.ts'

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

/** Whose records a report shows: everybody below the caller, one person, or one by name. */
export const whoseRecords = async (
  needs: Pick<AgentsNeeds, 'database' | 'members'>,
  scope: DownlineScope,
  username: string | undefined,
): Promise<{ readonly below: readonly bigint[] } | { readonly memberId: bigint } | undefined> => {
  if (username) {
    const named = await findNamed(needs, scope, username)
    return named && { memberId: named.memberId }
  }
  const { path, memberId } = scope.node
  return scope.isSelf ? { below: path } : { memberId }
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
