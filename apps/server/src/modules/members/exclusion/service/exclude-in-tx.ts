import type { ExclusionTerm } from '@trevo/contract/wps/security/exclusion.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../../platform/acts/act.ts'
import { endOf, endsLater } from '../domain/exclusion-terms.ts'
import {
  addExclusionEvent,
  findRunning,
  insertExclusion,
  markExcluded,
  updateExclusion,
  type ExclusionNote,
  type ExclusionRow,
} from '../repository/exclusions.ts'
import { findMember } from '../../common/repository/find-member.ts'
import type { MemberTables } from '../../tables.ts'
import type { MembersNeeds } from '../../needs.ts'

type Order = {
  readonly memberId: bigint
  readonly term: ExclusionTerm
  /** The operator whom the member asked; absent if the member did it. */
  readonly by?: ExclusionNote['by']
}

/**
 * Excludes a member from play in the caller's transaction. The debit guard is set first, under the lock that every
 * posting takes: a stake has moved its money before, or is refused. @throws Refusal `account.closed`,
 * `exclusion.not_longer`
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
  const factsOf = (one: Pick<ExclusionRow, 'term' | 'ends_at'> | undefined) => ({
    term: one?.term ?? null,
    endsAt: one?.ends_at?.toISOString() ?? null,
  })
  noteAct({ before: factsOf(running), after: factsOf({ term, ends_at: endsAt }) })
  await markExcluded(db, memberId, at)
  await cashier.cancelChargesOf(tx, memberId)
}
