import { Client, type Pool } from 'pg'
import type { Logger } from '@trevo/platform/logger.ts'
import { deliver, messageOf, type BusListener, type Listeners } from './bus-messages.ts'
import { listenToBus, notifyBus } from './repository/notifications.ts'

/**
 * Messages between copies of the server; at most once: a reader that must not miss one also polls. Every copy
 * receives them in the same order, and a message has the same position on all of them.
 */
export type Bus = {
  /** `payload` is JSON of at most 7,000 bytes; a larger one is our bug and rejects. */
  publish(topic: string, payload: unknown): Promise<void>
  subscribe(topic: string, listener: BusListener): void
  /** Called when messages may have been missed, once the bus works again. */
  onGap(listener: () => void): void
  close(): Promise<void>
}

const reconnectAfterMs = 500

/** The embedded bus: PostgreSQL's LISTEN and NOTIFY on a separate connection. */
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
  // One reconnection at a time, however many events report the broken connection.
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
