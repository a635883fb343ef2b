import { Client, type Pool } from 'pg'
import { deliver, messageOf, type BusListener, type Listeners } from './bus-messages.ts'
import type { Logger } from './logger.ts'
import { listenToBus, notifyBus } from './repository/notifications.ts'

/**
 * Messages between copies of the server; at most once: whoever must not miss one also polls. Every
 * copy hears them in one order, and a message has the same position on all of them.
 */
export type Bus = {
  /** `payload` is JSON of at most 7,000 bytes; a larger one is our bug and rejects. */
  publish(topic: string, payload: unknown): Promise<void>
  subscribe(topic: string, listener: BusListener): void
  /** Tells that messages may have been missed, once the bus is heard again. */
  onGap(listener: () => void): void
  close(): Promise<void>
}

const reconnectAfterMs = 500

/** The embedded bus: PostgreSQL's LISTEN and NOTIFY on a connection of its own. */
export const createPostgresBus = async (url: string, pool: Pool, logger: Logger): Promise<Bus> => {
  const listeners: Listeners = new Map()
  const gapListeners: (() => void)[] = []
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
    await listenToBus(fresh)
    client = fresh
    if (isClosed) await fresh.end()
  }
  // Once at a time, however many ways a broken connection is told.
  const connectLater = () => {
    if (isClosed || timer) return
    timer = setTimeout(() => {
      timer = undefined
      connect()
        .then(() => gapListeners.forEach((tell) => tell()))
        .catch(connectLater)
    }, reconnectAfterMs).unref()
  }

  await connect()
  return {
    publish: async (topic, payload) => {
      await notifyBus(pool, messageOf(topic, payload))
    },
    subscribe: (topic, listener) => {
      listeners.set(topic, [...(listeners.get(topic) ?? []), listener])
    },
    onGap: (listener) => void gapListeners.push(listener),
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}
