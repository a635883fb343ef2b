import { createHash } from 'node:crypto'
import type { Facts } from '@trevo/contract/ops/approvals.ts'

/** What the audit says of one act. */
export type AuditRecord = {
  readonly brandId: number
  readonly at: Date
  readonly operatorId: bigint
  readonly operator: string
  readonly act: string
  readonly right: string
  readonly target: string
  readonly before: Facts | null
  readonly after: Facts | null
  readonly fields: readonly string[]
  readonly reason: string | null
  readonly address: string
  readonly requestId: string
}

export type AuditedRow = AuditRecord & { readonly position: bigint; readonly hash: Buffer }

/** The row as it is hashed: JSON with its fields in this order. */
export const writeRecord = (record: AuditRecord): string =>
  JSON.stringify({
    brandId: record.brandId,
    at: record.at.toISOString(),
    operatorId: String(record.operatorId),
    operator: record.operator,
    act: record.act,
    right: record.right,
    target: record.target,
    before: record.before,
    after: record.after,
    fields: record.fields,
    reason: record.reason,
    address: record.address,
    requestId: record.requestId,
  })

/** What the first row follows. */
export const firstHash = createHash('sha256').update('').digest()

/** SHA-256 over the hash before, the position and the row; `staff.append_audit` computes the same. */
export const hashAfter = (previous: Buffer, position: bigint, record: AuditRecord): Buffer =>
  createHash('sha256')
    .update(previous)
    .update(`${position}\n${writeRecord(record)}`)
    .digest()
