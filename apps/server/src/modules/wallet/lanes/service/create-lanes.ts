import { Refusal } from '@trevo/platform/refusal.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { BatchAnswer } from '../../common/domain/batch.ts'
import type { BatchCall } from '../repository/batch-call.ts'
import { patienceMs, type Choice } from './choose-lane.ts'
import { createLaneQueue, type Command, type LaneQueue, type Waiting } from './lane-queue.ts'
import { runBatch, type Ended } from './run-batch.ts'
import type { LaneRoute } from './route-lanes.ts'
import { createSender, type Sender } from './send-batch.ts'

type Lane = Sender & { readonly number: number; startedAt: number }

export type LaneOptions = {
  readonly route: LaneRoute
  readonly clock: Clock
  readonly call: BatchCall
  readonly queueMax: number
  /** How long a batch with a broken connection is retried before its callers get an error. */
  readonly resolveForMs: number
  readonly onBatch: (size: number, seconds: number) => void
  readonly onCommitted: (batch: readonly Command[], answers: readonly BatchAnswer[]) => void
}

export type Lanes = {
  /** Opens the connections now, so that the first command need not wait. */
  open(): Promise<void>
  /** @throws Refusal `wallet.busy` if the queue is full: nothing was done. */
  add(command: Command): void
  queued(): number
  /** Whether the ledger is spread over several servers. */
  isSpread(): boolean
  /** Resolves once everything that was added has its answer. */
  close(): Promise<void>
}

/** Runs `work` after this turn of the event loop, once however often it is called. */
const createSchedule = (work: () => void) => {
  let isScheduled = false
  return (): void => {
    if (isScheduled) return
    isScheduled = true
    setImmediate(() => {
      isScheduled = false
      work()
    })
  }
}

/** Runs `work` once after a while, unless it is cancelled. */
const createPatience = (work: () => void) => {
  let timer: NodeJS.Timeout | undefined
  return {
    start: (): void => {
      timer ??= setTimeout(() => {
        timer = undefined
        work()
      }, patienceMs)
    },
    stop: (): void => {
      clearTimeout(timer)
      timer = undefined
    },
  }
}

const untilEmpty = async (queue: LaneQueue, running: ReadonlySet<Promise<void>>): Promise<void> => {
  while (queue.length() > 0 || running.size > 0) {
    await Promise.all(running)
    await new Promise((resolve) => setImmediate(resolve))
  }
}

const createDelivery =
  (onCommitted: LaneOptions['onCommitted']) =>
  ({ done, answers, failed, error }: Ended<Waiting>): void => {
    for (const waiting of failed) waiting.fail(error)
    if (done.length === 0) return
    onCommitted(done, answers)
    for (const [index, waiting] of done.entries()) {
      const answer = answers[index]
      if (answer) waiting.answer(answer)
      else waiting.fail(new Error('wallet: no answer'))
    }
  }

/** The lanes of a queue, and which of them are idle; more may be added later. */
const createCrew = (options: LaneOptions) => {
  const lanes: Lane[] = []
  const idle: Lane[] = []
  return {
    lanes,
    idle,
    grow: (): void => {
      while (lanes.length < options.route.laneCount()) {
        const lane = { ...createSender(options), number: lanes.length, startedAt: 0 }
        lanes.push(lane)
        idle.push(lane)
      }
    },
  }
}

/**
 * One queue and a few lanes, each a connection with one batch at a time. The route decides which lane carries
 * which command (`route-lanes.ts`). The commands of an account are applied in order of arrival: no lane takes one
 * while another lane carries that account.
 */
export const createLanes = (options: LaneOptions): Lanes => {
  const { route, queueMax } = options
  const { lanes, idle, grow } = createCrew(options)
  const queue = createLaneQueue()
  const running = new Set<Promise<void>>()
  const deliver = createDelivery(options.onCommitted)

  const carry = async (lane: Lane, batch: readonly Waiting[]): Promise<void> => {
    const group = batch[0]?.group ?? 0
    lane.startedAt = performance.now()
    const ended = await runBatch((commands) => lane.send(commands, group), batch)
    queue.release(batch)
    idle.push(lane)
    options.onBatch(batch.length, (performance.now() - lane.startedAt) / 1000)
    // After the answers, and after their callers' next commands: so batches are full, and the database does not
    // take the processor away in the middle of the work.
    schedule()
    deliver(ended)
  }

  const start = ({ lane, groups, size }: Choice<Lane>): boolean => {
    const batch = queue.take(groups, size)
    if (batch.length === 0) return false
    idle.splice(idle.indexOf(lane), 1)
    const run = carry(lane, batch).finally(() => running.delete(run))
    running.add(run)
    return true
  }

  const dispatch = (isImpatient = false): void => {
    grow()
    // Groups whose accounts are all in progress.
    const passedBy = new Set<number>()
    while (queue.length() > 0) {
      const counts = queue.counts.map((count, group) => (passedBy.has(group) ? 0 : count))
      if (counts.every((count) => count === 0)) break
      const choice = route.choose({ counts, lanes, idle, isImpatient }, performance.now())
      if (!choice) break
      if (start(choice)) continue
      for (const group of choice.groups) passedBy.add(group)
    }
    if (queue.length() === 0) patience.stop()
    else patience.start()
  }

  const patience = createPatience(() => dispatch(true))
  // No gathering timer: everything that arrives in this turn of the event loop is sent, and a single caller does
  // not wait. Waiting longer to fill a batch costs more than it gains.
  const schedule = createSchedule(dispatch)

  return {
    open: async () => {
      await route.open().then(grow)
      for (const lane of lanes) await lane.open(route.firstGroupOf(lane.number))
    },
    add: (command) => {
      if (queue.length() >= queueMax) throw new Refusal('wallet.busy')
      queue.add(command, route.groupOf(command.command.bucket))
      schedule()
    },
    queued: queue.length,
    isSpread: route.isSpread,
    close: async () => {
      await untilEmpty(queue, running)
      patience.stop()
      for (const lane of lanes) lane.close()
      await route.close()
    },
  }
}
