import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { Instant } from '../../shapes.ts'

/** Queues in which something waits for a person, in the order of the start page. */
export const queueNames = [
  'withdrawals',
  'deposits',
  'credits',
  'chats',
  'tickets',
  'kyc',
  'signals',
  'coaf',
  'aml',
  'playRisk',
  'prizes',
  'dataRequests',
  'integrity',
  'redemptions',
  'referrals',
] as const
export type QueueName = (typeof queueNames)[number]

/** A queue that keeps no count of its own is counted so far. */
export const queueListMax = 100

export const Queue = z.object({
  name: z.enum(queueNames),
  count: z.int().min(0),
  /** More than `count` wait: counting stops at 100, or at 1,000 where the queue keeps a count. */
  isMore: z.boolean(),
  /** Since when the first of it waits; null where nothing does. */
  since: Instant.nullable(),
  /** By when the first of it is due; null where no time is set. */
  dueAt: Instant.nullable(),
})
export type Queue = z.infer<typeof Queue>

export const listQueues = operatorEndpoint({
  name: 'listQueues',
  summary: 'What waits in each queue that the caller may read, and since when the first of it does',
  method: 'GET',
  path: '/ops/queues',
  // Each queue has its right, which is checked with it.
  right: 'own',
  approval: 'none',
  personal: 'none',
  response: z.object({ list: z.array(Queue), now: Instant }),
  refusals: [],
})
