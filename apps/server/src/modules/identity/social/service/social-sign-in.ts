import { randomBytes, randomUUID } from 'node:crypto'
import type { SocialProvider } from '@trevo/contract/wps/security/social.ts'
import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Logger } from '@trevo/platform/logger.ts'
import type { SocialProviders } from '../adapters/choose-social.ts'
import type { SocialPerson } from '../adapters/social-provider.ts'
import { insertSecurityEvent } from '../../common/repository/security-events.ts'
import type { Device } from '../../common/repository/device.ts'
import {
  deleteArrival,
  deleteSocialLogin,
  findArrival,
  findSocialLogin,
  insertArrival,
  insertAttempt,
  insertSocialLogin,
  takeAttempt,
} from '../repository/social-logins.ts'
import type { IdentityTables } from '../../tables.ts'
import type { Asking } from '../../common/service/asking.ts'
import type { ProvePassword } from '../../passwords/service/prove-password.ts'
import { hashToken, makeToken } from '../../sessions/service/session-token.ts'

/** Time to sign in at the provider, and then to link or register. */
export const socialLifeSec = 15 * 60

type Dependencies = {
  readonly database: Database<IdentityTables>
  readonly clock: Clock
  readonly providers: SocialProviders
  readonly provePassword: ProvePassword
  /** Called with the reason why a provider's answer is invalid; the visitor does not see it. */
  readonly log: Pick<Logger, 'warn'> | undefined
}

export type SocialAnswer = {
  readonly brandId: number
  readonly provider: SocialProvider
  /** The address the browser came back to, with the provider's parameters. */
  readonly callback: URL
  /** The cookie of the browser that began. */
  readonly attempt: string | undefined
}

export type Arrival = SocialPerson & { readonly provider: SocialProvider }

const random = () => randomBytes(32).toString('base64url')

const failed = () => new Refusal('login.social_failed')

const untilOf = (clock: Clock) => new Date(clock.now().getTime() + socialLifeSec * 1000)

// Only the message: a provider's answer may contain a code or a token.
const failedBecause =
  ({ log }: Dependencies, provider: SocialProvider) =>
  (error: unknown) => {
    const reason = error instanceof Error ? error.message : 'unknown'
    log?.warn({ provider, reason }, 'social sign-in failed')
    throw failed()
  }

/** A person from a provider, kept while linking or registering. */
const createArrivals = ({ database: { db }, clock }: Dependencies) => {
  const arrivalOf = async (linkId: string, brandId: number, attempt: string | undefined) => {
    const attemptHash = attempt === undefined ? undefined : hashToken(attempt)
    const now = clock.now()
    const row = attemptHash && (await findArrival(db, { linkId, attemptHash, brandId, now }))
    if (!row) throw new Refusal('social.link_expired')
    return row
  }

  return {
    /** Keeps the person while linking or registering; for this browser only. */
    keepArrival: async (answer: SocialAnswer, person: SocialPerson): Promise<string> => {
      const hash = answer.attempt === undefined ? undefined : hashToken(answer.attempt)
      if (!hash) throw failed()
      const linkId = randomUUID()
      await insertArrival(db, {
        link_id: linkId,
        attempt_hash: hash,
        brand_id: answer.brandId,
        provider: answer.provider,
        subject: person.subject,
        email: person.email,
        email_verified: person.isEmailVerified,
        name: person.name,
        until: untilOf(clock),
      })
      return linkId
    },

    /** Refuses `social.link_expired` if it is expired, used, or another browser's. */
    getArrival: async (
      linkId: string,
      brandId: number,
      attempt: string | undefined,
    ): Promise<Arrival> => {
      const row = await arrivalOf(linkId, brandId, attempt)
      const { provider, subject, email, name } = row
      return { provider, subject, email, name, isEmailVerified: row.email_verified }
    },

    spendArrival: async (tx: Tx, linkId: string): Promise<void> => {
      const isFirst = await deleteArrival(tables<IdentityTables>(tx), linkId)
      if (!isFirst) throw new Refusal('social.link_expired')
    },
  }
}

/** The redirect to the provider and back. */
const createAttempts = (dependencies: Dependencies) => {
  const { database, clock, providers } = dependencies
  const { db } = database
  return {
    /** Where to redirect the browser, and the cookie that identifies it on return. */
    start: async (provider: SocialProvider, redirectUri: string) => {
      const port = providers.get(provider)
      if (!port) throw failed()
      const secrets = { state: random(), nonce: random(), codeVerifier: random() }
      const url = await port
        .startUrl(redirectUri, secrets)
        .catch(failedBecause(dependencies, provider))
      const { token, tokenHash } = makeToken()
      await insertAttempt(db, {
        ...secrets,
        attemptHash: tokenHash,
        provider,
        until: untilOf(clock),
      })
      return { url, attempt: token }
    },

    /** The returned person; every invalid answer is `login.social_failed`. */
    finish: async ({ provider, callback, attempt }: SocialAnswer): Promise<SocialPerson> => {
      const hash = attempt === undefined ? undefined : hashToken(attempt)
      const started = hash && (await takeAttempt(db, hash))
      const port = providers.get(provider)
      if (!started || !port || started.provider !== provider || started.until <= clock.now()) {
        throw failed()
      }
      return port.finish(callback, started).catch(failedBecause(dependencies, provider))
    },
  }
}

/** Sign-in through an external provider, and the member that an identity belongs to. */
export const createSocialSignIn = (dependencies: Dependencies) => {
  const { database, clock, providers, provePassword } = dependencies
  const { db } = database
  return {
    providers: [...providers.keys()],

    ...createAttempts(dependencies),

    findMember: (brandId: number, provider: SocialProvider, subject: string) =>
      findSocialLogin(db, { brandId, provider, subject }),

    ...createArrivals(dependencies),

    /** Refuses `social.already_linked`. */
    link: async (
      tx: Tx,
      order: {
        readonly memberId: bigint
        readonly brandId: number
        readonly provider: SocialProvider
        readonly subject: string
        readonly device: Device
      },
    ): Promise<void> => {
      const own = tables<IdentityTables>(tx)
      const { memberId, brandId, provider, device } = order
      const at = clock.now()
      const isLinked = await insertSocialLogin(own, { ...order, at })
      if (!isLinked) throw new Refusal('social.already_linked')
      const event = { memberId, brandId, kind: 'social_linked', method: provider } as const
      await insertSecurityEvent(own, { ...event, device, at })
    },

    removeSocialLogin: async (
      asking: Asking,
      password: string,
      provider: SocialProvider,
    ): Promise<void> => {
      const { memberId, brandId, device, sessionId } = asking
      await provePassword({ memberId, password, address: device.address })
      const isRemoved = await deleteSocialLogin(db, memberId, provider)
      if (!isRemoved) return
      const event = { memberId, brandId, kind: 'social_removed', method: provider } as const
      await insertSecurityEvent(db, { ...event, device, sessionId, at: clock.now() })
    },
  }
}

export type SocialSignIn = ReturnType<typeof createSocialSignIn>
