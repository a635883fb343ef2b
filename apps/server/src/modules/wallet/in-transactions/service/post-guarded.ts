import { Refusal } from '@trevo/platform/refusal.ts'
import { ClaimLost } from '../../common/domain/claim.ts'
import { LimitsUnasked, type StakeGuard } from '../../common/domain/stake-guard.ts'
import type { PostCommand, PostResult } from '../../common/domain/transfer.ts'
import type { KindRegistry } from '../../common/repository/kinds.ts'

type Dependencies = {
  readonly kinds: KindRegistry
  readonly post: (command: PostCommand) => Promise<PostResult>
  /** A transaction of its own, in which the guard is asked: the way of a ledger that is spread. */
  readonly postAlone: (command: PostCommand) => Promise<PostResult>
  readonly isSpread: () => boolean
  readonly guard: () => StakeGuard | undefined
}

const attemptsMax = 4

/**
 * The fast path with the guard of stakes. Members without limits go straight to their lane. Of the others the
 * claim of the guard goes with the stake: known ahead, or asked after the ledger said that the account is limited.
 */
export const createPostGuarded = ({ kinds, post, postAlone, isSpread, guard }: Dependencies) => {
  const send = (command: PostCommand, admission: readonly string[] | undefined) => {
    if (!admission) return post(command)
    return isSpread() ? postAlone(command) : post({ ...command, admission })
  }

  const settle = async (
    by: StakeGuard,
    command: PostCommand,
    first: { readonly error: unknown; readonly admission: readonly string[] | undefined },
  ): Promise<PostResult> => {
    let { error, admission } = first
    for (let attempt = 1; attempt < attemptsMax; attempt += 1) {
      if (error instanceof ClaimLost && admission && !command.claim) {
        const refusal = await by.explain(command)
        if (refusal) throw refusal
      } else if (!(error instanceof LimitsUnasked)) throw error
      admission = await by.findClaim(command)
      try {
        return await send(command, admission)
      } catch (again) {
        error = again
      }
    }
    // Limits that change all the time, or another clock at midnight.
    if (error instanceof ClaimLost || error instanceof LimitsUnasked)
      throw new Refusal('wallet.busy')
    throw error
  }

  return (command: PostCommand): Promise<PostResult> => {
    const by = guard()
    if (!by || !kinds.get(command.kind).stake) return post(command)
    const admission = by.knownClaim(command)
    return send(command, admission).catch((error: unknown) =>
      settle(by, command, { error, admission }),
    )
  }
}
