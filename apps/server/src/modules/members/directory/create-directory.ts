import type { MemberPermission } from '@trevo/contract/member-permissions.ts'
import type { ExclusionKind } from '@trevo/contract/wps/security/exclusion.ts'
import { createCoalescer } from '@trevo/database/coalesce.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { usernameOf } from '../common/domain/account-name.ts'
import { kindOf, type MemberKind } from '../common/domain/member-kind.ts'
import { mayBeOffered, takesMarketing, type Offer } from '../common/domain/may-be-offered.ts'
import { maskName } from '../common/domain/mask.ts'
import {
  findAccounts,
  findAccountsOfCpf,
  findMember,
  findMemberByCustomerId,
  findMemberByUsername,
  findMembers,
  findMembersOfPersons,
  listBornOn,
  type Member,
} from '../common/repository/find-member.ts'
import {
  accountsOfPerson,
  takeAddedAccount,
  findPersonByCpf,
  listAccountIds,
  listPersonsAfter,
  type PersonOfBrands,
  lockPersons,
} from '../common/repository/persons.ts'
import {
  countReferred,
  listIdsAfter,
  listDirectDownline,
  listMembersBelow,
  listReferred,
  type BelowFilter,
} from './repository/list-below.ts'
import { findBars, type OwnBar } from '../blocks/service/find-bars.ts'
import { findRunning } from '../exclusion/repository/exclusions.ts'
import { listChanged, type ChangedPage } from './repository/list-changed.ts'
import { findBlockReasons, listClosed, type ClosedAccount } from './repository/list-closed.ts'
import { packNames } from './repository/pack-names.ts'
import { savePlace } from './repository/save-place.ts'
import type { MemberDb, MemberTables } from '../tables.ts'
import type { MembersNeeds } from '../needs.ts'

/** With the kind by the brand's account types. */
export type KnownMember = Member & { readonly kind: MemberKind }

/** What bars a member from play. */
export type RunningStanding = {
  /** `register`: the central register names the person. */
  readonly kind: ExclusionKind | 'register'
  /** When it ends automatically; null if it does not. */
  readonly endsAt: Date | null
}

