import { queueListMax } from '@trevo/contract/ops/everywhere/queues.ts'
import { waitingOf, type WaitingQueue } from '../../../platform/queues/waiting-queue.ts'
import { listFeedback } from '../repository/tickets.ts'
import type { MessagingNeeds } from '../needs.ts'

/** Feedback that waits for an answer. */
export const ticketQueue = ({ database }: Pick<MessagingNeeds, 'database'>): WaitingQueue => ({
  name: 'tickets',
  right: 'desk.read',
  look: async (brandId) => {
    const every = { type: undefined, queue: undefined, from: undefined }
    const search = { brandId, status: 'open', ...every, limit: queueListMax } as const
    const rows = await listFeedback(database.db, search)
    return waitingOf(rows, rows[0], (row) => ({
      since: row.sent_at.toISOString(),
      dueAt: row.due_at.toISOString(),
    }))
  },
})
