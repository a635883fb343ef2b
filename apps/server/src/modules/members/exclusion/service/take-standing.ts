import { tables, type Tx } from '@trevo/database/connect.ts'
import { lockAccounts } from '../../common/service/lock-accounts.ts'
import type { MembersNeeds } from '../../needs.ts'
import type { MemberTables } from '../../tables.ts'
import { isStricter } from '../domain/exclusion-terms.ts'
import { findRunning, type ExclusionRow } from '../repository/exclusions.ts'
import { excludeAccount } from './exclude-in-tx.ts'

const standingOf = (row: ExclusionRow) => ({ kind: row.kind, endsAt: row.ends_at })

/**
 * An account has joined a person: the strictest exclusion among the person's accounts holds for all of them. In the
 * transaction that joins it.
 */
export const takeStandingInTx = async (
  needs: Pick<MembersNeeds, 'wallet' | 'cashier' | 'kyc' | 'limits' | 'clock' | 'identity'>,
  tx: Tx,
  memberId: bigint,
): Promise<void> => {
  const db = tables<MemberTables>(tx)
  const accounts = await lockAccounts(needs, tx, memberId)
  let strictest: ExclusionRow | undefined
  for (const account of accounts) {
    const running = await findRunning(db, account.memberId)
    if (!running) continue
    if (!strictest || isStricter(standingOf(running), standingOf(strictest))) strictest = running
  }
  if (!strictest) return
  for (const account of accounts) {
    await excludeAccount(needs, tx, {
      memberId: account.memberId,
      ...standingOf(strictest),
      term: strictest.term,
      beganAt: strictest.began_at,
      standingId: strictest.standing_id,
    })
  }
}
