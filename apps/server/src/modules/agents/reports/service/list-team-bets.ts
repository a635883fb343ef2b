import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type { listTeamBets } from '@trevo/contract/wps/agents/team.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { cutPage, readInstant, withExtra } from '@trevo/platform/keyset.ts'
import { readDays } from '../../common/domain/days.ts'
import {
  listRoundsOf,
  listTeamRounds,
  type RoundPlace,
  type RoundRow,
} from '../repository/team-rounds.ts'
import type { AgentsNeeds } from '../../needs.ts'
import {
  crumbsOf,
  requireDownline,
  whoseRecords,
  type Caller,
} from '../../tree/service/require-downline.ts'

const cursorOf = (row: RoundRow): string =>
  `${row.first_at.toISOString()}_${row.member_id}_${row.round_id}`

const readPlace = (before: string | undefined): RoundPlace | undefined => {
  if (before === undefined) return undefined
  const [, time = '', id = '', roundId = ''] = /^([^_]+)_(\d{1,18})_([^\0]+)$/.exec(before) ?? []
  return { at: readInstant(time), memberId: BigInt(id), roundId }
}

/** Rounds of a team, or of somebody below; their players are masked. */
export const createListTeamBets =
  (needs: AgentsNeeds) =>
  async (
    caller: Caller,
    asked: Query<typeof listTeamBets>,
    language: Language,
  ): Promise<Answer<typeof listTeamBets>> => {
    const scope = await requireDownline(needs, caller, asked.memberId)
    const whose = await whoseRecords(needs, scope, asked.username)
    if (!whose) return { list: [], next: null, crumbs: await crumbsOf(needs, caller, scope) }
    const { db } = needs.database
    const zone = needs.settings.timeZoneOf(caller.brandId)
    const page = {
      ...readDays(asked, zone),
      product: asked.product,
      before: readPlace(asked.before),
      limit: withExtra(asked.pageSize),
    }
    const rows =
      'below' in whose
        ? await listTeamRounds(db, whose.below, page)
        : await listRoundsOf(db, whose.memberIds, page)
    const { shown, next } = cutPage(rows, asked.pageSize, cursorOf)
    const people = await needs.members.findPeople([...new Set(shown.map((row) => row.member_id))])
    return {
      list: shown.flatMap((row) => {
        const person = people.get(row.member_id)
        if (!person || person.isClosed) return []
        return [
          {
            memberId: person.customerId,
            name: person.maskedName,
            gameName: needs.catalogue.gameNameOf(row.node_id, language),
            roundId: row.round_id,
            bet: formatMoney(row.bet_minor),
            win: formatMoney(row.win_minor),
            profit: formatMoney(row.win_minor - row.bet_minor),
            at: row.first_at.toISOString(),
          },
        ]
      }),
      next,
      crumbs: await crumbsOf(needs, caller, scope),
    }
  }
