import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import {
  DiscardPolicy,
  JetStreamApiCodes,
  JetStreamApiError,
  jetstreamManager,
  StorageType,
  type StreamAPI,
  type StreamInfo,
} from '@nats-io/jetstream'
import { nanos, type NatsConnection } from '@nats-io/transport-node'
import type { Logger } from '@trevo/platform/logger.ts'

export const streamName = 'trevo-bus'
export const subject = 'trevo.bus'

/** A copy that was disconnected for less than this gets all messages sent meanwhile. */
const keptMs = 5 * 60_000
const keptBytesMax = 64 * 1024 * 1024
/** With fewer servers no other one could take over the stream. */
const replicasMax = 3
/** Newly started servers elect a leader first. */
const startsWithinMs = 60_000
const pauseMs = 500
/** A request to the servers about the stream. */
export const answersWithinMs = 2_000

/** Creates and describes streams. @throws if no server answers soon */
export const openStreams = async (connection: NatsConnection): Promise<StreamAPI> =>
  (await jetstreamManager(connection, { timeout: answersWithinMs })).streams

/** On how many servers the stream is kept: on three if there are as many, otherwise on one. */
export const replicasOn = (servers: readonly string[]): number =>
  servers.length < replicasMax ? 1 : replicasMax

const isAbsent = (error: unknown): boolean =>
  error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamNotFound

const findStream = async (streams: StreamAPI): Promise<StreamInfo | undefined> => {
  try {
    return await streams.info(streamName)
  } catch (error) {
    if (isAbsent(error)) return undefined
    throw error
  }
}

/**
 * Distinguishes a stream from another with the same name that was created after it was lost. Its servers do not
 * agree on when it was created.
 */
export const birthOf = ({ config, created }: StreamInfo): string => config.description ?? created

export type StreamNeeds = {
  readonly connection: NatsConnection
  readonly replicas: number
  readonly logger: Logger
}

/**
 * Creates the stream that carries all topics, or spreads an existing one over more servers. While too few of them
 * run for that it is unchanged. Copies that start together create it once.
 */
export const openStream = async ({ connection, replicas, logger }: StreamNeeds): Promise<void> => {
  const streams = await openStreams(connection)
  const present = await findStream(streams)
  if (!present) {
    await streams.add({
      name: streamName,
      description: randomUUID(),
      subjects: [subject],
      storage: StorageType.File,
      discard: DiscardPolicy.Old,
      max_age: nanos(keptMs),
      max_bytes: keptBytesMax,
      num_replicas: replicas,
    })
  } else if (present.config.num_replicas < replicas) {
    const description = present.config.description ?? randomUUID()
    await streams
      .update(streamName, { num_replicas: replicas, description })
      .catch((error: unknown) =>
        logger.warn({ err: error }, 'the stream of the bus cannot be kept on more servers'),
      )
  }
}

/** Repeats an operation that needs an elected leader, for a minute. @throws the servers' last error */
export const waitForServers = async <Result>(
  logger: Logger,
  work: () => Promise<Result>,
): Promise<Result> => {
  const until = Date.now() + startsWithinMs
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (Date.now() > until) throw error
      logger.warn({ err: error }, 'the bus has no stream yet')
      await pause(pauseMs)
    }
  }
}
