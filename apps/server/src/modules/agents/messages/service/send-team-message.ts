import type { Answer, Body } from '@trevo/contract/endpoint.ts'
import { teamMessageReach, type sendTeamMessage } from '@trevo/contract/wps/agents/messages.ts'
import { tables } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { findMessage, insertMessage, lockMessages } from '../repository/messages.ts'
import type { AgentsTables, MessageRow } from '../../tables.ts'
import type { AgentsNeeds } from '../../needs.ts'
import { findUpline, leftToday, listDirect } from './message-people.ts'
import { presentMessages } from './present-message.ts'
import { requireDirectDownline, type Caller } from '../../tree/service/require-downline.ts'

type Asked = Body<typeof sendTeamMessage>

/** The receivers, each once. @throws Refusal for anybody who is not directly below */
const listReceivers = async (
  needs: AgentsNeeds,
  caller: Caller,
  { to, memberIds }: Asked,
): Promise<readonly bigint[]> => {
  if (to === 'upline') {
    const upline = await findUpline(needs, caller)
    return upline ? [upline.memberId] : []
  }
  if (to === 'all') {
    const limit = teamMessageReach.each + 1
    const { nodes, people } = await listDirect(needs, caller, { limit })
    if (nodes.length === limit) throw new Refusal('agent.messages_over_limit', teamMessageReach)
    return people.map(({ memberId }) => memberId)
  }
  const chosen: bigint[] = []
  for (const id of new Set(memberIds)) chosen.push(await requireDirectDownline(needs, caller, id))
  return chosen
}

/** The agent above and "everybody" are resolved at sending; chosen members are named. */
const isSame = (row: MessageRow, { to, text }: Asked, receivers: readonly bigint[]): boolean =>
  row.sent_to === to &&
  row.body === text.trim() &&
  (to !== 'chosen' || String(row.receiver_ids.toSorted()) === String(receivers.toSorted()))

/**
 * Writes to the agent above or to members directly below. A message has a limited number of receivers, and so do
 * an agent's messages of a day together; closed accounts are never among them.
 */
export const createSendTeamMessage =
  (needs: AgentsNeeds) =>
  async (caller: Caller, asked: Asked): Promise<Answer<typeof sendTeamMessage>> => {
    const { database, clock, members, settings } = needs
    const zone = settings.timeZoneOf(caller.brandId)
    const receivers = await listReceivers(needs, caller, asked)
    const row = await database.inTx(async (tx) => {
      const db = tables<AgentsTables>(tx)
      await lockMessages(db, caller.memberId)
      const known = await findMessage(db, caller.memberId, asked.clientId)
      if (known) {
        if (!isSame(known, asked, receivers))
          throw new Refusal('request.id_reused', { id: asked.clientId })
        return known
      }
      if (receivers.length === 0) throw new Refusal('agent.nobody_to_write_to')
      const at = clock.now()
      if (receivers.length > (await leftToday(db, caller.memberId, { now: at, zone }))) {
        throw new Refusal('agent.messages_over_limit', teamMessageReach)
      }
      return insertMessage(db, {
        brand_id: caller.brandId,
        sender_id: caller.memberId,
        client_id: asked.clientId,
        sent_to: asked.to,
        receiver_ids: [...receivers],
        body: asked.text.trim(),
        sent_at: at,
        told_at: null,
      })
    })
    const [message] = await presentMessages(members, [row])
    if (!message) throw new Error('a message was not presented')
    return message
  }
