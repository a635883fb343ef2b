import { clearFactorDue } from '../../second-factor/repository/factor-due.ts'
import { randomUUID } from 'node:crypto'
import type { Passkey, PasskeyResponse } from '@trevo/contract/wps/security/passkeys.ts'
import { tables, type Database } from '@trevo/database/connect.ts'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { z } from 'zod'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import { clientDataOf, isOriginOf } from '../domain/passkey-origin.ts'
import type { SecretBox } from '../../common/domain/secret-box.ts'
import {
  deletePasskey,
  findPasskey,
  insertPasskey,
  insertPasskeyChallenge,
  listPasskeys,
  savePasskeyUse,
  takePasskeyChallenge,
  type StoredPasskey,
} from '../repository/passkeys.ts'
import { saveLastProof } from '../../second-factor/repository/second-factors.ts'
import { insertSecurityEvent } from '../../common/repository/security-events.ts'
import type { IdentityTables } from '../../tables.ts'
import type { Asking } from '../../common/service/asking.ts'
import type { ProvePassword } from '../../passwords/service/prove-password.ts'
import type { Sessions } from '../../sessions/service/sessions.ts'

type Response = z.output<typeof PasskeyResponse>
type Options = Record<string, unknown>

export type PasskeyAnswer = {
  readonly response: Response
  /** The location of the requesting page. */
  readonly host: string
  /** The member whose device must answer; null for any member. */
  readonly memberId: bigint | null
  readonly challengeId?: string
}

type Dependencies = {
  readonly database: Database<IdentityTables>
  readonly clock: Clock
  readonly box: SecretBox
  readonly sessions: Sessions
  readonly provePassword: ProvePassword
}

const passkeysMax = 10
/** EdDSA, ES256 and RS256 (COSE), which every current device supports. */
const algorithms = [-8, -7, -257]
const challengeLifeMs = 5 * 60_000

const shown = (one: StoredPasskey): z.input<typeof Passkey> => ({
  passkeyId: one.passkeyId,
  name: one.name,
  createdAt: one.createdAt.toISOString(),
  lastUsedAt: one.lastUsedAt?.toISOString() ?? null,
})

const nameOf = (typed: string) => typed.replaceAll(/[\p{C}<>]/gu, '').trim() || 'Passkey'

const failed = () => new Refusal('passkey.failed')

/** A device's challenge, and whether its answer is right. */
const createQuestions = ({ database: { db }, clock }: Dependencies) => {
  const remember = async (challenge: string, memberId: bigint | null): Promise<string> => {
    const challengeId = randomUUID()
    const until = new Date(clock.now().getTime() + challengeLifeMs)
    await insertPasskeyChallenge(db, { challengeId, memberId, challenge, until })
    return challengeId
  }

  /** The page and challenge of an answer; the challenge is used up. */
  const takeQuestion = async ({ response, host, memberId, challengeId }: PasskeyAnswer) => {
    const client = clientDataOf(response.response['clientDataJSON'])
    if (!client || !isOriginOf(client.origin, host)) throw failed()
    const asked = { challenge: client.challenge, challengeId, memberId }
    const isOurs = await takePasskeyChallenge(db, asked, clock.now())
    if (!isOurs) throw failed()
    return {
      expectedChallenge: client.challenge,
      expectedOrigin: client.origin,
      expectedRPID: host,
      requireUserVerification: true,
      response: response as never, // shaped by the contract; the library checks the rest
    }
  }

  const check = async (answer: PasskeyAnswer): Promise<bigint> => {
    const { response, memberId } = answer
    const question = await takeQuestion(answer)
    const stored = await findPasskey(db, response.id)
    if (!stored || (memberId !== null && stored.memberId !== memberId)) throw failed()
    const { credentialId, publicKey, signCount, transports } = stored
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...question,
      credential: {
        id: credentialId,
        publicKey: new Uint8Array(publicKey),
        counter: signCount,
        transports,
      },
    }).catch(() => ({ verified: false, authenticationInfo: undefined }))
    if (!verified || !authenticationInfo) throw failed()
    await savePasskeyUse(db, stored.passkeyId, authenticationInfo.newCounter, clock.now())
    return stored.memberId
  }

  return { remember, takeQuestion, check }
}

type Questions = ReturnType<typeof createQuestions>

/** The credential that a device has created for the challenge. */
const verifyNew = async (question: Awaited<ReturnType<Questions['takeQuestion']>>) => {
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    ...question,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => ({ verified: false, registrationInfo: undefined }))
  if (!verified || !registrationInfo) throw failed()
  return registrationInfo.credential
}

