import type { LanguageCode } from '@trevo/languages/languages.ts'
import { RgsRefusal, RgsSilence } from './rgs-port.ts'

export type CallerOptions = {
  readonly fetch: typeof fetch
  /** Origin of the game server; without it our own. */
  readonly base?: string
  readonly language: () => LanguageCode
  /** The session's token is kept outside, so that a reload finds it; a signed link needs none. */
  readonly token?: { readonly get: () => string | null }
}

const timeoutMs = 12_000

/**
 * Calls the game server over HTTP. Answers are trusted as the contract has them: same origin.
 * @throws RgsRefusal for what the server refuses, RgsSilence where no answer came.
 */
export const createCaller =
  ({ fetch: send, base = '', language, token }: CallerOptions) =>
  async <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<T> => {
    const headers: Record<string, string> = { Language: language() }
    const authorization = token?.get()
    if (authorization) headers['Authorization'] = authorization
    if (body) headers['Content-Type'] = 'application/json'
    const response = await send(`${base}${path}`, {
      method,
      headers,
      signal: AbortSignal.timeout(timeoutMs),
      ...(body && { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw new RgsSilence(String(error))
    })
    const answer: unknown = await response.json().catch(() => undefined)
    if (response.ok && answer !== undefined) return answer as T // the contract's own shape
    throw refusalOf(answer) ?? new RgsSilence(`status ${response.status}`)
  }

/** The content of a refusal; undefined if the answer is not a refusal. */
export const refusalOf = (answer: unknown): RgsRefusal | undefined => {
  if (typeof answer !== 'object' || answer === null || !('errorCode' in answer)) return undefined
  const { errorCode } = answer
  if (typeof errorCode !== 'string') return undefined
  const message = 'message' in answer && typeof answer.message === 'string' ? answer.message : ''
  const detail =
    'detail' in answer && typeof answer.detail === 'object' && answer.detail !== null
      ? { ...answer.detail }
      : {}
  return new RgsRefusal(errorCode, message, detail)
}
