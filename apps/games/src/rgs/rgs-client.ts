import type { LanguageCode } from '@trevo/languages/languages.ts'
import { watchRoom } from './watch-room.ts'
import { RgsRefusal, RgsSilence, type RgsPort } from './rgs-port.ts'

export type RgsClientOptions = {
  readonly fetch: typeof fetch
  /** Origin of the game server; empty for our own. */
  readonly base: string
  readonly language: () => LanguageCode
  /** The session's token is kept outside, so that it survives a reload. */
  readonly token: { readonly get: () => string | null; readonly set: (token: string) => void }
}

const TIMEOUT_MS = 12_000

/** Calls the game server over HTTP. Answers are trusted to match the contract: same origin. */
export const createRgsClient = (options: RgsClientOptions): RgsPort => {
  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const token = options.token.get()
    const headers: Record<string, string> = { Language: options.language() }
    if (token) headers['Authorization'] = token
    if (body !== undefined) headers['Content-Type'] = 'application/json'
    const response = await options
      .fetch(`${options.base}${path}`, {
        method,
        headers,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      .catch((error: unknown) => {
        throw new RgsSilence(String(error))
      })
    const answer: unknown = await response.json().catch(() => undefined)
    if (response.ok && answer !== undefined) return answer as T // the contract's own shape
    throw refusalOf(answer) ?? new RgsSilence(`status ${response.status}`)
  }

  return {
    open: async (launchToken) => {
      const session = await call<Awaited<ReturnType<RgsPort['open']>>>('POST', '/rgs/v1/sessions', {
        launchToken,
      })
      options.token.set(session.sessionToken)
      return session
    },
    resume: () => call('GET', '/rgs/v1/session'),
    play: (order) => call('POST', '/rgs/v1/rounds', order),
    act: (roundId, order) => call('POST', `/rgs/v1/rounds/${roundId}/actions`, order),
    finish: (roundId) => call('POST', `/rgs/v1/rounds/${roundId}/finish`),
    rounds: (cursor) =>
      call('GET', `/rgs/v1/rounds${cursor ? `?cursor=${encodeURIComponent(cursor)}` : ''}`),
    round: (roundId) => call('GET', `/rgs/v1/rounds/${roundId}`),
    rotateSeeds: () => call('POST', '/rgs/v1/seeds/rotate', {}),
    room: () => call('GET', '/rgs/v1/room'),
    watchRoom: (onEvent, onConnection) => watchRoom(options, onEvent, onConnection),
    pond: (order) => call('POST', '/rgs/v1/pond', order),
    setClientSeed: (seed) => call('PUT', '/rgs/v1/seeds/client', seed),
  }
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
