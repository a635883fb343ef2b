import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type { listTeamTransactions } from '@trevo/contract/wps/agents/team.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { cutPage, readNumber, withExtra } from '@trevo/platform/keyset.ts'
import { readDays } from '../../common/domain/days.ts'
import { listMovements } from '../../figures/repository/read-figures.ts'
import type { AgentsNeeds } from '../../needs.ts'
import {
  crumbsOf,
  requireDownline,
  whoseRecords,
  type Caller,
} from '../../tree/service/require-downline.ts'

/** Money movements other than play of a team, or of somebody below. */
export const createListTeamTransactions =
  (needs: AgentsNeeds) =>
  async (
    caller: Caller,
    asked: Query<typeof listTeamTransactions>,
  ): Promise<Answer<typeof listTeamTransactions>> => {
    const scope = await requireDownline(needs, caller, asked.memberId)
    const whose = await whoseRecords(needs, scope, asked.username)
    if (!whose) return { list: [], next: null, crumbs: await crumbsOf(needs, caller, scope) }
    const zone = needs.settings.timeZoneOf(caller.brandId)
    const rows = await listMovements(needs.database.db, whose, readDays(asked, zone), {
      before: readNumber(asked.before),
      limit: withExtra(asked.pageSize),
    })
    const { shown, next } = cutPage(rows, asked.pageSize, (row) => String(row.transfer_id))
    const people = await needs.members.findPeople([...new Set(shown.map((row) => row.member_id))])
    return {
      list: shown.flatMap((row) => {
        const person = people.get(row.member_id)
        if (!person || person.isClosed) return []
        return [
          {
            transactionId: String(row.transfer_id),
            memberId: person.customerId,
            name: person.maskedName,
            typeCode: row.type_code,
            amount: formatMoney(row.amount_minor),
            balanceAfter: formatMoney(row.balance_after_minor),
            at: row.happened_at.toISOString(),
          },
        ]
      }),
      next,
      crumbs: await crumbsOf(needs, caller, scope),
    }
  }
