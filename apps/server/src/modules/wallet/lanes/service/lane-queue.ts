import type { BatchAnswer, BatchCommand } from '../../common/domain/batch.ts'

export type Command = {
  readonly command: BatchCommand
  /** Called once with the database's answer. */
  readonly answer: (answer: BatchAnswer) => void
  readonly fail: (error: unknown) => void
}

export type Waiting = Command & {
  /** Of the buckets that share lanes. */
  readonly group: number
  readonly slot: number
}

const slotCount = 65_536
const slotOf = (accountId: bigint): number => Number((accountId >> 2n) & 0xffffn)

/**
 * The accounts of batches in progress: their next commands wait, so that each account keeps its order. Two
 * accounts may share a slot, and then one waits for the other, which is rare and harmless.
 */
const createUnderWay = () => {
  const counts = new Uint16Array(slotCount)
  let batches = 0
  const change = (batch: readonly Waiting[], by: number): void => {
    batches += by
    for (const { slot } of batch) counts[slot] = (counts[slot] ?? 0) + by
  }
  return {
    isEmpty: (): boolean => batches === 0,
    has: ({ slot }: Waiting): boolean => counts[slot] !== 0,
    add: (batch: readonly Waiting[]): void => change(batch, 1),
    remove: (batch: readonly Waiting[]): void => change(batch, -1),
  }
}

/** The commands that wait for a lane, in order of arrival. */
export const createLaneQueue = () => {
  const underWay = createUnderWay()
  const counts: number[] = []
  let queue: Waiting[] = []

  const take = (groups: ReadonlySet<number>, size: number): Waiting[] => {
    const isCarried = counts.map((_, group) => groups.has(group))
    const batch: Waiting[] = []
    const rest: Waiting[] = []
    for (const waiting of queue) {
      const goes = batch.length < size && isCarried[waiting.group] && !underWay.has(waiting)
      if (goes) batch.push(waiting)
      else rest.push(waiting)
    }
    queue = rest
    return batch
  }

  const takeAll = (): Waiting[] => {
    const all = queue
    queue = []
    return all
  }

  return {
    length: () => queue.length,
    /** How many wait, by group. */
    counts: counts as readonly number[],
    add: (command: Command, group: number): void => {
      queue.push({
        command: command.command,
        answer: command.answer,
        fail: command.fail,
        group,
        slot: slotOf(command.command.accountId),
      })
      while (counts.length <= group) counts.push(0)
      counts[group] = (counts[group] ?? 0) + 1
    },
    /** Takes the groups' commands whose accounts are not in progress; they are until `release`. */
    take: (groups: ReadonlySet<number>, size: number): Waiting[] => {
      const isAll =
        underWay.isEmpty() &&
        queue.length <= size &&
        counts.every((count, group) => count === 0 || groups.has(group))
      const batch = isAll ? takeAll() : take(groups, size)
      if (batch.length === 0) return batch
      underWay.add(batch)
      for (const { group } of batch) counts[group] = (counts[group] ?? 0) - 1
      return batch
    },
    release: underWay.remove,
  }
}

export type LaneQueue = ReturnType<typeof createLaneQueue>
