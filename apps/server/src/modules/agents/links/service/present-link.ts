import type { RegisterLink } from '@trevo/contract/wps/agents/register.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { findLink } from '../repository/links.ts'
import type { LinkRow } from '../../tables.ts'
import type { AgentsNeeds } from '../../needs.ts'
import type { Caller } from '../../tree/service/require-downline.ts'

const statusOf = (row: LinkRow, now: Date): RegisterLink['status'] => {
  if (row.closed_at) return '0'
  return row.ends_at && row.ends_at <= now ? '2' : '1'
}

/** A link with its address and its number of registrations. */
export const presentLink = (
  needs: AgentsNeeds,
  row: LinkRow,
  registered: number,
): RegisterLink => ({
  linkId: row.link_id,
  code: row.code,
  url: `${needs.settings.originOf(row.brand_id)}/register?aff=${row.code}`,
  memberType: row.member_type,
  note: row.note,
  status: statusOf(row, needs.clock.now()),
  registered,
  createdAt: row.created_at.toISOString(),
  endsAt: row.ends_at?.toISOString() ?? null,
  gives: row.gives,
})

/** A link of the agent; another agent's is reported as unknown. */
export const getOwnLink = async (needs: AgentsNeeds, { memberId }: Caller, linkId: string) => {
  const row = await findLink(needs.database.db, linkId)
  if (row?.agent_id !== memberId) throw new Refusal('agent.link_unknown')
  return row
}
