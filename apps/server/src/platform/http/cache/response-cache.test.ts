import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { cacheKeyOf, createResponseCache, encodingFor, isKnownToCaller } from './response-cache.ts'

describe('cached responses', () => {
  it('are the same bytes in every encoding, under one ETag', async () => {
    const cache = createResponseCache()
    const json = JSON.stringify({ text: 'olá '.repeat(1_000) })
    const answer = cache.keep('a', json, cache.generation())
    expect(brotliDecompressSync(await answer.encode('br')).toString()).toBe(json)
    expect(gunzipSync(await answer.encode('gzip')).toString()).toBe(json)
    expect(answer.ready.br).toBe(await answer.encode('br'))
    expect(cache.find('a')?.etag).toBe(answer.etag)
    expect(createResponseCache().keep('b', json, 0).etag).toBe(answer.etag)
    expect(createResponseCache().keep('b', `${json} `, 0).etag).not.toBe(answer.etag)
  })

  it('are dropped when their subject changed, including those being computed', () => {
    const cache = createResponseCache()
    const before = cache.generation()
    cache.keep('a', '1', before)
    cache.clear()
    expect(cache.find('a')).toBeUndefined()
    expect(cache.keep('a', '1', before).ready.identity?.toString()).toBe('1')
    expect(cache.find('a')).toBeUndefined()
  })

  it('have a memory limit: the oldest ones without repeated requests are dropped first', () => {
    const cache = createResponseCache({ bytesMax: 10 })
    for (const key of ['a', 'b']) cache.keep(key, '12345', 0)
    cache.find('a')
    cache.keep('c', '12345', 0)
    expect(['a', 'b', 'c'].filter((key) => cache.find(key))).toEqual(['a', 'c'])
    // Both were requested: now age decides.
    cache.keep('d', '12345', 0)
    expect(['a', 'c', 'd'].filter((key) => cache.find(key))).toEqual(['c', 'd'])
    // A response too large to fit evicts none.
    cache.keep('e', '12345678901', 0)
    expect(['c', 'd', 'e'].filter((key) => cache.find(key))).toEqual(['c', 'd'])
  })

  it('are written byte for byte, short ones as text', async () => {
    const cache = createResponseCache()
    const short = cache.keep('a', JSON.stringify({ text: 'olá '.repeat(1_000) }), 0)
    await short.encode('br')
    for (const encoding of ['identity', 'br'] as const) {
      const written = short.written[encoding]
      expect(written).toBeTypeOf('string')
      expect(
        Buffer.from(String(written), 'latin1').equals(short.ready[encoding] ?? Buffer.of()),
      ).toBe(true)
    }
    const long = cache.keep('b', JSON.stringify({ text: 'a'.repeat(40_000) }), 0)
    expect(long.written.identity).toBe(long.ready.identity)
  })

  it('age on request', () => {
    let now = 0
    const cache = createResponseCache({ forMs: 100, now: () => now })
    cache.keep('a', '1', 0)
    now = 100
    expect(cache.find('a')).toBeDefined()
    now = 101
    expect(cache.find('a')).toBeUndefined()
  })
})

describe('the key', () => {
  it('is the same for any order and cache buster, and differs by brand and language', () => {
    const asked = { brandId: 1, language: 'PT' }
    const key = cacheKeyOf('/x', 'b=2&a=1&_=77', asked)
    expect(cacheKeyOf('/x', 'a=1&b=2', asked)).toBe(key)
    expect(cacheKeyOf('/x', 'a=1&b=3', asked)).not.toBe(key)
    expect(cacheKeyOf('/y', 'a=1&b=2', asked)).not.toBe(key)
    expect(cacheKeyOf('/x', 'a=1&b=2', { ...asked, brandId: 2 })).not.toBe(key)
    expect(cacheKeyOf('/x', 'a=1&b=2', { ...asked, language: 'EN' })).not.toBe(key)
  })

  it.each([
    ['br, gzip', 5_000, 'br'],
    ['gzip, deflate', 5_000, 'gzip'],
    ['br;q=0, gzip', 5_000, 'gzip'],
    ['deflate', 5_000, 'identity'],
    [undefined, 5_000, 'identity'],
    ['br', 100, 'identity'],
  ] as const)('accepting %s, %i bytes go as %s', (accepted, size, encoding) => {
    expect(encodingFor(accepted, size)).toBe(encoding)
  })

  it('matches any of the caller’s ETags', () => {
    expect(isKnownToCaller('W/"a"', 'W/"a"')).toBe(true)
    expect(isKnownToCaller('W/"b", W/"a"', 'W/"a"')).toBe(true)
    expect(isKnownToCaller('W/"b"', 'W/"a"')).toBe(false)
    expect(isKnownToCaller(undefined, 'W/"a"')).toBe(false)
  })
})
