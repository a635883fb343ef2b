import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import { findLink, findOpenLink } from './repository/links.ts'
import {
  countBelow,
  findNode,
  findNodes,
  insertNode,
  listNodesBelow,
  type Placed,
} from '../tree/repository/tree.ts'
import { saveGiven } from '../rates/service/set-downline-rates.ts'
import type { AgentsNeeds } from '../needs.ts'
import type { AgentsTables } from '../tables.ts'

/** What a link gives to a member who registers with it. */
export type OpenLink = {
  readonly linkId: string
  readonly agentId: bigint
  readonly registersAgents: boolean
}

/** The tree as registration needs it; created before members and the agent center. */
export type AgentTree = {
  /** Places a new member below its upline, in the transaction that creates it. */
  place(tx: Tx, placed: Placed): Promise<void>
  /** Reads through the transaction if given. */
  findOpenLink(brandId: number, code: string, now: Date, tx?: Tx): Promise<OpenLink | undefined>
  /** The agents above each of some members, from the top down; nobody for a member without a place. */
  linesOf(memberIds: readonly bigint[]): Promise<ReadonlyMap<bigint, readonly bigint[]>>
  /** Everybody below an agent, at any depth, by falling number. */
  listIdsBelow(
    agentId: bigint,
    page: { readonly before: bigint | undefined; readonly limit: number },
  ): Promise<readonly bigint[]>
}

type Needs = Pick<AgentsNeeds, 'lottery'> & { readonly database: Database<AgentsTables> }

export const createAgentTree = ({ database: { db }, lottery }: Needs): AgentTree => ({
  place: async (tx, placed) => {
    const own = tables<AgentsTables>(tx)
    await insertNode(own, placed)
    const link = placed.linkId === undefined ? undefined : await findLink(own, placed.linkId)
    if (!link) return
    const { memberId, at } = placed
    await saveGiven({ lottery }, tx, link.gives, { memberId, by: link.agent_id, at })
  },
  linesOf: async (memberIds) =>
    new Map(
      (await findNodes(db, memberIds)).map(({ memberId, path }) => [memberId, path.slice(0, -1)]),
    ),
  listIdsBelow: async (agentId, page) => {
    const node = await findNode(db, agentId)
    if (!node) return []
    const teamSize = await countBelow(db, node)
    const nodes = await listNodesBelow(db, node, teamSize, { direct: false, ...page })
    return nodes.map(({ memberId }) => memberId)
  },
  findOpenLink: async (brandId, code, now, tx) => {
    const row = await findOpenLink(
      tx ? tables<AgentsTables>(tx) : db,
      brandId,
      code.trim().toLowerCase(),
      now,
    )
    return (
      row && {
        linkId: row.link_id,
        agentId: row.agent_id,
        registersAgents: row.member_type === 1,
      }
    )
  },
})
