import { Client, type Pool } from 'pg'
import type { Logger } from './logger.ts'

/** Messages between copies of the server; at most once: whoever must not miss one also polls. */
export type Bus = {
  /** `payload` is JSON of at most 7,000 bytes. */
  publish(topic: string, payload: unknown): Promise<void>
  subscribe(topic: string, listener: (payload: unknown) => void): void
  close(): Promise<void>
}

const channel = 'trevo_bus'
const reconnectAfterMs = 500

/** The embedded bus: PostgreSQL's LISTEN and NOTIFY on a connection of its own. */
export const createPostgresBus = async (url: string, pool: Pool, logger: Logger): Promise<Bus> => {
  const listeners = new Map<string, ((payload: unknown) => void)[]>()
  let client: Client | undefined
  let isClosed = false

  const deliver = (text: string) => {
    const { topic, payload } = JSON.parse(text) as { topic: string; payload: unknown } // written by publish
    for (const listener of listeners.get(topic) ?? []) listener(payload)
  }

  const connect = async (): Promise<void> => {
    const fresh = new Client({ connectionString: url, application_name: 'trevo bus' })
    fresh.on('notification', ({ payload }) => payload && deliver(payload))
    fresh.on('error', (error) => {
      logger.warn({ err: error }, 'bus connection lost')
      client = undefined
      if (!isClosed) setTimeout(retry, reconnectAfterMs).unref()
    })
    await fresh.connect()
    await fresh.query(`listen ${channel}`)
    client = fresh
  }
  const retry = () => {
    connect().catch(() => !isClosed && setTimeout(retry, reconnectAfterMs).unref())
  }

  await connect()
  return {
    publish: async (topic, payload) => {
      await pool.query('select pg_notify($1, $2)', [channel, JSON.stringify({ topic, payload })])
    },
    subscribe: (topic, listener) => {
      listeners.set(topic, [...(listeners.get(topic) ?? []), listener])
    },
    close: async () => {
      isClosed = true
      await client?.end()
    },
  }
}
