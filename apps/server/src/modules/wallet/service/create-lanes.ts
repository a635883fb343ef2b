import type { Pool } from '@trevo/database/connect.ts'
import type { Clock } from '../../../platform/clock.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { BatchAnswer, BatchCommand } from '../domain/batch.ts'
import type { BatchCall } from '../repository/batch-call.ts'
import { isConnectionLost } from './lane-connection.ts'
import { createSender, type Send, type Sender } from './send-batch.ts'

export type Command = {
  readonly command: BatchCommand
  /** Called once with the database's answer. */
  readonly answer: (answer: BatchAnswer) => void
  readonly fail: (error: unknown) => void
}

type Waiting = Command & { readonly slot: number }

export type LaneOptions = {
  readonly pool: Pool
  readonly clock: Clock
  readonly call: BatchCall
  readonly laneCount: number
  readonly queueMax: number
  /** How long a batch whose connection broke is asked for again before its callers get an error. */
  readonly resolveForMs: number
  readonly onBatch: (size: number, seconds: number) => void
  readonly onCommitted: (batch: readonly Command[], answers: readonly BatchAnswer[]) => void
}

export type Lanes = {
  /** Takes the connections now, so that the first command finds them there. */
  open(): Promise<void>
  /** @throws Refusal `wallet.busy` when the queue is full: nothing was done. */
  add(command: Command): void
  queued(): number
  /** Ends after everything that was added has its answer. */
  close(): Promise<void>
}

// Half of what the function takes: with many callers two lanes then carry full batches in turn, one
// in the database while the other's answers are handed out, and none waits for a batch twice as long.
const batchMax = 128
// A batch costs as much as ten commands before its first one: a further lane with fewer to carry would
// cost more than it carries.
const worthALane = 10
// Unless the lanes under way are stuck: behind somebody's lock, or looking for their database.
const patienceMs = 5

const toError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error))

// A batch that fails as a whole is run command by command, so that a poisoned one hurts only
// itself. A command that lost a race for its id finds the winner at its second try.
const runOneByOne = async (send: Send, batch: readonly Waiting[]) => {
  const done: Waiting[] = []
  const answers: BatchAnswer[] = []
  for (const waiting of batch) {
    try {
      const [answer] = await send([waiting.command]).catch(() => send([waiting.command]))
      if (!answer) throw new Error('wallet: no answer')
      done.push(waiting)
      answers.push(answer)
    } catch (error) {
      waiting.fail(error)
    }
  }
  return { done, answers }
}

const slotCount = 65_536

/**
 * The accounts of batches under way: their next commands wait, so that each keeps its order. Two
 * accounts may share a slot, and then one waits for the other, which is rare and harmless.
 */
const createUnderWay = () => {
  const counts = new Uint16Array(slotCount)
  const change = (batch: readonly Waiting[], by: number): void => {
    for (const { slot } of batch) counts[slot] = (counts[slot] ?? 0) + by
  }
  return {
    has: ({ slot }: Waiting): boolean => counts[slot] !== 0,
    add: (batch: readonly Waiting[]): void => change(batch, 1),
    remove: (batch: readonly Waiting[]): void => change(batch, -1),
  }
}

const slotOf = (accountId: bigint): number => Number((accountId >> 2n) & 0xffffn)

/**
 * One queue and a few lanes, each a connection with one batch at a time. The commands of an account
 * are applied in the order they came: none leaves while another lane carries that account.
 */
export const createLanes = (options: LaneOptions): Lanes => {
  const { onBatch, onCommitted, laneCount, queueMax } = options
  const lanes: Sender[] = Array.from({ length: laneCount }, () => createSender(options))
  const idle = [...lanes]
  const running = new Set<Promise<void>>()
  const underWay = createUnderWay()
  let queue: Waiting[] = []
  let isScheduled = false
  let patience: NodeJS.Timeout | undefined

  const take = (): Waiting[] => {
    const lanesWorth = Math.max(1, Math.floor(queue.length / worthALane))
    const size = Math.min(batchMax, Math.ceil(queue.length / Math.min(idle.length, lanesWorth)))
    if (idle.length === laneCount && queue.length <= size) {
      const all = queue
      queue = []
      return all
    }
    const batch: Waiting[] = []
    const rest: Waiting[] = []
    for (const waiting of queue) {
      const goes = batch.length < size && !underWay.has(waiting)
      if (goes) batch.push(waiting)
      else rest.push(waiting)
    }
    queue = rest
    return batch
  }

  const deliver = (batch: readonly Waiting[], answers: readonly BatchAnswer[]): void => {
    onCommitted(batch, answers)
    for (const [index, waiting] of batch.entries()) {
      const answer = answers[index]
      if (answer) waiting.answer(answer)
      else waiting.fail(new Error('wallet: no answer'))
    }
  }

  const runBatch = async (lane: Sender, batch: readonly Waiting[]): Promise<void> => {
    const startedAt = performance.now()
    const answers = await lane.send(batch.map(({ command }) => command)).catch(toError)
    const single =
      answers instanceof Error && !isConnectionLost(answers)
        ? await runOneByOne(lane.send, batch)
        : undefined
    underWay.remove(batch)
    idle.push(lane)
    onBatch(batch.length, (performance.now() - startedAt) / 1000)
    // After the answers, and after what their callers send next: so batches are full, and the database
    // does not take the processor away from here in the middle of the work.
    schedule()
    if (single) deliver(single.done, single.answers)
    else if (answers instanceof Error) for (const waiting of batch) waiting.fail(answers)
    else deliver(batch, answers)
  }

  const dispatch = (isImpatient = false): void => {
    while (queue.length > 0 && idle.length > 0) {
      const isFirst = idle.length === laneCount
      if (!isFirst && !isImpatient && queue.length < worthALane) break
      const batch = take()
      const lane = batch.length > 0 ? idle.pop() : undefined
      if (!lane) break
      underWay.add(batch)
      const run = runBatch(lane, batch).finally(() => running.delete(run))
      running.add(run)
    }
    if (queue.length === 0) {
      clearTimeout(patience)
      patience = undefined
    } else {
      patience ??= setTimeout(() => {
        patience = undefined
        dispatch(true)
      }, patienceMs)
    }
  }

  // No timer for gathering: whatever this turn of the event loop brings in goes, and one caller
  // alone waits for nothing. Waiting longer to fill a batch costs more than it brings.
  const schedule = (): void => {
    if (isScheduled) return
    isScheduled = true
    setImmediate(() => {
      isScheduled = false
      dispatch()
    })
  }

  return {
    open: async () => {
      for (const lane of lanes) await lane.open()
    },
    add: ({ command, answer, fail }) => {
      if (queue.length >= queueMax) throw new Refusal('wallet.busy')
      queue.push({ command, answer, fail, slot: slotOf(command.accountId) })
      schedule()
    },
    queued: () => queue.length,
    close: async () => {
      while (queue.length > 0 || running.size > 0) {
        await Promise.all(running)
        await new Promise((resolve) => setImmediate(resolve))
      }
      clearTimeout(patience)
      for (const lane of lanes) lane.close()
    },
  }
}
