import { listQueues } from '@trevo/api-client/ops-endpoints.ts'
import type { Queue, QueueName } from '@trevo/contract/ops/everywhere/queues.ts'
import { useQuery } from '@tanstack/react-query'
import { ask } from './api.ts'
import { noteServerTime } from './server-clock.ts'

const everyMs = 10_000

export const queuesKey = ['queues'] as const

/** What waits in the queues that the operator's rights open; undefined before the first answer. */
export const useQueues = (): readonly Queue[] | undefined =>
  useQuery({
    queryKey: queuesKey,
    queryFn: async () => {
      const { list, now } = await ask(listQueues)
      noteServerTime(now)
      return list
    },
    refetchInterval: everyMs,
  }).data

/** The part of an area that shows a queue. */
export const queuePages = {
  withdrawals: '/withdrawals',
  deposits: '/deposits?tab=held',
  credits: '/games/held',
  chats: '/desk',
  tickets: '/desk?tab=tickets',
  kyc: '/kyc',
  signals: '/risk',
  coaf: '/aml?view=cases&stage=to_report',
  aml: '/aml',
  playRisk: '/play-risk',
  prizes: '/prizes',
  dataRequests: '/data-requests',
  integrity: '/integrity',
  redemptions: '/loyalty',
  referrals: '/loyalty?tab=referrals',
} as const satisfies Readonly<Record<QueueName, string>>

/** "7", or "100+" where counting stopped. */
export const countText = ({ count, isMore }: Pick<Queue, 'count' | 'isMore'>): string =>
  isMore ? `${count}+` : String(count)
