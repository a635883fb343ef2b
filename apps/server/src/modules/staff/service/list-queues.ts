import type { Answer } from '@trevo/contract/endpoint.ts'
import { queueNames, type listQueues } from '@trevo/contract/ops/everywhere/queues.ts'
import type { Operator } from '../../../platform/http/actor.ts'
import type { WaitingQueue } from '../../../platform/queues/waiting-queue.ts'
import type { StaffNeeds } from '../needs.ts'

const placeOf = ({ name }: WaitingQueue): number => queueNames.indexOf(name)

/** What waits for operators, from the modules whose queues the caller may read. */
export const createListQueues = ({ clock }: Pick<StaffNeeds, 'clock'>) => {
  const queues: WaitingQueue[] = []
  return {
    /** Adds the queues of modules; at the start, before any request. */
    register: (added: readonly WaitingQueue[]): void => {
      queues.push(...added)
      queues.sort((one, other) => placeOf(one) - placeOf(other))
    },

    listQueues: async ({
      brandId,
      rights,
    }: Pick<Operator, 'brandId' | 'rights'>): Promise<Answer<typeof listQueues>> => {
      const asked = queues.filter(({ right }) => rights.has(right))
      const list = asked.map(async ({ name, look }) => {
        const { since, dueAt, ...counted } = await look(brandId)
        return { name, ...counted, since: since ?? null, dueAt: dueAt ?? null }
      })
      return { list: await Promise.all(list), now: clock.now().toISOString() }
    },
  }
}
