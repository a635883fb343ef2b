import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstHash, hashAfter, type AuditedRow, type AuditRecord } from './audit-record.ts'
import { createChainCheck, findFault } from './verify-chain.ts'

const recordOf = (at: number): AuditRecord => ({
  brandId: 1,
  at: new Date(Date.UTC(2026, 2, 10, 12, 0, at)),
  operatorId: BigInt((at % 5) + 1),
  operator: `operator${at % 5}`,
  act: 'approveWithdrawal',
  right: 'withdrawals.approve',
  target: `w-${at}`,
  before: { status: 'review' },
  after: { status: 'approved', count: at },
  fields: ['count', 'status'],
  reason: at % 2 === 0 ? 'as agreed' : null,
  address: '10.0.0.1',
  requestId: `r-${at}`,
})

/** Hashes records as the database does. */
const chainOf = (records: readonly AuditRecord[]): AuditedRow[] => {
  let hash: Buffer = firstHash
  return records.map((record, index) => {
    const position = BigInt(index + 1)
    hash = hashAfter(hash, position, record)
    return { ...record, position, hash }
  })
}

const length = 24
const records = Array.from({ length }, (_, at) => recordOf(at))
const rows = chainOf(records)
const headAt = (count: number) => ({
  position: BigInt(count),
  hash: rows[count - 1]?.hash ?? firstHash,
})
// Signed twice, the last time at the end.
const heads = [headAt(10), headAt(length)]

const edits: Readonly<Record<string, (record: AuditRecord) => AuditRecord>> = {
  operator: (record) => ({ ...record, operator: `${record.operator}x` }),
  operatorId: (record) => ({ ...record, operatorId: record.operatorId + 1n }),
  at: (record) => ({ ...record, at: new Date(record.at.getTime() + 1) }),
  act: (record) => ({ ...record, act: 'refuseWithdrawal' }),
  right: (record) => ({ ...record, right: 'withdrawals.refuse' }),
  target: (record) => ({ ...record, target: 'w-other' }),
  before: (record) => ({ ...record, before: null }),
  after: (record) => ({ ...record, after: { ...record.after, status: 'refused' } }),
  fields: (record) => ({ ...record, fields: [] }),
  reason: (record) => ({ ...record, reason: 'another' }),
  address: (record) => ({ ...record, address: '10.0.0.2' }),
  requestId: (record) => ({ ...record, requestId: 'r-other' }),
}

test('a chain that nobody touched is sound, at any length after the last head', () => {
  expect(findFault(rows, heads, headAt(length))).toBeUndefined()
  expect(findFault(rows, [headAt(10)], headAt(length))).toBeUndefined()
  expect(findFault([], [], undefined)).toBeUndefined()
})

const place = fc.integer({ min: 0, max: length - 1 })
const tampering = fc.oneof(
  fc.record({
    kind: fc.constant('edit' as const),
    at: place,
    field: fc.constantFrom(...Object.keys(edits)),
  }),
  fc.record({ kind: fc.constant('rewrite' as const), at: place }),
  fc.record({ kind: fc.constant('delete' as const), at: place }),
  fc.record({ kind: fc.constant('close gap' as const), at: place }),
  fc.record({ kind: fc.constant('reorder' as const), at: place, other: place }),
  fc.record({ kind: fc.constant('cut' as const), at: place }),
  fc.record({ kind: fc.constant('restore' as const), at: place }),
)
type Tampering = typeof tampering extends fc.Arbitrary<infer One> ? One : never

/** The rows after the tampering, and the first position that must be named. */
const tamper = (one: Tampering): { readonly rows: AuditedRow[]; readonly named: bigint } => {
  const named = BigInt(one.at + 1)
  // Where all hashes were computed again, the heads tell which rows they signed last.
  const namedBySignature = one.at < 10 ? 1n : 11n
  switch (one.kind) {
    case 'edit':
      return {
        rows: rows.map((row, at) => (at === one.at ? { ...row, ...edits[one.field]?.(row) } : row)),
        named,
      }
    case 'rewrite': {
      const written = records.map((record, at) =>
        at === one.at ? { ...record, reason: 'rewritten' } : record,
      )
      return { rows: chainOf(written), named: namedBySignature }
    }
    case 'delete':
      return { rows: rows.filter((_, at) => at !== one.at), named }
    case 'close gap':
      return {
        rows: rows
          .filter((_, at) => at !== one.at)
          .map((row, at) => ({ ...row, position: BigInt(at + 1) })),
        named,
      }
    case 'reorder': {
      const moved = [...rows]
      const [a, b] = [rows[one.at], rows[one.other]]
      if (a && b) {
        moved[one.at] = { ...b, position: a.position }
        moved[one.other] = { ...a, position: b.position }
      }
      return { rows: moved, named: BigInt(Math.min(one.at, one.other) + 1) }
    }
    case 'cut':
      return { rows: rows.slice(0, one.at), named }
    case 'restore': {
      // A backup of that moment, which went on with other acts.
      const since = Array.from({ length }, (_, at) => recordOf(1_000 + at))
      return { rows: chainOf([...records.slice(0, one.at), ...since]), named: namedBySignature }
    }
  }
}

test('every tampering is found, and the first row that it broke is named', () => {
  const check = fc.property(tampering, (one) => {
    fc.pre(!(one.kind === 'reorder' && one.at === one.other))
    const { rows: found, named } = tamper(one)
    const end = found.at(-1)
    // Who can write rows can write the end as well.
    const fault = findFault(found, heads, end && { position: end.position, hash: end.hash })
    expect(fault?.position).toBe(named)
  })
  fc.assert(check, { numRuns: 10_000, seed: 38 })
})

test('a fault tells in words which rows it is about', () => {
  const told = (found: readonly AuditedRow[], end = headAt(length)) => {
    const fault = findFault(found, heads, end)
    return fault && { ...fault, position: Number(fault.position) }
  }
  const edited = rows.map((row, at) => (at === 4 ? { ...row, operator: 'another' } : row))
  expect(told(edited)).toEqual({
    position: 5,
    fault: 'edited',
    text: 'row 5 is not as it was written',
  })
  expect(told(rows.filter((_, at) => at !== 6))).toEqual({
    position: 7,
    fault: 'missing',
    text: 'row 7 is missing',
  })
  expect(told(rows.slice(0, 20))).toEqual({
    position: 21,
    fault: 'cut',
    text: 'the chain ends before row 21, and went on to row 24',
  })
  const rewritten = chainOf(records.map((one, at) => (at === 14 ? { ...one, reason: 'new' } : one)))
  expect(told(rewritten)).toEqual({
    position: 11,
    fault: 'replaced',
    text: 'rows 11 to 24 are not those that were signed',
  })
})

test('a chain counts the rows that it has walked', () => {
  const check = createChainCheck([])
  expect(check.length()).toBe(0n)
  for (const row of rows.slice(0, 3)) expect(check.add(row)).toBeUndefined()
  expect(check.length()).toBe(3n)
})
