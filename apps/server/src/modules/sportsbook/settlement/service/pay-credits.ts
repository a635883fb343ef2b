import {
  payDueCredits as payAllDue,
  reverseAnnulledCredits,
  type CreditRows,
  type OwedCredit,
} from '../../../wallet/index.ts'
import { creditPaid, creditReversed } from '../../slips/domain/transfers.ts'
import {
  listDueCredits,
  listReversing,
  lockCredit,
  notePaid,
  noteReversed,
} from '../../slips/repository/credits.ts'
import type { CreditRow } from '../../tables.ts'
import type { SportsbookContext } from '../../common/service/context.ts'

type SlipCredit = OwedCredit & { readonly row: CreditRow }

const owedOf = (row: CreditRow): SlipCredit => {
  const credit = {
    creditId: row.id,
    kind: row.kind,
    memberId: row.member_id,
    slipId: row.slip_id,
    amountMinor: row.amount_minor,
  }
  return { id: row.id, paid: creditPaid(credit), reversed: creditReversed(credit), row }
}

/** Those of all matches are reversed together: a decision about one annuls what others ended. */
const creditsOf = (
  { database: { db } }: SportsbookContext,
  fixtureId: bigint,
): CreditRows<SlipCredit> => ({
  listDue: async (limit) => (await listDueCredits(db, fixtureId, limit)).map(owedOf),
  notePaid: (ids, at) => notePaid(db, ids, at),
  listReversing: async (after, limit) => (await listReversing(db, after, limit)).map(owedOf),
  lockReversing: async (tx, id) => (await lockCredit(tx, id))?.state === 'reversing',
  noteReversed,
})

/** Pays what the slips that a match ended are owed. */
export const payDueCredits = (
  context: SportsbookContext,
  fixtureId: bigint,
  keepOn: () => Promise<void>,
): Promise<void> =>
  payAllDue(context, creditsOf(context, fixtureId), {
    keepOn,
    onPaid: (credits) =>
      context.listeners.onPaid(
        credits.map(({ row }) => ({
          memberId: row.member_id,
          slipId: row.slip_id,
          amountMinor: row.amount_minor,
        })),
      ),
  })

/** Takes back what decisions of operators annulled, before a match is settled. */
export const reverseCredits = (
  context: SportsbookContext,
  fixtureId: bigint,
  keepOn: () => Promise<void>,
): Promise<void> => reverseAnnulledCredits(context, creditsOf(context, fixtureId), keepOn)
