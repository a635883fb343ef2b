import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import { createDatabase, type Pool } from '@trevo/database/connect.ts'
import Fastify from 'fastify'
import { pino } from 'pino'
import { identitySettings } from '../../../compose/wiring/identity.ts'
import { memberSettings } from '../../../compose/wiring/members.ts'
import { verificationSettings } from '../../../compose/wiring/verification.ts'
import type { Bus } from '../../../platform/bus.ts'
import { createRouteBinder } from '../../../platform/http/bind-route.ts'
import type { SealingKeys } from '../../../platform/http/sealing/sealing-keys.ts'
import { createUnseal } from '../../../platform/http/sealing/unseal.ts'
import type { fixedClock } from '../../../testing/fixed-clock.ts'
import { noApprovals } from '../../../testing/no-approvals.ts'
import { createDelivery } from '../../delivery/index.ts'
import { addressKey } from '@trevo/vendor-kit/http/address.ts'
import { createIdentity } from '../../identity/index.ts'
import { bindSettingsRoutes, createSettings } from '../../settings/index.ts'
import { createVerification } from '../../verification/index.ts'
import type { Wallet } from '../../wallet/index.ts'
import { createMembers, type MembersNeeds } from '../index.ts'

/** A token of a phone-auth service is invalid without its keys. */
const nowhere = 'http://127.0.0.1:9/'

export type WorldOptions = {
  readonly firebaseKeysUrl?: string
  /** For social sign-in. */
  readonly environment?: Readonly<Record<string, string>>
}

/** What the copies of one test share. */
export type AccessGround = {
  readonly pool: Pool
  readonly clock: ReturnType<typeof fixedClock>
  readonly bus: Bus
  readonly sealingKeys: SealingKeys
  readonly secretsDir: string
  readonly wallet: Wallet
  readonly smsAlarms: string[]
  readonly options: WorldOptions
}

type CopyOptions = { readonly bus?: Bus; readonly demo?: '0' | '1' }

const openModules = async (ground: AccessGround, { bus = ground.bus, demo = '1' }: CopyOptions) => {
  const { pool, clock, sealingKeys, secretsDir, smsAlarms, options } = ground
  const settings = await createSettings({
    database: createDatabase(pool),
    bus,
    clock,
    sealingKeys,
  })
  const identity = await createIdentity({
    reports: { noteLockedName: async () => undefined },
    database: createDatabase(pool),
    clock,
    bus,
    config: { HUMAN_CHALLENGE_MAX: 60, SECRETS_DIR: secretsDir, DEMO: demo },
    environment: { ...options.environment },
    settings: identitySettings(settings),
  })
  const underWay = new Set<Promise<unknown>>()
  const delivery = createDelivery({
    database: createDatabase(pool),
    clock,
    logger: pino({ level: 'silent' }),
    environment: {},
    // In place of the job queue: at once.
    enqueue: (messageId) => void underWay.add(delivery.deliver(messageId)),
  })
  const verification = await createVerification({
    database: createDatabase(pool),
    clock,
    delivery,
    staff: noApprovals,
    logger: pino({ level: 'silent' }),
    countSmsAlarm: (alarm) => void smsAlarms.push(alarm),
    config: { SECRETS_DIR: secretsDir, FIREBASE_KEYS_URL: options.firebaseKeysUrl ?? nowhere },
    identity: { addressKeyOf: addressKey },
    settings: verificationSettings(settings),
  })
  const close = async (): Promise<void> => {
    settings.close()
    await Promise.all(underWay)
  }
  return { settings, identity, delivery, verification, close }
}

type Opened = Awaited<ReturnType<typeof openModules>>

const needsOf = ({ pool, clock, wallet }: AccessGround, opened: Opened): MembersNeeds => ({
  database: createDatabase(pool),
  clock,
  staff: noApprovals,
  identity: opened.identity,
  verification: opened.verification,
  delivery: opened.delivery,
  settings: memberSettings(opened.settings, { SITE_ORIGIN: 'http://127.0.0.1:3000' }),
  wallet,
  vip: { findRank: async () => undefined },
  play: { projectBets: async () => 0, hasOpenRounds: async () => false },
  listOpenMatters: async () => [],
  compliance: { beginCheck: async () => undefined },
  carryOverPerson: async () => undefined,
  kyc: { mayStakeInTx: async () => true },
  limits: {
    hasFirstLimitsInTx: async () => true,
    setFirstLimitsInTx: async () => undefined,
    admitAccountInTx: async () => undefined,
  },
  cashier: {
    returnBalance: async () => 'nothing',
    hasWithdrawalUnderWay: async () => false,
    cancelChargesOf: async () => undefined,
    allowChargesOf: async () => undefined,
  },
  agents: {
    place: async () => undefined,
    findOpenLink: async () => undefined,
  },
})

/** One copy of the server, with its routes on a separate application. */
export const openAccessCopy = async (ground: AccessGround, own: CopyOptions = {}) => {
  const { sealingKeys, clock } = ground
  const opened = await openModules(ground, own)
  const { settings, identity, verification } = opened
  const needs = needsOf(ground, opened)
  const members = createMembers(needs)
  const app = Fastify()
  await app.register(cookie)
  await app.register(formbody)
  const route = createRouteBinder(app, {
    brands: settings.directory,
    resolveSession: identity.resolveSession,
    unseal: createUnseal(sealingKeys, identity.rememberSealedId, clock),
    checkAnswers: true,
  })
  bindSettingsRoutes(route, settings)
  identity.bindRoutes(route)
  members.bindRoutes(route)
  verification.bindRoutes(route)
  await app.ready()
  return { ...opened, app, members, needs }
}
