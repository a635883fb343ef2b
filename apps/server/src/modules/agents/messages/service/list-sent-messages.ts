import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type { listSentMessages } from '@trevo/contract/wps/agents/messages.ts'
import { cutPage, readNumber, withExtra } from '@trevo/platform/keyset.ts'
import { listMessagesOf } from '../repository/messages.ts'
import type { AgentsNeeds } from '../../needs.ts'
import { presentMessages } from './present-message.ts'
import type { Caller } from '../../tree/service/require-downline.ts'

/** An agent's sent messages, newest first. */
export const createListSentMessages =
  ({ database: { db }, members }: AgentsNeeds) =>
  async (
    { memberId }: Caller,
    { before, pageSize }: Query<typeof listSentMessages>,
  ): Promise<Answer<typeof listSentMessages>> => {
    const rows = await listMessagesOf(db, memberId, readNumber(before), withExtra(pageSize))
    const { shown, next } = cutPage(rows, pageSize, (row) => String(row.message_id))
    return { list: await presentMessages(members, shown), next }
  }
