import type { OperatorTableStream } from '../../../../packages/contract/src/ops/table-streams.ts'
import {
  changeTableStream,
  listTableStreams,
} from '../../../../packages/api-client/src/ops-endpoints.ts'
import type { Command } from '../command.ts'
import { requireValue } from '../declined.ts'
import { at, rows } from '../describe.ts'

const describe = (tables: readonly OperatorTableStream[]): string[] =>
  tables.length === 0
    ? ['No live table has a stream.']
    : rows([
        ['vendor', 'game', 'stream', 'further origins', 'changed at', 'by'],
        ...tables.map(({ vendor, gameCode, stream, changedAt, changedBy }) => [
          vendor,
          gameCode,
          stream?.url ?? 'none',
          stream?.origins.join(', ') ?? '',
          at(changedAt),
          changedBy,
        ]),
      ])

/** The video of live tables. */
export const streams: readonly Command[] = [
  {
    words: ['streams', 'list'],
    usage: 'streams list',
    what: 'live tables that have, or had, a video stream',
    needs: [],
    run: async ({ api }) => {
      const value = await requireValue(api.call(listTableStreams))
      return { value, lines: describe(value.tables) }
    },
  },
  {
    words: ['streams', 'set'],
    usage: 'streams set GAME --vendor V --url URL [--origins A,B]',
    what: 'its video comes from that HLS playlist; parts may lie elsewhere',
    needs: ['id', 'vendor', 'url'],
    run: async ({ api }, { id = '', vendor = '', url = '', origins = '' }) => {
      const params = { vendor, gameCode: id }
      const stream = { url, origins: origins.split(',').filter(Boolean) }
      const value = await requireValue(api.call(changeTableStream, { params, body: { stream } }))
      return { value, lines: describe(value.tables) }
    },
  },
  {
    words: ['streams', 'clear'],
    usage: 'streams clear GAME --vendor V',
    what: 'its presenter is drawn again',
    needs: ['id', 'vendor'],
    run: async ({ api }, { id = '', vendor = '' }) => {
      const params = { vendor, gameCode: id }
      const value = await requireValue(
        api.call(changeTableStream, { params, body: { stream: null } }),
      )
      return { value, lines: describe(value.tables) }
    },
  },
]
