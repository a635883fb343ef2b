import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type { listTeamMembers } from '@trevo/contract/wps/agents/team.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { readNumber } from '@trevo/platform/keyset.ts'
import { readDays } from '../../common/domain/days.ts'
import { noSums } from '../../figures/domain/sums.ts'
import { readTeamSize, readTeamSizes } from '../../figures/repository/counts.ts'
import { findBalances, sumEach } from '../../figures/repository/read-figures.ts'
import type { AgentsNeeds } from '../../needs.ts'
import { listPeopleBelow } from '../../tree/service/list-people-below.ts'
import {
  crumbsOf,
  findNamed,
  requireDownline,
  type Caller,
  type DownlineScope,
} from '../../tree/service/require-downline.ts'
import { presentSums } from './present-sums.ts'
import { readGivenTo } from './read-given-to.ts'

type Asked = Query<typeof listTeamMembers>

/** The member with this whole name, as a page of one; otherwise those at any depth whose name has this part. */
const readNamed = async (
  needs: AgentsNeeds,
  scope: DownlineScope,
  { teamSize, named, asked }: { teamSize: number; named: string; asked: Asked },
) => {
  const node = asked.before ? undefined : await findNamed(needs, scope, named)
  const person = node && (await needs.members.findPeople([node.memberId])).get(node.memberId)
  if (node && person) return { shown: [{ node, person }], next: null }
  return listPeopleBelow(
    needs,
    { top: scope.node, teamSize },
    { direct: false, named, before: readNumber(asked.before), pageSize: asked.pageSize },
  )
}

/** The members below, each with their own figures and those of their team. */
export const createListTeamMembers =
  (needs: AgentsNeeds) =>
  async (caller: Caller, asked: Asked): Promise<Answer<typeof listTeamMembers>> => {
    const { db } = needs.database
    const scope = await requireDownline(needs, caller, asked.memberId)
    const top = scope.node.memberId
    const days = readDays(asked, needs.settings.timeZoneOf(caller.brandId))
    const teamSize = await readTeamSize(db, top)
    const { shown, next } = asked.username
      ? await readNamed(needs, scope, { teamSize, named: asked.username, asked })
      : await listPeopleBelow(
          needs,
          { top: scope.node, teamSize },
          {
            direct: asked.downline === 'direct',
            placed: asked.registered ? days : undefined,
            userType: asked.userType,
            before: readNumber(asked.before),
            pageSize: asked.pageSize,
          },
        )
    const ids = shown.map(({ node }) => node.memberId)
    const [sums, sizes, balances, { daysSinceLoginOf, rebatesOf, seriesOf }] = await Promise.all([
      sumEach(db, ids, days, asked.product),
      readTeamSizes(db, ids),
      findBalances(db, [top, ...ids]),
      readGivenTo(needs, ids),
    ])
    return {
      list: shown.map(({ node, person }) => ({
        memberId: person.customerId,
        name: person.maskedName,
        isAgent: person.isAgent,
        teamSize: sizes.get(node.memberId) ?? 0,
        registeredAt: node.placedAt.toISOString(),
        balance: formatMoney(balances.get(node.memberId)?.ownMinor ?? 0n),
        daysSinceLogin: daysSinceLoginOf(node.memberId),
        rebates: rebatesOf(node.memberId),
        series: seriesOf(node.memberId),
        own: presentSums(sums.own.get(node.memberId) ?? noSums),
        team: presentSums(sums.team.get(node.memberId) ?? noSums),
      })),
      next,
      crumbs: await crumbsOf(needs, caller, scope),
      teamSize,
      teamBalance: formatMoney(balances.get(top)?.teamMinor ?? 0n),
    }
  }
