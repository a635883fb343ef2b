import type { Silence } from './wire.ts'

export type Sent = { readonly status: number; readonly json: unknown }

export type Sending = {
  readonly url: string
  readonly init: RequestInit
  readonly timeoutMs: number
  readonly signal: AbortSignal | undefined
  readonly fetch: typeof fetch
}

/** Answers of an intermediary that could not reach the server. */
const fromGateway = new Set([502, 504])

/** One request; `network` or `timeout` if no answer came from the server. */
export const send = async ({
  url,
  init,
  timeoutMs,
  signal,
  fetch: request,
}: Sending): Promise<Sent | Silence> => {
  signal?.throwIfAborted()
  const limit = AbortSignal.timeout(timeoutMs)
  try {
    const response = await request(url, {
      ...init,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
    if (fromGateway.has(response.status)) return 'network'
    const json: unknown = await response.json()
    return { status: response.status, json }
  } catch {
    // A caller that aborted gets no answer; every other caller gets one.
    signal?.throwIfAborted()
    return limit.aborted ? 'timeout' : 'network'
  }
}

const retryAfterMs = [300, 900] as const

/** Like `send`, but retried if repeating the call changes nothing. */
export const sendAgain = async (sending: Sending): Promise<Sent | Silence> => {
  let sent = await send(sending)
  for (const waitMs of retryAfterMs) {
    if (sent !== 'network') return sent
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    sent = await send(sending)
  }
  return sent
}
