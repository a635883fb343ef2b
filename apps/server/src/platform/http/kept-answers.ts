import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'identity' | 'br' | 'gzip'

/** An answer made once and given many times: its bytes, also compressed, and its ETag. */
export type KeptAnswer = {
  readonly etag: string
  /** The bytes when they are at hand; `encode` makes those that are not. */
  readonly ready: Readonly<Partial<Record<Encoding, Buffer>>>
  /** Those bytes for node's `end`: as latin1 text when they are few, see `asText`. */
  readonly written: Readonly<Partial<Record<Encoding, string | Buffer>>>
  encode(encoding: Encoding): Promise<Buffer>
}

export type KeptAnswers = {
  find(key: string): KeptAnswer | undefined
  /**
   * Keeps what was made since `generation`; once `clear` was called meanwhile it is answered but
   * not kept, for it may tell of what is no more.
   */
  keep(key: string, json: string, generation: number): KeptAnswer
  generation(): number
  /** Forgets everything: what the answers were made of has changed. */
  clear(): void
}

export type KeepOptions = {
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
 * Node joins head and body to one write only when both are text; two pieces cost nearly twice as
 * much. Copying a long body would cost more than that.
 */
const asText = (bytes: Buffer): string | Buffer =>
  bytes.length <= 32_768 ? bytes.toString('latin1') : bytes

const makeAnswer = (json: string): KeptAnswer & { readonly size: number } => {
  const identity = Buffer.from(json)
  const ready: Partial<Record<Encoding, Buffer>> = { identity }
  const written: Partial<Record<Encoding, string | Buffer>> = { identity: asText(identity) }
  const making = new Map<Encoding, Promise<Buffer>>()
  return {
    // Weak: the same answer in another encoding is the same answer.
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    size: identity.length,
    ready,
    written,
    encode: (encoding) => {
      const bytes = ready[encoding]
      if (bytes) return Promise.resolve(bytes)
      const begun = making.get(encoding)
      if (begun || encoding === 'identity') return begun ?? Promise.resolve(identity)
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

type Held = {
  readonly answer: KeptAnswer
  readonly size: number
  readonly until: number
  isUsed: boolean
}

/**
 * Answers by key. When they take too much memory the oldest go, but those asked for since they were
 * last looked at get another turn: so a question asked again and again moves nothing.
 */
export const createKeptAnswers = (options: KeepOptions = {}): KeptAnswers => {
  const { bytesMax = bytesMaxByDefault, forMs = Number.POSITIVE_INFINITY, now = Date.now } = options
  const answers = new Map<string, Held>()
  let bytes = 0
  let generation = 0

  const drop = (key: string, size: number) => {
    answers.delete(key)
    bytes -= size
  }
  const makeRoomFor = (size: number) => {
    for (const [oldest, held] of answers) {
      if (bytes + size <= bytesMax) break
      answers.delete(oldest)
      if (held.isUsed) answers.set(oldest, { ...held, isUsed: false })
      else bytes -= held.size
    }
  }
  return {
    find: (key) => {
      const found = answers.get(key)
      if (!found) return undefined
      if (found.until < now()) {
        drop(key, found.size)
        return undefined
      }
      found.isUsed = true
      return found.answer
    },
    keep: (key, json, since) => {
      const answer = makeAnswer(json)
      if (since !== generation) return answer
      const known = answers.get(key)
      if (known) drop(key, known.size)
      if (answer.size > bytesMax) return answer
      makeRoomFor(answer.size)
      answers.set(key, { answer, size: answer.size, until: now() + forMs, isUsed: false })
      bytes += answer.size
      return answer
    },
    generation: () => generation,
    clear: () => {
      generation += 1
      answers.clear()
      bytes = 0
    },
  }
}

/** Whether one of the caller's ETags names this answer. */
export const isKnownToCaller = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined && (ifNoneMatch === etag || ifNoneMatch.split(/,\s*/).includes(etag))

/** Below it compressing is not worth the bytes of its header. */
const compressFromBytes = 1_024

const refusals = {
  br: /br\s*;\s*q=0(\.0*)?(,|$)/,
  gzip: /gzip\s*;\s*q=0(\.0*)?(,|$)/,
} as const

/** The best encoding that the caller takes; a coding it rates 0 it does not. */
export const encodingFor = (accepted: string | undefined, size: number): Encoding => {
  if (accepted === undefined || size < compressFromBytes) return 'identity'
  const takes = (coding: keyof typeof refusals) =>
    accepted.includes(coding) && !refusals[coding].test(accepted)
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}

/** Cache busters make no other question of the same one. */
const keyOfQuery = (query: string): string =>
  query === ''
    ? ''
    : query
        .split('&')
        .filter((part) => part !== '' && !part.startsWith('_='))
        .sort()
        .join('&')

/** The text behind the `?` of a request's target. */
export const queryTextOf = ({ url }: { readonly url: string }): string => {
  const at = url.indexOf('?')
  return at < 0 ? '' : url.slice(at + 1)
}

/** The same question of the same brand in the same language; `path` as the endpoint declares it. */
export const keptKeyOf = (
  path: string,
  query: string,
  { brandId, language }: { readonly brandId: number; readonly language: string },
): string => `${brandId}|${language}|${path}?${keyOfQuery(query)}`
