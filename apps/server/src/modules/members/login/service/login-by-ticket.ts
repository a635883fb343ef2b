import { Refusal } from '@trevo/platform/refusal.ts'
import type { Brand } from '../../../../platform/http/brand.ts'
import type { Device } from '../../../identity/index.ts'
import type { MembersNeeds } from '../../needs.ts'
import type { EnterAsMember, LoginAnswer } from '../../common/service/entry.ts'

export type TicketOrder = {
  readonly brand: Brand
  readonly ticket: string
  readonly device: Device
}

/**
 * The ticket of an address for a session under the one that asked for it (START-7): with its start
 * and its required actions, and over when that one is. Who asked was logged in with every check that was due,
 * so no other follows. Refuses `ticket.invalid`, `account.closed`.
 */
export const createLoginByTicket =
  ({ identity }: MembersNeeds, enter: EnterAsMember) =>
  async ({ brand, ticket, device }: TicketOrder): Promise<LoginAnswer> => {
    const redeemed = await identity.tickets.redeem(ticket, brand.id)
    if (!redeemed) throw new Refusal('ticket.invalid')
    const { memberId, sessionId } = redeemed
    return enter({ brand, memberId, method: 'ticket', device, site: 'member', parentId: sessionId })
  }
