import { z } from 'zod'
import { balancesTopic, createBalanceCollector, type BalanceChange } from './collect-balances.ts'
import { bindSocket } from './http/bind-socket.ts'
import type { LiveEvent } from './live-event.ts'
import type { LiveNeeds, LiveSocketNeeds } from './needs.ts'
import { createOpenSockets } from './open-sockets.ts'

export type Live = {
  /** Delivered to every open page of the member, on whichever copy it is connected. */
  publishToMember(memberId: bigint, event: LiveEvent): Promise<void>
  /** Pushes new balances, the newest of each member once. */
  publishBalances(changes: readonly BalanceChange[]): void
  /** Tells the pages of this session a moment later that it is over, and closes; on this copy. */
  endSession(session: { readonly sessionId: string; readonly memberId: string }): void
  /** Tells every page connected to this copy, or those of one brand. */
  pushToAll(event: LiveEvent, brandId?: number): void
  /** Opens `/live`. */
  bindSocket(needs: LiveSocketNeeds): void
  close(): void
}

const Routed = z.object({ memberId: z.string(), event: z.record(z.string(), z.unknown()) })
const Balances = z.array(Routed)

/** Tells the open pages of members what changed, on whichever copy they are connected. */
export const createLive = ({ bus, logger }: LiveNeeds): Live => {
  const open = createOpenSockets()
  const deliver = ({ memberId, event }: z.infer<typeof Routed>) => open.sendTo(memberId, event)
  bus.subscribe('live.member', (payload) => deliver(Routed.parse(payload)))
  bus.subscribe(balancesTopic, (payload) => Balances.parse(payload).forEach(deliver))
  const balances = createBalanceCollector(bus, (error) =>
    logger.warn({ err: error }, 'balances not pushed'),
  )
  return {
    publishToMember: (memberId, event) =>
      bus.publish('live.member', { memberId: String(memberId), event }),
    publishBalances: balances.add,
    endSession: open.endSession,
    pushToAll: open.sendToAll,
    bindSocket: (needs) => bindSocket(open, needs),
    close: () => {
      balances.close()
      open.close()
    },
  }
}
