import { findMember } from '../common/repository/find-member.ts'
import { saveClosed } from '../profile/repository/save-profile.ts'
import { requireDemo, type SeedNeeds } from './seed-demo-accounts.ts'

/**
 * An account of the demo that was closed before it began because the register named its holder, with the money that is
 * in it. Throws outside the demo of a demo server.
 */
export const seedClosedAccount = async (
  needs: SeedNeeds,
  memberId: bigint,
  at: Date,
): Promise<void> => {
  requireDemo(needs)
  const { db } = needs.database
  if (!(await findMember(db, memberId))) throw new Error(`no member ${memberId}`)
  await saveClosed(db, memberId, { at, reason: 'impediment' })
}
