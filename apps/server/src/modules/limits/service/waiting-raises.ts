import { tables, type Tx } from '@trevo/database/connect.ts'
import type { Limits } from '@trevo/contract/wps/limits.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { contradicts, keepsRequired } from '../domain/change-limit.ts'
import { isSame, type LimitName } from '../domain/limit.ts'
import { momentText } from '../domain/periods.ts'
import {
  addChange,
  deleteRaise,
  findLimits,
  findRaises,
  writeLimit,
  type Raise,
} from '../repository/limits.ts'
import type { LimitsTables } from '../repository/tables.ts'
import { applyLimits, lockPersonOf } from './apply-limits.ts'
import type { LimitsContext } from './context.ts'
import type { Asker } from './set-limit.ts'
import { presentLimits, readKnown } from './show-limits.ts'

/** @throws Refusal `limit.nothing_waits`, also for a raise that was left without an answer */
const requireRaise = async (
  tx: Tx,
  personId: bigint,
  name: LimitName,
  at: Date,
): Promise<Raise> => {
  const raises = await findRaises(tables<LimitsTables>(tx), personId)
  const raise = raises.find((one) => isSame(one, name) && one.closesAt > at)
  if (!raise) throw new Refusal('limit.nothing_waits')
  return raise
}

const valueOf = async (tx: Tx, personId: bigint, name: LimitName) => {
  const limits = await findLimits(tables<LimitsTables>(tx), personId)
  return { limits, before: limits.find((limit) => isSame(limit, name))?.value ?? null }
}

const show = async (context: LimitsContext, personId: bigint, brandId: number): Promise<Limits> => {
  const at = context.clock.now()
  return presentLimits(
    await readKnown(context, personId, at),
    context.settings.rulesOf(brandId),
    at,
  )
}

/** The second yes: from now on the higher limit holds. */
const createConfirm = (context: LimitsContext) => {
  const { database, members, identity, settings, clock } = context
  return async (
    { memberId, brandId, address }: Asker,
    { password, ...name }: LimitName & { readonly password: string },
  ): Promise<Limits> => {
    await identity.provePassword({ memberId, password, address })
    await database.inTx(async (tx) => {
      const at = clock.now()
      const personId = await lockPersonOf(context, tx, memberId, at)
      const { value, opensAt } = await requireRaise(tx, personId, name, at)
      if (opensAt > at) throw new Refusal('limit.not_open', { opens: momentText(opensAt) })
      const { limits, before } = await valueOf(tx, personId, name)
      if (contradicts(limits, { ...name, value })) throw new Refusal('limit.above_longer')
      if (value === null && settings.rulesOf(brandId).areRequired && !keepsRequired(limits, name)) {
        throw new Refusal('limit.required')
      }
      await writeLimit(tx, personId, { ...name, value, at })
      await deleteRaise(tx, personId, name)
      const what = value === null ? 'removed' : 'raised'
      await addChange(tx, personId, { ...name, what, before, after: value, at, memberId })
      await applyLimits(context, tx, personId, at)
    })
    return show(context, await members.personOf(memberId), brandId)
  }
}

/** The member does not want the higher limit any more. */
const createWithdraw = (context: LimitsContext) => {
  const { database, members, clock } = context
  return async ({ memberId, brandId }: Asker, name: LimitName): Promise<Limits> => {
    await database.inTx(async (tx) => {
      const at = clock.now()
      const personId = await lockPersonOf(context, tx, memberId, at)
      const { value } = await requireRaise(tx, personId, name, at)
      const { before } = await valueOf(tx, personId, name)
      await deleteRaise(tx, personId, name)
      const what = 'raise_withdrawn'
      await addChange(tx, personId, { ...name, what, before, after: value, at, memberId })
    })
    return show(context, await members.personOf(memberId), brandId)
  }
}

/** What members answer to higher limits that wait. */
export const createWaitingRaises = (context: LimitsContext) => ({
  confirmLimitRaise: createConfirm(context),
  withdrawLimitRaise: createWithdraw(context),
})
