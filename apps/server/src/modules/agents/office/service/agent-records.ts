import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type {
  listAgentContracts,
  listAgentDebts,
  listAgentRuns,
  listAgentTree,
  showAgent,
  showAgentContract,
} from '@trevo/contract/ops/teams/records.ts'
import { rebateProducts } from '@trevo/contract/wps/agents/rebates.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { cutPage, readCursor, withExtra, writeCursor } from '@trevo/platform/keyset.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { valuesFor } from '@trevo/rebate-rules/value-rules.ts'
import { formatPercent } from '../../common/domain/percent.ts'
import { usernameOf } from '../../common/service/display-name.ts'
import { findContract, listReceived } from '../../contracts/repository/contracts.ts'
import { listEvents } from '../../contracts/repository/queries-contracts.ts'
import { presentContract, presentContracts } from '../../contracts/service/present-contract.ts'
import { readTeamSize, readTeamSizes } from '../../figures/repository/counts.ts'
import { countRegistered, listLinks } from '../../links/repository/links.ts'
import { presentLink } from '../../links/service/present-link.ts'
import type { AgentsNeeds } from '../../needs.ts'
import { listRebatesFor } from '../../rates/service/set-downline-rates.ts'
import { findRates } from '../../rates/repository/rebates.ts'
import { presentStatements } from '../../statements/service/present-statement.ts'
import { findNode, listNodesBelow } from '../../tree/repository/tree.ts'
import {
  findDebt,
  listContractsOf,
  listDebtsOf,
  listRunsOf,
  listTops,
  sumDebtOf,
} from '../repository/office-lists.ts'
import { listStatementsOfContract } from '../repository/office-statements.ts'

const [shownMax, statementsShown] = [100, 50]

/** A member of the brand with their node. @throws Refusal `agent.member_unknown` */
const createGetMember =
  ({ database, members }: AgentsNeeds) =>
  async (brandId: number, username: string) => {
    const member = await members.findByUsername(brandId, username.trim())
    const node = member && (await findNode(database.db, member.memberId))
    if (!member || !node) throw new Refusal('agent.member_unknown')
    return { member, node }
  }

const createListTree =
  (needs: AgentsNeeds) =>
  async (
    brandId: number,
    { upline, before, pageSize }: Query<typeof listAgentTree>,
  ): Promise<Answer<typeof listAgentTree>> => {
    const { db } = needs.database
    const page = {
      before: before === undefined ? undefined : BigInt(before),
      limit: withExtra(pageSize),
    }
    const found = await (async () => {
      if (upline === undefined) {
        const tops = await listTops(db, brandId, page)
        return tops.map(({ member_id, placed_at }) => ({
          memberId: member_id,
          placedAt: placed_at,
        }))
      }
      const { node } = await createGetMember(needs)(brandId, upline)
      return listNodesBelow(db, node, 0, { direct: true, ...page })
    })()
    const { shown, next } = cutPage(found, pageSize, ({ memberId }) => String(memberId))
    const ids = shown.map(({ memberId }) => memberId)
    const [names, people, sizes] = await Promise.all([
      needs.members.findNames(ids),
      needs.members.findPeople(ids),
      readTeamSizes(db, ids),
    ])
    return {
      list: shown.map(({ memberId, placedAt }) => ({
        username: usernameOf(names, memberId),
        isAgent: people.get(memberId)?.isAgent ?? false,
        teamSize: sizes.get(memberId) ?? 0,
        placedAt: placedAt.toISOString(),
      })),
      next,
    }
  }

/** The rebates of a member, each with the values that the agent above may give now. */
const readRates = async (
  { database: { db } }: AgentsNeeds,
  brandId: number,
  { path, memberId }: { readonly path: readonly bigint[]; readonly memberId: bigint },
): Promise<Answer<typeof showAgent>['rates']> => {
  const upline = path.at(-2)
  const own = await findRates(db, memberId)
  const givable =
    upline === undefined ? [] : await listRebatesFor(db, { brandId, memberId: upline }, memberId)
  return rebateProducts.map((product) => {
    const rateBp = own.get(product) ?? null
    const rule = givable.find((one) => one.product === product)
    return {
      product,
      rate: rateBp === null ? null : formatPercent(rateBp),
      rateBp,
      allowedBp:
        rule && rule.own !== null
          ? [...valuesFor(rule, { own: rule.own, current: rule.current ?? undefined })]
          : [],
    }
  })
}

