import { z } from 'zod'
import { operatorEndpoint } from '../endpoint.ts'
import { Instant } from '../shapes.ts'
import { typed } from '../wps/session.ts'
import { Facts } from './approvals.ts'
import { rights } from './rights.ts'

/** One act of an operator, written in the same transaction as the act. */
export const AuditRow = z.object({
  /** Its position in the brand's chain, from 1; without gaps but for acts of AML, which its own readers see. */
  position: z.int(),
  at: Instant,
  operator: z.string(),
  personId: z.string(),
  /** The endpoint. */
  act: z.string(),
  right: z.enum([...rights, 'own']),
  target: z.string(),
  before: Facts.nullable(),
  after: Facts.nullable(),
  /** Fields that the act set or changed. */
  fields: z.array(z.string()),
  reason: z.string().nullable(),
  address: z.string(),
  requestId: z.string(),
  /** SHA-256 over the previous hash and this row, hex. */
  hash: z.string(),
})
export type AuditRow = z.infer<typeof AuditRow>

/** One read of unmasked personal data. */
export const DataAccess = z.object({
  at: Instant,
  operator: z.string(),
  personId: z.string(),
  /** The endpoint that showed it. */
  act: z.string(),
  right: z.enum([...rights, 'own']),
  /** Whose data they are, as named in the request; empty for a list. */
  target: z.string(),
  fields: z.array(z.string()),
  reason: z.string().nullable(),
  address: z.string(),
  requestId: z.string(),
})
export type DataAccess = z.infer<typeof DataAccess>

const common = {
  right: 'audit.read',
  approval: 'none',
  personal: 'masked',
} as const

const filters = {
  /** The username of an operator: acts of the person behind it, with any of their accounts. */
  operator: typed(64).optional(),
  right: z.enum([...rights, 'own']).optional(),
  target: typed(80).optional(),
  field: typed(80).optional(),
  /** Days in the brand's time zone, both inclusive. */
  fromOn: z.iso.date().optional(),
  toOn: z.iso.date().optional(),
  before: z.string().max(80).optional(),
  pageSize: z.coerce.number().pipe(z.int().min(1).max(200)).default(50),
}

export const listAudit = operatorEndpoint({
  name: 'listAudit',
  summary: 'Acts of operators of the brand, the newest first',
  method: 'GET',
  path: '/ops/audit',
  ...common,
  query: z.object(filters),
  response: z.object({ list: z.array(AuditRow), next: z.string().nullable() }),
  refusals: [],
})

export const listDataAccess = operatorEndpoint({
  name: 'listDataAccess',
  summary: 'Who read personal data in clear, the newest first',
  method: 'GET',
  path: '/ops/data-access',
  ...common,
  query: z.object(filters),
  response: z.object({ list: z.array(DataAccess), next: z.string().nullable() }),
  refusals: [],
})

/** What is chained: acts row by row, readings of personal data hour by hour. */
export const chainKinds = ['acts', 'readings'] as const

/** The last end of the chain of a brand's acts that was signed; not its present length, by which AML acts would be noticed at once. */
export const AuditChain = z.object({
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

export const showAuditChain = operatorEndpoint({
  name: 'showAuditChain',
  summary: 'The last end of the chain of the audit that was signed',
  method: 'GET',
  path: '/ops/audit/chain',
  ...common,
  personal: 'none',
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
  personal: 'none',
  query: z.object({
    chain: z.enum(chainKinds),
    /** The row, or the hour of readings, that the part before ended with; 0 at the start. */
    after: z.coerce.number().pipe(z.int().min(0).max(1_000_000_000_000)).default(0),
  }),
  response: ChainPart,
  refusals: ['audit.check_running', 'audit.position_unknown'],
})
