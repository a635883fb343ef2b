import type { Agents } from '../modules/agents/index.ts'
import type { Inbox } from '../modules/inbox/index.ts'
import type { Members } from '../modules/members/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Logger } from '../platform/logger.ts'

type Neighbours = {
  readonly inbox: Pick<Inbox, 'send'>
  readonly members: Pick<Members, 'findMemberByCustomerId'>
  readonly clock: Clock
  readonly logger: Logger
}

/** Contracts whose receivers find the offer in their inbox, once for each contract. */
export const tellOfOffers = (
  agents: Agents,
  { inbox, members, clock, logger }: Neighbours,
): Agents => ({
  ...agents,
  offer: async (order) => {
    const contract = await agents.offer(order)
    const tell = async () => {
      const receiver = await members.findMemberByCustomerId(contract.receiverId)
      if (!receiver) return
      await inbox.send(receiver.memberId, [
        {
          source: `contract:${contract.id}:offered`,
          kind: 'contract_offered',
          params: { giver: contract.giver },
          about: { what: 'contract', id: contract.id },
          sentAt: clock.now(),
        },
      ])
    }
    // The offer stands all the same, and waits in the agent center.
    await tell().catch((error: unknown) => logger.warn({ err: error }, 'offer not told of'))
    return contract
  },
})
