import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type { listLinkMembers } from '@trevo/contract/wps/agents/register.ts'
import { cutPage, readNumber, withExtra } from '@trevo/platform/keyset.ts'
import { listRegistered } from '../repository/links.ts'
import type { AgentsNeeds } from '../../needs.ts'
import { getOwnLink } from './present-link.ts'
import type { Caller } from '../../tree/service/require-downline.ts'

/** Members who registered with a link, names masked. */
export const createListLinkMembers =
  (needs: AgentsNeeds) =>
  async (
    caller: Caller,
    { linkId, before, pageSize }: Query<typeof listLinkMembers>,
  ): Promise<Answer<typeof listLinkMembers>> => {
    await getOwnLink(needs, caller, linkId)
    const rows = await listRegistered(
      needs.database.db,
      linkId,
      readNumber(before),
      withExtra(pageSize),
    )
    const { shown, next } = cutPage(rows, pageSize, (row) => String(row.member_id))
    const people = await needs.members.findPeople(shown.map((row) => row.member_id))
    return {
      list: shown.flatMap((row) => {
        const person = people.get(row.member_id)
        if (!person || person.isClosed) return []
        return [{ customerName: person.maskedName, registeredDate: row.placed_at.toISOString() }]
      }),
      next,
    }
  }
