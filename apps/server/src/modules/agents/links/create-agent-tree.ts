import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import { findLink, findOpenLink } from './repository/links.ts'
import { insertNode, type Placed } from '../tree/repository/tree.ts'
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
