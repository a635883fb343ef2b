import { contentOf, fingerprintOf, referenceText } from '../domain/fingerprint.ts'
import { accountIdOf, bucketOf } from '../domain/account-ids.ts'
import { outcome, refusalOf } from '../domain/outcomes.ts'
import { assertAmount, assertIds, type PostCommand, type PostResult } from '../domain/transfer.ts'
import type { BatchAnswer, BatchCommand } from '../domain/batch.ts'
import type { KindRegistry } from '../repository/kinds.ts'
import type { Lanes } from './create-lanes.ts'
import { createInFlight, type Flight } from './in-flight.ts'

const encode = (kinds: KindRegistry, command: PostCommand): BatchCommand => {
  assertIds(command)
  assertAmount(command.amountMinor)
  const kind = kinds.get(command.kind)
  if (kind.role !== 'credit' && kind.role !== 'debit') {
    throw new Error(`wallet: ${kind.name} is a ${kind.role}, which the batch does not post`)
  }
  const accountId = accountIdOf(command.memberId, 'available')
  const signed = kind.role === 'debit' ? -command.amountMinor : command.amountMinor
  const reference = referenceText(command.reference)
  return {
    source: command.source,
    txnId: command.txnId,
    kindId: kind.id,
    houseId: kind.houseId,
    accountId,
    bucket: bucketOf(command.memberId, kinds.bucketCount()),
    amountMinor: signed,
    fingerprint: fingerprintOf(contentOf(kind.name, [[accountId, signed]], reference)),
    reference,
    guard: kind.guarded && command.guard !== 'none',
    claim: command.claim ?? null,
  }
}

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
 * The fast path. Commands of one account are applied in the order they came.
 * A command whose id is on its way already joins it instead of racing it to the database.
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
    // Only what was taken is on its way; no answer comes before the next turn.
    const flight = inFlight.add(command, promise)
    return promise
  }

  const join = async (first: Flight, command: BatchCommand): Promise<PostResult> => {
    if (first.command.fingerprint === command.fingerprint) {
      return { ...(await first.result), outcome: 'duplicate' }
    }
    // The id is taken only if the first one goes through, so that is awaited.
    await first.result.catch(() => undefined)
    const next = inFlight.find(command)
    return next ? join(next, command) : send(command)
  }

  return (command: PostCommand): Promise<PostResult> => {
    const misuse = findMisuse()
    if (misuse) return Promise.reject(misuse)
    try {
      const encoded = encode(kinds, command)
      const first = inFlight.find(encoded)
      return first ? join(first, encoded) : send(encoded)
    } catch (error) {
      return Promise.reject(error)
    }
  }
}
