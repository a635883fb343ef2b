import type { Pool } from '@trevo/database/connect.ts'
import { solveHumanCheck } from '@trevo/testkit/solve-human-check.ts'
import type { FastifyInstance } from 'fastify'
import { CompactEncrypt, importJWK } from 'jose'
import type { Clock } from '@trevo/platform/clock.ts'
import type { SealingKeys } from '../../../platform/http/sealing/sealing-keys.ts'
import { demoPasswords } from '../../identity/index.ts'
import { registrationForm } from './registration-form.ts'

export type HttpAnswer = {
  readonly status: number
  readonly code: string | undefined
  readonly captcha: boolean
  // The tests validate the answer themselves.
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

/** What a person types to register. */
export const registration = (username: string, more: object = {}) => ({
  ...registrationForm(username),
  ...more,
})

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Sent = { payload?: unknown; headers?: Headers; address?: string; to?: FastifyInstance }

const createSend =
  (app: FastifyInstance) =>
  async (method: Method, url: string, sent: Sent = {}): Promise<HttpAnswer> => {
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

const createSeal =
  (sealingKeys: SealingKeys, clock: Clock) =>
  async (letterPath: string, payload: unknown, letter: object = {}) => {
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

type Ground = {
  readonly app: FastifyInstance
  /** With all rights. */
  readonly pool: Pool
  readonly sealingKeys: SealingKeys
  readonly clock: Clock
}

/** Calls as a browser makes them, sealed and with the proofs that they ask for. */
export const createAccessCalls = ({ app, pool, sealingKeys, clock }: Ground) => {
  const send = createSend(app)
  const seal = createSeal(sealingKeys, clock)

  const proveHuman = async (): Promise<string> =>
    solveHumanCheck((await send('GET', '/wps/captcha/geetest')).body.value)

  /** A captcha as a person would read it: its cookie and its answer, which only the database has. */
  const readCaptcha = async () => {
    const { cookie: line = '' } = await send('GET', '/wps/captcha')
    const id = line.split('=')[1]
    const { rows } = await pool.query<{ answer: string }>(
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

  /** A call of the token's member. */
  const as = (token: string, method: Method, url: string, sent: Sent = {}) =>
    send(method, url, { ...sent, headers: { authorization: token, ...sent.headers } })

  /** Logs a demo member in. @returns the session's token. */
  const enter = async (username = 'ana.demo', more: LoginDetails = {}): Promise<string> =>
    (await login(username, demoPasswords.member, more)).body.value.token

  const sessionsOf = async (token: string) =>
    (await as(token, 'GET', '/wps/member/security/sessions')).body.value

  const isAlive = async (token: string): Promise<boolean> =>
    (await as(token, 'GET', '/wps/member/info')).status === 200

  const session = { as, enter, sessionsOf, isAlive }
  return { send, seal, proveHuman, readCaptcha, login, register, ...session }
}
