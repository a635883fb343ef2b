import { createCoalescer } from '@trevo/database/coalesce.ts'
import { tables } from '@trevo/database/connect.ts'
import { usernameOf } from './domain/account-name.ts'
import { kindOf } from './domain/member-kind.ts'
import { maskName } from './domain/mask.ts'
import {
  findAccounts,
  findAccountsOfCpf,
  findMember,
  findMemberByCustomerId,
  findMemberByUsername,
  findMembers,
  listBornOn,
  type Member,
} from './repository/find-member.ts'
import {
  countReferred,
  listDirectDownline,
  listMembersBelow,
  listReferred,
} from './repository/list-below.ts'
import { findRunning } from './repository/exclusions.ts'
import { savePlace } from './repository/save-place.ts'
import type { MemberDb, MemberTables } from './repository/tables.ts'
import type { MembersNeeds } from './needs.ts'
import type { KnownMember, MemberDirectory } from './members.ts'

/** A reading that waits holds up no other. */
const patienceMs = 100

/** Finds members; those who are asked for at the same time in one question. */
const createFindNow = (db: MemberDb) => {
  const find = createCoalescer<bigint, { readonly member: Member | undefined }>(
    async (memberIds) => {
      const [first, ...others] = new Set(memberIds)
      // One alone is asked for by equality, which a spread database answers from one place.
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

/** Who members are, for every module that must know: it stands before what members can do. */
export const createMemberDirectory = ({
  database: { db },
  settings,
}: Pick<MembersNeeds, 'database' | 'settings'>): MemberDirectory => {
  const known = (member: Member | undefined): KnownMember | undefined =>
    member && { ...member, kind: kindOf(member.type, settings.memberBrandOf(member.brandId)) }

  const findNow = createFindNow(db)

  return {
    findMember: async (memberId, tx) =>
      known(tx ? await findMember(tables<MemberTables>(tx), memberId) : await findNow(memberId)),
    isExcluded: async (memberId) => ((await findNow(memberId))?.excludedAt ?? null) !== null,
    findExclusion: async (memberId) => {
      const running = await findRunning(db, memberId)
      return running && { endsAt: running.ends_at }
    },
    findAccountsOfCpf: (cpf, tx) => findAccountsOfCpf(tables<MemberTables>(tx), cpf),
    listMembersBelow: (memberId, filter) => listMembersBelow(db, memberId, filter),
    findMemberByCustomerId: async (customerId) =>
      known(await findMemberByCustomerId(db, customerId)),
    findMemberByUsername: async (brandId, username) =>
      known(await findMemberByUsername(db, brandId, username)),
    savePlace: (tx, memberId, place) => savePlace(tables<MemberTables>(tx), memberId, place),
    findMembers: (memberIds) => findMembers(db, memberIds),
    countReferred: (memberId) => countReferred(db, memberId),
    listReferred: (memberId, limit) => listReferred(db, memberId, limit),
    listBornOn: (page) => listBornOn(db, page),
    listAgentsBelow: (brandId, memberId) =>
      listDirectDownline(db, memberId, settings.memberBrandOf(brandId).agentTypes),
    findMaskedNames: async (memberIds) => {
      const accounts = await findAccounts(db, memberIds)
      return new Map([...accounts].map(([id, account]) => [id, maskName(usernameOf(account))]))
    },
  }
}
