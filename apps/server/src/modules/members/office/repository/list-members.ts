import type { Query } from '@trevo/contract/endpoint.ts'
import type { listMembers } from '@trevo/contract/ops/members/members.ts'
import { sql, type RawBuilder } from 'kysely'
import { memberOf, type Member } from '../../common/repository/find-member.ts'
import type { MemberDb } from '../../tables.ts'

type Asked = Query<typeof listMembers>

export type ListedMember = Member & { readonly lastLoginAt: Date | null }

export type MemberFilter = Pick<Asked, 'state' | 'blocked' | 'tag'> & {
  readonly brandId: number
  readonly types: { readonly among?: readonly number[]; readonly except: readonly number[] }
  readonly uplineId: bigint | undefined
  /** Only these, at most some hundred. */
  readonly among?: readonly bigint[] | undefined
  readonly registered: { readonly from: Date | undefined; readonly until: Date | undefined }
  readonly login: { readonly from: Date | undefined; readonly until: Date | undefined }
  readonly order: Asked['order']
  /** The last member of the page before. */
  readonly after: { readonly customerId: string; readonly loginAt: Date | undefined } | undefined
  readonly limit: number
}

const states: Readonly<Record<NonNullable<Asked['state']>, RawBuilder<boolean>>> = {
  open: sql<boolean>`m.closed_at is null and m.excluded_at is null`,
  excluded: sql<boolean>`m.excluded_at is not null`,
  closed: sql<boolean>`m.closed_at is not null`,
}

const conditionsOf = (filter: MemberFilter): RawBuilder<boolean>[] => {
  const { state, blocked, tag, types, uplineId, among, registered, login, brandId } = filter
  const all: RawBuilder<boolean>[] = [sql<boolean>`m.brand_id = ${brandId}`]
  if (state) all.push(states[state])
  if (types.among) all.push(sql<boolean>`m.type = any(${[...types.among]}::integer[])`)
  if (types.except.length > 0) {
    all.push(sql<boolean>`m.type <> all(${[...types.except]}::integer[])`)
  }
  if (blocked) all.push(sql<boolean>`m.blocked <> '{}'`)
  if (blocked && blocked !== 'any') all.push(sql<boolean>`m.blocked @> array[${blocked}]::text[]`)
  if (uplineId !== undefined) all.push(sql<boolean>`m.upline_member_id = ${uplineId}`)
  if (among) all.push(sql<boolean>`m.member_id = any(${[...among]}::bigint[])`)
  if (tag !== undefined) {
    all.push(sql<boolean>`exists (select from members.tag t
      where t.brand_id = ${brandId} and t.tag = ${tag} and t.member_id = m.member_id)`)
  }
  if (registered.from) all.push(sql<boolean>`m.registered_at >= ${registered.from}`)
  if (registered.until) all.push(sql<boolean>`m.registered_at < ${registered.until}`)
  if (login.from) all.push(sql<boolean>`l.at >= ${login.from}`)
  if (login.until) all.push(sql<boolean>`l.at < ${login.until}`)
  return all
}

/** Where the page begins, read from the member itself, whose moment may be finer than a cursor writes it. */
const placeOf = ({ after, order, brandId }: MemberFilter): RawBuilder<boolean>[] => {
  if (!after) return []
  const last = sql`select registered_at, member_id from members.member
    where customer_id = ${after.customerId} and brand_id = ${brandId}`
  if (order === 'registered') return [sql<boolean>`(m.registered_at, m.member_id) < (${last})`]
  return [
    sql<boolean>`(l.at, l.member_id) < (${after.loginAt ?? null}::timestamptz, (
      select member_id from members.member
      where customer_id = ${after.customerId} and brand_id = ${brandId}))`,
  ]
}

/** A page of a brand's members; in the order of logins without those who never logged in. */
export const listMemberRows = async (
  db: MemberDb,
  filter: MemberFilter,
): Promise<ListedMember[]> => {
  const isByLogin = filter.order === 'login'
  const where = sql.join([...conditionsOf(filter), ...placeOf(filter)], sql` and `)
  const query = isByLogin
    ? db
        .selectFrom('members.last_login as l')
        .innerJoin('members.member as m', 'm.member_id', 'l.member_id')
        .selectAll('m')
        .select('l.at as login_at')
        .where('l.brand_id', '=', filter.brandId)
        .where(sql<boolean>`${where}`)
        .orderBy('l.at', 'desc')
        .orderBy('l.member_id', 'desc')
    : db
        .selectFrom('members.member as m')
        .leftJoin('members.last_login as l', 'l.member_id', 'm.member_id')
        .selectAll('m')
        .select('l.at as login_at')
        .where(sql<boolean>`${where}`)
        .orderBy('m.registered_at', 'desc')
        .orderBy('m.member_id', 'desc')
  const rows = await query.limit(filter.limit).execute()
  return rows.map(({ login_at: lastLoginAt, ...row }) => ({ ...memberOf(row), lastLoginAt }))
}

/** When some members logged in last. */
export const findLoginTimes = async (
  db: MemberDb,
  memberIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, Date>> => {
  if (memberIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('members.last_login')
    .select(['member_id', 'at'])
    .where('member_id', 'in', [...memberIds])
    .execute()
  return new Map(rows.map(({ member_id: memberId, at }) => [memberId, at]))
}
