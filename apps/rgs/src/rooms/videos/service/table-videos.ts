import type { TableStream } from '@trevo/contract/stream-address.ts'
import {
  tableStreamsMax,
  type TableStreamChange,
  type TableStreamReply,
  type VendorTableStream,
} from '@trevo/contract/vendor/table-streams.ts'
import { isTable } from '@trevo/game-rules/engine/title-data.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { listTableVideos, writeTableVideo } from '../repository/table-videos.ts'
import type { TableVideoRow } from '../../../tables.ts'
import type { TableVideos } from './find-video.ts'

const knownForMs = 2_000

const videoOf = ({ url, origins }: TableVideoRow): TableStream | null =>
  url === null ? null : { url, origins: [...origins] }

/** Reads all tables' streams together, however many rooms and pages ask. */
export const createTableVideos = ({ database }: Pick<Dependencies, 'database'>): TableVideos => {
  let readAtMs = -Infinity
  let known: Promise<ReadonlyMap<string, TableStream | null>> | undefined
  const read = async (): Promise<ReadonlyMap<string, TableStream | null>> => {
    const rows = await listTableVideos(database.db, tableStreamsMax)
    return new Map(rows.map((row) => [row.game_code, videoOf(row)]))
  }
  return {
    find: async (gameCode) => {
      const nowMs = performance.now()
      if (!known || nowMs - readAtMs > knownForMs) {
        readAtMs = nowMs
        const reading = read()
        known = reading
        // The next caller retries.
        reading.catch(() => {
          if (known === reading) known = undefined
        })
      }
      return (await known).get(gameCode) ?? null
    },
  }
}

/** Tables that have, or had, a stream, for the platform’s operators. */
export const listTableStreams =
  ({ database }: Pick<Dependencies, 'database'>) =>
  async (): Promise<VendorTableStream[]> => {
    const rows = await listTableVideos(database.db, tableStreamsMax)
    return rows.map((row) => ({
      gameCode: row.game_code,
      stream: videoOf(row),
      changedBy: row.changed_by,
      changedAt: row.changed_at.toISOString(),
    }))
  }

/** Gives a table a stream or takes it away; every process shows it within two seconds. */
export const changeTableStream =
  ({ database, clock, findTitle }: Pick<Dependencies, 'database' | 'clock' | 'findTitle'>) =>
  async (change: TableStreamChange): Promise<Omit<TableStreamReply, 'requestId'>> => {
    const title = findTitle(change.gameCode)?.title
    if (!title || !isTable(title)) return { refused: 'game' }
    await writeTableVideo(database.db, {
      game_code: change.gameCode,
      url: change.stream?.url ?? null,
      origins: change.stream?.origins ?? [],
      changed_by: change.changedBy,
      changed_at: clock.now(),
    })
    return { refused: null }
  }
