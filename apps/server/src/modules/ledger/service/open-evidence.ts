import type { Answer } from '@trevo/contract/endpoint.ts'
import type * as endpoints from '@trevo/contract/ops/ledger/evidence.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../platform/acts/act.ts'
import type { Operator } from '../../../platform/http/actor.ts'
import type { LedgerNeeds } from '../needs.ts'
import { findEvidence } from '../repository/evidence.ts'
import { unsealEvidence } from './sealed-evidence.ts'

/** Opens a picture; who read it and why is kept. @throws Refusal `ledger.evidence_unknown` */
export const createOpenEvidence =
  (needs: LedgerNeeds) =>
  async (
    { brandId }: Pick<Operator, 'brandId'>,
    evidenceId: string,
    reason: string,
  ): Promise<Answer<typeof endpoints.openEvidence>> => {
    const row = await findEvidence(needs.database.db, brandId, evidenceId)
    if (!row) throw new Refusal('ledger.evidence_unknown')
    noteAct({ target: evidenceId, after: { read: 'evidence' }, reason: reason.trim() })
    return {
      webp: unsealEvidence(needs, row),
      addedBy: row.added_by,
      addedAt: row.added_at.toISOString(),
    }
  }
