import { createCoalescer } from '@trevo/database/coalesce.ts'
import { balanceEvent, inboxEvent, type LiveEvent } from './live-event.ts'
import type { LiveSocketNeeds } from './needs.ts'

type FirstEvents = { readonly hasWallet: boolean; readonly events: readonly LiveEvent[] }

/** A waiting query does not hold up the others. */
const patienceMs = 100

/**
 * A member's current state: sent to a connecting page, so that it misses nothing. Concurrent members, as after the
 * loss of a copy, are read in one query. Rejects for someone without a wallet.
 */
export const createReadFirstEvents = ({
  wallet,
  inbox,
}: Pick<LiveSocketNeeds, 'wallet' | 'inbox'>): ((
  memberId: bigint,
) => Promise<readonly LiveEvent[]>) => {
  const read = createCoalescer<bigint, FirstEvents>(
    async (memberIds) => {
      const [balances, mailboxes] = await Promise.all([
        wallet.balancesOf(memberIds),
        inbox.findMailboxes(memberIds),
      ])
      return memberIds.map((memberId) => {
        const balance = balances.get(memberId)
        const mailbox = mailboxes.get(memberId)
        return {
          hasWallet: balance !== undefined,
          events: [
            ...(balance ? [balanceEvent(balance)] : []),
            ...(mailbox ? [inboxEvent(mailbox)] : []),
          ],
        }
      })
    },
    { patienceMs },
  )
  return async (memberId) => {
    const { hasWallet, events } = await read(memberId)
    if (!hasWallet) throw new Error('a member of a live socket has no wallet')
    return events
  }
}
