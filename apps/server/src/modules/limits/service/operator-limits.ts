import type { MemberLimits } from '@trevo/contract/ops/members/limits.ts'
import { tables } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../platform/acts/act.ts'
import { contradicts, isLower } from '../domain/change-limit.ts'
import { isSame, writeValue } from '../domain/limit.ts'
import { addChange, deleteRaise, findLimits, writeLimit } from '../repository/limits.ts'
import type { LimitsTables } from '../repository/tables.ts'
import { applyLimits, lockPersonOf } from './apply-limits.ts'
import type { LimitsContext } from './context.ts'
import { createGetLimits } from './get-limits.ts'
import { createListLimitChanges } from './list-limit-changes.ts'
import { readWanted, type Wanted } from './set-limit.ts'

const changesMax = 100

type Lowering = Wanted & {
  readonly brandId: number
  readonly username: string
  readonly operator: string
  readonly reason: string
}

/** What operators do with a member's limits: look at them, and lower them. */
export const createOperatorLimits = (context: LimitsContext) => {
  const { database, members, clock } = context
  const getLimits = createGetLimits(context)
  const listChanges = createListLimitChanges(context)

  /** @throws Refusal `exclusion.member_unknown`, also for a member of another brand */
  const findMember = async (brandId: number, username: string): Promise<bigint> => {
    const memberId = await members.findByUsername(brandId, username)
    if (memberId === undefined) throw new Refusal('exclusion.member_unknown')
    return memberId
  }

  const show = async (
    brandId: number,
    username: string,
    memberId: bigint,
  ): Promise<MemberLimits> => {
    const limits = await getLimits(memberId, brandId)
    const { list: changes } = await listChanges(memberId, { pageSize: changesMax })
    return { ...limits, username, changes }
  }

  return {
    showMemberLimits: async (brandId: number, username: string): Promise<MemberLimits> =>
      show(brandId, username, await findMember(brandId, username)),

    lowerMemberLimit: async (order: Lowering): Promise<MemberLimits> => {
      const { brandId, username, operator, reason } = order
      const change = readWanted(order)
      const memberId = await findMember(brandId, username)
      await database.inTx(async (tx) => {
        const at = clock.now()
        const personId = await lockPersonOf(context, tx, memberId, at)
        const limits = await findLimits(tables<LimitsTables>(tx), personId)
        const before = limits.find((limit) => isSame(limit, change))?.value ?? null
        const { kind, value } = change
        const shown = (amount: bigint | null) => (amount === null ? null : writeValue(kind, amount))
        if (value === null || !isLower(value, before)) {
          throw new Refusal('limit.not_lower', { value: shown(before) ?? '' })
        }
        if (contradicts(limits, change)) throw new Refusal('limit.above_longer')
        await writeLimit(tx, personId, { ...change, at })
        await deleteRaise(tx, personId, change)
        const what = before === null ? 'set' : 'lowered'
        await addChange(tx, personId, {
          ...change,
          what,
          before,
          after: value,
          at,
          operator,
          reason,
        })
        await applyLimits(context, tx, personId, at)
        if (before === null) await context.members.applyStanding(tx, personId)
        const name = `${kind}:${change.period}`
        noteAct({ before: { [name]: shown(before) }, after: { [name]: shown(value) } })
      })
      return show(brandId, username, memberId)
    },
  }
}
