import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { jetstream, type JetStreamClient } from '@nats-io/jetstream'
import { connect } from '@nats-io/transport-node'
import type { Logger } from '@trevo/platform/logger.ts'
import type { Bus } from './bus.ts'
import { messageOf, type Listeners } from './bus-messages.ts'
import { openStream, replicasOn, subject, waitForServers, type StreamNeeds } from './nats-stream.ts'
import { readNatsStream } from './read-nats-stream.ts'

const publishWithinMs = 5_000
/** Longer than servers take to elect another leader of the stream. */
const sentWithinMs = 20_000
const sendAgainAfterMs = 250

type Sending = StreamNeeds & { readonly stream: JetStreamClient }

/** Sends a message until the stream has it. @throws if that takes longer than `sentWithinMs` */
const send = async ({ stream, ...needs }: Sending, message: string) => {
  const { logger } = needs
  // Sent twice, it is delivered once.
  const options = { msgID: randomUUID() }
  const until = performance.now() + sentWithinMs
  for (;;) {
    try {
      await stream.publish(subject, message, options)
      return
    } catch (error) {
      if (performance.now() > until) throw error
      logger.warn({ err: error }, 'bus message is sent again')
      await pause(sendAgainAfterMs)
      // The stream may be gone, as after the loss of the server's disk.
      await openStream(needs).catch((cause: unknown) =>
        logger.warn({ err: cause }, 'the bus has no stream'),
      )
    }
  }
}

type NatsAddress = {
  readonly servers: readonly string[]
  readonly user?: string
  readonly pass?: string
}

/** Removes name and password from addresses: the client accepts them only separately. */
export const readNatsUrl = (url: string): NatsAddress => {
  const found = url
    .split(',')
    .map((one) => /^(\w+:\/\/)?(?:([^:@/]+):([^@/]*)@)?(.+)$/.exec(one.trim()))
  const servers = found.flatMap((one) => (one ? [`${one[1] ?? ''}${one[4]}`] : []))
  const named = found.find((one) => one?.[2] !== undefined)
  if (!named) return { servers }
  return {
    servers,
    user: decodeURIComponent(named[2] ?? ''),
    pass: decodeURIComponent(named[3] ?? ''),
  }
}

/**
 * The bus on NATS JetStream. Each copy reads the stream in order from its own start on, and after a lost
 * connection from where it was. With three servers or more, three keep the stream.
 * @param url of the servers, separated by commas, e.g. `nats://name:password@10.0.0.5:4222`; they share
 * the name and password of the first that has them
 */
export const createNatsBus = async (url: string, logger: Logger): Promise<Bus> => {
  const { servers, user, pass } = readNatsUrl(url)
  const replicas = replicasOn(servers)
  const connection = await connect({
    servers: [...servers],
    ...(user !== undefined && { user, pass }),
    name: 'trevo bus',
    maxReconnectAttempts: -1,
    reconnectTimeWait: 500,
  })
  const needs = { connection, replicas, logger }
  await waitForServers(logger, () => openStream(needs))
  const stream = jetstream(connection, { timeout: publishWithinMs })
  const sending = { ...needs, stream }
  const listeners: Listeners = new Map()
  const gapListeners: (() => void)[] = []
  const reportGap = () => gapListeners.forEach((tell) => tell())
  const reading = await readNatsStream(connection, { listeners, reportGap }, logger)
  return {
    publish: async (topic, payload) => send(sending, messageOf(topic, payload)),
    subscribe: (topic, listener) => {
      listeners.set(topic, [...(listeners.get(topic) ?? []), listener])
    },
    onGap: (listener) => void gapListeners.push(listener),
    close: async () => {
      await reading.close()
      await connection.close()
    },
  }
}
