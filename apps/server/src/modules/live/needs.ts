import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Logger } from '@trevo/platform/logger.ts'
import type { Bus } from '../../platform/bus.ts'
import type { Caller, ResolveSession } from '../../platform/http/actor.ts'

/** What live needs from the platform to send events to pages. */
export type LiveNeeds = {
  readonly bus: Bus
  readonly logger: Pick<Logger, 'warn'>
}

/** What else the socket needs, once there are members, brands and balances. */
export type LiveSocketNeeds = {
  readonly app: FastifyInstance
  readonly identity: { readonly resolveSession: ResolveSession }
  readonly settings: {
    /** Whether a page of this origin may open sockets at the requested host. */
    isOwnOrigin(origin: string, request: FastifyRequest): boolean
    /** Whether calls from there would be answered; a brand under maintenance is waited for. */
    mayListen(caller: Caller, request: FastifyRequest): boolean
  }
  readonly wallet: {
    /** Excludes members without a wallet. */
    balancesOf(
      memberIds: readonly bigint[],
    ): Promise<ReadonlyMap<bigint, { readonly availableMinor: bigint; readonly seq: bigint }>>
  }
  readonly inbox: {
    /** Excludes members without messages. */
    findMailboxes(
      memberIds: readonly bigint[],
    ): Promise<ReadonlyMap<bigint, { readonly unread: number; readonly seq: bigint }>>
  }
}
