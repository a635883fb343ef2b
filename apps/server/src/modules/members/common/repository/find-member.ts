import type { MemberPermission } from '@trevo/contract/member-permissions.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { sql, type RawBuilder, type Selectable } from 'kysely'
import { accountKeyOf, usernameOf } from '../domain/account-name.ts'
import type { MemberDb, MemberTable } from '../../tables.ts'

export type Member = {
  readonly memberId: bigint
  /** The public id in place of memberId. */
  readonly customerId: string
  readonly brandId: number
  /** The human behind the account, one for all brands of a company. */
  readonly personId: bigint
  /** `<merchant>@<username>` */
  readonly account: string
  readonly username: string
  readonly nickname: string
  readonly type: number
  readonly language: LanguageCode | null
  readonly uplineMemberId: bigint | null
  /** The referrer by a referral code. */
  readonly referrerMemberId: bigint | null
  readonly inviteCode: string
  readonly email: string | null
  readonly mobileDialingCode: string | null
  readonly mobileNumber: string | null
  /** +5511987654321; confirmed if `mobileConfirmedAt` is set. */
  readonly mobileE164: string | null
  readonly mobileConfirmedAt: Date | null
  readonly emailConfirmedAt: Date | null
  readonly payeeName: string | null
  /** CPF, 11 digits; null until the member provides it. */
  readonly taxId: string | null
  /** `yyyy-mm-dd`; null until the member provides it. */
  readonly bornOn: string | null
  readonly registeredAt: Date
  /** From where the account was opened; null for accounts that others made. */
  readonly registerAddress: string | null
  /** Login is disabled. */
  readonly closedAt: Date | null
  /**
   * Barred from play, by a pause or self-exclusion of their own or by the central register; others must not learn
   * of it.
   */
  readonly excludedAt: Date | null
  /** Barred by the central register. */
  readonly impededAt: Date | null
  /** An answer of the central register is awaited: no stake and no deposit until then. */
  readonly uncheckedAt: Date | null
  /** Permissions that operators blocked. */
  readonly blocked: readonly MemberPermission[]
  /** Since when neither rewards nor messages that call to play reach the account; ask `mayBeOffered`. */
  readonly offersWithheldAt: Date | null
  /** Until when the member wants nothing promotional; ask `takesMarketing`. */
  readonly silentUntil: Date | null
  /** Created by the demo; not a person's account. */
  readonly isDemo: boolean
}

/** A row as other modules read it. */
export const memberOf = (row: Selectable<MemberTable>): Member => ({
  memberId: row.member_id,
  customerId: row.customer_id,
  brandId: row.brand_id,
  personId: row.person_id,
  account: row.account,
  username: usernameOf(row.account),
  nickname: row.nickname,
  type: row.type,
  language: row.language,
  uplineMemberId: row.upline_member_id,
  referrerMemberId: row.referrer_member_id,
  inviteCode: row.invite_code,
  email: row.email,
  mobileDialingCode: row.mobile_dialing_code,
  mobileNumber: row.mobile_number,
  mobileE164: row.mobile_e164,
  mobileConfirmedAt: row.mobile_confirmed_at,
  emailConfirmedAt: row.email_confirmed_at,
  payeeName: row.payee_name,
  taxId: row.tax_id,
  bornOn: row.born_on,
  registeredAt: row.registered_at,
  registerAddress: row.register_address,
  closedAt: row.closed_at,
  excludedAt: row.excluded_at,
  impededAt: row.impeded_at,
  uncheckedAt: row.unchecked_at,
  blocked: row.blocked,
  offersWithheldAt: row.offers_withheld_at,
  silentUntil: row.silent_until,
  isDemo: row.is_demo,
})

const findWhere = async (db: MemberDb, isIt: RawBuilder<boolean>): Promise<Member | undefined> => {
  const row = await db.selectFrom('members.member').selectAll().where(isIt).executeTakeFirst()
  return row && memberOf(row)
}

export const findMember = (db: MemberDb, memberId: bigint) =>
  findWhere(db, sql<boolean>`member_id = ${memberId}`)

export const findMemberByCustomerId = (db: MemberDb, customerId: string) =>
  findWhere(db, sql<boolean>`customer_id = ${customerId}`)

