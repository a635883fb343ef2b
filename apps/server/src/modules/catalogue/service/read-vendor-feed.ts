import { randomUUID } from 'node:crypto'
import { VendorFeed } from '@trevo/contract/vendor/feed.ts'
import { answerPrefix, isTimely, vendorHeaders } from '@trevo/contract/vendor/signature.ts'
import { findKey, type VendorKeys } from '@trevo/vendor-kit/signing/keys.ts'
import { isSignatureOf } from '@trevo/vendor-kit/signing/sign.ts'
import type { z } from 'zod'
import { readBounded } from '../../../platform/outside/read-bounded.ts'
import { readFeedGames, type FeedGames } from '../domain/read-feed-games.ts'
import type { FeedSource } from '../repository/vendor-feeds.ts'

export type FeedReading =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'feed'; readonly feed: FeedGames; readonly etag: string | null }
  /** No conclusion is possible from it. */
  | { readonly kind: 'failed'; readonly why: string }

const waitMsMax = 15_000
const bytesMax = 32 * 1024 * 1024

/** An answer that is not signed for this very call is rejected. */
const isGenuine = (
  { status, headers }: Response,
  bytes: Buffer,
  {
    keys,
    nonce,
    nowMs,
  }: { readonly keys: VendorKeys; readonly nonce: string; readonly nowMs: number },
): boolean => {
  const keyId = headers.get(vendorHeaders.keyId) ?? ''
  const timestamp = headers.get(vendorHeaders.timestamp) ?? ''
  const key = findKey(keys, keyId, nowMs)
  if (!key || !isTimely(timestamp, nowMs)) return false
  const prefix = answerPrefix(status, keys.vendor, { keyId, timestamp, nonce })
  return isSignatureOf(key, headers.get(vendorHeaders.signature) ?? '', prefix, bytes)
}

const parseFeed = (bytes: Buffer): z.infer<typeof VendorFeed> | string => {
  try {
    const parsed = VendorFeed.safeParse(JSON.parse(bytes.toString('utf8')))
    if (parsed.success) return parsed.data
    const [issue] = parsed.error.issues
    return `not a feed: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.slice(0, 300)
  } catch {
    return 'not JSON'
  }
}

/** Fetches a vendor's offer. Never throws for errors of the network or the other side. */
export const readVendorFeed = async (
  { url, etag, code }: FeedSource,
  keys: VendorKeys,
  now: () => Date,
): Promise<FeedReading> => {
  const nonce = randomUUID()
  let response: Response
  let bytes: Buffer | undefined
  try {
    response = await fetch(url, {
      // Following a redirect would call an unapproved address.
      redirect: 'manual',
      signal: AbortSignal.timeout(waitMsMax),
      headers: {
        accept: 'application/json',
        [vendorHeaders.vendor]: keys.vendor,
        [vendorHeaders.nonce]: nonce,
        ...(etag !== null && { 'if-none-match': etag }),
      },
    })
    if (response.status === 304 && etag !== null) return { kind: 'unchanged' }
    if (response.status !== 200) return { kind: 'failed', why: `status ${response.status}` }
    bytes = await readBounded(response, bytesMax)
  } catch {
    return { kind: 'failed', why: 'no answer' }
  }
  if (!bytes) return { kind: 'failed', why: 'too long' }
  if (!isGenuine(response, bytes, { keys, nonce, nowMs: now().getTime() })) {
    return { kind: 'failed', why: 'not signed' }
  }
  const feed = parseFeed(bytes)
  if (typeof feed === 'string') return { kind: 'failed', why: feed }
  if (feed.vendor !== code) return { kind: 'failed', why: `a feed of ${feed.vendor}` }
  return { kind: 'feed', feed: readFeedGames(feed.games), etag: response.headers.get('etag') }
}
