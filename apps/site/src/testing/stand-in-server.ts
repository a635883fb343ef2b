import { compactDecrypt, exportJWK, generateKeyPair } from 'jose'
import { vi } from 'vitest'
import { demoStatus } from './demo-boot.ts'

export type Asked = {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Headers
  /** What was sent; a sealed body is already opened. */
  readonly body: unknown
}

/** JSON and forms, the two kinds that our calls send. */
const readBody = (body: BodyInit | null | undefined): unknown => {
  if (body instanceof URLSearchParams) return Object.fromEntries(body)
  return typeof body === 'string' ? JSON.parse(body) : undefined
}

export type Answer = { readonly status?: number; readonly json: unknown }
type Answers = Readonly<Record<string, (asked: Asked) => Answer>>

export const value = (answer: unknown): Answer => ({ json: { success: true, value: answer } })
export const refusal = (
  errorCode: string,
  {
    status = 400,
    message = errorCode,
    ...extra
  }: Record<string, unknown> & { status?: number } = {},
): Answer => ({ status, json: { success: false, errorCode, message, ...extra } })

// The page fetches the key once, as in a visit, so all servers of a test file have the same one.
const keys = generateKeyPair('ECDH-ES', { extractable: true })

/**
 * Replaces the server outside of the page: answers by path, and opens sealed bodies with a real key,
 * so that tests can inspect what arrives. A path without an answer fails with `network`.
 */
export const standInServer = async (answers: Answers) => {
  const { publicKey, privateKey } = await keys
  const asked: Asked[] = []

  const open = async (sealed: unknown): Promise<unknown> => {
    const { value: text } = sealed as { value: string }
    const { plaintext } = await compactDecrypt(text, privateKey)
    return (JSON.parse(new TextDecoder().decode(plaintext)) as { payload: unknown }).payload
  }
  const answer = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(input), 'http://site.example')
    const headers = new Headers(init.headers)
    const sent = readBody(init.body)
    const one: Asked = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers,
      body: headers.get('Encryption') === 'JWE' ? await open(sent) : sent,
    }
    asked.push(one)
    const found = answers[one.path]?.(one)
    if (!found) throw new TypeError(`nothing answers ${one.path}`)
    return new Response(JSON.stringify(found.json), { status: found.status ?? 200 })
  }
  vi.stubGlobal('fetch', answer)

  const jwk = { ...(await exportJWK(publicKey)), use: 'enc' }
  const status = demoStatus()
  return {
    asked,
    to: (path: string) => asked.filter((one) => one.path === path),
    /** Status answer of a brand whose sealing key this server has. */
    status: demoStatus({ info: { ...status.info, encryption: { keys: [{ kid: 'k1', jwk }] } } }),
  }
}

/** Replaces the proof-of-work worker, because the work itself is done by the browser. */
export class StandInWorker extends EventTarget {
  postMessage() {
    queueMicrotask(() =>
      this.dispatchEvent(new MessageEvent('message', { data: { counter: 1, derivedKey: 'ab' } })),
    )
  }
  terminate() {
    // Nothing runs.
  }
}
