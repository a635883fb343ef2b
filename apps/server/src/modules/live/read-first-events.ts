import { createCoalescer } from '@trevo/database/coalesce.ts'
import { balanceEvent, inboxEvent, type LiveEvent } from './live-event.ts'
import type { LiveSocketNeeds } from './needs.ts'

type FirstEvents = { readonly hasWallet: boolean; readonly events: readonly LiveEvent[] }

/** A reading that waits holds up no other. */
const patienceMs = 100

/**
 * How things of a member are now: sent to a page that comes, so that it misses nothing. Members who come at the
 * same time, as after the loss of a copy, are read in one question. Rejects for someone who has no wallet.
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
