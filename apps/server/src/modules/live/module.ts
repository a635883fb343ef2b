import { z } from 'zod'
import { balancesTopic, createBalanceCollector, type BalanceChange } from './collect-balances.ts'
import { bindSocket } from './http/bind-socket.ts'
import type { LiveEvent } from './live-event.ts'
import type { LiveNeeds, LiveSocketNeeds } from './needs.ts'
import { createOpenSockets } from './open-sockets.ts'
import { createRecentEvents } from './recent-events.ts'

/** The receivers of an event, and the message of the bus that brought it to this copy, if any. */
export type PushOptions = {
  readonly brandId?: number
  readonly position?: string | undefined
}

export type Live = {
  /** Delivered to every open page of the member, on every copy. */
  publishToMember(memberId: bigint, event: LiveEvent): Promise<void>
  /** Pushes new balances, the newest of each member once. */
  publishBalances(changes: readonly BalanceChange[]): void
  /** Notifies the pages of this session shortly afterwards that it is over, and closes them; on this copy. */
  endSession(session: { readonly sessionId: string; readonly memberId: string }): void
  /** Closes the member's sockets so that their pages connect again. */
  reconnect(memberId: string): void
  /** Sends to every page connected to this copy, or to those of one brand. */
  pushToAll(event: LiveEvent, options?: PushOptions): void
  /** Open sockets of members on this copy. */
  countSockets(): number
  /** Opens `/live`. */
  bindSocket(needs: LiveSocketNeeds): void
  /** Sends the pages to other copies. */
  close(): Promise<void>
}

const Routed = z.object({ memberId: z.string(), event: z.record(z.string(), z.unknown()) })
const Balances = z.array(Routed)

/** Sends changes to the open pages of members, on every copy. */
export const createLive = ({ bus, logger }: LiveNeeds): Live => {
  const recent = createRecentEvents()
  const open = createOpenSockets(recent.newest)
  bus.subscribe('live.member', (payload, position) => {
    const { memberId, event } = Routed.parse(payload)
    recent.keep(event as LiveEvent, { memberId }, position) // of publishToMember
    open.sendTo(memberId, event, position)
  })
  bus.subscribe(balancesTopic, (payload, position) => {
    // A reconnecting page gets the balance at that moment.
    recent.pass(position)
    for (const { memberId, event } of Balances.parse(payload)) {
      open.sendTo(memberId, event, position)
    }
  })
  bus.onGap(() => {
    recent.forget()
    open.sendToAll({ topic: 'resync' })
  })
  const balances = createBalanceCollector(bus, (error) =>
    logger.warn({ err: error }, 'balances not pushed'),
  )
  return {
    publishToMember: (memberId, event) =>
      bus.publish('live.member', { memberId: String(memberId), event }),
    publishBalances: balances.add,
    endSession: open.endSession,
    reconnect: open.reconnect,
    pushToAll: (event, { brandId, position } = {}) => {
      recent.keep(event, { brandId }, position)
      open.sendToAll(event, brandId, position)
    },
    countSockets: open.count,
    bindSocket: (needs) => bindSocket({ open, recent }, needs),
    close: async () => {
      balances.close()
      await open.close()
    },
  }
}
