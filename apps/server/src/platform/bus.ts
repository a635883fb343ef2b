import { Client, type Pool } from 'pg'
import type { Logger } from './logger.ts'

/** Messages between copies of the server; at most once: whoever must not miss one also polls. */
export type Bus = {
  /** `payload` is JSON of at most 7,000 bytes; a larger one is our bug and rejects. */
  publish(topic: string, payload: unknown): Promise<void>
  subscribe(topic: string, listener: (payload: unknown) => void): void
  close(): Promise<void>
}

const channel = 'trevo_bus'
const reconnectAfterMs = 500
/** PostgreSQL refuses a notification of 8,000 bytes. */
const messageBytesMax = 7_900
const payloadBytesMax = 7_000

type Listeners = Map<string, ((payload: unknown) => void)[]>

// A message that one listener cannot take must neither end the process nor keep it from the others.
const deliver = (listeners: Listeners, text: string, logger: Logger) => {
  try {
    const { topic, payload } = JSON.parse(text) as { topic: string; payload: unknown } // written by publish
    for (const listener of listeners.get(topic) ?? []) {
      try {
        listener(payload)
      } catch (error) {
        logger.error({ err: error, topic }, 'bus listener failed')
      }
    }
  } catch (error) {
    logger.error({ err: error }, 'bus message not understood')
  }
}

const messageOf = (topic: string, payload: unknown): string => {
  const text = JSON.stringify(payload) ?? 'null'
  const message = `{"topic":${JSON.stringify(topic)},"payload":${text}}`
  const isTooLarge =
    Buffer.byteLength(text) > payloadBytesMax || Buffer.byteLength(message) > messageBytesMax
  if (isTooLarge) throw new Error(`bus message too large: ${topic}`)
  return message
}

/** The embedded bus: PostgreSQL's LISTEN and NOTIFY on a connection of its own. */
export const createPostgresBus = async (url: string, pool: Pool, logger: Logger): Promise<Bus> => {
  const listeners: Listeners = new Map()
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const connect = async (): Promise<void> => {
    const fresh = new Client({ connectionString: url, application_name: 'trevo bus' })
    fresh.on('notification', ({ payload }) => payload && deliver(listeners, payload, logger))
    fresh.on('error', (error) => {
      logger.warn({ err: error }, 'bus connection lost')
      client = undefined
      connectLater()
    })
    await fresh.connect()
    await fresh.query(`listen ${channel}`)
    client = fresh
    if (isClosed) await fresh.end()
  }
  // Once at a time, however many ways a broken connection is told.
  const connectLater = () => {
    if (isClosed || timer) return
    timer = setTimeout(() => {
      timer = undefined
      connect().catch(connectLater)
    }, reconnectAfterMs).unref()
  }

  await connect()
  return {
    publish: async (topic, payload) => {
      await pool.query('select pg_notify($1, $2)', [channel, messageOf(topic, payload)])
    },
    subscribe: (topic, listener) => {
      listeners.set(topic, [...(listeners.get(topic) ?? []), listener])
    },
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}
