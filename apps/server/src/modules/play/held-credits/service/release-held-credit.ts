import type { HeldCredit } from '@trevo/contract/ops/held-credits.ts'
import { tables } from '@trevo/database/connect.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { PlayContext } from '../../common/context.ts'
import type { PlayTables } from '../../common/repository/tables.ts'
import { findHeldCreditSetting } from '../../rounds/repository/held-credits.ts'
import { needsSecond } from '../domain/needs-second.ts'
import { lockHeld, type Decision } from './decide-held-credit.ts'
import { releaseInTx } from './release-credit-kind.ts'
import { createShowHeldCredit, getHeldCreditOf, releaseKindName } from './show-held-credit.ts'

type Release = Decision & {
  readonly operatorId: bigint
  /** The largest amount that the operator may release; null without a ceiling. */
  readonly ceilingMinor: bigint | null
}

/**
 * The member gets the money. From the brand's threshold on this is the first yes of two persons, or the second
 * one. @throws Refusal `credit.unknown`, `credit.not_held`, `operator.over_ceiling`
 */
export const createReleaseHeldCredit =
  (context: PlayContext) =>
  async (release: Release): Promise<HeldCredit> => {
    const { brandId, creditId, operatorId, operator, reason, ceilingMinor } = release
    const row = await getHeldCreditOf(context, brandId, creditId)
    const isDone = await context.database.inTx(async (tx) => {
      const { held } = await lockHeld(tx, row)
      if (ceilingMinor !== null && held.amount_minor > ceilingMinor) {
        throw new Refusal('operator.over_ceiling', { ceiling: formatMoney(ceilingMinor) })
      }
      const setting = await findHeldCreditSetting(tables<PlayTables>(tx), brandId)
      if (needsSecond(held.amount_minor, setting)) return false
      await releaseInTx(context, tx, held, { operator, reason })
      return true
    })
    if (!isDone) {
      const by = { operatorId, username: operator }
      const act = { kind: releaseKindName, brandId, target: creditId, input: {} }
      await context.staff.askChange({ ...act, reason, by })
    }
    return createShowHeldCredit(context)(brandId, creditId)
  }
