import type { Exclusion, ExclusionTerm } from '@trevo/contract/wps/security/exclusion.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Asking } from '../../identity/index.ts'
import { choicesAt, endOf, endsLater } from '../domain/exclusion-terms.ts'
import {
  addExclusionEvent,
  findRunning,
  insertExclusion,
  markExcluded,
  updateExclusion,
  type ExclusionNote,
} from '../repository/exclusions.ts'
import { findMember } from '../repository/find-member.ts'
import type { MemberTables } from '../repository/tables.ts'
import type { MembersNeeds } from '../needs.ts'

type Order = {
  readonly memberId: bigint
  readonly term: ExclusionTerm
  /** The operator whom the member asked; absent where the member did it. */
  readonly by?: ExclusionNote['by']
}

/**
 * Shuts a member out of play in the caller's transaction. The debit guard goes first, under the lock
 * that every posting takes: a stake has moved its money before, or is refused.
 * @throws Refusal `account.closed`, `exclusion.not_longer`
 */
export const excludeInTx = async (
  { wallet, cashier, clock }: Pick<MembersNeeds, 'wallet' | 'cashier' | 'clock'>,
  tx: Tx,
  { memberId, term, by }: Order,
): Promise<void> => {
  const db = tables<MemberTables>(tx)
  await wallet.setDebitGuard(tx, memberId, { mayDebit: false })
  const member = await findMember(db, memberId)
  if (!member || member.closedAt) throw new Refusal('account.closed')
  const at = clock.now()
  const endsAt = endOf(term, at)
  const running = await findRunning(db, memberId)
  if (running) {
    if (!endsLater(endsAt, running.ends_at)) throw new Refusal('exclusion.not_longer')
    await updateExclusion(db, running.exclusion_id, { ended_at: at, next_clearing_at: null })
    await addExclusionEvent(db, running.exclusion_id, { kind: 'replaced', at, by })
  }
  const { exclusion_id: id } = await insertExclusion(db, { memberId, term, beganAt: at, endsAt })
  await addExclusionEvent(db, id, { kind: 'began', at, by })
  await markExcluded(db, memberId, at)
  await cashier.cancelChargesOf(tx, memberId)
}

/** What the member sees of it. */
export const createGetExclusion =
  ({ database: { db }, clock }: Pick<MembersNeeds, 'database' | 'clock'>) =>
  async (memberId: bigint): Promise<Exclusion> => {
    const row = await findRunning(db, memberId)
    const running = row && { endsAt: row.ends_at }
    return {
      running: row
        ? {
            term: row.term,
            beganAt: row.began_at.toISOString(),
            endsAt: row.ends_at?.toISOString() ?? null,
          }
        : null,
      choices: choicesAt(clock.now(), running).map(({ term, endsAt }) => ({
        term,
        endsAt: endsAt?.toISOString() ?? null,
      })),
    }
  }

/**
 * The member's own exclusion, proven by the login password. From that moment nothing with money begins;
 * login and withdrawals stay, and what was staked before is settled as ever.
 */
export const createExcludeSelf = (needs: MembersNeeds) => {
  const { database, identity } = needs
  const getExclusion = createGetExclusion(needs)
  return async (
    { memberId, brandId, device, sessionId }: Asking,
    { term, password }: { readonly term: ExclusionTerm; readonly password: string },
  ): Promise<Exclusion> => {
    await identity.provePassword({ memberId, password, address: device.address })
    await database.inTx(async (tx) => {
      await excludeInTx(needs, tx, { memberId, term })
      const event = { memberId, brandId, kind: 'exclusion_set', device, sessionId } as const
      await identity.recordEvent(tx, { ...event, detail: { term } })
    })
    return getExclusion(memberId)
  }
}
