import { randomUUID } from 'node:crypto'
import type { ExclusionKind, ExclusionTerm } from '@trevo/contract/wps/security/exclusion.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../../platform/acts/act.ts'
import { endOf, isStricter, isTermOf, isWithin } from '../domain/exclusion-terms.ts'
import {
  addExclusionEvent,
  findRunning,
  insertExclusion,
  markExcluded,
  updateExclusion,
  type ExclusionNote,
  type NewExclusion,
} from '../repository/exclusions.ts'
import { applyStanding } from '../../common/service/apply-standing.ts'
import { lockAccounts } from '../../common/service/lock-accounts.ts'
import type { MemberTables } from '../../tables.ts'
import type { MembersNeeds } from '../../needs.ts'

type Order = {
  readonly memberId: bigint
  readonly kind: ExclusionKind
  readonly term: ExclusionTerm
  /** The operator whom the member asked; absent if the member did it. */
  readonly by?: ExclusionNote['by']
}

type Needs = Pick<MembersNeeds, 'wallet' | 'cashier' | 'kyc' | 'limits' | 'clock' | 'identity'>
type OrderNeeds = Needs & Pick<MembersNeeds, 'settings'>

/**
 * Sets an exclusion of one account, whose balance is locked, and ends its sessions. One in force that is stricter
 * stays; false then.
 */
export const excludeAccount = async (
  needs: Needs,
  tx: Tx,
  one: NewExclusion,
  by?: ExclusionNote['by'],
): Promise<boolean> => {
  const db = tables<MemberTables>(tx)
  const { memberId, kind, endsAt } = one
  const at = needs.clock.now()
  const running = await findRunning(db, memberId)
  if (running) {
    const standing = { kind: running.kind, endsAt: running.ends_at }
    if (!isStricter({ kind, endsAt }, standing)) return false
    await updateExclusion(db, running.exclusion_id, { ended_at: at, next_clearing_at: null })
    await addExclusionEvent(db, running.exclusion_id, { kind: 'replaced', at, by })
  }
  const { exclusion_id: id } = await insertExclusion(db, one)
  await addExclusionEvent(db, id, { kind: 'began', at, by })
  await markExcluded(db, memberId)
  await applyStanding(needs, tx, memberId)
  await needs.identity.endSessionsInTx(tx, memberId)
  return true
}

/**
 * Pauses or excludes the person behind a member in the caller's transaction, at every brand: under the locks that
 * every posting takes, so that a stake has moved its money before, or is refused. @throws Refusal `account.closed`,
 * `exclusion.term`, `exclusion.not_longer`
 */
export const excludeInTx = async (
  needs: OrderNeeds,
  tx: Tx,
  { memberId, kind, term, by }: Order,
): Promise<void> => {
  if (!isTermOf(kind, term)) throw new Refusal('exclusion.term')
  const accounts = await lockAccounts(needs, tx, memberId)
  const asking = accounts.find((one) => one.memberId === memberId)
  if (!asking || asking.closedAt) throw new Refusal('account.closed')
  const beganAt = needs.clock.now()
  const endsAt = endOf(term, beganAt)
  const { pauseTermMaxDays } = needs.settings.memberBrandOf(asking.brandId)
  if (!isWithin({ kind, endsAt }, beganAt, pauseTermMaxDays)) throw new Refusal('exclusion.term')
  const running = await findRunning(tables<MemberTables>(tx), memberId)
  const standingId = randomUUID()
  for (const account of accounts) {
    const order = { memberId: account.memberId, kind, term, beganAt, endsAt, standingId }
    const isSet = await excludeAccount(needs, tx, order, by)
    if (!isSet && account === asking) throw new Refusal('exclusion.not_longer')
  }
  noteAct({
    before: {
      exclusion: running ? running.kind : null,
      term: running?.term ?? null,
      endsAt: running?.ends_at?.toISOString() ?? null,
    },
    after: { exclusion: kind, term, endsAt: endsAt?.toISOString() ?? null },
  })
}
