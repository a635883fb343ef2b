import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { Instant } from '../../shapes.ts'

/** What is chained: acts row by row, readings of personal data hour by hour. */
export const chainKinds = ['acts', 'readings'] as const

/** The chain of a brand's acts, and the last of its ends that was signed. */
export const AuditChain = z.object({
  /** Rows that the chain has now. */
  rows: z.int(),
  /** The file of the signed ends, in the folder `AUDIT_HEADS_DIR`, outside of the database. */
  file: z.string(),
  /** False where a line of that file is not signed by one of our keys. */
  isFileSound: z.boolean(),
  head: z
    .object({
      /** The row that was the last one then. */
      position: z.int(),
      at: Instant,
      /** The key that signed it. */
      keyId: z.string(),
      /** The hash of that row, hex. */
      hash: z.string(),
    })
    .nullable(),
})
export type AuditChain = z.infer<typeof AuditChain>

/** The first thing that is not as it was written. */
export const ChainFault = z.object({
  /**
   * `edited`, `missing`: this row. `cut`: the chain ends before this row. `replaced`: rows from this one on are not
   * those that were signed. `unsigned`: a line of the file of signed ends.
   */
  kind: z.enum(['edited', 'missing', 'cut', 'replaced', 'unsigned']),
  first: z.int().nullable(),
  /** The last row, where the fault is in a range of readings. */
  last: z.int().nullable(),
})
export type ChainFault = z.infer<typeof ChainFault>

export const ChainPart = z.object({
  /** Rows of this part that are as they were written. */
  rows: z.int(),
  tookMs: z.int(),
  /** The `after` of the next part; null at the end, and after a fault. */
  next: z.int().nullable(),
  fault: ChainFault.nullable(),
})
export type ChainPart = z.infer<typeof ChainPart>

const common = { right: 'audit.read', approval: 'none', personal: 'none' } as const

export const showAuditChain = operatorEndpoint({
  name: 'showAuditChain',
  summary: 'How long the chain of the audit is, and the last end of it that was signed',
  method: 'GET',
  path: '/ops/audit/chain',
  ...common,
  response: AuditChain,
  refusals: [],
})

/** A `GET`: it changes nothing. At most 20,000 rows and one hour of readings for each request. */
export const verifyAuditChain = operatorEndpoint({
  name: 'verifyAuditChain',
  summary: 'Compares a part of the audit with its hashes and signed ends',
  method: 'GET',
  path: '/ops/audit/verification',
  ...common,
  query: z.object({
    chain: z.enum(chainKinds),
    /** The row, or the hour of readings, that the part before ended with; 0 at the start. */
    after: z.coerce.number().pipe(z.int().min(0)).default(0),
  }),
  response: ChainPart,
  refusals: ['audit.check_running', 'audit.position_unknown'],
})
