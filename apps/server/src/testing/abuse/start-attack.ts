import { Agent, request, type IncomingHttpHeaders } from 'node:http'
import type { SealingKey } from '@trevo/api-client/seal.ts'
import { getSystemStatus } from '@trevo/api-client/endpoints.ts'
import { CompactEncrypt, importJWK } from 'jose'
import { createLogger } from '@trevo/platform/logger.ts'
import { systemClock } from '@trevo/platform/clock.ts'
import { startTestServer, type TestServerOptions } from '../start-test-server.ts'

type Headers = Readonly<Record<string, string | string[]>>

export type Sent = {
  readonly method?: string
  readonly headers?: Headers
  /** Text and bytes go as they are, anything else as JSON. */
  readonly body?: unknown
  readonly token?: string
  /** The apparent origin of the request. */
  readonly address?: string
  readonly baseUrl?: string
}

export type Heard = {
  readonly status: number
  readonly code: string | undefined
  readonly captcha: boolean
  readonly text: string
  readonly headers: IncomingHttpHeaders
  // The tests validate the answer themselves.
  readonly body: any // oxlint-disable-line no-explicit-any
}

export type Letter = {
  readonly path?: string
  readonly issuedAt?: unknown
  readonly id?: unknown
  readonly [more: string]: unknown
}

const parsed = (text: string) => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const bytesOf = (body: unknown): string | Uint8Array =>
  typeof body === 'string' || body instanceof Uint8Array ? body : (JSON.stringify(body) ?? '')

/**
 * The whole server from an attacker's view: over HTTP, from any address (set by a trusted proxy), with bodies
 * sealed by hand. Its log is kept.
 */
export const startAttack = async (options: TestServerOptions = {}) => {
  const logged: string[] = []
  const logger = createLogger('trace', 'server', { write: (line) => void logged.push(line) })
  const server = await startTestServer({
    logger,
    ...options,
    // Unneeded jobs would take a quarter of a processor from the requests.
    environment: { TRUSTED_PROXIES: '127.0.0.1', ...options.environment },
  })
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const clock = options.clock ?? systemClock
  const status = await server.guest().call(getSystemStatus)
  const [key] = status.ok ? status.value.info.encryption.keys : []
  if (!key) throw new Error(`no sealing key: ${JSON.stringify(status)} ${logged.at(-1)}`)

  const send = (path: string, sent: Sent = {}): Promise<Heard> =>
    new Promise((resolve, reject) => {
      const { method = 'GET', body, token, address, baseUrl = server.baseUrl } = sent
      const payload = body === undefined ? undefined : bytesOf(body)
      const { hostname, port } = new URL(baseUrl)
      const outgoing = request(
        {
          hostname,
          port,
          path,
          method,
          agent,
          headers: {
            language: 'EN',
            'x-gateway-version': '3',
            encryption: 'JWE',
            ...(payload !== undefined && {
              'content-type': 'application/json',
              'content-length': String(Buffer.byteLength(payload)),
            }),
            ...(token !== undefined && { authorization: token }),
            ...(address !== undefined && { 'x-forwarded-for': address }),
            ...sent.headers,
          },
        },
        (answer) => {
          const parts: Buffer[] = []
          answer.on('data', (part: Buffer) => parts.push(part))
          answer.on('error', reject)
          answer.on('end', () => {
            const text = Buffer.concat(parts).toString('utf8')
            const parsedBody = parsed(text)
            resolve({
              status: answer.statusCode ?? 0,
              code: parsedBody?.errorCode,
              captcha: parsedBody?.captcha === true,
              text,
              headers: answer.headers,
              body: parsedBody,
            })
          })
        },
      )
      outgoing.on('error', reject)
      outgoing.end(payload)
    })

  /** Seals by hand, so that every part of the message can be wrong. */
  const seal = async (path: string, payload: unknown, letter: Letter = {}, header: object = {}) => {
    const text = JSON.stringify({
      path,
      issuedAt: clock.now().getTime(),
      id: crypto.randomUUID(),
      payload,
      ...letter,
    })
    const value = await new CompactEncrypt(new TextEncoder().encode(text))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid, ...header })
      .encrypt(await importJWK(key.jwk, 'ECDH-ES'))
    return { value }
  }

  /** A sealed call as a client makes it. */
  const sendSealed = async (path: string, payload: unknown, sent: Sent = {}): Promise<Heard> =>
    send(path, { method: 'POST', ...sent, body: await seal(path, payload) })

  /** A captcha as a person would read it: its cookie and its answer, which only the database has. */
  const readCaptcha = async () => {
    const { headers } = await send('/wps/captcha')
    const cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? ''
    const { rows } = await server.pool.query<{ answer: string }>(
      'select answer from identity.captcha where id = $1',
      [cookie.split('=')[1]],
    )
    return { cookie, answer: rows[0]?.answer ?? '' }
  }

  const login = async (
    username: string,
    password: string,
    { payload, ...sent }: Sent & { readonly payload?: object } = {},
  ): Promise<Heard> => {
    const humanProof = await server.proveHuman()
    const form = { username, password, type: 'username', humanProof, ...payload }
    return sendSealed('/wps/session/login', form, sent)
  }

  return {
    ...server,
    sealingKey: key as SealingKey, // read from the status call above
    /** Every line the server wrote. */
    logged: () => logged.join(''),
    /** What the server wrote since the last time it was taken. */
    takeLog: () => logged.splice(0).join(''),
    send,
    seal,
    sendSealed,
    readCaptcha,
    login,
    countSessions: async () => {
      const { rows } = await server.pool.query(
        'select count(*)::int as count from identity.session',
      )
      return Number(rows[0].count)
    },
    forgetFailures: () => server.pool.query('delete from identity.login_failure'),
    close: async () => {
      agent.destroy()
      await server.close()
    },
  }
}

export type Attack = Awaited<ReturnType<typeof startAttack>>
