import type { RoomEvent } from './rgs-port.ts'

/** How the game server is reached. */
type Way = {
  readonly fetch: typeof fetch
  readonly base: string
  readonly token: { readonly get: () => string | null }
}

const AGAIN_AFTER_MS = 1_000

/** Events of a stream as they arrive: each is one line of data. */
const readEvents = async (
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onEvent: (event: RoomEvent) => void,
): Promise<void> => {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    rest += value
    const parts = rest.split('\n\n')
    rest = parts.pop() ?? ''
    for (const part of parts) {
      if (part.startsWith('data: ')) onEvent(JSON.parse(part.slice(6)) as RoomEvent) // same origin
    }
  }
}

/** Watches the room; a stream that ends is opened again and begins with a picture of all. */
export const watchRoom = (
  { fetch: get, base, token }: Way,
  onEvent: (event: RoomEvent) => void,
): (() => void) => {
  const stop = new AbortController()
  const { signal } = stop
  const watch = async (): Promise<void> => {
    const headers: Record<string, string> = { Authorization: token.get() ?? '' }
    const response = await get(`${base}/rgs/v1/room/events`, { headers, signal })
    if (response.ok && response.body) await readEvents(response.body, onEvent)
  }
  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      await watch().catch(() => undefined)
      await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS))
    }
  }
  void run()
  return () => stop.abort()
}
