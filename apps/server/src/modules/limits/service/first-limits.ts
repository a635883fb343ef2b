import { tables, type Tx } from '@trevo/database/connect.ts'
import {
  firstLimitKinds,
  type FirstLimitKind,
  type FirstLimits,
} from '@trevo/contract/wps/security/first-limits.ts'
import type { Limits } from '@trevo/contract/wps/limits.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Kysely } from 'kysely'
import { missingKinds } from '../domain/first-limits.ts'
import { addChange, findLimits, writeLimit } from '../repository/limits.ts'
import type { LimitsTables } from '../repository/tables.ts'
import { applyLimits, lockPersonOf } from './apply-limits.ts'
import type { LimitsContext } from './context.ts'
import { createGetLimits } from './get-limits.ts'
import { readWanted } from './set-limit.ts'

type Person = { readonly personId: bigint; readonly brandId: number }
/** Those that are set. */
type WantedFirst = { readonly [Kind in FirstLimitKind]?: FirstLimits[Kind] | undefined }
type Account = { readonly memberId: bigint; readonly brandId: number }

/** The loss and the time limit that a brand may ask for before anything is staked or deposited. */
export const createFirstLimits = (context: LimitsContext) => {
  const { database, members, settings, clock } = context
  const getLimits = createGetLimits(context)

  const missingOf = async (
    db: Kysely<LimitsTables>,
    { personId, brandId }: Person,
  ): Promise<readonly FirstLimitKind[]> =>
    settings.rulesOf(brandId).areRequired ? missingKinds(await findLimits(db, personId)) : []

  /** Only what is missing. @throws Refusal `limit.already_set`, `limit.value_unknown` */
  const setInTx = async (tx: Tx, memberId: bigint, wanted: WantedFirst): Promise<void> => {
    const at = clock.now()
    const personId = await lockPersonOf(context, tx, memberId, at)
    const missing = missingKinds(await findLimits(tables<LimitsTables>(tx), personId))
    for (const kind of firstLimitKinds) {
      const one = wanted[kind]
      if (!one) continue
      if (!missing.includes(kind)) throw new Refusal('limit.already_set')
      const { value, period } = readWanted({ kind, ...one })
      if (value === null) throw new Refusal('limit.value_unknown')
      await writeLimit(tx, personId, { kind, period, value, at })
      const change = {
        kind,
        period,
        what: 'set',
        before: null,
        after: value,
        at,
        memberId,
      } as const
      await addChange(tx, personId, change)
    }
    await applyLimits(context, tx, personId, at)
    await context.members.applyStanding(tx, personId)
  }

  const missingFor = async ({ memberId, brandId }: Account): Promise<readonly FirstLimitKind[]> => {
    if (!settings.rulesOf(brandId).areRequired) return []
    return missingOf(database.db, { brandId, personId: await members.personOf(memberId) })
  }

  return {
    /** What the account's person still has to choose; nothing where the brand does not ask for it. */
    missingFor,
    /** The same as yes or no, to refuse early. */
    lacksLimits: async (account: Account): Promise<boolean> =>
      (await missingFor(account)).length > 0,
    /** Whether the person may stake and deposit; on the transaction that holds the lock of the balance. */
    hasFirstLimitsInTx: async (tx: Tx, person: Person): Promise<boolean> =>
      (await missingOf(tables<LimitsTables>(tx), person)).length === 0,
    /** Of an account that is made in this transaction. */
    setFirstLimitsInTx: setInTx,
    setFirstLimits: async (
      { memberId, brandId }: Account,
      wanted: WantedFirst,
    ): Promise<Limits> => {
      await database.inTx((tx) => setInTx(tx, memberId, wanted))
      return getLimits(memberId, brandId)
    },
  }
}
