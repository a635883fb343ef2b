import { afterCommit, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import { bucketOf } from '../../common/domain/account-ids.ts'
import { outcome } from '../../common/domain/outcomes.ts'
import type { PostCommand, PostResult } from '../../common/domain/transfer.ts'
import type { KindRegistry } from '../../common/repository/kinds.ts'
import { callPostSet } from '../repository/set-in-tx.ts'
import { encodeCommand } from '../../lanes/service/encode-command.ts'
import { toResult } from '../../lanes/service/post.ts'

/** At most so many commands of one set. */
export const setSizeMax = 128

/** The outcome of a command of a set: a refusal is its own, the others are posted. */
export type SetAnswer = PostResult | Refusal

type Dependencies = {
  readonly kinds: KindRegistry
  readonly clock: Clock
  readonly onMoved: (memberIds: readonly bigint[]) => void
  readonly postInTx: (tx: Tx, command: PostCommand) => Promise<PostResult>
}

const orRefusal = async (posting: () => Promise<PostResult>): Promise<SetAnswer> => {
  try {
    return await posting()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

/**
 * A ledger that may be spread: its single transfers find the node of their bucket. Buckets ascend, as in
 * every transaction that takes several, so that none waits for another in a circle.
 */
const postOneByOne = async (
  { postInTx, kinds }: Dependencies,
  tx: Tx,
  commands: readonly PostCommand[],
): Promise<SetAnswer[]> => {
  const answers: SetAnswer[] = Array.from({ length: commands.length })
  const buckets = kinds.bucketCount()
  const inOrder = [...commands.entries()].toSorted(
    ([, a], [, b]) =>
      bucketOf(a.memberId, buckets) - bucketOf(b.memberId, buckets) ||
      Number(a.memberId - b.memberId),
  )
  for (const [index, command] of inOrder) {
    answers[index] = await orRefusal(() => postInTx(tx, command))
  }
  return answers
}

/**
 * Posts commands of several members in one statement inside the caller's transaction. Each is applied or
 * refused separately; what is refused leaves nothing behind.
 */
export const createPostSetInTx =
  (dependencies: Dependencies) =>
  async (tx: Tx, commands: readonly PostCommand[]): Promise<readonly SetAnswer[]> => {
    const { kinds, clock, onMoved } = dependencies
    if (commands.length === 0) return []
    if (commands.length > setSizeMax) throw new Error(`wallet: over ${setSizeMax} in a set`)
    if (commands.some(({ claim }) => claim)) {
      throw new Error('wallet: inside a transaction the caller makes the claim itself')
    }
    if (kinds.bucketCount() > 1) return postOneByOne(dependencies, tx, commands)
    const encoded = commands.map((command) => encodeCommand(kinds, command))
    const found = await callPostSet(tx, clock.now(), encoded)
    const moved = commands.flatMap(({ memberId }, index) =>
      found[index]?.outcome === outcome.applied ? [memberId] : [],
    )
    afterCommit(tx, () => onMoved([...new Set(moved)]))
    return Promise.all(
      commands.map(({ txnId }, index) =>
        orRefusal(async () => {
          const answer = found[index]
          if (!answer) throw new Error('wallet: no answer')
          return toResult(answer, txnId)
        }),
      ),
    )
  }
