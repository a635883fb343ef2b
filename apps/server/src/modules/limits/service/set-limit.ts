import { tables, type Tx } from '@trevo/database/connect.ts'
import type { Limits } from '@trevo/contract/wps/limits.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { contradicts, isLower, keepsRequired, timesOfRaise } from '../domain/change-limit.ts'
import { hasPeriod, isSame, readValue, type LimitAmount, type LimitName } from '../domain/limit.ts'
import { addChange, deleteRaise, findLimits, writeLimit, writeRaise } from '../repository/limits.ts'
import type { LimitsTables } from '../repository/tables.ts'
import { applyLimits, lockPersonOf } from './apply-limits.ts'
import type { LimitsContext } from './context.ts'
import { presentLimits, readKnown } from './show-limits.ts'

/** The member who asks, and from where. */
export type Asker = {
  readonly memberId: bigint
  readonly brandId: number
  readonly address: string
}

export type Wanted = LimitName & { readonly value: string | null }

/** @throws Refusal `limit.period_unknown`, `limit.value_unknown` */
export const readWanted = ({ kind, period, value }: Wanted): LimitName & { value: LimitAmount } => {
  const name = { kind, period }
  if (!hasPeriod(name)) throw new Refusal('limit.period_unknown')
  if (value === null) return { ...name, value: null }
  const amount = readValue(kind, value)
  if (amount === undefined) throw new Refusal('limit.value_unknown')
  return { ...name, value: amount }
}

/** A lower limit holds at once, and drops the higher one that waited. */
export const lower = async (
  context: LimitsContext,
  tx: Tx,
  personId: bigint,
  change: LimitName & {
    readonly value: bigint
    readonly before: LimitAmount
    readonly at: Date
    readonly memberId: bigint
  },
): Promise<void> => {
  const { value, before, at } = change
  await writeLimit(tx, personId, { ...change, value, at })
  await deleteRaise(tx, personId, change)
  const what = before === null ? 'set' : 'lowered'
  await addChange(tx, personId, { ...change, what, before, after: value })
  await applyLimits(context, tx, personId, at)
  if (before === null) await context.members.applyStanding(tx, personId)
}

/**
 * Sets a limit of the member's person. A lower one holds from this moment on. A higher one, or none, waits for the
 * rule's delay and another yes; it replaces the one that waited, and its delay begins again.
 */
export const createSetLimit = (context: LimitsContext) => {
  const { database, members, identity, settings, clock } = context
  return async (asker: Asker, wanted: Wanted & { readonly password: string }): Promise<Limits> => {
    const change = readWanted(wanted)
    const { memberId, brandId, address } = asker
    await identity.provePassword({ memberId, password: wanted.password, address })
    const rules = settings.rulesOf(brandId)
    await database.inTx(async (tx) => {
      const at = clock.now()
      const personId = await lockPersonOf(context, tx, memberId, at)
      const limits = await findLimits(tables<LimitsTables>(tx), personId)
      const before = limits.find((limit) => isSame(limit, change))?.value ?? null
      if (change.value === before) return deleteRaise(tx, personId, change)
      if (contradicts(limits, change)) throw new Refusal('limit.above_longer')
      const { value } = change
      if (value !== null && isLower(value, before)) {
        return lower(context, tx, personId, { ...change, value, before, at, memberId })
      }
      if (value === null && rules.areRequired && !keepsRequired(limits, change)) {
        throw new Refusal('limit.required')
      }
      await writeRaise(tx, personId, { ...change, ...timesOfRaise(change.kind, at, rules.raise) })
      await context.listeners.onRaiseAsked(tx, memberId, at)
      return addChange(tx, personId, {
        ...change,
        what: 'raise_asked',
        before,
        after: value,
        at,
        memberId,
      })
    })
    const at = clock.now()
    const personId = await members.personOf(memberId)
    return presentLimits(await readKnown(context, personId, at), rules, at)
  }
}