const createShow =
  (needs: AgentsNeeds) =>
  async (brandId: number, username: string): Promise<Answer<typeof showAgent>> => {
    const { database, members } = needs
    const { db } = database
    const { member, node } = await createGetMember(needs)(brandId, username)
    const above = node.path.slice(0, -1)
    const [names, teamSize, received, given, links] = await Promise.all([
      members.findNames(above),
      readTeamSize(db, node.memberId),
      listReceived(db, node.memberId),
      listContractsOf(db, brandId, {
        status: undefined,
        contractType: undefined,
        memberId: node.memberId,
        before: undefined,
        limit: shownMax,
      }),
      listLinks(db, node.memberId, undefined, shownMax),
    ])
    const registered = await countRegistered(
      db,
      links.map((row) => row.link_id),
    )
    return {
      place: {
        username: member.username,
        type: member.type,
        above: above.map((id) => usernameOf(names, id)),
        teamSize,
      },
      isAgent: member.isAgent,
      rates: await readRates(needs, brandId, node),
      received: await presentContracts(needs, received),
      given: await presentContracts(
        needs,
        given.filter((row) => row.giver_id === node.memberId),
      ),
      debt: formatMoney(await sumDebtOf(db, node.memberId)),
      links: links.map((row) => presentLink(needs, row, registered.get(row.link_id) ?? 0)),
    }
  }

const createListContracts =
  (needs: AgentsNeeds) =>
  async (
    brandId: number,
    asked: Query<typeof listAgentContracts>,
  ): Promise<Answer<typeof listAgentContracts>> => {
    const member =
      asked.username === undefined
        ? undefined
        : await needs.members.findByUsername(brandId, asked.username.trim())
    if (asked.username !== undefined && !member) return { list: [], next: null }
    const rows = await listContractsOf(needs.database.db, brandId, {
      status: asked.status,
      contractType: asked.contractType,
      memberId: member?.memberId,
      before: readCursor(asked.before),
      limit: withExtra(asked.pageSize),
    })
    const { shown, next } = cutPage(rows, asked.pageSize, (row) =>
      writeCursor({ at: row.created_at, id: row.contract_id }),
    )
    return { list: await presentContracts(needs, shown), next }
  }

const createShowContract =
  (needs: AgentsNeeds) =>
  async (brandId: number, contractId: string): Promise<Answer<typeof showAgentContract>> => {
    const { database, members } = needs
    const { db } = database
    const row = await findContract(db, contractId)
    if (row?.brand_id !== brandId) throw new Refusal('contract.unknown')
    const events = await listEvents(db, contractId)
    const by = events.flatMap(({ member_id }) => (member_id === null ? [] : [member_id]))
    const names = await members.findNames([...new Set(by)])
    const statements = await listStatementsOfContract(db, contractId, statementsShown)
    return {
      contract: await presentContract(needs, row),
      debt: formatMoney(await findDebt(db, contractId)),
      events: events.map(({ action, member_id, happened_at }) => ({
        action,
        by: member_id === null ? null : usernameOf(names, member_id),
        at: happened_at.toISOString(),
      })),
      statements: await presentStatements(members, statements),
    }
  }

const createListRuns =
  ({ database }: AgentsNeeds) =>
  async (
    brandId: number,
    { before, pageSize }: Query<typeof listAgentRuns>,
  ): Promise<Answer<typeof listAgentRuns>> => {
    const rows = await listRunsOf(database.db, brandId, {
      before: before === undefined ? undefined : BigInt(before),
      limit: withExtra(pageSize),
    })
    const { shown, next } = cutPage(rows, pageSize, (row) => String(row.run_id))
    return {
      list: shown.map((row) => ({
        runId: String(row.run_id),
        contractType: row.contract_type,
        period: row.period,
        startsAt: row.starts_at.toISOString(),
        endsAt: row.ends_at.toISOString(),
        beganAt: row.began_at.toISOString(),
        finishedAt: row.finished_at?.toISOString() ?? null,
        statementsHash: row.statements_hash,
        statementCount: row.statement_count,
        amount: formatMoney(BigInt(row.amount)),
        paid: formatMoney(BigInt(row.paid)),
      })),
      next,
    }
  }

const createListDebts =
  ({ database, members }: AgentsNeeds) =>
  async (brandId: number): Promise<Answer<typeof listAgentDebts>> => {
    const rows = await listDebtsOf(database.db, brandId, shownMax)
    const names = await members.findNames([...new Set(rows.map((row) => row.receiver_id))])
    return {
      list: rows.map((row) => ({
        username: usernameOf(names, row.receiver_id),
        contractId: row.contract_id,
        contractType: row.contract_type,
        amount: formatMoney(row.amount_minor),
      })),
      total: formatMoney(rows.reduce((sum, row) => sum + row.amount_minor, 0n)),
    }
  }

/** What operators read of agents; everything is of their own brand. */
export const createAgentRecords = (needs: AgentsNeeds) => ({
  listAgentTree: createListTree(needs),
  showAgent: createShow(needs),
  listAgentContracts: createListContracts(needs),
  showAgentContract: createShowContract(needs),
  listAgentRuns: createListRuns(needs),
  listAgentDebts: createListDebts(needs),
})
