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
 * Exchanges an address's ticket for a session under the one that requested it (START-7): with its start and its
 * required actions, and ending with it. The requester passed every due check, so no other follows. Refuses
 * `ticket.invalid`, `account.closed`.
 */
export const createLoginByTicket =
  ({ identity }: MembersNeeds, enter: EnterAsMember) =>
  async ({ brand, ticket, device }: TicketOrder): Promise<LoginAnswer> => {
    const redeemed = await identity.tickets.redeem(ticket, brand.id)
    if (!redeemed) throw new Refusal('ticket.invalid')
    const { memberId, sessionId } = redeemed
    return enter({ brand, memberId, method: 'ticket', device, site: 'member', parentId: sessionId })
  }
