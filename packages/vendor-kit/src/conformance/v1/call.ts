import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { vendorEndpoints } from '@trevo/contract/vendor/endpoints.ts'
import { MovementsReply, SessionReply, WalletReply } from '@trevo/contract/vendor/shapes.ts'
import type { VendorStatus } from '@trevo/contract/vendor/status.ts'
import {
  answerPrefix,
  callPrefix,
  isTimely,
  vendorHeaders,
} from '@trevo/contract/vendor/signature.ts'
import { findKey, getSigningKey, type VendorKeys } from '../../signing/keys.ts'
import { isSignatureOf, signatureOf } from '../../signing/sign.ts'
import type { Answer, Disturbance } from '../driver.ts'
import type { V1Access } from './access.ts'

/** How a call is malformed. */
export type V1Bent = Disturbance & {
  readonly keys?: VendorKeys
  readonly timestampOffsetMs?: number
  /** Instead of the decimal digits of now. */
  readonly timestamp?: string
  readonly nonce?: string
  /** Appended to the path when sent. */
  readonly query?: string
  /** The query is signed with the path. */
  readonly isQuerySigned?: boolean
  /** Sent instead of what was signed. */
  readonly bodyAsSent?: string
  /** Signed and sent as it is. */
  readonly rawBody?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The reply as received, and in the words that every story reads. */
export type V1Answer = Answer & { readonly reply: SessionReply }

const sameWord = (status: VendorStatus): string => status

type Sender = Pick<V1Access, 'baseUrl' | 'keys' | 'nowMs'>

/** Sends one call exactly as specified, and checks that a decided answer is signed for it. */
export const sendBytes = async (
  world: Sender,
  path: string,
  message: object,
  bent: V1Bent = {},
): Promise<{ readonly http: number; readonly json: unknown }> => {
  const keys = bent.keys ?? world.keys
  const key = getSigningKey(keys, world.nowMs())
  const requestId = randomUUID()
  const nonce = bent.nonce ?? randomUUID()
  const timestamp = bent.timestamp ?? String(world.nowMs() + (bent.timestampOffsetMs ?? 0))
  const target = `${path}${bent.query ?? ''}`
  const signedPath = bent.isQuerySigned ? target : path
  const body = bent.rawBody ?? JSON.stringify({ requestId, ...message })
  const stamp = { keyId: key.keyId, timestamp, nonce }
  const response = await fetch(`${world.baseUrl}${target}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [vendorHeaders.vendor]: keys.vendor,
      [vendorHeaders.keyId]: key.keyId,
      [vendorHeaders.timestamp]: timestamp,
      [vendorHeaders.nonce]: nonce,
      [vendorHeaders.signature]: signatureOf(key, callPrefix(signedPath, keys.vendor, stamp), body),
      ...bent.headers,
    },
    body: bent.bodyAsSent ?? body,
    ...(bent.hangUpAfterMs !== undefined && { signal: AbortSignal.timeout(bent.hangUpAfterMs) }),
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  if (response.status === 200) assertSigned(world, keys, response, bytes, nonce)
  return { http: response.status, json: JSON.parse(bytes.toString('utf8')) }
}

/** The same, with its reply parsed. */
export const sendCall = async (
  world: Sender,
  path: string,
  message: object,
  bent?: V1Bent,
): Promise<V1Answer> => {
  const { http, json } = await sendBytes(world, path, message, bent)
  const shape = path === vendorEndpoints.checkSession.path ? SessionReply : WalletReply
  const reply = shape.parse(json)
  return { http, reply, word: reply.status, wordFor: sameWord }
}

/**
 * Sends movements in one call. @returns the answer to each, as in a separate call (500: the outcome is
 * unknown); a call that could not be parsed has none.
 */
export const sendMany = async (
  world: Sender,
  movements: readonly object[],
  bent?: V1Bent,
): Promise<{ readonly status: VendorStatus; readonly answers: readonly V1Answer[] }> => {
  const { http, json } = await sendBytes(world, vendorEndpoints.moveMany.path, { movements }, bent)
  const { status, requestId, replies = [] } = MovementsReply.parse(json)
  const unknown = { status: 'TEMPORARY_ERROR', retry: true } as const
  const answers = replies.map((found) => {
    const reply = { ...(found ?? unknown), requestId }
    return { http: found ? http : 500, reply, word: reply.status, wordFor: sameWord }
  })
  return { status, answers }
}

const assertSigned = (
  world: Sender,
  keys: VendorKeys,
  response: Response,
  bytes: Buffer,
  nonce: string,
): void => {
  const keyId = response.headers.get(vendorHeaders.keyId) ?? ''
  const timestamp = response.headers.get(vendorHeaders.timestamp) ?? ''
  const key = findKey(keys, keyId, world.nowMs())
  assert.ok(key, 'the answer names a key in force')
  assert.ok(isTimely(timestamp, world.nowMs()), 'the answer’s timestamp is decimal, and of now')
  const prefix = answerPrefix(response.status, keys.vendor, { keyId, timestamp, nonce })
  const signature = response.headers.get(vendorHeaders.signature) ?? ''
  assert.ok(isSignatureOf(key, signature, prefix, bytes), 'the answer is signed for this call')
}
