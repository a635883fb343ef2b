import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

export type Encoding = 'identity' | 'br' | 'gzip'

/** An answer computed once and served many times: its bytes, also compressed, and its ETag. */
export type CachedResponse = {
  readonly etag: string
  /** The bytes if available; `encode` computes missing ones. */
  readonly ready: Readonly<Partial<Record<Encoding, Buffer>>>
  /** Those bytes for node's `end`: as latin1 text if they are few, see `asText`. */
  readonly written: Readonly<Partial<Record<Encoding, string | Buffer>>>
  encode(encoding: Encoding): Promise<Buffer>
}

export type ResponseCache = {
  find(key: string): CachedResponse | undefined
  /**
   * Keeps a result computed since `generation`; if `clear` was called meanwhile it is returned but not kept,
   * because it may be outdated.
   */
  keep(key: string, json: string, generation: number): CachedResponse
  generation(): number
  /** Drops everything: the source of the answers has changed. */
  clear(): void
}

export type ResponseCacheOptions = {
  readonly bytesMax?: number
  /** For answers that age by themselves. */
  readonly forMs?: number
  readonly now?: () => number
}

const compressors = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
} as const

/**
 * Node joins head and body in one write only if both are text; two writes cost nearly twice as much. Copying a
 * long body would cost more than that.
 */
const asText = (bytes: Buffer): string | Buffer =>
  bytes.length <= 32_768 ? bytes.toString('latin1') : bytes

const makeResponse = (json: string): CachedResponse => {
  const identity = Buffer.from(json)
  const ready: Partial<Record<Encoding, Buffer>> = { identity }
  const written: Partial<Record<Encoding, string | Buffer>> = { identity: asText(identity) }
  const making = new Map<Encoding, Promise<Buffer>>()
  return {
    // Weak: the same answer in another encoding is the same answer.
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    ready,
    written,
    encode: (encoding) => {
      const bytes = ready[encoding]
      if (bytes) return Promise.resolve(bytes)
      const started = making.get(encoding)
      if (started || encoding === 'identity') return started ?? Promise.resolve(identity)
      const made = compressors[encoding](identity).then((compressed) => {
        ready[encoding] = compressed
        written[encoding] = asText(compressed)
        return compressed
      })
      making.set(encoding, made)
      return made
    },
  }
}

const bytesMaxByDefault = 64 * 1024 * 1024

const sizeOf = ({ ready }: CachedResponse): number => ready.identity?.length ?? 0

/** Answers by key. If they take too much memory, the least recently requested ones are dropped. */
export const createResponseCache = (options: ResponseCacheOptions = {}): ResponseCache => {
  const { bytesMax = bytesMaxByDefault, forMs = 0, now = Date.now } = options
  const responses = new LRUCache<string, CachedResponse>({
    maxSize: bytesMax,
    sizeCalculation: sizeOf,
    ttl: forMs,
    ttlResolution: 0,
    // The library treats an instant of 0 as unset.
    perf: { now: () => now() + 1 },
  })
  let generation = 0
  return {
    find: (key) => responses.get(key),
    keep: (key, json, since) => {
      const response = makeResponse(json)
      if (since === generation) responses.set(key, response)
      return response
    },
    generation: () => generation,
    clear: () => {
      generation += 1
      responses.clear()
    },
  }
}

/** Whether one of the caller's ETags names this answer. */
export const isKnownToCaller = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined && (ifNoneMatch === etag || ifNoneMatch.split(/,\s*/).includes(etag))

/** Below this size compressing is not worth the bytes of its header. */
const compressFromBytes = 1_024

const refusals = {
  br: /br\s*;\s*q=0(\.0*)?(,|$)/,
  gzip: /gzip\s*;\s*q=0(\.0*)?(,|$)/,
} as const

/** The best encoding that the caller accepts; one rated 0 is not accepted. */
export const encodingFor = (accepted: string | undefined, size: number): Encoding => {
  if (accepted === undefined || size < compressFromBytes) return 'identity'
  const takes = (coding: keyof typeof refusals) =>
    accepted.includes(coding) && !refusals[coding].test(accepted)
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}

/** Cache busters do not change the key. */
const keyOfQuery = (query: string): string =>
  query === ''
    ? ''
    : query
        .split('&')
        .filter((part) => part !== '' && !part.startsWith('_='))
        .sort()
        .join('&')

/** The query string of a request's target. */
export const queryTextOf = ({ url }: { readonly url: string }): string => {
  const at = url.indexOf('?')
  return at < 0 ? '' : url.slice(at + 1)
}

/** The key of the same query for the same brand and language; `path` as the endpoint declares it. */
export const cacheKeyOf = (
  path: string,
  query: string,
  { brandId, language }: { readonly brandId: number; readonly language: string },
): string => `${brandId}|${language}|${path}?${keyOfQuery(query)}`
