import type { Answer } from '@trevo/contract/endpoint.ts'
import { RateChange, type closeAgentLink } from '@trevo/contract/ops/teams/acts.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../../platform/acts/act.ts'
import { changeKind, type ChangeKind } from '../../../../platform/approvals/change-kind.ts'
import { formatPercent } from '../../common/domain/percent.ts'
import { closeLink, countRegistered, findLink } from '../../links/repository/links.ts'
import { presentLink } from '../../links/service/present-link.ts'
import type { AgentsNeeds } from '../../needs.ts'
import { findRates, lockRates } from '../../rates/repository/rebates.ts'
import {
  listRebatesFor,
  requireGivable,
  saveGiven,
} from '../../rates/service/set-downline-rates.ts'
import { findNode } from '../../tree/repository/tree.ts'
import type { AgentsTables } from '../../tables.ts'

/** Another rebate: within what the agent above may give, as that agent would give it. */
export const agentRateKind = (needs: AgentsNeeds): ChangeKind => {
  const lock = async (tx: Tx, brandId: number, target: string) => {
    const db = tables<AgentsTables>(tx)
    const memberId = /^\d{1,18}$/.test(target) ? BigInt(target) : undefined
    const node = memberId === undefined ? undefined : await findNode(db, memberId)
    if (node?.brandId !== brandId) throw new Refusal('agent.member_unknown')
    const upline = node.path.at(-2)
    // The top has the highest rate of the brand.
    if (upline === undefined) throw new Refusal('agent.value_not_allowed')
    await lockRates(db, node.memberId)
    return { memberId: node.memberId, upline }
  }
  return changeKind({
    kind: 'changeAgentRate',
    right: 'agents.change',
    input: RateChange,
    describe: async (tx, { brandId, target, input }) => {
      const db = tables<AgentsTables>(tx)
      const { memberId, upline } = await lock(tx, brandId, target)
      const rebates = await listRebatesFor(db, { brandId, memberId: upline }, memberId)
      requireGivable({ rebates: [input], series: [] }, { rebates, series: [] })
      const now = (await findRates(db, memberId)).get(input.product)
      const about = { memberId: target, product: input.product }
      return {
        before: { ...about, rate: now === undefined ? null : formatPercent(now) },
        after: { ...about, rate: formatPercent(input.rateBp) },
      }
    },
    execute: async (tx, { brandId, target, input }) => {
      const { memberId, upline } = await lock(tx, brandId, target)
      const at = needs.clock.now()
      await saveGiven(needs, tx, { rebates: [input], series: [] }, { memberId, by: upline, at })
    },
  })
}

type Asking = {
  readonly brandId: number
  readonly reason: string
  readonly requestId?: string | undefined
  readonly by: { readonly operatorId: bigint; readonly username: string }
}

/** What operators do about agents. */
export const createAgentActs = (needs: AgentsNeeds) => {
  const { database, members, staff, clock } = needs
  return {
    decideStatementDispute: (asking: Asking, statementId: string, input: unknown) =>
      staff.askChange({ kind: 'decideStatementDispute', target: statementId, input, ...asking }),

    changeAgentRate: async (asking: Asking, username: string, input: unknown) => {
      const member = await members.findByUsername(asking.brandId, username.trim())
      if (!member) throw new Refusal('agent.member_unknown')
      const target = String(member.memberId)
      return staff.askChange({ kind: 'changeAgentRate', target, input, ...asking })
    },

    changeContractRates: (asking: Asking, contractId: string, input: unknown) =>
      staff.askChange({ kind: 'changeContractRates', target: contractId, input, ...asking }),

    closeAgentLink: async (
      brandId: number,
      linkId: string,
    ): Promise<Answer<typeof closeAgentLink>> => {
      const row = await database.inTx(async (tx) => {
        const db = tables<AgentsTables>(tx)
        const link = await findLink(db, linkId)
        if (link?.brand_id !== brandId) throw new Refusal('agent.link_unknown')
        const closed = await closeLink(db, linkId, clock.now())
        noteAct({
          target: link.code,
          before: { endsAt: link.closed_at?.toISOString() ?? null },
          after: { endsAt: closed.closed_at?.toISOString() ?? null },
        })
        return closed
      })
      const registered = await countRegistered(database.db, [linkId])
      return presentLink(needs, row, registered.get(linkId) ?? 0)
    },
  }
}
