import { creditPaid, creditReversed, type OwedCredit } from '../../slips/domain/transfers.ts'
import {
  listDueCredits,
  listReversing,
  lockCredit,
  notePaid,
  noteReversed,
} from '../../slips/repository/credits.ts'
import type { CreditRow } from '../../tables.ts'
import type { SettledSlip } from '../../needs.ts'
import type { SportsbookContext } from '../../common/service/context.ts'

const creditsAtOnce = 1_000

const owedOf = (credit: CreditRow): OwedCredit => ({
  creditId: credit.id,
  kind: credit.kind,
  memberId: credit.member_id,
  slipId: credit.slip_id,
  amountMinor: credit.amount_minor,
})

const toldOf = ({ memberId, slipId, amountMinor }: OwedCredit): SettledSlip => ({
  memberId,
  slipId,
  amountMinor,
})

/**
 * Pays what is due through the ledger’s fast path, a thousand in flight. Each has an id for ever, so
 * what was cut off between paying and noting is answered as paid when it is sent again.
 */
export const payDueCredits = async (
  { database, wallet, clock, listeners }: SportsbookContext,
  fixtureId: bigint,
  keepOn: () => Promise<void>,
): Promise<void> => {
  for (;;) {
    await keepOn()
    const due = await listDueCredits(database.db, fixtureId, creditsAtOnce)
    if (due.length === 0) return
    const owed = due.map(owedOf)
    await Promise.all(owed.map((one) => wallet.post(creditPaid(one))))
    const ids = due.map(({ id }) => id)
    await notePaid(database.db, ids, clock.now())
    listeners.onPaid(owed.map(toldOf))
  }
}

/** As much of an annulled credit as the member still has, and what is missing written beside it. */
const reverseCredit = async (
  { database, wallet }: SportsbookContext,
  owed: OwedCredit,
): Promise<void> => {
  // Whoever was paying it may still be on the way: once it is certainly paid, it can be taken back.
  await wallet.post(creditPaid(owed))
  await database.inTx(async (tx) => {
    const balance = await wallet.lockBalance(tx, owed.memberId)
    const credit = await lockCredit(tx, owed.creditId)
    if (credit?.state !== 'reversing') return
    const available = balance?.availableMinor ?? 0n
    const amountMinor = available < owed.amountMinor ? available : owed.amountMinor
    if (amountMinor > 0n) await wallet.postInTx(tx, { ...creditReversed(owed), amountMinor })
    const shortMinor = owed.amountMinor - amountMinor
    const state = shortMinor > 0n ? 'short' : 'reversed'
    await noteReversed(tx, owed.creditId, { state, shortMinor })
  })
}

/** Takes back what decisions of operators annulled. */
export const reverseCredits = async (context: SportsbookContext): Promise<void> => {
  const { logger } = context
  for (let after = 0n; ;) {
    const credits = await listReversing(context.database.db, after, creditsAtOnce)
    const last = credits.at(-1)
    if (!last) return
    after = last.id
    for (const credit of credits) {
      await reverseCredit(context, owedOf(credit)).catch((error: unknown) =>
        // What one cannot give back keeps no match from being settled: it is tried again with the next.
        logger.error(
          { err: error, creditId: String(credit.id) },
          'sportsbook: credit not reversed',
        ),
      )
    }
  }
}
