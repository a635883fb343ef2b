import { afterCommit, type Tx } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { StakeGuard } from '../../common/domain/stake-guard.ts'
import type { BatchAnswer } from '../../common/domain/batch.ts'
import { outcome } from '../../common/domain/outcomes.ts'
import type { PostCommand, PostResult } from '../../common/domain/transfer.ts'
import type { KindRegistry } from '../../common/repository/kinds.ts'
import { callPostSet } from '../repository/set-in-tx.ts'
import { encodeCommand } from '../../lanes/service/encode-command.ts'
import { countStakes } from './count-stakes.ts'
import { toResult } from '../../lanes/service/post.ts'

/** The most commands per set. */
export const setSizeMax = 128

/** The outcome of a command of a set: a refusal affects only that command, the others are posted. */
export type SetAnswer = PostResult | Refusal

type Dependencies = {
  readonly kinds: KindRegistry
  readonly clock: Clock
  readonly onMoved: (memberIds: readonly bigint[]) => void
  readonly guard: () => StakeGuard | undefined
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
    const { kinds, clock, onMoved, guard } = dependencies
    if (commands.length === 0) return []
    if (commands.length > setSizeMax) throw new Error(`wallet: over ${setSizeMax} in a set`)
    if (commands.some(({ claim }) => claim)) {
      throw new Error('wallet: a claim cannot be used inside a transaction')
    }
    const encoded = commands.map((command) => encodeCommand(kinds, command))
    const places = commands.flatMap(({ kind }, place) => (kinds.get(kind).stake ? [place] : []))
    const stakes = places.flatMap((place) => commands[place] ?? [])
    const { at, admissions, undo } = await countStakes({ guard: guard(), clock }, tx, stakes)
    const refused = new Map<number, Refusal>()
    const counted = new Set<number>()
    for (const [index, place] of places.entries()) {
      const admission = admissions[index]
      if (admission instanceof Refusal) refused.set(place, admission)
      else if (admission === 'counted') counted.add(place)
    }
    const sent = encoded.flatMap((_, place) => (refused.has(place) ? [] : [place]))
    const answers: (BatchAnswer | undefined)[] = encoded.map(() => undefined)
    const found = await callPostSet(
      tx,
      at,
      sent.flatMap((place) => encoded[place] ?? []),
      new Set(sent.flatMap((place, index) => (counted.has(place) ? [index] : []))),
    )
    for (const [index, place] of sent.entries()) answers[place] = found[index]
    const isApplied = (place: number) => answers[place]?.outcome === outcome.applied
    await undo(
      tx,
      places.flatMap((place, index) => (isApplied(place) ? [] : [index])),
    )
    const moved = commands.flatMap(({ memberId }, place) => (isApplied(place) ? [memberId] : []))
    afterCommit(tx, () => onMoved([...new Set(moved)]))
    return commands.map(({ txnId }, place) => refused.get(place) ?? answerOf(answers[place], txnId))
  }