export const findMemberByAccount = (db: MemberDb, brandId: number, account: string) =>
  findWhere(db, sql<boolean>`brand_id = ${brandId} and account_key = ${accountKeyOf(account)}`)

/** By the part of the account after the merchant, as compared. */
export const findMemberByUsername = (db: MemberDb, brandId: number, username: string) =>
  findWhere(
    db,
    sql<boolean>`brand_id = ${brandId} and split_part(account_key, '@', 2) = ${accountKeyOf(username)}`,
  )

/** Whose confirmed email address this is. */
export const findMemberByEmail = (db: MemberDb, brandId: number, email: string) =>
  findWhere(
    db,
    sql<boolean>`brand_id = ${brandId} and lower(email) = lower(${email}) and email_confirmed_at is not null`,
  )

/** Whose confirmed number this is. */
export const findMemberByMobile = (db: MemberDb, brandId: number, mobileE164: string) =>
  findWhere(
    db,
    sql<boolean>`brand_id = ${brandId} and mobile_e164 = ${mobileE164} and mobile_confirmed_at is not null`,
  )

/** The member with this invite code. */
export const findMemberByInviteCode = (db: MemberDb, brandId: number, code: string) =>
  findWhere(db, sql<boolean>`brand_id = ${brandId} and invite_code = ${code.trim().toLowerCase()}`)

/** Whether one of the accounts that have this CPF is excluded from play or closed. */
export const findAccountsOfCpf = async (
  db: MemberDb,
  cpf: string,
): Promise<{ readonly isExcluded: boolean; readonly isClosed: boolean }> => {
  const rows = await db
    .selectFrom('members.member')
    .select(['excluded_at', 'closed_at'])
    .where('tax_id', '=', cpf)
    .execute()
  return {
    isExcluded: rows.some(({ excluded_at }) => excluded_at !== null),
    isClosed: rows.some(({ closed_at }) => closed_at !== null),
  }
}

/** The accounts behind ids, for lists of others such as a winner board. */
export const findAccounts = async (
  db: MemberDb,
  memberIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, string>> => {
  if (memberIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('members.member')
    .select(['member_id', 'account'])
    .where(sql<boolean>`member_id = any(${[...memberIds]}::bigint[])`)
    .execute()
  return new Map(rows.map((row) => [row.member_id, row.account]))
}

/** Any number of them: as one array, because a statement has at most 65,535 parameters. */
export const findMembers = async (
  db: MemberDb,
  memberIds: readonly bigint[],
): Promise<readonly Member[]> => {
  if (memberIds.length === 0) return []
  const rows = await db
    .selectFrom('members.member')
    .selectAll()
    .where(sql<boolean>`member_id = any(${[...memberIds]}::bigint[])`)
    .execute()
  return rows.map(memberOf)
}

/** Every account of some persons, closed ones too. */
export const findMembersOfPersons = async (
  db: MemberDb,
  personIds: readonly bigint[],
): Promise<readonly Member[]> => {
  const rows = await db
    .selectFrom('members.member')
    .selectAll()
    .where(sql<boolean>`person_id = any(${[...personIds]}::bigint[])`)
    .orderBy('member_id')
    .execute()
  return rows.map(memberOf)
}

/** Those of a brand who were born on one of these days (`mm-dd`), by id; closed accounts are left out. */
export const listBornOn = async (
  db: MemberDb,
  {
    brandId,
    days,
    afterId,
    limit,
  }: {
    readonly brandId: number
    readonly days: readonly string[]
    readonly afterId: bigint
    readonly limit: number
  },
): Promise<readonly bigint[]> => {
  const numbers = days.map((day) => Number(day.replace('-', '')))
  const rows = await db
    .selectFrom('members.member')
    .select('member_id')
    .where('brand_id', '=', brandId)
    .where('born_on', 'is not', null)
    .where('closed_at', 'is', null)
    .where(
      sql<boolean>`extract(month from born_on) * 100 + extract(day from born_on) = any(${numbers}::numeric[])`,
    )
    .where('member_id', '>', afterId)
    .orderBy('member_id')
    .limit(limit)
    .execute()
  return rows.map(({ member_id: memberId }) => memberId)
}
