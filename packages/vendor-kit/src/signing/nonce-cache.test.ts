import { expect, test } from 'vitest'
import { createNonceCache } from './nonce-cache.ts'

const keepMs = 120_000
const atMs = 1_800_000_000_250

test('a nonce is new once for the timestamps of a second', () => {
  const cache = createNonceCache(keepMs)
  expect(cache.add('a', atMs, atMs)).toBe(true)
  expect(cache.add('a', atMs, atMs)).toBe(false)
  expect(cache.add('a', atMs + 700, atMs + 59_000)).toBe(false)
  expect(cache.add('b', atMs, atMs)).toBe(true)
})

test('the same nonce with the timestamp of another second is another call', () => {
  const cache = createNonceCache(keepMs)
  expect(cache.add('a', atMs, atMs)).toBe(true)
  expect(cache.add('a', atMs + 1_000, atMs)).toBe(true)
  expect(cache.add('a', atMs + 1_000, atMs)).toBe(false)
})

test('a timestamp before or after our clock is remembered as long as it is good', () => {
  const cache = createNonceCache(keepMs)
  for (const offsetMs of [-60_000, 60_000]) {
    expect(cache.add('a', atMs + offsetMs, atMs)).toBe(true)
  }
  for (let nowMs = atMs; nowMs <= atMs + 120_000; nowMs += 1_000) cache.add('other', nowMs, nowMs)
  expect(cache.add('a', atMs + 60_000, atMs + 120_000)).toBe(false)
})

test('what is older than it has to be kept is forgotten', () => {
  const cache = createNonceCache(keepMs)
  cache.add('a', atMs, atMs)
  cache.add('b', atMs + keepMs + 2_000, atMs + keepMs + 2_000)
  expect(cache.add('a', atMs, atMs + keepMs + 2_000)).toBe(true)
})
