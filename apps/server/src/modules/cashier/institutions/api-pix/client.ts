import { Agent, type Dispatcher } from 'undici'
import type { z } from 'zod'
import type { Clock } from '@trevo/platform/clock.ts'
import { InstitutionFailure, InstitutionRefusal, type KeepUnreadable } from '../port.ts'
import { apiPixShapes } from './shapes.ts'

export type TlsFiles = { readonly ca: string; readonly cert: string; readonly key: string }

export type ApiPixAccess = {
  readonly url: string
  readonly clientId: string
  readonly clientSecret: string
  /** Our client certificate and the authority of the institution's: the API is mutual TLS. */
  readonly tls: TlsFiles
  readonly timeoutMs: number
}

export type Call<Shape extends z.ZodType> = {
  readonly method: 'GET' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly body?: unknown
  readonly shape: Shape
}

export type ApiPixClient = {
  /**
   * One call. @throws InstitutionRefusal on a permanent 4xx; InstitutionFailure on silence, 5xx, throttling and
   * unreadable answers.
   */
  call<Shape extends z.ZodType>(call: Call<Shape>): Promise<z.output<Shape>>
  /**
   * The time by the institution's clock: ours, corrected to the second if the `Date` of its last answer
   * contradicts it.
   */
  now(): Date
  /** Keeps elements of a list that could not be read. */
  readonly keepUnreadable: KeepUnreadable
  close(): Promise<void>
}

/** How long before its end a token is discarded. */
const tokenMarginMs = 30_000

const scope = [
  'cob.write cob.read cobv.write cobv.read pix.write pix.read webhook.write webhook.read',
  // The institutions' services besides the standard: payouts, and the owners of keys.
  'pagamento.write pagamento.read dict.read',
].join(' ')

type Answer = { status: number; text: string }

const parseJson = (text: string): unknown => {
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    return undefined
  }
}

const refusalOf = (status: number, text: string): Error => {
  const problem = apiPixShapes.problem.safeParse(parseJson(text))
  const type = problem.success ? (problem.data.type.split('/').at(-1) ?? '') : ''
  const detail = problem.success ? problem.data.detail : ''
  // Throttled, timed out or not logged in: no answer to the request itself.
  const isUncertain = status >= 500 || [401, 408, 425, 429].includes(status)
  return isUncertain
    ? new InstitutionFailure(`status ${status}`)
    : new InstitutionRefusal(type || `status ${status}`, detail)
}

type Send = (
  options: Pick<Dispatcher.RequestOptions, 'method' | 'path' | 'headers' | 'body'>,
) => Promise<Answer>

/** The access token, requested when the previous one is about to expire. */
const keepToken = ({ clientId, clientSecret }: ApiPixAccess, send: Send, clock: Clock) => {
  const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
  const askToken = async () => {
    const { status, text } = await send({
      method: 'POST',
      path: '/oauth/token',
      headers: {
        authorization: `Basic ${credentials}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ grant_type: 'client_credentials', scope }).toString(),
    })
    const parsed = apiPixShapes.token.safeParse(parseJson(text))
    // Refused credentials are our own mistake; they decide no deposit or refund.
    if (status !== 200 || !parsed.success) throw new InstitutionFailure(`no token: ${status}`)
    const lifeMs = parsed.data.expires_in * 1000 - tokenMarginMs
    return { text: parsed.data.access_token, until: clock.now().getTime() + lifeMs }
  }

  let token: Promise<{ text: string; until: number }> | undefined
  const currentToken = async (): Promise<string> => {
    const held = await token?.catch(() => undefined)
    if (held && held.until > clock.now().getTime()) return held.text
    token = askToken()
    return (await token).text
  }
  return {
    current: currentToken,
    forget: (): void => {
      token = undefined
    },
  }
}

/** HTTP to an institution with API Pix: mutual TLS, OAuth2 client credentials, JSON. */
export const createApiPixClient = (
  access: ApiPixAccess,
  clock: Clock,
  keepUnreadable: KeepUnreadable,
): ApiPixClient => {
  const agent = new Agent({
    connect: { ...access.tls, timeout: access.timeoutMs },
    headersTimeout: access.timeoutMs,
    bodyTimeout: access.timeoutMs,
    connections: 16,
  })
  const { origin, pathname } = new URL(access.url)
  const base = pathname.replace(/\/$/, '')

  let aheadMs = 0
  const recordDate = (date: string | string[] | undefined, askedMs: number): void => {
    const atMs = Date.parse(String(date))
    if (Number.isNaN(atMs)) return
    const answeredMs = clock.now().getTime()
    // `Date` has whole seconds: our clock is wrong only if it was outside that second.
    const isOurs = askedMs < atMs + 1_000 && answeredMs >= atMs
    aheadMs = isOurs ? 0 : atMs - answeredMs
  }

  const send: Send = async (options) => {
    const askedMs = clock.now().getTime()
    try {
      const answer = await agent.request({ origin, ...options, path: base + options.path })
      recordDate(answer.headers['date'], askedMs)
      return { status: answer.statusCode, text: await answer.body.text() }
    } catch (error) {
      throw new InstitutionFailure('no answer', error)
    }
  }

  const token = keepToken(access, send, clock)

  const call = async <Shape extends z.ZodType>(
    { method, path, body, shape }: Call<Shape>,
    isSecondTry = false,
  ): Promise<z.output<Shape>> => {
    const answer = await send({
      method,
      path,
      headers: {
        authorization: `Bearer ${await token.current()}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    })
    if (answer.status === 401 && !isSecondTry) {
      token.forget() // the institution discarded it too; it did not act on this call
      return call({ method, path, body, shape }, true)
    }
    if (answer.status >= 300) throw refusalOf(answer.status, answer.text)
    const parsed = shape.safeParse(parseJson(answer.text))
    if (!parsed.success) throw new InstitutionFailure('unreadable answer', parsed.error)
    return parsed.data
  }

  return {
    call,
    now: () => new Date(clock.now().getTime() + aheadMs),
    keepUnreadable,
    close: () => agent.destroy(),
  }
}
