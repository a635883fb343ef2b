import type { Limits } from '@trevo/contract/wps/limits.ts'
import type { LimitsContext } from './context.ts'
import { presentLimits, readKnown } from './show-limits.ts'

/** The limits of a member's person, what is used of them, and what waits. */
export const createGetLimits =
  (context: LimitsContext) =>
  async (memberId: bigint, brandId: number): Promise<Limits> => {
    const { clock, members, settings } = context
    const at = clock.now()
    const known = await readKnown(context, await members.personOf(memberId), at)
    return presentLimits(known, settings.rulesOf(brandId), at)
  }
