import { createCredits } from '../../../../platform/credits/create-credits.ts'
import { creditPaid, creditReversed, type OwedCredit } from '../../slips/domain/transfers.ts'
import { creditStates, listDueCredits, listReversing } from '../../slips/repository/credits.ts'
import type { CreditRow } from '../../tables.ts'
import type { SportsbookContext } from '../../common/service/context.ts'

const creditsAtOnce = 1_000

const owedOf = (credit: CreditRow): OwedCredit => ({
  creditId: credit.id,
  kind: credit.kind,
  memberId: credit.member_id,
  slipId: credit.slip_id,
  amountMinor: credit.amount_minor,
})

const creditsOf = (context: SportsbookContext) =>
  createCredits({ ...context, states: creditStates, paid: creditPaid, reversed: creditReversed })

/** Pays the credits of the slips that a match ended, a thousand at a time. */
export const payDueCredits = async (
  context: SportsbookContext,
  fixtureId: bigint,
  renewLease: () => Promise<void>,
): Promise<void> => {
  const credits = creditsOf(context)
  for (;;) {
    await renewLease()
    const due = await listDueCredits(context.database.db, fixtureId, creditsAtOnce)
    if (due.length === 0) return
    const owed = due.map(owedOf)
    await credits.pay(owed)
    context.listeners.onPaid(
      owed.map(({ memberId, slipId, amountMinor }) => ({ memberId, slipId, amountMinor })),
    )
  }
}

/** Reverses the credits annulled by operators' decisions. */
export const reverseCredits = async (context: SportsbookContext): Promise<void> => {
  const credits = creditsOf(context)
  for (let after = 0n; ;) {
    const reversing = await listReversing(context.database.db, after, creditsAtOnce)
    const last = reversing.at(-1)
    if (!last) return
    after = last.id
    await credits.reverseAll(reversing.map(owedOf))
  }
}
