import { tables, type Tx } from '@trevo/database/connect.ts'
import { stakeReturned } from '../domain/transfers.ts'
import type { ComplianceNeeds } from '../needs.ts'
import { addImpedimentEvent, insertVoidStake, type Impediment } from '../repository/impediments.ts'
import type { ComplianceTables } from '../repository/tables.ts'

/**
 * Returns what stakes cost that were taken after the moment of impediment (L art. 26 § 1), each once,
 * as soon as it is decided. What such a stake won beyond itself stays where it is. In the caller's transaction.
 */
export const returnVoidStakesInTx = async (
  { bets, wallet, clock }: ComplianceNeeds,
  tx: Tx,
  impediment: Impediment,
  memberId: bigint,
): Promise<void> => {
  const db = tables<ComplianceTables>(tx)
  const at = clock.now()
  for (const stake of await bets.listStakesSince(tx, memberId, impediment.since)) {
    const returnedMinor = stake.lostMinor > 0n ? stake.lostMinor : 0n
    const isNew = await insertVoidStake(db, {
      member_id: memberId,
      source: stake.source,
      txn_id: stake.txnId,
      impediment_id: impediment.impediment_id,
      returned_minor: returnedMinor,
      at,
    })
    if (!isNew || returnedMinor === 0n) continue
    await wallet.postInTx(tx, {
      source: 'compliance',
      txnId: `void-${stake.source}-${stake.txnId}`,
      kind: stakeReturned.kind,
      memberId,
      amountMinor: returnedMinor,
      reference: {
        node: String(stake.nodeId),
        round: stake.roundId,
        // Readers of the ledger count the return where they counted the stake.
        stakeSource: stake.source,
      },
    })
    await addImpedimentEvent(db, {
      id: impediment.impediment_id,
      kind: 'stake_returned',
      at,
      detail: { stake: stake.txnId, placedAt: stake.placedAt.toISOString() },
    })
  }
}
