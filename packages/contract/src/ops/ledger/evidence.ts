import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { pictureBytesMax } from '../../promotion-names.ts'
import { Instant } from '../../shapes.ts'
import { typed } from '../../wps/session.ts'

/** Pictures of one adjustment. */
export const evidenceFilesMax = 5

/** Four characters for three bytes. */
const pictureTextMax = Math.ceil((pictureBytesMax * 4) / 3) + 4

export const addEvidence = operatorEndpoint({
  right: 'ledger.adjust',
  name: 'addEvidence',
  summary:
    'A picture for an adjustment of a member, jpg, png or webp of 5 MB at most; drawn again and sealed; the same id once',
  method: 'POST',
  path: '/ops/ledger/evidence',
  approval: 'none',
  personal: 'masked',
  bodyBytesMax: pictureTextMax + 4_096,
  body: z.strictObject({
    /** Chosen by the caller. */
    evidenceId: z.uuid(),
    member: z.string().regex(/^\d{1,18}$/),
    picture: z.base64().min(1).max(pictureTextMax),
  }),
  response: z.object({ evidenceId: z.uuid() }),
  refusals: [
    'ledger.member_unknown',
    'ledger.evidence_unreadable',
    'ledger.evidence_full',
    'picture.too_complex',
    'picture.busy',
    'request.id_reused',
  ],
  rateLimit: { max: 60, windowSec: 300 },
})

export const openEvidence = operatorEndpoint({
  right: 'ledger.adjust',
  name: 'openEvidence',
  summary: 'A picture of an adjustment, for a reason that is kept with the reader',
  method: 'POST',
  path: '/ops/ledger/evidence/:evidenceId/open',
  approval: 'reason',
  personal: 'clear',
  params: z.object({ evidenceId: z.uuid() }),
  body: z.strictObject({ reason: typed(200).regex(/\S.*\S/) }),
  response: z.object({
    /** Base64. */
    webp: z.string(),
    addedBy: z.string(),
    addedAt: Instant,
  }),
  refusals: ['ledger.evidence_unknown'],
})
