import { randomUUID } from 'node:crypto'
import {
  DeliverPolicy,
  DiscardPolicy,
  jetstream,
  jetstreamManager,
  StorageType,
  type ConsumerMessages,
} from '@nats-io/jetstream'
import { connect, nanos, type NatsConnection } from '@nats-io/transport-node'
import type { Bus } from './bus.ts'
import { deliver, messageOf, type Listeners } from './bus-messages.ts'
import type { Logger } from './logger.ts'

const streamName = 'trevo-bus'
const subject = 'trevo.bus'
/** A copy that was cut off for less than this hears everything that was said meanwhile. */
const keptMs = 5 * 60_000
const keptBytesMax = 64 * 1024 * 1024
const publishWithinMs = 5_000
/** A server that is silent for two of these is asked again where the reader was. */
const heartbeatMs = 1_000
const askedForMs = 10_000

/** The stream that carries all topics; copies that start at once make it once. */
const openStream = async (connection: NatsConnection): Promise<void> => {
  const manager = await jetstreamManager(connection)
  await manager.streams.add({
    name: streamName,
    subjects: [subject],
    storage: StorageType.File,
    discard: DiscardPolicy.Old,
    max_age: nanos(keptMs),
    max_bytes: keptBytesMax,
  })
}

/** Tells one stream from another of the same name that was made after it was lost. */
const birthOf = async (connection: NatsConnection): Promise<string> => {
  const manager = await jetstreamManager(connection)
  return (await manager.streams.info(streamName)).created
}

type Reader = { readonly messages: ConsumerMessages; readonly birth: string }

const openReader = async (
  connection: NatsConnection,
  from: typeof DeliverPolicy.New | typeof DeliverPolicy.All,
): Promise<Reader> => {
  const birth = await birthOf(connection)
  const consumer = await jetstream(connection).consumers.get(streamName, { deliver_policy: from })
  const messages = await consumer.consume({ idle_heartbeat: heartbeatMs, expires: askedForMs })
  return { messages, birth }
}

/**
 * Ends the reading of a stream that is not there any more. The numbers of the one that was made in its
 * place begin anew, and a reader who goes on where it was would hear nothing of it.
 */
const endWithItsStream = async (
  connection: NatsConnection,
  { messages, birth }: Reader,
): Promise<void> => {
  for await (const { type } of messages.status()) {
    if (type !== 'ordered_consumer_recreated') continue
    const present = await birthOf(connection).catch(() => birth)
    if (present !== birth) messages.stop()
  }
}

type Hearing = { readonly listeners: Listeners; tellGap(): void }

/** Passes messages on until the stream ends. What is too old by now leaves a gap in the numbers. */
const hear = async (
  messages: ConsumerMessages,
  { listeners, tellGap }: Hearing,
  logger: Logger,
): Promise<void> => {
  let last: number | undefined
  for await (const message of messages) {
    if (last !== undefined && message.seq !== last + 1) tellGap()
    last = message.seq
    deliver(listeners, message.string(), logger)
  }
}

const readStreams = async (
  connection: NatsConnection,
  hearing: Hearing,
  logger: Logger,
): Promise<{ close(): Promise<void> }> => {
  let reader = await openReader(connection, DeliverPolicy.New)
  let isClosed = false
  const running = (async () => {
    for (;;) {
      const watching = endWithItsStream(connection, reader)
      await hear(reader.messages, hearing, logger)
      await watching
      if (isClosed) return
      reader = await openReader(connection, DeliverPolicy.All)
      hearing.tellGap()
    }
  })()
  running.catch((error: unknown) => logger.error({ err: error }, 'bus is not heard any more'))
  return {
    close: async () => {
      isClosed = true
      reader.messages.stop()
      await running.catch(() => undefined)
    },
  }
}

/**
 * The bus on NATS JetStream. Each copy reads the stream in order from its own start on, and after a lost
 * connection from where it was.
 * @param url of the servers, separated by commas, e.g. `nats://10.0.0.5:4222`
 */
export const createNatsBus = async (url: string, logger: Logger): Promise<Bus> => {
  const connection = await connect({
    servers: url.split(','),
    name: 'trevo bus',
    maxReconnectAttempts: -1,
    reconnectTimeWait: 500,
  })
  await openStream(connection)
  const stream = jetstream(connection, { timeout: publishWithinMs })
  const listeners: Listeners = new Map()
  const gapListeners: (() => void)[] = []
  const tellGap = () => gapListeners.forEach((tell) => tell())
  const reading = await readStreams(connection, { listeners, tellGap }, logger)
  return {
    publish: async (topic, payload) => {
      const message = messageOf(topic, payload)
      // Sent twice, it is heard once.
      const options = { msgID: randomUUID() }
      try {
        await stream.publish(subject, message, options)
      } catch (error) {
        logger.warn({ err: error, topic }, 'bus message is sent again')
        // The stream may be gone, as after the loss of the server's disk.
        await openStream(connection)
        await stream.publish(subject, message, options)
      }
    },
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
