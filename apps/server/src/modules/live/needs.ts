import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Logger } from '@trevo/platform/logger.ts'
import type { Bus } from '../../platform/bus.ts'
import type { Caller, ResolveSession } from '../../platform/http/actor.ts'

/** What live needs from the platform to send events to pages. */
export type LiveNeeds = {
  readonly bus: Bus
  readonly logger: Pick<Logger, 'warn'>
}

/** What the socket asks beside, once there are members, brands and balances. */
export type LiveSocketNeeds = {
  readonly app: FastifyInstance
  readonly identity: { readonly resolveSession: ResolveSession }
  readonly settings: {
    /** Whether a page of this origin may open sockets at the host that was asked for. */
    isOwnOrigin(origin: string, request: FastifyRequest): boolean
    /** Whether calls from there would be answered; who is under maintenance waits for its end. */
    mayListen(caller: Caller, request: FastifyRequest): boolean
  }
  readonly wallet: {
    /** Nobody without a wallet is in it. */
    balancesOf(
      memberIds: readonly bigint[],
    ): Promise<ReadonlyMap<bigint, { readonly availableMinor: bigint; readonly seq: bigint }>>
  }
  readonly inbox: {
    /** Nobody who never had a message is in it. */
    findMailboxes(
      memberIds: readonly bigint[],
    ): Promise<ReadonlyMap<bigint, { readonly unread: number; readonly seq: bigint }>>
  }
}
