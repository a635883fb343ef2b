import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type { getMessagePeople, MessagePerson } from '@trevo/contract/wps/agents/messages.ts'
import { cutPage, readNumber, withExtra } from '@trevo/platform/keyset.ts'
import type { AgentsNeeds, Person } from '../../needs.ts'
import { findUpline, leftToday, listDirect } from './message-people.ts'
import type { Caller } from '../../tree/service/require-downline.ts'

const shown = ({ customerId, maskedName, isAgent }: Person): MessagePerson => ({
  memberId: customerId,
  name: maskedName,
  isAgent,
})

/** The people an agent may write to. */
export const createGetMessagePeople =
  (needs: AgentsNeeds) =>
  async (
    caller: Caller,
    { before, pageSize }: Query<typeof getMessagePeople>,
  ): Promise<Answer<typeof getMessagePeople>> => {
    const place = { before: readNumber(before), limit: withExtra(pageSize) }
    const [upline, { nodes, people }] = [
      await findUpline(needs, caller),
      await listDirect(needs, caller, place),
    ]
    const { shown: onPage, next } = cutPage(nodes, pageSize, String)
    return {
      upline: upline ? shown(upline) : null,
      list: people.filter((one) => onPage.includes(one.memberId)).map(shown),
      next,
      leftToday: await leftToday(needs.database.db, caller.memberId, {
        now: needs.clock.now(),
        zone: needs.settings.timeZoneOf(caller.brandId),
      }),
    }
  }
