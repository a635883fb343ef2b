import type { TableRoom } from '@trevo/contract/vendor/table-rooms.ts'
import type { PlayContext } from '../../common/context.ts'

/** A vendor's answer is reused for this long, even silence: a list with many readers queries it once. */
const keptMs = 3_000

type Told = { readonly untilMs: number; readonly rooms: Promise<readonly TableRoom[]> }

/** The players in the rooms of a vendor's tables; empty if the vendor does not provide it. */
export const createListTableRooms = ({
  vendors,
  clock,
  log,
}: Pick<PlayContext, 'vendors' | 'clock' | 'log'>) => {
  const told = new Map<string, Told>()
  const ask = async (vendor: string): Promise<readonly TableRoom[]> => {
    try {
      return (await vendors.tableRoomsOf(vendor)) ?? []
    } catch (error) {
      log.warn({ err: error, vendor }, 'rooms of a vendor not read')
      return []
    }
  }
  return (vendor: string): Promise<readonly TableRoom[]> => {
    if (!vendors.withTableSignals.includes(vendor)) return Promise.resolve([])
    const nowMs = clock.now().getTime()
    const known = told.get(vendor)
    if (known && nowMs < known.untilMs) return known.rooms
    const rooms = ask(vendor)
    told.set(vendor, { untilMs: nowMs + keptMs, rooms })
    return rooms
  }
}
