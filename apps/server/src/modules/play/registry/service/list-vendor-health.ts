import { hourMs } from '@trevo/calendar/durations.ts'
import type { VendorHealth } from '@trevo/contract/ops/rounds.ts'
import { listVendorHealthRows } from '../repository/rounds.ts'
import type { PlayContext } from '../../common/context.ts'

const lookBackMs = 48 * hourMs

/** The state of each vendor: its open rounds and cases, and its limits in this process. */
export const createListVendorHealth =
  (context: PlayContext) => async (): Promise<VendorHealth[]> => {
    const { database, clock, breaker, budget } = context
    await context.projectBets()
    const rows = await listVendorHealthRows(database, new Date(clock.now().getTime() - lookBackMs))
    return rows.map(({ vendor, open_rounds, oldest_open_at, open_incidents }) => ({
      vendor,
      openRounds: open_rounds,
      oldestOpenAt: oldest_open_at?.toISOString() ?? null,
      openIncidents: open_incidents,
      launchesStopped: breaker.isOpen(vendor),
      underWay: budget.underWay(vendor),
      underWayMax: budget.most,
    }))
  }
