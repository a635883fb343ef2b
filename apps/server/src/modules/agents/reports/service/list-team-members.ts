import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type { listTeamMembers } from '@trevo/contract/wps/agents/team.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { cutPage, readNumber, withExtra } from '@trevo/platform/keyset.ts'
import { readDays, type Days } from '../../common/domain/days.ts'
import { noSums } from '../../figures/domain/sums.ts'
import { readTeamSizes } from '../../figures/repository/counts.ts'
import { findBalances, sumEach } from '../../figures/repository/read-figures.ts'
import { listNodesBelow, type Node } from '../../tree/repository/tree.ts'
import type { AgentsNeeds, Person } from '../../needs.ts'
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

type Kept = { readonly node: Node; readonly person: Person }

/** The highest number of reads for one page. */
const readsMax = 20

/**
 * Reads until a page is full, and skips members who are no longer shown or of another type. If that takes too long
 * the page is short, and the next page continues from there.
 */
const readPage = async (
  needs: AgentsNeeds,
  { top, teamSize, days }: { readonly top: Node; readonly teamSize: number; readonly days: Days },
  asked: Asked,
) => {
  const { db } = needs.database
  const kept: Kept[] = []
  let before = readNumber(asked.before)
  const limit = withExtra(asked.pageSize)
  for (let reads = 0; reads < readsMax && kept.length < limit; reads += 1) {
    const nodes = await listNodesBelow(db, top, teamSize, {
      direct: asked.downline === 'direct',
      placed: asked.registered ? days : undefined,
      before,
      limit,
    })
    const people = await needs.members.findPeople(nodes.map(({ memberId }) => memberId))
    for (const node of nodes) {
      const person = people.get(node.memberId)
      if (!person || person.isClosed) continue
      if (asked.userType && person.isAgent !== (asked.userType === 'agent')) continue
      kept.push({ node, person })
    }
    before = nodes.at(-1)?.memberId
    if (nodes.length < limit) return cutPage(kept, asked.pageSize, placeOf)
  }
  const page = cutPage(kept, asked.pageSize, placeOf)
  return { ...page, next: page.next ?? (before === undefined ? null : String(before)) }
}

/** The member with a name, as a page of one; empty if nobody below has that name. */
const readNamed = async (needs: AgentsNeeds, scope: DownlineScope, username: string) => {
  const node = await findNamed(needs, scope, username)
  const person = node && (await needs.members.findPeople([node.memberId])).get(node.memberId)
  return { shown: node && person ? [{ node, person }] : [], next: null }
}

const placeOf = ({ node }: Kept): string => String(node.memberId)

/** The members below, each with their own figures and those of their team. */
export const createListTeamMembers =
  (needs: AgentsNeeds) =>
  async (caller: Caller, asked: Asked): Promise<Answer<typeof listTeamMembers>> => {
    const { db } = needs.database
    const scope = await requireDownline(needs, caller, asked.memberId)
    const top = scope.node.memberId
    const days = readDays(asked, needs.settings.timeZoneOf(caller.brandId))
    const teamSize = (await readTeamSizes(db, [top])).get(top) ?? 0
    const { shown, next } = asked.username
      ? await readNamed(needs, scope, asked.username)
      : await readPage(needs, { top: scope.node, teamSize, days }, asked)
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
