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
