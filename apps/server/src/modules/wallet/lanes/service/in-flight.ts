import type { PostResult } from '../../common/domain/transfer.ts'
import type { BatchCommand } from '../../common/domain/batch.ts'

/** A command sent to the database. */
export type Flight = {
  readonly command: BatchCommand
  readonly result: Promise<PostResult>
  next: Flight | undefined
}

type Id = Pick<BatchCommand, 'source' | 'txnId'>

const slotCount = 4_096

// Ids of one issuer differ at their end.
const slotOf = ({ txnId }: Id): number => {
  let hash = txnId.length
  for (let index = Math.max(0, txnId.length - 12); index < txnId.length; index += 1) {
    hash = Math.imul(hash, 31) + txnId.charCodeAt(index)
  }
  return (hash >>> 0) % slotCount
}

const isOf = ({ command }: Flight, { source, txnId }: Id): boolean =>
  command.txnId === txnId && command.source === source

/**
 * Commands on their way by their id. Not a Map: one that is constantly filled and emptied is rebuilt all the time,
 * and each old table keeps the next one alive until the next full collection, with half of all commands. That made
 * every young collection ten times as long (20 ms).
 */
export const createInFlight = () => {
  const slots = Array.from<Flight | undefined>({ length: slotCount })
  return {
    find: (id: Id): Flight | undefined => {
      let flight = slots[slotOf(id)]
      while (flight && !isOf(flight, id)) flight = flight.next
      return flight
    },
    add: (command: BatchCommand, result: Promise<PostResult>): Flight => {
      const slot = slotOf(command)
      const flight = { command, result, next: slots[slot] }
      slots[slot] = flight
      return flight
    },
    remove: (flight: Flight): void => {
      const slot = slotOf(flight.command)
      let before = slots[slot]
      if (before === flight) slots[slot] = flight.next
      while (before && before.next !== flight) before = before.next
      if (before) before.next = flight.next
      flight.next = undefined
    },
  }
}
