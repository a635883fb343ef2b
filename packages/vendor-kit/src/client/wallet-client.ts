import { randomUUID } from 'node:crypto'
import { vendorEndpoints } from '@trevo/contract/vendor/endpoints.ts'
import {
  MovementsReply,
  SessionReply,
  WalletReply,
  type BalanceQuery,
  type RoundClose,
  type SessionCheck,
  type VendorCredit,
  type VendorDebit,
  type VendorMovement,
  type VendorRollback,
} from '@trevo/contract/vendor/shapes.ts'
import {
  answerPrefix,
  callPrefix,
  isTimely,
  vendorHeaders,
} from '@trevo/contract/vendor/signature.ts'
import { Pool } from 'undici'
import type { z } from 'zod'
import { findKey, getSigningKey, type VendorKeys } from '../signing/keys.ts'
import { isSignatureOf, signatureOf } from '../signing/sign.ts'

/**
 * `answer`: the platform decided, and signed it. `unknown`: it may or may not have moved money; the
 * same message may be sent again (same transaction id), or rolled back, but nothing may be assumed.
 */
export type CallResult<Reply> =
  | { readonly kind: 'answer'; readonly reply: Reply }
  | { readonly kind: 'unknown'; readonly why: 'timeout' | 'transport' | 'http' | 'answer' }

/** Bodies without the attempt id, which the client chooses. */
type Message<Body> = Omit<Body, 'requestId'>

export type WalletClient = {
  checkSession(message: Message<SessionCheck>): Promise<CallResult<SessionReply>>
  balance(message: Message<BalanceQuery>): Promise<CallResult<WalletReply>>
  debit(message: Message<VendorDebit>): Promise<CallResult<WalletReply>>
  credit(message: Message<VendorCredit>): Promise<CallResult<WalletReply>>
  rollback(message: Message<VendorRollback>): Promise<CallResult<WalletReply>>
  closeRound(message: Message<RoundClose>): Promise<CallResult<WalletReply>>
  /** Up to `movementsMax` movements in one call. @returns the result of each, in order. */
  moveMany(movements: readonly VendorMovement[]): Promise<CallResult<WalletReply>[]>
  /** Waits for pending calls and closes the connections. */
  close(): Promise<void>
}

export type WalletClientOptions = {
  /** Origin of the platform, e.g. `https://wallet.example`. */
  readonly baseUrl: string
  readonly keys: VendorKeys
  readonly nowMs: () => number
  /** How long to wait for the answer to a movement, which can be sent again; 1 s unless given. */
  readonly timeoutMs?: number
  readonly connectionCount?: number
}

export type Wire = {
  readonly options: Pick<WalletClientOptions, 'keys' | 'nowMs' | 'timeoutMs'>
  readonly pool: Pool
}

const headerOf = (headers: Record<string, string | string[] | undefined>, name: string): string => {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}

