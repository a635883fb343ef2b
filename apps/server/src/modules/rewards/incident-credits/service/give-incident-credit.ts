import type { Texts } from '@trevo/languages/texts.ts'
import { lockBudgets, readCounted } from '../../budgets/repository/play-budgets.ts'
import { grantWithinBudget } from '../../budgets/service/spend-for-play.ts'
import { thisMonth } from '../../common/domain/periods.ts'
import type { GrantInTx } from '../../grants/service/grant-reward.ts'
import type { RewardsNeeds } from '../../needs.ts'
import { creditAmount } from '../domain/credit-amount.ts'
import { findCredit, incidentSource, sumCreditsSince } from '../repository/given-credits.ts'

export type IncidentCredit = {
  readonly brandId: number
  readonly memberId: bigint
  readonly incidentId: string
  /** The incident, in each language of the platform. */
  readonly names: Texts<string>
  /** The most for this incident, and for all of the month in which it is given; in 1/10,000 BRL. */
  readonly amountMinor: bigint
  readonly monthMaxMinor: bigint
}

/**
 * Gives a member money for an incident, once, as a reward to claim. It is paid out of the budget of rewards for
 * play, so that everything given for a stake stays within its bound (docs/valid-stake.md). @returns what the member
 * has got for it, in 1/10,000 BRL; 0 where nothing can be given
 */
export const createGiveIncidentCredit = (needs: RewardsNeeds, grantInTx: GrantInTx) => {
  const { database, members, settings, clock, listeners } = needs
  return async (credit: IncidentCredit): Promise<bigint> => {
    const { brandId, memberId, incidentId, names, amountMinor, monthMaxMinor } = credit
    const sourceId = `${incidentId}:${memberId}`
    const { givenMinor, isNew } = await database.inTx(async (tx) => {
      const eligible = await members.findEligible(memberId, tx)
      // Credits of a member are decided one after the other, under the lock of the budget.
      const spent = await lockBudgets(tx, 'missions', [memberId])
      const known = await findCredit(tx, sourceId)
      if (known !== undefined) return { givenMinor: known, isNew: false }
      if (eligible?.brandId !== brandId) return { givenMinor: 0n, isNew: false }
      const since = thisMonth(clock.now(), settings.timeZoneOf(brandId))
      const worthMinor = creditAmount({
        amountMinor,
        monthMaxMinor,
        monthGivenMinor: await sumCreditsSince(tx, memberId, since),
        countedMinor: await readCounted(tx, memberId),
        spentMinor: spent.get(memberId) ?? 0n,
      })
      if (worthMinor === 0n) return { givenMinor: 0n, isNew: false }
      const isGiven = await grantWithinBudget(tx, 'missions', { memberId, worthMinor }, () =>
        grantInTx(tx, {
          memberId,
          brandId,
          kind: 'INCIDENT',
          names,
          prize: { type: 'cash', amountMinor: worthMinor },
          source: incidentSource,
          sourceId,
        }),
      )
      return { givenMinor: isGiven ? worthMinor : 0n, isNew: isGiven }
    })
    if (isNew) listeners.onChanged([memberId])
    return givenMinor
  }
}
