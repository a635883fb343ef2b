import { expect, test } from 'vitest'
import type { Logger } from '@trevo/platform/logger.ts'
import { createRecordRefusedCall } from './record-refused-calls.ts'

test('refused calls are all counted, and logged at most once a second', () => {
  const lines: unknown[] = []
  const counted: string[] = []
  let nowMs = 10_000
  const note = createRecordRefusedCall({
    clock: { now: () => new Date(nowMs) },
    log: { warn: (facts: unknown) => lines.push(facts) } as unknown as Logger, // the only call here
    countRefusedCall: (reason) => counted.push(reason),
  })
  const call = { reason: 'signature', address: '203.0.113.7', called: '/wallet/v1/debit' }
  for (let count = 0; count < 500; count += 1) note(call)
  nowMs += 999
  note({ ...call, reason: 'gone' })
  expect(lines).toEqual([{ ...call, count: 1 }])
  nowMs += 1
  note(call)
  nowMs -= 60_000
  note(call)
  expect(lines.slice(1)).toEqual([
    { ...call, count: 501 },
    { ...call, count: 1 },
  ])
  expect(counted).toHaveLength(503)
})