/** Adds a passkey, in two steps. */
const createAdding = (dependencies: Dependencies, { remember, takeQuestion }: Questions) => {
  const { database, clock, box, sessions, provePassword } = dependencies
  const { db } = database

  const requireFreeSlot = async (memberId: bigint): Promise<StoredPasskey[]> => {
    const own = await listPasskeys(db, memberId)
    if (own.length >= passkeysMax) throw new Refusal('passkey.too_many')
    return own
  }

  return {
    startPasskey: async (
      asking: Asking,
      password: string,
      place: { readonly host: string; readonly brandName: string },
    ): Promise<Options> => {
      const { memberId, device } = asking
      const { username } = await provePassword({ memberId, password, address: device.address })
      const own = await requireFreeSlot(memberId)
      const options = await generateRegistrationOptions({
        rpName: place.brandName,
        rpID: place.host,
        userName: username,
        userID: new Uint8Array(box.hash('passkey user', `member:${memberId}`)),
        excludeCredentials: own.map(({ credentialId, transports }) => ({
          id: credentialId,
          transports,
        })),
        supportedAlgorithmIDs: algorithms,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      await remember(options.challenge, memberId)
      return { ...options }
    },

    addPasskey: async (
      asking: Asking,
      response: Response,
      place: { host: string; name: string },
    ) => {
      const { memberId, brandId, sessionId, device } = asking
      await requireFreeSlot(memberId)
      const question = await takeQuestion({ response, host: place.host, memberId })
      const credential = await verifyNew(question)
      const at = clock.now()
      const passkey: StoredPasskey = {
        passkeyId: randomUUID(),
        memberId,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey),
        signCount: credential.counter,
        transports: credential.transports ?? [],
        name: nameOf(place.name),
        createdAt: at,
        lastUsedAt: null,
      }
      const token = await database.inTx(async (tx) => {
        const own = tables<IdentityTables>(tx)
        if (!(await insertPasskey(own, passkey))) throw failed()
        await saveLastProof(own, memberId, at)
        await clearFactorDue(own, memberId)
        const event = { memberId, brandId, kind: 'passkey_added', device, at, sessionId } as const
        await insertSecurityEvent(own, event)
        return sessions.renew(own, sessionId, 'mfa')
      })
      await sessions.announceChanged([sessionId])
      return { token, passkey: shown(passkey) }
    },
  }
}

/**
 * Passkeys (WebAuthn). They belong to the host they were created at; a device proves presence and its owner's PIN,
 * finger or face, so one replaces both password and second factor. An invalid
 * answer of any kind is `passkey.failed`.
 */
export const createPasskeys = (dependencies: Dependencies) => {
  const { database, clock, provePassword } = dependencies
  const { db } = database
  const questions = createQuestions(dependencies)

  /** A challenge for any member, or for the devices of one member. */
  const ask = async (host: string, memberId: bigint | null) => {
    const own = memberId === null ? [] : await listPasskeys(db, memberId)
    const options = await generateAuthenticationOptions({
      rpID: host,
      userVerification: 'required',
      allowCredentials: own.map(({ credentialId, transports }) => ({
        id: credentialId,
        transports,
      })),
    })
    const challengeId = await questions.remember(options.challenge, memberId)
    return { challengeId, options: { ...options } as Options }
  }

  return {
    listPasskeys: async (memberId: bigint) => (await listPasskeys(db, memberId)).map(shown),
    count: async (memberId: bigint) => (await listPasskeys(db, memberId)).length,

    ...createAdding(dependencies, questions),

    removePasskey: async (asking: Asking, password: string, passkeyId: string): Promise<void> => {
      const { memberId, brandId, sessionId, device } = asking
      await provePassword({ memberId, password, address: device.address })
      await database.inTx(async (tx) => {
        const own = tables<IdentityTables>(tx)
        if (!(await deletePasskey(own, memberId, passkeyId))) throw new Refusal('passkey.unknown')
        const event = { memberId, brandId, kind: 'passkey_removed', device, sessionId } as const
        await insertSecurityEvent(own, { ...event, at: clock.now() })
      })
    },

    ask,
    /** A challenge for any member. */
    startPasskeyLogin: (host: string) => ask(host, null),

    /** The member whose passkey answered. */
    check: questions.check,
  }
}

export type Passkeys = ReturnType<typeof createPasskeys>
