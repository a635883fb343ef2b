import { tables, type Tx } from '@trevo/database/connect.ts'
import { contradicts, isLower } from '../domain/change-limit.ts'
import { isSame, type LimitName } from '../domain/limit.ts'
import { findLimits } from '../repository/limits.ts'
import type { LimitsTables } from '../repository/tables.ts'
import { lockPersonOf } from './apply-limits.ts'
import type { LimitsContext } from './context.ts'
import { lower } from './set-limit.ts'

type Taken = LimitName & { readonly memberId: bigint; readonly value: bigint }

/**
 * A lower limit that a member takes as it was proposed, in the caller's transaction: it holds at once. Where one
 * that is as low holds, of its period or a longer one, nothing changes. @returns whether it holds now
 */
export const createTakeLowerLimit =
  (context: LimitsContext) =>
  async (tx: Tx, { memberId, ...change }: Taken): Promise<boolean> => {
    const at = context.clock.now()
    const personId = await lockPersonOf(context, tx, memberId, at)
    const limits = await findLimits(tables<LimitsTables>(tx), personId)
    const before = limits.find((limit) => isSame(limit, change))?.value ?? null
    if (!isLower(change.value, before)) return false
    const against = limits.filter((limit) => contradicts([limit], change))
    if (against.some(({ value }) => value < change.value)) return false
    // Those of shorter periods are no higher than it.
    for (const { value, ...name } of against) {
      const lowered = { ...name, value: change.value, before: value, at, memberId }
      await lower(context, tx, personId, lowered)
    }
    await lower(context, tx, personId, { ...change, before, at, memberId })
    return true
  }
