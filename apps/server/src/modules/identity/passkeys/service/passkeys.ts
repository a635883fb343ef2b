import { clearFactorDue } from '../../second-factor/repository/factor-due.ts'
import { tables, type Database } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import { isOriginOf } from '../domain/passkey-origin.ts'
import type { SecretBox } from '../../common/domain/secret-box.ts'
import { memberPasskeys, type StoredPasskey } from '../repository/passkeys.ts'
import { saveLastProof } from '../../second-factor/repository/second-factors.ts'
import { insertSecurityEvent } from '../../common/repository/security-events.ts'
import type { IdentityTables } from '../../tables.ts'
import type { Asking } from '../../common/service/asking.ts'
import type { ProvePassword } from '../../passwords/service/prove-password.ts'
import type { Sessions } from '../../sessions/service/sessions.ts'
import {
  askKnown,
  askNew,
  failed,
  passkeysMax,
  presentPasskey,
  type DeviceOptions,
  type DeviceResponse,
} from './ceremony.ts'
import { createQuestions } from './questions.ts'

export type PasskeyAnswer = {
  readonly response: DeviceResponse
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

const pageAt = (host: string) => ({ host, isOrigin: (origin: string) => isOriginOf(origin, host) })

const listOwn = ({ database: { db } }: Dependencies, memberId: bigint) =>
  memberPasskeys.list(db, memberId, passkeysMax)

/** Adds a passkey, in two steps. */
const createAdding = (
  dependencies: Dependencies,
  { remember, takeNew }: ReturnType<typeof createQuestions>,
) => {
  const { database, box, sessions, provePassword } = dependencies

  const requireFreeSlot = async (memberId: bigint): Promise<StoredPasskey[]> => {
    const own = await listOwn(dependencies, memberId)
    if (own.length >= passkeysMax) throw new Refusal('passkey.too_many')
    return own
  }

  return {
    startPasskey: async (
      asking: Asking,
      password: string,
      place: { readonly host: string; readonly brandName: string },
    ): Promise<DeviceOptions> => {
      const { memberId, device } = asking
      const { username } = await provePassword({ memberId, password, address: device.address })
      const own = await requireFreeSlot(memberId)
      const userId = box.hash('passkey user', `member:${memberId}`)
      const options = await askNew({ ...place, username, userId, own })
      await remember(options.challenge, memberId)
      return { ...options }
    },

    addPasskey: async (
      asking: Asking,
      response: DeviceResponse,
      place: { host: string; name: string },
    ) => {
      const { memberId, brandId, sessionId, device } = asking
      await requireFreeSlot(memberId)
      const answer = { response, ...pageAt(place.host) }
      const passkey = await takeNew(answer, memberId, place.name)
      const { createdAt: at } = passkey
      const token = await database.inTx(async (tx) => {
        const own = tables<IdentityTables>(tx)
        if (!(await memberPasskeys.insert(own, passkey))) throw failed()
        await saveLastProof(own, memberId, at)
        await clearFactorDue(own, memberId)
        const event = { memberId, brandId, kind: 'passkey_added', device, at, sessionId } as const
        await insertSecurityEvent(own, event)
        return sessions.renew(own, sessionId, 'mfa')
      })
      await sessions.announceChanged([sessionId])
      return { token, passkey: presentPasskey(passkey) }
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
  const questions = createQuestions(memberPasskeys, database.db, clock)

  /** A challenge for any member, or for the devices of one member. */
  const ask = async (host: string, memberId: bigint | null) => {
    const own = memberId === null ? [] : await listOwn(dependencies, memberId)
    const options = await askKnown(host, own)
    const challengeId = await questions.remember(options.challenge, memberId)
    return { challengeId, options: { ...options } as DeviceOptions }
  }

  return {
    listPasskeys: async (memberId: bigint) =>
      (await listOwn(dependencies, memberId)).map(presentPasskey),
    count: async (memberId: bigint) => (await listOwn(dependencies, memberId)).length,

    ...createAdding(dependencies, questions),

    removePasskey: async (asking: Asking, password: string, passkeyId: string): Promise<void> => {
      const { memberId, brandId, sessionId, device } = asking
      await provePassword({ memberId, password, address: device.address })
      await database.inTx(async (tx) => {
        const own = tables<IdentityTables>(tx)
        if (!(await memberPasskeys.delete(own, memberId, passkeyId))) {
          throw new Refusal('passkey.unknown')
        }
        const event = { memberId, brandId, kind: 'passkey_removed', device, sessionId } as const
        await insertSecurityEvent(own, { ...event, at: clock.now() })
      })
    },

    ask,
    /** A challenge for any member. */
    startPasskeyLogin: (host: string) => ask(host, null),

    /** The member whose passkey answered. */
    check: ({ host, memberId, ...answer }: PasskeyAnswer): Promise<bigint> =>
      questions.check({ ...answer, ...pageAt(host) }, memberId),
  }
}

export type Passkeys = ReturnType<typeof createPasskeys>
