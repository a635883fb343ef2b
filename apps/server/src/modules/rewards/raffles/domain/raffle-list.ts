import { createHash } from 'node:crypto'
import { ascending } from '@trevo/platform/in-order.ts'

export type RaffleEntry = { readonly memberId: bigint; readonly stakedMinor: bigint }
export type NumberedEntry = RaffleEntry & { readonly first: number; readonly count: number }

/** Tickets of every member in the order of their ids, numbered from 1 without gaps. */
export const numberTickets = (
  entries: readonly RaffleEntry[],
  ticketMinor: bigint,
): readonly NumberedEntry[] => {
  let next = 1
  return entries.toSorted(ascending(({ memberId }) => memberId)).flatMap((entry) => {
    const tickets = entry.stakedMinor / ticketMinor
    const count = Number(tickets)
    if (count === 0) return []
    const first = next
    next += count
    return [{ ...entry, first, count }]
  })
}

/**
 * SHA-256 of the list, hex: a line for each member with the numbers of their tickets and a mark that only the
 * house and the member recognise.
 */
export const hashList = (commitment: string, entries: readonly NumberedEntry[]): string => {
  const mark = (memberId: bigint) =>
    createHash('sha256').update(`${commitment}:${memberId}`).digest('hex').slice(0, 16)
  const lines = entries.map(({ first, count, memberId }) => `${first}:${count}:${mark(memberId)}`)
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}
