import { afterCommit, type Tx } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { BatchAnswer } from '../../common/domain/batch.ts'
import { outcome } from '../../common/domain/outcomes.ts'
import type { PostCommand, PostResult } from '../../common/domain/transfer.ts'
import type { KindRegistry } from '../../common/repository/kinds.ts'
import { callPostSet } from '../repository/set-in-tx.ts'
import { encodeCommand } from '../../lanes/service/encode-command.ts'
import { toResult } from '../../lanes/service/post.ts'

/** The most commands per set. */
export const setSizeMax = 128

/** The outcome of a command of a set: a refusal affects only that command, the others are posted. */
export type SetAnswer = PostResult | Refusal

type Dependencies = {
  readonly kinds: KindRegistry
  readonly clock: Clock
  readonly onMoved: (memberIds: readonly bigint[]) => void
}

const answerOf = (answer: BatchAnswer | undefined, txnId: string): SetAnswer => {
  if (!answer) throw new Error('wallet: no answer')
  try {
    return toResult(answer, txnId)
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

/**
 * Posts commands of several members in one statement inside the caller's transaction. Each is applied or refused
 * separately; a refused one leaves nothing behind.
 */
export const createPostSetInTx =
  (dependencies: Dependencies) =>
  async (tx: Tx, commands: readonly PostCommand[]): Promise<readonly SetAnswer[]> => {
    const { kinds, clock, onMoved } = dependencies
    if (commands.length === 0) return []
    if (commands.length > setSizeMax) throw new Error(`wallet: over ${setSizeMax} in a set`)
    if (commands.some(({ claim }) => claim)) {
      throw new Error('wallet: a claim cannot be used inside a transaction')
    }
    const encoded = commands.map((command) => encodeCommand(kinds, command))
    const found = await callPostSet(tx, clock.now(), encoded)
    const moved = commands.flatMap(({ memberId }, index) =>
      found[index]?.outcome === outcome.applied ? [memberId] : [],
    )
    afterCommit(tx, () => onMoved([...new Set(moved)]))
    return commands.map(({ txnId }, index) => answerOf(found[index], txnId))
  }
