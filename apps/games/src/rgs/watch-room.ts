import type { RoomEvent } from './rgs-port.ts'

/** How the game server is reached. */
type Way = {
  readonly fetch: typeof fetch
  readonly base: string
  readonly token: { readonly get: () => string | null }
}

const AGAIN_AFTER_MS = 1_000
/** The game server sends an event at least every two seconds; a connection silent for longer is dead. */
const SILENT_AFTER_MS = 6_000

type Reader = ReadableStreamDefaultReader<string>

const readOrGiveUp = async (reader: Reader): Promise<Awaited<ReturnType<Reader['read']>>> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the room is silent')), SILENT_AFTER_MS)
  })
  try {
    return await Promise.race([reader.read(), silence])
  } finally {
    clearTimeout(timer)
  }
}

/** Events of a stream as they arrive: each is one line of data. */
const readEvents = async <Event>(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onEvent: (event: Event) => void,
): Promise<void> => {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { value, done } = await readOrGiveUp(reader)
    if (done) return
    rest += value
    const parts = rest.split('\n\n')
    rest = parts.pop() ?? ''
    for (const part of parts) {
      if (part.startsWith('data: ')) onEvent(JSON.parse(part.slice(6)) as Event) // same origin
    }
  }
}

type Watched<Event> = {
  readonly path: string
  readonly onEvent: (event: Event) => void
  readonly onConnection: (isThere: boolean) => void
}

/** Listens to a stream; one that ends is opened again and begins with the full state. */
export const watchEvents = <Event>(
  { fetch: get, base, token }: Way,
  { path, onEvent, onConnection }: Watched<Event>,
): (() => void) => {
  const stop = new AbortController()
  const watch = async (): Promise<void> => {
    const line = new AbortController()
    const signal = AbortSignal.any([stop.signal, line.signal])
    const headers: Record<string, string> = { Authorization: token.get() ?? '' }
    try {
      const response = await get(`${base}${path}`, { headers, signal })
      if (!response.ok || !response.body) return
      onConnection(true)
      await readEvents(response.body, onEvent)
    } finally {
      line.abort()
    }
  }
  const run = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      await watch().catch(() => undefined)
      if (stop.signal.aborted) return
      onConnection(false)
      await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS))
    }
  }
  void run()
  return () => stop.abort()
}

/** Watches the room. */
export const watchRoom = (
  way: Way,
  onEvent: (event: RoomEvent) => void,
  onConnection: (isThere: boolean) => void = () => undefined,
): (() => void) => watchEvents(way, { path: '/rgs/v1/room/events', onEvent, onConnection })
