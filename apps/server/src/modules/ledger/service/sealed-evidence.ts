import type { LedgerNeeds } from '../needs.ts'
import type { EvidenceRow } from '../repository/tables.ts'

type Needs = Pick<LedgerNeeds, 'secrets'>

/** What a picture is sealed for: in another row it does not open. */
const boundTo = (evidenceId: string): string => `ledger evidence ${evidenceId}`

export const sealEvidence = ({ secrets }: Needs, evidenceId: string, webp: Buffer): Buffer =>
  secrets.sealing.seal(webp.toString('base64'), boundTo(evidenceId))

/** A picture as base64 (WebP). */
export const unsealEvidence = (
  { secrets }: Needs,
  { id, content }: Pick<EvidenceRow, 'id' | 'content'>,
): string => secrets.sealing.open(content, boundTo(id))
