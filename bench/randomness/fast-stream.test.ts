import { seededBytes } from '@trevo/fairness/seeded-bytes.ts'
import { expect, it } from 'vitest'
import { createBlockFiller } from './fast-stream.ts'

it.each([
  { serverSeed: '00'.repeat(32), clientSeed: 'trevo', nonce: 0 },
  { serverSeed: 'c0ffee'.padEnd(64, '7'), clientSeed: 'sorte-2026', nonce: 41 },
  { serverSeed: 'ff'.repeat(32), clientSeed: 'dieharder', nonce: 9_007_199_254_740_991 },
])('returns the bytes of the fairness package, nonce $nonce', (input) => {
  const nextByte = seededBytes(input)
  const expected = Uint8Array.from({ length: 32 * 1_200 }, nextByte)
  const fill = createBlockFiller(input)
  const [first, rest] = [new Uint8Array(32 * 7), new Uint8Array(32 * 1_193)]
  fill(first, 0)
  fill(rest, 7)
  expect([...first, ...rest]).toEqual([...expected])
})

it('refuses a message that does not fit into one block', () => {
  const fill = createBlockFiller({
    serverSeed: '00'.repeat(32),
    clientSeed: 'x'.repeat(60),
    nonce: 0,
  })
  expect(() => fill(new Uint8Array(32), 0)).toThrow(RangeError)
})