type RawAnswer = {
  statusCode: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/** An answer that is not signed for this very call does not count. */
const isGenuine = ({ options }: Wire, answer: RawAnswer, nonce: string): boolean => {
  const { keys, nowMs } = options
  const keyId = headerOf(answer.headers, vendorHeaders.keyId)
  const timestamp = headerOf(answer.headers, vendorHeaders.timestamp)
  const key = findKey(keys, keyId, nowMs())
  if (!key || !isTimely(timestamp, nowMs())) return false
  const prefix = answerPrefix(answer.statusCode, keys.vendor, { keyId, timestamp, nonce })
  const signature = headerOf(answer.headers, vendorHeaders.signature)
  return isSignatureOf(key, signature, prefix, answer.body)
}

/** Sends one signed call. Never throws for errors of the network or the other side. */
export const sendSigned = async <Reply>(
  wire: Wire,
  path: string,
  message: object,
  shape: z.ZodType<Reply>,
): Promise<CallResult<Reply>> => {
  const { pool, options } = wire
  const { keys, nowMs, timeoutMs = 1_000 } = options
  const requestId = randomUUID()
  const body = JSON.stringify({ requestId, ...message })
  const key = getSigningKey(keys, nowMs())
  const stamp = { keyId: key.keyId, timestamp: String(nowMs()), nonce: requestId }
  const signal = AbortSignal.timeout(timeoutMs)
  let answer: RawAnswer
  try {
    const response = await pool.request({
      path,
      method: 'POST',
      signal,
      headers: {
        'content-type': 'application/json',
        [vendorHeaders.vendor]: keys.vendor,
        [vendorHeaders.keyId]: stamp.keyId,
        [vendorHeaders.timestamp]: stamp.timestamp,
        [vendorHeaders.nonce]: stamp.nonce,
        [vendorHeaders.signature]: signatureOf(key, callPrefix(path, keys.vendor, stamp), body),
      },
      body,
    })
    const { statusCode, headers } = response
    answer = { statusCode, headers, body: Buffer.from(await response.body.arrayBuffer()) }
  } catch {
    return { kind: 'unknown', why: signal.aborted ? 'timeout' : 'transport' }
  }
  if (answer.statusCode >= 500) return { kind: 'unknown', why: 'http' }
  if (!isGenuine(wire, answer, stamp.nonce)) return { kind: 'unknown', why: 'answer' }
  return readAnswer(answer.body, requestId, shape)
}

const readAnswer = <Reply>(
  body: Buffer,
  requestId: string,
  shape: z.ZodType<Reply>,
): CallResult<Reply> => {
  let json: unknown
  try {
    json = JSON.parse(body.toString('utf8'))
  } catch {
    return { kind: 'unknown', why: 'answer' }
  }
  const parsed = shape.safeParse(json)
  if (!parsed.success) return { kind: 'unknown', why: 'answer' }
  // Every reply shape of the contract carries the echoed id.
  const echoed = (parsed.data as { requestId?: unknown }).requestId
  if (echoed !== requestId) return { kind: 'unknown', why: 'answer' }
  return { kind: 'answer', reply: parsed.data }
}

const moveMany = async (
  wire: Wire,
  movements: readonly VendorMovement[],
): Promise<CallResult<WalletReply>[]> => {
  const { path } = vendorEndpoints.moveMany
  const answer = await sendSigned(wire, path, { movements }, MovementsReply)
  if (answer.kind === 'unknown') return movements.map(() => answer)
  const { requestId, status, replies } = answer.reply
  return movements.map((_, index) => {
    const reply = replies ? replies[index] : { status }
    return reply
      ? { kind: 'answer', reply: { ...reply, requestId } }
      : { kind: 'unknown', why: 'timeout' }
  })
}

/**
 * The exchange of a launch token takes effect once and so cannot be sent again: a longer wait keeps a short stall of
 * the platform from ending the launch.
 */
const sessionTimeoutMs = 5_000

/** A vendor's side of the seamless wallet v1. */
export const createWalletClient = (options: WalletClientOptions): WalletClient => {
  const pool = new Pool(options.baseUrl, { connections: options.connectionCount ?? 32 })
  const wire: Wire = { options, pool }
  const { timeoutMs = 0 } = options
  const patient: Wire = {
    options: { ...options, timeoutMs: Math.max(timeoutMs, sessionTimeoutMs) },
    pool,
  }
  const { checkSession, getVendorBalance, debit, credit, rollback, closeRound } = vendorEndpoints
  return {
    checkSession: (message) => sendSigned(patient, checkSession.path, message, SessionReply),
    balance: (message) => sendSigned(wire, getVendorBalance.path, message, WalletReply),
    debit: (message) => sendSigned(wire, debit.path, message, WalletReply),
    credit: (message) => sendSigned(wire, credit.path, message, WalletReply),
    rollback: (message) => sendSigned(wire, rollback.path, message, WalletReply),
    closeRound: (message) => sendSigned(wire, closeRound.path, message, WalletReply),
    moveMany: (movements) => moveMany(wire, movements),
    close: () => pool.close(),
  }
}
