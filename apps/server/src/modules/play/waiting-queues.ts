import { queueListMax } from '@trevo/contract/ops/everywhere/queues.ts'
import { waitingOf, type WaitingQueue } from '../../platform/queues/waiting-queue.ts'
import type { PlayContext } from './common/context.ts'
import { listSignalRows } from './player-tables/repository/table-signals.ts'
import { listHeldRows } from './rounds/repository/held-credits.ts'

/** Held credits and signals of card tables that wait for an operator. */
export const playQueues = ({ database }: PlayContext): readonly WaitingQueue[] => [
  {
    name: 'credits',
    right: 'games.read',
    look: async (brandId) => {
      const rows = await listHeldRows(database, brandId, queueListMax)
      return waitingOf(rows, rows[0], (row) => ({ since: row.held_at.toISOString() }))
    },
  },
  {
    name: 'signals',
    right: 'risk.read',
    look: async (brandId) => {
      const search = { brandId, state: 'open', limit: queueListMax } as const
      const rows = await listSignalRows(database, search)
      return waitingOf(rows, rows.at(-1), (row) => ({ since: row.raised_at.toISOString() }))
    },
  },
]
