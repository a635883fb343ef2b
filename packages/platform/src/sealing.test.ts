import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSealing } from './sealing.ts'

const sealing = createSealing(randomBytes(32))
const tagAt = { from: 12, to: 28 }

test('a sealed value opens only with what it was bound to', () => {
  const sealed = sealing.seal('a server seed', 'pair 1')
  expect(sealed.includes('a server seed')).toBe(false)
  expect(sealing.seal('a server seed', 'pair 1')).not.toEqual(sealed)
  expect(sealing.open(sealed, 'pair 1')).toBe('a server seed')
  expect(() => sealing.open(sealed, 'pair 2')).toThrow()
  expect(() => createSealing(randomBytes(32)).open(sealed, 'pair 1')).toThrow()
})

test('a single changed byte prevents opening', () => {
  const sealed = sealing.seal('a server seed', 'pair 1')
  for (const at of sealed.keys()) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(() => sealing.open(changed, 'pair 1')).toThrow()
  }
})

test.each([4, 8, 12, 15])('a tag cut to %i bytes is refused', (bytes) => {
  const empty = sealing.seal('', 'pair 1')
  expect(sealing.open(empty, 'pair 1')).toBe('')
  const cut = empty.subarray(0, tagAt.from + bytes)
  expect(empty).toHaveLength(tagAt.to)
  expect(() => sealing.open(cut, 'pair 1')).toThrow()
})

test('a value sealed by an older key opens as long as that key is given', () => {
  const [old, current] = [randomBytes(32), randomBytes(32)]
  const sealed = createSealing(old).seal('a server seed', 'pair 1')
  expect(createSealing(current, old).open(sealed, 'pair 1')).toBe('a server seed')
  expect(() => createSealing(current).open(sealed, 'pair 1')).toThrow('authenticate')
})

test('a key of another length is refused', () => {
  expect(() => createSealing(randomBytes(16))).toThrow('32 bytes')
})
