import type { Pool } from '@trevo/database/connect.ts'
import type { Clock } from '../../../platform/clock.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { outcome } from '../domain/outcomes.ts'
import { callPostBatch, type BatchAnswer, type BatchCommand } from '../repository/batch-call.ts'
import { createLaneConnection, isConnectionLost } from './lane-connection.ts'

export type Waiting = {
  readonly command: BatchCommand
  /** Called once with the database's answer. */
  readonly answer: (answer: BatchAnswer) => void
  readonly fail: (error: unknown) => void
}

export type LaneOptions = {
  readonly pool: Pool
  readonly clock: Clock
  readonly queueMax: number
  /** How long a batch whose connection broke is asked for again before its callers get an error. */
  readonly resolveForMs: number
  readonly onBatch: (size: number, seconds: number) => void
  readonly onCommitted: (batch: readonly Waiting[], answers: readonly BatchAnswer[]) => void
}

export type Lane = {
  /** Takes the lane's connection now, so that the first command finds it there. */
  open(): Promise<void>
  /** @throws Refusal `wallet.busy` when the queue is full: nothing was done. */
  add(waiting: Waiting): void
  queued(): number
  /** Ends after everything that was added has its answer. */
  close(): Promise<void>
}

const batchMax = 256
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

type Send = (commands: readonly BatchCommand[]) => Promise<BatchAnswer[]>

/**
 * Sends a batch until the database has answered it. After a lost connection nobody knows whether
 * it was committed, so the same batch is sent again: what was done answers as a duplicate, what was
 * not is done now, and a first attempt still running holds the locks that the second waits for.
 */
const createSender = ({ pool, clock, resolveForMs }: LaneOptions) => {
  const connection = createLaneConnection(pool)
  const send: Send = async (commands) => {
    const at = clock.now()
    let lostAt: number | undefined
    for (let waitMs = 20; ; waitMs = Math.min(waitMs * 2, 500)) {
      try {
        const { client, shard } = await connection.get()
        const answers = await callPostBatch(client, { shard, at }, commands)
        return lostAt === undefined ? answers : answers.map(asApplied)
      } catch (error) {
        if (!isConnectionLost(error)) throw error
        connection.discard()
        lostAt ??= performance.now()
        if (performance.now() - lostAt > resolveForMs) throw error
        await pause(waitMs)
      }
    }
  }
  return { send, open: connection.get, close: connection.close }
}

const toError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error))

const asApplied = (answer: BatchAnswer): BatchAnswer =>
  answer.outcome === outcome.duplicate ? { ...answer, outcome: outcome.applied } : answer

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

/** One lane: the commands of its accounts, in order, one batch at a time over one connection. */
export const createLane = (options: LaneOptions): Lane => {
  const { send, open, close } = createSender(options)
  let queue: Waiting[] = []
  let running: Promise<void> | undefined

  const deliver = (batch: readonly Waiting[], answers: readonly BatchAnswer[]): void => {
    options.onCommitted(batch, answers)
    for (const [index, waiting] of batch.entries()) {
      const answer = answers[index]
      if (answer) waiting.answer(answer)
      else waiting.fail(new Error('wallet: no answer'))
    }
  }

  const runBatch = async (batch: readonly Waiting[]): Promise<void> => {
    const startedAt = performance.now()
    const answers = await send(batch.map(({ command }) => command)).catch(toError)
    if (!(answers instanceof Error)) deliver(batch, answers)
    else if (isConnectionLost(answers)) for (const waiting of batch) waiting.fail(answers)
    else {
      const single = await runOneByOne(send, batch)
      deliver(single.done, single.answers)
    }
    options.onBatch(batch.length, (performance.now() - startedAt) / 1000)
  }

  const run = async (): Promise<void> => {
    // No timer: whatever this turn of the event loop brings in goes, and one caller alone waits for
    // nothing. Waiting longer to fill a batch costs more than it brings.
    await new Promise((resolve) => setImmediate(resolve))
    while (queue.length > 0) {
      const batch = queue.length > batchMax ? queue.slice(0, batchMax) : queue
      queue = queue.length > batchMax ? queue.slice(batchMax) : []
      await runBatch(batch)
      if (queue.length < batchMax) await new Promise((resolve) => setImmediate(resolve))
    }
    running = undefined
  }

  return {
    open: async () => {
      await open()
    },
    add: (waiting) => {
      if (queue.length >= options.queueMax) throw new Refusal('wallet.busy')
      queue.push(waiting)
      running ??= run()
    },
    queued: () => queue.length,
    close: async () => {
      await running
      close()
    },
  }
}
