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
import type { Logger } from './logger.ts'

export const streamName = 'trevo-bus'
export const subject = 'trevo.bus'

/** A copy that was cut off for less than this hears everything that was said meanwhile. */
const keptMs = 5 * 60_000
const keptBytesMax = 64 * 1024 * 1024
/** With fewer servers no other one could take the stream over. */
const replicasMax = 3
/** Servers that have just started choose who leads first. */
const startsWithinMs = 60_000
const pauseMs = 500
/** A question to the servers about the stream. */
export const answersWithinMs = 2_000

/** What makes and describes streams. @throws when no server answers soon */
export const openStreams = async (connection: NatsConnection): Promise<StreamAPI> =>
  (await jetstreamManager(connection, { timeout: answersWithinMs })).streams

/** On how many servers the stream is kept: on three where there are as many, else on one. */
export const replicasOn = (servers: readonly string[]): number =>
  servers.length < replicasMax ? 1 : replicasMax

const isAbsent = (error: unknown): boolean =>
  error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamNotFound

const replicasNow = async (streams: StreamAPI): Promise<number | undefined> => {
  try {
    return (await streams.info(streamName)).config.num_replicas
  } catch (error) {
    if (isAbsent(error)) return undefined
    throw error
  }
}

/**
 * Tells one stream from another of the same name that was made after it was lost. Its servers do not
 * agree on when it was created.
 */
export const birthOf = ({ config, created }: StreamInfo): string => config.description ?? created

/**
 * Makes the stream that carries all topics, or spreads the one that is there over more servers. Copies
 * that start at once make it once.
 */
export const openStream = async (connection: NatsConnection, replicas: number): Promise<void> => {
  const streams = await openStreams(connection)
  const present = await replicasNow(streams)
  if (present === undefined) {
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
  } else if (present < replicas) {
    await streams.update(streamName, { num_replicas: replicas })
  }
}

/** As `openStream`, again and again for a minute. @throws what the servers said last */
export const waitForStream = async (
  connection: NatsConnection,
  replicas: number,
  logger: Logger,
): Promise<void> => {
  const until = Date.now() + startsWithinMs
  for (;;) {
    try {
      return await openStream(connection, replicas)
    } catch (error) {
      if (Date.now() > until) throw error
      logger.warn({ err: error }, 'the bus has no stream yet')
      await pause(pauseMs)
    }
  }
}
