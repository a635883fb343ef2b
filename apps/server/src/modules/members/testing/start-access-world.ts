import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import { createDatabase, createPool } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import Fastify, { type FastifyInstance } from 'fastify'
import { CompactEncrypt, importJWK } from 'jose'
import { pino } from 'pino'
import { identitySettings } from '../../../compose/identity.ts'
import { memberSettings } from '../../../compose/members.ts'
import { verificationSettings } from '../../../compose/verification.ts'
import type { Bus } from '../../../platform/bus.ts'
import { createRouteBinder } from '../../../platform/http/bind-route.ts'
import { loadSealingKeys } from '../../../platform/http/sealing-keys.ts'
import { createUnseal } from '../../../platform/http/unseal.ts'
import { fixedClock } from '../../../testing/fixed-clock.ts'
import { createLocalBus } from '../../../testing/local-bus.ts'
import { createDelivery } from '../../delivery/index.ts'
import { addressKey, createIdentity } from '../../identity/index.ts'
import { serverMigrations } from '../../module-folders.ts'
import { bindSettingsRoutes, createSettings, seedDemoBrand } from '../../settings/index.ts'
import { createVerification } from '../../verification/index.ts'
import { createWallet } from '../../wallet/index.ts'
import { createMembers, seedDemoAccounts, type MembersNeeds } from '../index.ts'

export type HttpAnswer = {
  readonly status: number
  readonly code: string | undefined
  readonly captcha: boolean
  // The tests look at what came, whatever it is.
  readonly body: { value?: any; message?: string; field?: string; detail?: any } // oxlint-disable-line no-explicit-any
  readonly cookie: string | undefined
}

type LoginDetails = {
  payload?: object
  headers?: Headers
  address?: string
  to?: FastifyInstance
}
type Headers = Readonly<Record<string, string>>

/** No token of a phone-auth service is good where its keys are not. */
const nowhere = 'http://127.0.0.1:9/'

/** A second copy of the server on the same database may share clock and bus with the first. */
export type AccessWorld = Awaited<ReturnType<typeof startAccessWorld>>

