import type { Brand } from '../../../platform/http/brand.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Device } from '../../identity/index.ts'
import type { MemberDependencies } from './dependencies.ts'
import type { EnterAsMember, LoginAnswer } from './enter-as-member.ts'

export type TicketOrder = {
  readonly brand: Brand
  readonly ticket: string
  readonly device: Device
}

/**
 * The ticket of an address for a session of its own (START-7). Who issued it was logged in with
 * every check that was due, so no other follows. Refuses `ticket.invalid`, `account.closed`.
 */
export const createLogInByTicket =
  ({ identity }: MemberDependencies, enter: EnterAsMember) =>
  async ({ brand, ticket, device }: TicketOrder): Promise<LoginAnswer> => {
    const memberId = await identity.tickets.redeem(ticket, brand.id)
    if (memberId === undefined) throw new Refusal('ticket.invalid')
    return enter({ brand, memberId, method: 'ticket', device, site: 'member' })
  }
