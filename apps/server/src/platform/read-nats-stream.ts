import { setTimeout as pause } from 'node:timers/promises'
import { DeliverPolicy, jetstream, type ConsumerMessages } from '@nats-io/jetstream'
import type { NatsConnection } from '@nats-io/transport-node'
import type { Logger } from '@trevo/platform/logger.ts'
import { deliver, type Listeners } from './bus-messages.ts'
import { answersWithinMs, birthOf, openStreams, streamName, waitForServers } from './nats-stream.ts'

/** The interval of the server's heartbeats. */
const heartbeatMs = 1_000
/** A server that is silent for longer counts as dead, and the stream is read from another one. */
const silentMsMax = 4_000
const askedForMs = 10_000
const reopenAfterMs = 500

/** The last position read of a stream. */
type Position = {
  /** `birthOf` the stream. */
  readonly birth: string
  last: number
}

type Reader = {
  readonly messages: ConsumerMessages
  readonly position: Position
  /** Another stream has replaced the previous one. */
  readonly isAnother: boolean
  /** The last message from its server, by `performance.now()`. */
  heardAt: number
}

export type Hearing = {
  readonly listeners: Listeners
  /** Messages were lost that can no longer be delivered. */
  reportGap(): void
}

/** Continues after the last position; reads all of a replacing stream; from now on without either. */
const openReader = async (connection: NatsConnection, heard?: Position): Promise<Reader> => {
  const streams = await openStreams(connection)
  const info = await streams.info(streamName)
  const birth = birthOf(info)
  const isAnother = heard !== undefined && heard.birth !== birth
  const last = isAnother ? 0 : (heard?.last ?? info.state.last_seq)
  const consumer = await jetstream(connection, { timeout: answersWithinMs }).consumers.get(
    streamName,
    {
      deliver_policy: DeliverPolicy.StartSequence,
      opt_start_seq: last + 1,
    },
  )
  const messages = await consumer.consume({ idle_heartbeat: heartbeatMs, expires: askedForMs })
  return { messages, position: { birth, last }, isAnother, heardAt: performance.now() }
}

/**
 * Ends the reading if its server is silent: the library waits for that server, though others have the stream.
 * @returns the function that ends the watch
 */
const endWhenSilent = (reader: Reader): (() => void) => {
  const timer = setInterval(() => {
    if (performance.now() - reader.heardAt > silentMsMax) reader.messages.stop()
  }, heartbeatMs)
  return () => clearInterval(timer)
}

/** Ends the reading of a deleted stream, whose numbers start again. */
const endWithItsStream = async (connection: NatsConnection, reader: Reader): Promise<void> => {
  const { messages, position } = reader
  for await (const { type } of messages.status()) {
    if (type === 'heartbeat') reader.heardAt = performance.now()
    if (type !== 'ordered_consumer_recreated') continue
    const streams = await openStreams(connection)
    const birth = await streams.info(streamName).then(birthOf, () => position.birth)
    if (birth !== position.birth) messages.stop()
  }
}

/** Passes messages on until the reading ends. Expired ones leave a gap in the numbers. */
const hear = async (
  reader: Reader,
  { listeners, reportGap }: Hearing,
  logger: Logger,
): Promise<void> => {
  const { messages, position } = reader
  for await (const message of messages) {
    reader.heardAt = performance.now()
    if (message.seq !== position.last + 1) reportGap()
    position.last = message.seq
    deliver(listeners, message.string(), logger)
  }
}

/** Reads the stream in order until it is closed; after any interruption it continues from its position. */
export const readNatsStream = async (
  connection: NatsConnection,
  hearing: Hearing,
  logger: Logger,
): Promise<{ close(): Promise<void> }> => {
  let reader = await waitForServers(logger, () => openReader(connection))
  const over = new AbortController()
  const isClosed = (): boolean => over.signal.aborted
  const reopen = async (): Promise<void> => {
    while (!isClosed()) {
      try {
        reader = await openReader(connection, reader.position)
        if (reader.isAnother) hearing.reportGap()
        return
      } catch (error) {
        if (isClosed()) return
        logger.warn({ err: error }, 'bus cannot be read yet')
        await pause(reopenAfterMs)
      }
    }
  }
  const running = (async () => {
    while (!isClosed()) {
      const endWatch = endWhenSilent(reader)
      const watching = endWithItsStream(connection, reader)
      await hear(reader, hearing, logger).catch((error: unknown) =>
        logger.warn({ err: error }, 'bus is silent; it is read again'),
      )
      endWatch()
      await watching
      await reopen()
    }
    reader.messages.stop()
  })()
  return {
    close: async () => {
      over.abort()
      reader.messages.stop()
      await running
    },
  }
}
