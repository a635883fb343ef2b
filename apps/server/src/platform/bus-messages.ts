import { randomBytes } from 'node:crypto'
import type { Logger } from '@trevo/platform/logger.ts'

/** PostgreSQL refuses a notification of 8,000 bytes; the limit is the same for every bus. */
const messageBytesMax = 7_900
const payloadBytesMax = 7_000

/** Receives a message and its position; a message from a version without positions has none. */
export type BusListener = (payload: unknown, position: string | undefined) => void
export type Listeners = Map<string, BusListener[]>

type Message = { readonly topic: string; readonly payload: unknown; readonly at?: string }

/** A listener's failure neither ends the process nor affects other listeners. */
export const deliver = (listeners: Listeners, text: string, logger: Logger) => {
  try {
    const { topic, payload, at } = JSON.parse(text) as Message // written by messageOf
    for (const listener of listeners.get(topic) ?? []) {
      try {
        listener(payload, at)
      } catch (error) {
        logger.error({ err: error, topic }, 'bus listener failed')
      }
    }
  } catch (error) {
    logger.error({ err: error }, 'bus message not understood')
  }
}

const sender = randomBytes(6).toString('base64url')
let sent = 0

/** A unique name for a message, across all copies. */
const nextPosition = (): string => {
  sent += 1
  return `${sender}.${sent.toString(36)}`
}

/** @throws if the payload is too large for any bus. */
export const messageOf = (topic: string, payload: unknown): string => {
  const text = JSON.stringify(payload) ?? 'null'
  const message = `{"topic":${JSON.stringify(topic)},"at":"${nextPosition()}","payload":${text}}`
  const isTooLarge =
    Buffer.byteLength(text) > payloadBytesMax || Buffer.byteLength(message) > messageBytesMax
  if (isTooLarge) throw new Error(`bus message too large: ${topic}`)
  return message
}
