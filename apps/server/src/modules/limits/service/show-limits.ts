import { tables, type Tx } from '@trevo/database/connect.ts'
import type { Limits, LimitState } from '@trevo/contract/wps/limits.ts'
import type { Kysely } from 'kysely'
import type { HeldLimit } from '../domain/change-limit.ts'
import { isSame, limitNames, writeValue, type LimitName } from '../domain/limit.ts'
import { endOfPeriod } from '../domain/periods.ts'
import { usedOf, type Usage } from '../domain/usage.ts'
import { findLimits, findRaises, type Raise } from '../repository/limits.ts'
import type { LimitsTables } from '../repository/tables.ts'
import { findUsage } from '../repository/usage.ts'
import type { LimitRules } from '../needs.ts'
import { sumLedger } from './recount.ts'
import { sumGivenBack } from './sum-given-back.ts'
import type { LimitsContext } from './context.ts'

type Known = {
  readonly limits: readonly HeldLimit[]
  readonly raises: readonly Raise[]
  readonly usage: Usage
}

const largest = (value: bigint): bigint => (value > 0n ? value : 0n)

const waitingOf = (raise: Raise | undefined, at: Date): LimitState['waiting'] => {
  if (!raise || raise.closesAt <= at) return null
  return {
    value: raise.value === null ? null : writeValue(raise.kind, raise.value),
    askedAt: raise.askedAt.toISOString(),
    opensAt: raise.opensAt.toISOString(),
    closesAt: raise.closesAt.toISOString(),
    isOpen: raise.opensAt <= at,
  }
}

/** One limit as pages show it. */
export const presentLimit = (
  name: LimitName,
  { limits, raises, usage }: Known,
  at: Date,
): LimitState => {
  const value = limits.find((limit) => isSame(limit, name))?.value
  const used = usedOf(usage, name, at)
  const signed = (amount: bigint) =>
    amount < 0n ? `-${writeValue(name.kind, -amount)}` : writeValue(name.kind, amount)
  return {
    ...name,
    value: value === undefined ? null : writeValue(name.kind, value),
    used: used === null ? null : signed(used),
    rest: value === undefined ? null : writeValue(name.kind, largest(value - (used ?? 0n))),
    endsAt: endOfPeriod(name.period, at)?.toISOString() ?? null,
    waiting: waitingOf(
      raises.find((raise) => isSame(raise, name)),
      at,
    ),
  }
}

/** What is known of a person; without a counter the ledger says what was used. */
export const readKnown = async (
  context: LimitsContext,
  personId: bigint,
  at: Date,
): Promise<Known> => {
  await context.readSettled()
  return context.database.inTx(async (tx: Tx) => {
    const db: Kysely<LimitsTables> = tables<LimitsTables>(tx)
    const [limits, raises, usage] = [
      await findLimits(db, personId),
      await findRaises(db, personId),
      await findUsage(tx, personId, at),
    ]
    if (usage.isOn) return { limits, raises, usage }
    const accounts = await context.members.accountsOf(personId, tx)
    const sums = await sumLedger(context, tx, accounts, at)
    const returnedMinor = await sumGivenBack(tx, accounts, at)
    return { limits, raises, usage: { ...usage, ...sums, returnedMinor } }
  })
}

/** A person's limits as the page shows them. */
export const presentLimits = (known: Known, rules: LimitRules, at: Date): Limits => ({
  list: limitNames.map((name) => presentLimit(name, known, at)),
  raiseDelayHours: rules.raise.delayHours,
  raiseDelayHoursStrict: rules.raise.strictDelayHours,
  raiseSilenceDays: rules.raise.silenceDays,
  now: at.toISOString(),
})
