import { outcome, refusalOf } from '../../common/domain/outcomes.ts'
import type { PostCommand, PostResult } from '../../common/domain/transfer.ts'
import type { BatchAnswer, BatchCommand } from '../../common/domain/batch.ts'
import type { KindRegistry } from '../../common/repository/kinds.ts'
import type { Lanes } from './create-lanes.ts'
import { encodeCommand } from './encode-command.ts'
import { createInFlight, type Flight } from './in-flight.ts'

export const toResult = (answer: BatchAnswer, txnId: string): PostResult => {
  const { outcome: code, transferId, balanceMinor } = answer
  if (code > outcome.duplicate || transferId === null || balanceMinor === null) {
    throw refusalOf(code, { txnId, balanceMinor })
  }
  return {
    outcome: code === outcome.applied ? 'applied' : 'duplicate',
    transferId,
    balanceAfterMinor: balanceMinor,
  }
}

/**
 * The fast path. Commands of one account are applied in order of arrival. A command with a pending id joins the
 * pending one instead of racing it to the database.
 * Inside a transaction it is refused: a lane that waits for the transaction's own lock while the
 * transaction waits for the lane is a deadlock that no database sees. There, `postInTx` posts.
 */
export const createPost = (
  kinds: KindRegistry,
  lanes: Lanes,
  findMisuse: () => Error | undefined,
) => {
  const inFlight = createInFlight()

  const send = (command: BatchCommand): Promise<PostResult> => {
    const { promise, resolve, reject } = Promise.withResolvers<PostResult>()
    lanes.add({
      command,
      answer: (answer) => {
        inFlight.remove(flight)
        try {
          resolve(toResult(answer, command.txnId))
        } catch (error) {
          reject(error)
        }
      },
      fail: (error) => {
        inFlight.remove(flight)
        reject(error)
      },
    })
    // Only accepted commands are pending; no answer comes before the next turn.
    const flight = inFlight.add(command, promise)
    return promise
  }

  const join = async (first: Flight, command: BatchCommand): Promise<PostResult> => {
    if (first.command.fingerprint === command.fingerprint) {
      return { ...(await first.result), outcome: 'duplicate' }
    }
    // The id is taken only if the first one succeeds, so that is awaited.
    await first.result.catch(() => undefined)
    const next = inFlight.find(command)
    return next ? join(next, command) : send(command)
  }

  return (command: PostCommand): Promise<PostResult> => {
    const misuse = findMisuse()
    if (misuse) return Promise.reject(misuse)
    try {
      const encoded = encodeCommand(kinds, command)
      const first = inFlight.find(encoded)
      return first ? join(first, encoded) : send(encoded)
    } catch (error) {
      return Promise.reject(error)
    }
  }
}