const solve = async (challenge: Challenge): Promise<string> => {
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

const registration = (username: string, more: object = {}) => ({
  username,
  password: 'Verde-Campo-42',
  confirmPassword: 'Verde-Campo-42',
  termsAccepted: true,
  domain: '127.0.0.1',
  referralCode: '',
  registerUrl: 'http://127.0.0.1/register',
  registerMethod: 'WEB',
  login: true,
  ...more,
})

type WorldOptions = {
  readonly firebaseKeysUrl?: string
  /** Of social sign-in. */
  readonly environment?: Readonly<Record<string, string>>
}

/**
 * The real server as far as access goes: routes, sealing, settings, identity, members and wallet on
 * a database of its own, with the demo brand and its accounts. Only the clock is ours.
 */
export const startAccessWorld = async (options: WorldOptions = {}) => {
  const database = await createTestDatabase(serverMigrations)
  // Proofs of work are also dated by their library's own clock, so ours runs ahead of it.
  const clock = fixedClock('2030-01-02T12:00:00Z')
  const secretsDir = await mkdtemp(path.join(tmpdir(), 'trevo-access-'))
  const bus = createLocalBus()
  const sealingKeys = await loadSealingKeys(secretsDir)
  const brandId = await seedDemoBrand(database.pool)
  // The server acts with the rights it has in production; tests look with all rights.
  const pool = createPool(database.url, { max: 20, role: 'trevo_app' })
  const wallet = createWallet({ pool, clock })
  await wallet.start()

  const smsAlarms: string[] = []

  const openCopy = async (own: { bus?: Bus; demo?: '0' | '1' } = {}) => {
    const { bus: ownBus = bus, demo = '1' } = own
    const settings = await createSettings({
      database: createDatabase(pool),
      bus: ownBus,
      clock,
      sealingKeys,
    })
    const identity = await createIdentity({
      database: createDatabase(pool),
      clock,
      bus: ownBus,
      config: { HUMAN_CHALLENGE_MAX: 60, SECRETS_DIR: secretsDir, DEMO: demo },
      environment: { ...options.environment },
      settings: identitySettings(settings),
    })
    const delivery = createDelivery({
      database: createDatabase(pool),
      clock,
      logger: pino({ level: 'silent' }),
      environment: {},
      // In place of the job queue: at once.
      enqueue: (messageId) => void delivery.deliver(messageId),
    })
    const verification = await createVerification({
      database: createDatabase(pool),
      clock,
      delivery,
      logger: pino({ level: 'silent' }),
      countSmsAlarm: (alarm) => void smsAlarms.push(alarm),
      config: { SECRETS_DIR: secretsDir, FIREBASE_KEYS_URL: options.firebaseKeysUrl ?? nowhere },
      identity: { addressKeyOf: addressKey },
      settings: verificationSettings(settings),
    })
    const needs: MembersNeeds = {
      database: createDatabase(pool),
      clock,
      identity,
      verification,
      delivery,
      settings: memberSettings(settings, { SITE_ORIGIN: 'http://127.0.0.1:3000' }),
      wallet,
      vip: { findRank: async () => undefined },
      play: { projectBets: async () => 0, hasOpenRounds: async () => false },
      cashier: {
        hasWithdrawalUnderWay: async () => false,
        cancelChargesOf: async () => undefined,
      },
    }
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
    closing.push(settings.close)
    return { app, settings, identity, members, needs, delivery, verification }
  }
  const closing: (() => void)[] = []
  const copy = await openCopy()
  const { app, settings } = copy

  const send = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    sent: { payload?: unknown; headers?: Headers; address?: string; to?: FastifyInstance } = {},
  ): Promise<HttpAnswer> => {
    const response = await (sent.to ?? app).inject({
      method,
      url,
      headers: {
        merchant: 'trevo',
        language: 'EN',
        'x-gateway-version': '3',
        encryption: 'JWE',
        ...sent.headers,
      },
      remoteAddress: sent.address ?? '203.0.113.7',
      ...(sent.payload !== undefined && { payload: sent.payload as object }),
    })
    const body = response.json()
    const cookieLine = response.headers['set-cookie']
    return {
      status: response.statusCode,
      code: body.errorCode,
      captcha: body.captcha === true,
      body,
      cookie: (Array.isArray(cookieLine) ? cookieLine[0] : cookieLine)?.split(';')[0],
    }
  }

  const seal = async (letterPath: string, payload: unknown, letter: object = {}) => {
    const [key] = sealingKeys.publicKeys
    if (!key) throw new Error('no sealing key')
    const text = JSON.stringify({
      path: letterPath,
      issuedAt: clock.now().getTime(),
      id: crypto.randomUUID(),
      payload,
      ...letter,
    })
    const value = await new CompactEncrypt(new TextEncoder().encode(text))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid })
      .encrypt(await importJWK(key.jwk, 'ECDH-ES'))
    return { value }
  }

  const proveHuman = async (): Promise<string> =>
    solve((await send('GET', '/wps/captcha/geetest')).body.value)

  /** A captcha as a person would read it: its cookie and its answer, which only the database has. */
  const readCaptcha = async () => {
    const { cookie: line = '' } = await send('GET', '/wps/captcha')
    const id = line.split('=')[1]
    const { rows } = await database.pool.query<{ answer: string }>(
      'select answer from identity.captcha where id = $1',
      [id],
    )
    return { cookie: line, answer: rows[0]?.answer ?? '' }
  }

  const login = async (
    username: string,
    password: string,
    more: LoginDetails = {},
  ): Promise<HttpAnswer> => {
    const payload = {
      username,
      password,
      type: 'username',
      humanProof: await proveHuman(),
      ...more.payload,
    }
    return send('POST', '/wps/session/login', {
      ...more,
      payload: await seal('/wps/session/login', payload),
    })
  }

  const register = async (
    username: string,
    more: { payload?: object; headers?: Headers } = {},
  ): Promise<HttpAnswer> => {
    const payload = { humanProof: await proveHuman(), ...registration(username, more.payload) }
    return send('PUT', '/wps/member/register', {
      ...more,
      payload: await seal('/wps/member/register', payload),
    })
  }

  return {
    ...copy,
    pool: database.pool,
    clock,
    brandId,
    wallet,
    /** What was told of budgets of text messages. */
    smsAlarms,
    openCopy,
    send,
    seal,
    solve,
    proveHuman,
    readCaptcha,
    login,
    registration,
    register,
    seed: () =>
      seedDemoAccounts({
        ...copy.needs,
        brand: { id: brandId, merchant: 'trevo' },
        isDemoServer: true,
      }),
    /** Changes settings as an operator would, and waits until they count. */
    change: async (sql: string) => {
      await database.pool.query(sql)
      await settings.reload()
    },
    close: async () => {
      for (const close of closing) close()
      await wallet.close()
      await pool.end()
      await database.drop()
      await rm(secretsDir, { recursive: true })
    },
  }
}
