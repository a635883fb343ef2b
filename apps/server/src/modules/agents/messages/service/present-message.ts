import type { SentMessage } from '@trevo/contract/wps/agents/messages.ts'
import type { MessageRow } from '../../tables.ts'
import type { AgentsNeeds } from '../../needs.ts'

/** The number of names that fit a line of the list. */
const namesShown = 3

/** Messages as their sender sees them; closed accounts count, but are not named. */
export const presentMessages = async (
  members: AgentsNeeds['members'],
  rows: readonly MessageRow[],
): Promise<SentMessage[]> => {
  const firsts = rows.flatMap((row) => row.receiver_ids.slice(0, namesShown))
  const people = await members.findPeople([...new Set(firsts)])
  return rows.map((row) => ({
    messageId: String(row.message_id),
    to: row.sent_to,
    names: row.receiver_ids.slice(0, namesShown).flatMap((id) => {
      const person = people.get(id)
      return person && !person.isClosed ? [person.maskedName] : []
    }),
    reached: row.receiver_ids.length,
    text: row.body,
    sentAt: row.sent_at.toISOString(),
  }))
}
