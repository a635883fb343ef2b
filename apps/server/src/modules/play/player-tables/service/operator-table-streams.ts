import type { OperatorTableStream } from '@trevo/contract/ops/table-streams.ts'
import { isLoopback, type TableStream } from '@trevo/contract/stream-address.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../../platform/acts/act.ts'
import type { PlayContext } from '../../common/context.ts'

type Change = {
  readonly vendor: string
  readonly gameCode: string
  readonly stream: TableStream | null
  readonly operator: string
}

const isOnThisMachine = ({ url, origins }: TableStream): boolean =>
  [url, ...origins].some(isLoopback)

/** The operators' view and changes of live tables' video, which the vendors store. */
export const createOperatorTableStreams = ({
  vendors,
  log,
  siteOrigin,
}: Pick<PlayContext, 'vendors' | 'log' | 'siteOrigin'>) => {
  /** @throws Refusal `play.vendor_silent` */
  const listOf = async (vendor: string): Promise<OperatorTableStream[]> => {
    const tables = await vendors.tableStreamsOf(vendor)
    if (!tables) throw new Refusal('play.vendor_silent')
    return tables.map((table) => ({ ...table, vendor }))
  }
  return {
    /** @throws Refusal `play.vendor_silent` */
    listTableStreams: async (): Promise<OperatorTableStream[]> =>
      (await Promise.all(vendors.withTableStreams.map(listOf))).flat(),

    /**
     * Returns the table in its vendor's current state. @throws Refusal `play.no_live_table`, `play.vendor_silent`,
     * and `play.stream_not_public` for a stream of this machine if the site itself is not on it
     */
    changeTableStream: async (change: Change): Promise<OperatorTableStream[]> => {
      const { vendor, gameCode, stream, operator } = change
      if (stream && isOnThisMachine(stream) && !isLoopback(siteOrigin)) {
        throw new Refusal('play.stream_not_public')
      }
      if (!vendors.withTableStreams.includes(vendor)) throw new Refusal('play.no_live_table')
      const known = await vendors.tableStreamsOf(vendor)
      const before = known?.find((table) => table.gameCode === gameCode)?.stream ?? null
      noteAct({ target: `${vendor}/${gameCode}`, before: { stream: before }, after: { stream } })
      const told = await vendors.setTableStream(vendor, { gameCode, stream, changedBy: operator })
      if (told === 'refused') throw new Refusal('play.no_live_table')
      if (told === 'no_answer') throw new Refusal('play.vendor_silent')
      log.info({ vendor, gameCode, stream, operator }, 'stream of a live table changed')
      return (await listOf(vendor)).filter((table) => table.gameCode === gameCode)
    },
  }
}
