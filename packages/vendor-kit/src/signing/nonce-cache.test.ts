import { expect, test } from 'vitest'
import { createNonceCache } from './nonce-cache.ts'

const keepMs = 120_000
const atMs = 1_800_000_000_000

test('a nonce is new once', () => {
  const cache = createNonceCache(keepMs)
  expect(cache.add('a', atMs)).toBe(true)
  expect(cache.add('a', atMs)).toBe(false)
  expect(cache.add('b', atMs)).toBe(true)
})

test('it is remembered as long as it must be, however many follow', () => {
  const cache = createNonceCache(keepMs)
  for (const startMs of [0, 60_000, keepMs]) {
    const nonce = `from ${startMs}`
    expect(cache.add(nonce, atMs + startMs)).toBe(true)
    for (let ms = 0; ms < keepMs; ms += 10_000) cache.add(`${startMs}, ${ms}`, atMs + startMs + ms)
    expect(cache.add(nonce, atMs + startMs + keepMs)).toBe(false)
  }
})

test('after three times as long it is forgotten', () => {
  const cache = createNonceCache(keepMs)
  cache.add('a', atMs)
  cache.add('b', atMs + 1.5 * keepMs)
  expect(cache.add('a', atMs + 3 * keepMs)).toBe(true)
})
