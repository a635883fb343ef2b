import { listUndelivered, markDelivered } from '../repository/messages.ts'
import type { MessageRow } from '../../tables.ts'
import type { AgentsNeeds } from '../../needs.ts'

const messagesAtOnce = 20

const deliver = async ({ members, inbox }: AgentsNeeds, row: MessageRow): Promise<void> => {
  const from = (await members.findPeople([row.sender_id])).get(row.sender_id)
  if (!from || from.isClosed) return
  const isFromBelow = row.sent_to === 'upline'
  const message = {
    source: `agent-message:${row.message_id}`,
    kind: isFromBelow ? ('team_message' as const) : ('agent_message' as const),
    params: { from: from.maskedName, text: row.body },
    about: {
      what: isFromBelow ? ('team' as const) : ('agent' as const),
      id: String(row.message_id),
    },
    sentAt: row.sent_at,
  }
  // Read now: a member who closed the account or excluded themselves since then gets no message, and one
  // who must not be addressed with offers none from an agent, who is not told.
  const receivers = await members.findPeople(row.receiver_ids)
  for (const receiver of row.receiver_ids) {
    const person = receivers.get(receiver)
    if (!person || person.isClosed || (!isFromBelow && person.takesNoMarketing)) continue
    await inbox.send(receiver, [message])
  }
}

/**
 * Delivers agents' messages to the inbox of each receiver. A partly delivered message is delivered again: an inbox
 * stores the same message once.
 */
export const createDeliverMessages = (needs: AgentsNeeds) => async (): Promise<void> => {
  const { database, clock } = needs
  for (const row of await listUndelivered(database.db, messagesAtOnce)) {
    await deliver(needs, row)
    await markDelivered(database.db, row.message_id, clock.now())
  }
}
