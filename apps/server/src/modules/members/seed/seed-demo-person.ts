import { demoPasswords } from '../../identity/index.ts'
import { accountOf } from '../common/domain/account-name.ts'
import { findMemberByAccount } from '../common/repository/find-member.ts'
import { member, requireDemo, seedOnce, type SeedNeeds } from './seed-demo-accounts.ts'

/**
 * The account has a confirmed email, which the outbox shows, and has just given its second proof: a login with the
 * published password needs no other for the days of the rule.
 */
const protect = async (
  { database, clock, identity }: SeedNeeds,
  { memberId, email }: { readonly memberId: bigint; readonly email: string },
): Promise<void> => {
  await database.db
    .updateTable('members.member')
    .set({ email, email_confirmed_at: clock.now() })
    .where('member_id', '=', memberId)
    .where('email', 'is', null)
    .execute()
  await identity.saveProof(memberId)
}

export type DemoPerson = {
  readonly username: string
  readonly nickname: string
  readonly fullName: string
  readonly taxId: string | null
  /** yyyy-MM-dd; undefined of an account from before it was asked for. */
  readonly bornOn?: string | undefined
  /** Now, if absent. */
  readonly registeredAt?: Date
  /** Has given no second proof yet, and is asked for one. */
  readonly isUnprotected?: boolean
}

/**
 * A member of a demo brand with a published password; once, and protected again with each start. Throws outside the
 * demo of a demo server.
 */
export const seedDemoPerson = async (
  needs: SeedNeeds,
  person: DemoPerson,
): Promise<{
  readonly memberId: bigint
  readonly isNew: boolean
  readonly username: string
  readonly password: string
}> => {
  requireDemo(needs)
  const { username, nickname, taxId, isUnprotected = false, ...about } = person
  const isNew = await seedOnce(needs, {
    ...about,
    ...member(username, nickname),
    ...(taxId !== null && { taxId }),
  })
  const account = accountOf(needs.brand.merchant, username)
  const found = await findMemberByAccount(needs.database.db, needs.brand.id, account)
  if (!found) throw new Error(`the demo member ${username} was not written`)
  const { memberId } = found
  if (!isUnprotected) await protect(needs, { memberId, email: `${username}@mail.example` })
  return { memberId, isNew, username, password: demoPasswords.member }
}
