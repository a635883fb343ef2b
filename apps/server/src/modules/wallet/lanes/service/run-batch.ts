import type { BatchAnswer, BatchCommand } from '../../common/domain/batch.ts'
import { isConnectionLost } from './lane-connection.ts'
import type { Command } from './lane-queue.ts'

type Send = (commands: readonly BatchCommand[]) => Promise<BatchAnswer[]>

type Answered<One extends Command> = {
  readonly done: readonly One[]
  readonly answers: readonly BatchAnswer[]
}

export type Ended<One extends Command> = Answered<One> & {
  /** Those whose callers get an error; commands that failed alone were answered before. */
  readonly failed: readonly One[]
  readonly error?: Error
}

const toError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error))

// A batch that fails as a whole is run command by command, so that a poisoned one affects only itself. A command
// that lost a race for its id finds the winner at its second try.
const runOneByOne = async <One extends Command>(
  send: Send,
  batch: readonly One[],
): Promise<Answered<One>> => {
  const done: One[] = []
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

/** Never rejects. */
export const runBatch = async <One extends Command>(
  send: Send,
  batch: readonly One[],
): Promise<Ended<One>> => {
  const answers = await send(batch.map(({ command }) => command)).catch(toError)
  if (!(answers instanceof Error)) return { done: batch, answers, failed: [] }
  if (!isConnectionLost(answers)) return { ...(await runOneByOne(send, batch)), failed: [] }
  return { done: [], answers: [], failed: batch, error: answers }
}