/** Who members are. */
export type MemberDirectory = {
  /** Reads through the transaction if given. */
  findMember(memberId: bigint, tx?: Tx): Promise<KnownMember | undefined>
  /** Whether the member excluded themselves from play, with the exclusion in force. */
  isExcluded(memberId: bigint): Promise<boolean>
  /** Whether an operator blocked the permission; what moves money reads it again under its lock. */
  isBlocked(memberId: bigint, permission: MemberPermission): Promise<boolean>
  /** Whether rewards, or messages that call to play, may reach the account. */
  mayBeOffered(memberId: bigint, offer: Offer): Promise<boolean>
  /** The exclusion in force; it ends automatically at `endsAt`, or never. */
  findExclusion(memberId: bigint): Promise<RunningStanding | undefined>
  /** Whether an answer of the central register is awaited, so that nothing is staked or deposited. */
  isUnchecked(memberId: bigint): Promise<boolean>
  /** Whether one of the accounts with this CPF, at any brand, is excluded from play or closed. */
  findAccountsOfCpf(
    cpf: string,
    tx: Tx,
  ): Promise<{ readonly isExcluded: boolean; readonly isClosed: boolean }>
  /** Who of a company has the CPF. */
  findPersonByCpf(tx: Tx, companyId: number, cpf: string): Promise<bigint | undefined>
  /** Takes a further account that a person got, each once. @returns the person */
  takeAddedAccount(tx: Tx): Promise<bigint | undefined>
  /** The accounts of a person, at most one a brand, in the order of the brands. */
  accountsOfPerson(
    tx: Tx,
    personId: bigint,
  ): Promise<readonly { readonly memberId: bigint; readonly brandId: number }[]>
  /** Serialises what is decided about a person, until the transaction ends. */
  lockPerson(tx: Tx, personId: bigint): Promise<void>
  /** Every account of a person, closed ones too, in ascending order. */
  listPersonAccounts(personId: bigint, tx?: Tx): Promise<readonly Member[]>
  /** The same of several persons. */
  listAccountsOfPersons(personIds: readonly bigint[], tx: Tx): Promise<readonly Member[]>
  /** Persons whose CPF is known, in the order of their ids. */
  listPersonsAfter(personId: bigint, limit: number): Promise<readonly PersonOfBrands[]>
  /** What bars an account besides the register's impediment. */
  findBars(memberId: bigint): Promise<readonly OwnBar[]>
  /** The members directly below an agent, agents or not. */
  listMembersBelow(memberId: bigint, filter: BelowFilter): Promise<readonly Member[]>
  /** By the public id. */
  findMemberByCustomerId(customerId: string): Promise<KnownMember | undefined>
  findMembers(memberIds: readonly bigint[], tx?: Tx): Promise<readonly Member[]>
  /** Whether the account is a trial user's, by the brand's account types. */
  isTrial(member: Pick<Member, 'brandId' | 'type'>): boolean
  /** Ids of members in the order of their registration, from the one after `afterId` on. */
  listIdsAfter(afterId: bigint, limit: number): Promise<readonly bigint[]>
  /** How many members a member referred. */
  countReferred(memberId: bigint): Promise<number>
  /** Members registered by a member's referral code, latest first. */
  listReferred(memberId: bigint, limit: number): Promise<readonly Member[]>
  /** Members whose birthday it is, by date of birth (`mm-dd`), by id. */
  listBornOn(page: {
    readonly brandId: number
    readonly days: readonly string[]
    readonly afterId: bigint
    readonly limit: number
  }): Promise<readonly bigint[]>
  /** Accounts of some brands that were registered or closed in a span, by number. */
  listChanged(tx: Tx, page: ChangedPage): Promise<readonly bigint[]>
  /** Closed accounts in the order of their ids, from the one after `afterId` on. */
  listClosed(afterId: bigint, limit: number): Promise<readonly ClosedAccount[]>
  /** Brands and user names as one JSON text, for ids separated by commas. */
  packNames(memberIds: string): Promise<string>
  /** Why operators blocked a permission of these members, by member. */
  findBlockReasons(
    memberIds: readonly bigint[],
    permission: MemberPermission,
  ): Promise<ReadonlyMap<bigint, string>>
  /** The agents one level below, by name. */
  listAgentsBelow(brandId: number, memberId: bigint): Promise<readonly Member[]>
  /** By the name of a brand's account. */
  findMemberByUsername(brandId: number, username: string): Promise<KnownMember | undefined>
  /** Saves a member's upline and type. The caller updates the tree and the sessions. */
  savePlace(
    tx: Tx,
    memberId: bigint,
    place: { readonly uplineId?: bigint | null; readonly type?: number },
  ): Promise<void>
  /** Public names, as on a winner board; unknown ids are left out. */
  findMaskedNames(memberIds: readonly bigint[]): Promise<ReadonlyMap<bigint, string>>
}

/** A waiting query does not hold up the others. */
const patienceMs = 100

/** Finds members; concurrent lookups share one query. */
const createFindNow = (db: MemberDb) => {
  const find = createCoalescer<bigint, { readonly member: Member | undefined }>(
    async (memberIds) => {
      const [first, ...others] = new Set(memberIds)
      // A single one is looked up by equality, which a spread database answers from one node.
      if (first !== undefined && others.length === 0) {
        const member = await findMember(db, first)
        return memberIds.map(() => ({ member }))
      }
      const members = await findMembers(db, memberIds)
      const byId = new Map(members.map((member) => [member.memberId, member]))
      return memberIds.map((memberId) => ({ member: byId.get(memberId) }))
    },
    { patienceMs },
  )
  return async (memberId: bigint): Promise<Member | undefined> => (await find(memberId)).member
}

