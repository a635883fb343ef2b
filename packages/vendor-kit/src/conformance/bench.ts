import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { vendorEndpoints } from '@trevo/contract/vendor/endpoints.ts'
import {
  SessionReply,
  WalletReply,
  type VendorCredit,
  type VendorDebit,
  type VendorRollback,
} from '@trevo/contract/vendor/shapes.ts'
import {
  answerPrefix,
  callPrefix,
  isTimely,
  vendorHeaders,
} from '@trevo/contract/vendor/signature.ts'
import { findKey, getSigningKey, type VendorKeys } from '../signing/keys.ts'
import { isSignatureOf, signatureOf } from '../signing/sign.ts'
import type { ConformanceWorld, TestPlayer } from './world.ts'

/** How a call is bent out of shape. */
export type Bent = {
  readonly keys?: VendorKeys
  readonly timestampOffsetMs?: number
  /** Instead of the decimal digits of now. */
  readonly timestamp?: string
  readonly nonce?: string
  /** Stands behind the path as it is sent. */
  readonly query?: string
  /** The query is signed with the path. */
  readonly isQuerySigned?: boolean
  /** Sent instead of what was signed. */
  readonly bodyAsSent?: string
  /** Signed and sent as it is. */
  readonly rawBody?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Hangs up after so long. */
  readonly hangUpAfterMs?: number
}

export type Answer = { readonly http: number; readonly reply: WalletReply }

/** Sends one call exactly as told, and checks that a decided answer is signed for it. */
export const sendCall = async (
  world: ConformanceWorld,
  path: string,
  message: object,
  bent: Bent = {},
): Promise<Answer> => {
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
  const shape = path === vendorEndpoints.checkSession.path ? SessionReply : WalletReply
  return { http: response.status, reply: shape.parse(JSON.parse(bytes.toString('utf8'))) }
}

const assertSigned = (
  world: ConformanceWorld,
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

/** A member in a game, with the messages of one round at hand. */
export type Table = {
  readonly world: ConformanceWorld
  readonly player: TestPlayer
  readonly roundId: string
  readonly sessionToken: string
  readonly playerRef: string
  debit(change?: Partial<VendorDebit>, bent?: Bent): Promise<Answer>
  /** Pays `of`, a debit's id. */
  credit(of: string, change?: Partial<VendorCredit>, bent?: Bent): Promise<Answer>
  rollback(of: string, change?: Partial<VendorRollback>, bent?: Bent): Promise<Answer>
  balanceCall(bent?: Bent): Promise<Answer>
  closeRound(): Promise<Answer>
}

/** Seats a new member with this balance: launch, session check, one round's messages. */
export const seat = async (world: ConformanceWorld, balance: string): Promise<Table> => {
  const player = await world.createPlayer(balance)
  const launchToken = await player.launch()
  const opened = await sendCall(world, vendorEndpoints.checkSession.path, { launchToken })
  const { session } = SessionReply.parse(opened.reply)
  assert.ok(session, `the launch opens a session, got ${opened.reply.status}`)
  const { playerRef, sessionToken } = session
  const roundId = randomUUID()
  const { gameCode } = world
  const common = { playerRef, gameCode, currency: 'BRL' }
  const movement = () => ({ ...common, transactionId: randomUUID(), roundId })
  return {
    world,
    player,
    roundId,
    sessionToken,
    playerRef,
    debit: (change = {}, bent) =>
      sendCall(
        world,
        vendorEndpoints.debit.path,
        { ...movement(), sessionToken, amount: '1.00', ...change },
        bent,
      ),
    credit: (of, change = {}, bent) =>
      sendCall(
        world,
        vendorEndpoints.credit.path,
        { ...movement(), referenceTransactionId: of, amount: '2.00', ...change },
        bent,
      ),
    rollback: (of, change = {}, bent) =>
      sendCall(
        world,
        vendorEndpoints.rollback.path,
        { ...movement(), referenceTransactionId: of, ...change },
        bent,
      ),
    balanceCall: (bent) =>
      sendCall(world, vendorEndpoints.getVendorBalance.path, { ...common, sessionToken }, bent),
    closeRound: () =>
      sendCall(world, vendorEndpoints.closeRound.path, { playerRef, gameCode, roundId }),
  }
}

/** Asserts the business status, and the balance it tells if one is given. */
export const expectReply = (answer: Answer, status: string, balance?: string): void => {
  assert.equal(answer.reply.status, status)
  if (balance !== undefined) assert.equal(answer.reply.balance, balance)
}
