import type { LiveTable } from '@trevo/contract/vendor/live-tables.ts'
import type { TableRoom } from '@trevo/contract/vendor/table-rooms.ts'
import type { PlayContext } from '../../common/context.ts'

/** A vendor's answer is reused for this long, even silence: a list with many readers queries it once. */
const keptMs = 3_000

type Kept<Item> = { readonly untilMs: number; readonly items: Promise<readonly Item[]> }
type Needs = Pick<PlayContext, 'vendors' | 'clock' | 'log'>
type Source<Item> = {
  readonly vendors: readonly string[]
  readonly ask: (vendor: string) => Promise<readonly Item[] | undefined>
}

/** What vendors report of their tables now; empty for a vendor that reports nothing. */
const createList = <Item>({ clock, log }: Omit<Needs, 'vendors'>, source: Source<Item>) => {
  const kept = new Map<string, Kept<Item>>()
  const ask = async (vendor: string): Promise<readonly Item[]> => {
    try {
      return (await source.ask(vendor)) ?? []
    } catch (error) {
      log.warn({ err: error, vendor }, 'tables of a vendor not read')
      return []
    }
  }
  return (vendor: string): Promise<readonly Item[]> => {
    if (!source.vendors.includes(vendor)) return Promise.resolve([])
    const nowMs = clock.now().getTime()
    const known = kept.get(vendor)
    if (known && nowMs < known.untilMs) return known.items
    const items = ask(vendor)
    kept.set(vendor, { untilMs: nowMs + keptMs, items })
    return items
  }
}

export const createVendorTables = ({ vendors, ...needs }: Needs) => ({
  /** The players in the rooms of a vendor's tables; empty if the vendor does not provide it. */
  listTableRooms: createList<TableRoom>(needs, {
    vendors: vendors.withTableSignals,
    ask: (vendor) => vendors.tableRoomsOf(vendor),
  }),
  /** A vendor's live tables as they are now; empty if it does not provide them. */
  listLiveTables: createList<LiveTable>(needs, {
    vendors: vendors.withTableStreams,
    ask: (vendor) => vendors.liveTablesOf(vendor),
  }),
})