/** The directory of members, for every module: created before the rest of members. */
export const createMemberDirectory = ({
  database: { db },
  settings,
  clock,
}: Pick<MembersNeeds, 'database' | 'settings' | 'clock'>): MemberDirectory => {
  const known = (member: Member | undefined): KnownMember | undefined =>
    member && { ...member, kind: kindOf(member.type, settings.memberBrandOf(member.brandId)) }

  const findNow = createFindNow(db)

  return {
    findMember: async (memberId, tx) =>
      known(tx ? await findMember(tables<MemberTables>(tx), memberId) : await findNow(memberId)),
    isExcluded: async (memberId) => ((await findNow(memberId))?.excludedAt ?? null) !== null,
    isUnchecked: async (memberId) => ((await findNow(memberId))?.uncheckedAt ?? null) !== null,
    isBlocked: async (memberId, permission) =>
      (await findNow(memberId))?.blocked.includes(permission) ?? false,
    mayBeOffered: async (memberId, offer) => {
      const member = await findNow(memberId)
      if (!member) return false
      return offer === 'marketing'
        ? takesMarketing(member, clock.now())
        : mayBeOffered(member, offer)
    },
    findExclusion: async (memberId) => {
      const member = await findNow(memberId)
      if (member?.impededAt) return { kind: 'register', endsAt: null }
      const running = await findRunning(db, memberId)
      return running && { kind: running.kind, endsAt: running.ends_at }
    },
    findAccountsOfCpf: (cpf, tx) => findAccountsOfCpf(tables<MemberTables>(tx), cpf),
    findPersonByCpf: (tx, companyId, cpf) =>
      findPersonByCpf(tables<MemberTables>(tx), companyId, cpf),
    accountsOfPerson: (tx, personId) => accountsOfPerson(tables<MemberTables>(tx), personId),
    takeAddedAccount: (tx) => takeAddedAccount(tables<MemberTables>(tx)),
    lockPerson: (tx, personId) => lockPersons(tables<MemberTables>(tx), [personId]),
    listPersonAccounts: async (personId, tx) => {
      const own = tx ? tables<MemberTables>(tx) : db
      const members = await findMembers(own, await listAccountIds(own, personId))
      return members.toSorted((one, other) => (one.memberId < other.memberId ? -1 : 1))
    },
    listAccountsOfPersons: (personIds, tx) =>
      findMembersOfPersons(tables<MemberTables>(tx), personIds),
    listPersonsAfter: (personId, limit) => listPersonsAfter(db, personId, limit),
    findBars: (memberId) => findBars(db, memberId),
    listMembersBelow: (memberId, filter) => listMembersBelow(db, memberId, filter),
    findMemberByCustomerId: async (customerId) =>
      known(await findMemberByCustomerId(db, customerId)),
    findMemberByUsername: async (brandId, username) =>
      known(await findMemberByUsername(db, brandId, username)),
    savePlace: (tx, memberId, place) => savePlace(tables<MemberTables>(tx), memberId, place),
    findMembers: (memberIds, tx) => findMembers(tx ? tables<MemberTables>(tx) : db, memberIds),
    isTrial: ({ brandId, type }) => kindOf(type, settings.memberBrandOf(brandId)) === 'trial',
    listIdsAfter: (afterId, limit) => listIdsAfter(db, afterId, limit),
    countReferred: (memberId) => countReferred(db, memberId),
    listReferred: (memberId, limit) => listReferred(db, memberId, limit),
    listBornOn: (page) => listBornOn(db, page),
    listChanged: (tx, page) => listChanged(tables<MemberTables>(tx), page),
    listClosed: (afterId, limit) => listClosed(db, afterId, limit),
    packNames: (memberIds) => packNames(db, memberIds),
    findBlockReasons: (memberIds, permission) => findBlockReasons(db, memberIds, permission),
    listAgentsBelow: (brandId, memberId) =>
      listDirectDownline(db, memberId, settings.memberBrandOf(brandId).agentTypes),
    findMaskedNames: async (memberIds) => {
      const accounts = await findAccounts(db, memberIds)
      return new Map([...accounts].map(([id, account]) => [id, maskName(usernameOf(account))]))
    },
  }
}
