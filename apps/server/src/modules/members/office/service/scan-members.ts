import type { Query } from '@trevo/contract/endpoint.ts'
import type { listMembers } from '@trevo/contract/ops/members/members.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { descending } from '@trevo/platform/in-order.ts'
import {
  findMemberByCustomerId,
  findMemberByUsername,
  findMembers,
} from '../../common/repository/find-member.ts'
import type { OfficeNeeds } from '../needs.ts'
import { listMemberRows, type ListedMember, type MemberFilter } from '../repository/list-members.ts'

type Asked = Query<typeof listMembers>
type Filter = Omit<MemberFilter, 'after' | 'limit' | 'among'>

/** Members read at once, and in one answer: what is not found among them the next page goes on to look for. */
const batch = 500
const lookedMax = 2_000

export type Scanned = {
  readonly shown: readonly ListedMember[]
  /** The member after whom the next page begins; undefined at the end. */
  readonly last: Pick<ListedMember, 'customerId' | 'lastLoginAt'> | undefined
}

type Levels = Pick<Asked, 'levelMin' | 'levelMax'>

/** Whether a level of the brand is asked for that a member can be looked up by; everybody begins at the lowest. */
const hasLevelIndex = ({ levelMin = 0 }: Levels): boolean => levelMin > 0

/** Ids in falling order, from which other filters choose. */
type Source = (before: bigint | undefined, limit: number) => Promise<readonly bigint[]>

const createChecks = ({ wallet, records }: OfficeNeeds, asked: Asked) => {
  const { levelMin, levelMax, balanceMin, balanceMax } = asked
  const isAnyLevel = levelMin === undefined && levelMax === undefined
  const isAnyBalance = balanceMin === undefined && balanceMax === undefined
  const from = balanceMin === undefined ? undefined : parseMoney(balanceMin)
  const to = balanceMax === undefined ? undefined : parseMoney(balanceMax)
  return {
    hasAny: !isAnyLevel || !isAnyBalance,
    keep: async (rows: readonly ListedMember[]): Promise<ListedMember[]> => {
      const ids = rows.map(({ memberId }) => memberId)
      const ranks = isAnyLevel ? undefined : await records.findRanks(ids)
      const balances = isAnyBalance ? undefined : await wallet.balancesOf(ids)
      return rows.filter(({ memberId }) => {
        const rank = ranks?.get(memberId) ?? 0
        const isOfLevel = !ranks || (rank >= (levelMin ?? 0) && rank <= (levelMax ?? rank))
        const minor = balances?.get(memberId)?.availableMinor ?? 0n
        return isOfLevel && (!balances || (minor >= (from ?? 0n) && minor <= (to ?? minor)))
      })
    },
  }
}

const sourceOf = async (
  { database, records, agents }: OfficeNeeds,
  brandId: number,
  asked: Asked,
): Promise<Source | undefined> => {
  const { line, levelMin = 0, levelMax = 99 } = asked
  if (line !== undefined) {
    const agent = await findMemberByUsername(database.db, brandId, line)
    if (!agent) return async () => []
    return (before, limit) => agents.listIdsBelow(agent.memberId, { before, limit })
  }
  if (!hasLevelIndex(asked)) return undefined
  return (before, limit) => records.listIdsOfLevels({ brandId, levelMin, levelMax, before, limit })
}

type Step = {
  readonly rows: readonly ListedMember[]
  /** Where the next step begins; undefined at the end. */
  readonly last: Scanned['last']
}

/** Reads members in the order of a filter, or in that of ids. */
const createSteps = (
  { database: { db } }: OfficeNeeds,
  filter: Filter,
  source: Source | undefined,
) => {
  const bySource = async (
    ids: Source,
    after: MemberFilter['after'],
    limit: number,
  ): Promise<Step> => {
    const place = after && (await findMemberByCustomerId(db, after.customerId))
    const found = await ids(place?.brandId === filter.brandId ? place.memberId : undefined, limit)
    const rows = await listMemberRows(db, {
      ...filter,
      order: 'registered',
      among: found,
      after: undefined,
      limit: found.length,
    })
    const lastId = found.length < limit ? undefined : found.at(-1)
    const [last] = lastId === undefined ? [] : await findMembers(db, [lastId])
    return {
      rows: rows.toSorted(descending(({ memberId }) => memberId)),
      last: last && { customerId: last.customerId, lastLoginAt: null },
    }
  }
  return async (after: MemberFilter['after'], limit: number): Promise<Step> => {
    if (source) return bySource(source, after, limit)
    const read = await listMemberRows(db, { ...filter, after, limit: limit + 1 })
    const rows = read.slice(0, limit)
    return { rows, last: read.length > limit ? rows.at(-1) : undefined }
  }
}

/**
 * A page of members by filters of which some are known to other modules: in steps of an index, at most 2,000 members
 * in one answer.
 */
export const scanMembers = async (
  needs: OfficeNeeds,
  filter: Filter,
  { asked, after: begin }: { readonly asked: Asked; readonly after: MemberFilter['after'] },
): Promise<Scanned> => {
  const { pageSize } = asked
  const checks = createChecks(needs, asked)
  const read = createSteps(needs, filter, await sourceOf(needs, filter.brandId, asked))
  const size = checks.hasAny ? batch : pageSize
  const shown: ListedMember[] = []
  let after = begin
  for (let looked = 0; looked < lookedMax; looked += size) {
    const { rows, last } = await read(after, size)
    const kept = checks.hasAny ? await checks.keep(rows) : rows
    const left = pageSize - shown.length
    shown.push(...kept.slice(0, left))
    if (kept.length > left || (shown.length === pageSize && last)) {
      const isAll = kept.length === left
      return { shown, last: isAll ? last : shown.at(-1) }
    }
    if (!last) return { shown, last: undefined }
    after = { customerId: last.customerId, loginAt: last.lastLoginAt ?? undefined }
  }
  return {
    shown,
    last: after && { customerId: after.customerId, lastLoginAt: after.loginAt ?? null },
  }
}
