import { isDecided, payoutOf, type PayoutLeg } from '@trevo/sports-rules/bets/payout.ts'
import { holdAsRead } from '../../matches/repository/fixtures.ts'
import {
  endSlips,
  listOpenSlips,
  listParts,
  type EndedSlip,
  type OpenSlip,
  type Part,
} from '../repository/settle-slips.ts'
import type { FixtureRow } from '../../tables.ts'
import type { SportsbookContext } from '../../common/service/context.ts'
import { allDone, legsAtOnce, partsAtOnce } from './decide-legs.ts'
import { payDueCredits } from './pay-credits.ts'

/** The final payout of a slip. */
const endOf = (slip: OpenSlip): EndedSlip | undefined => {
  const legs = slip.legs.map((leg): PayoutLeg => ({
    odds: leg.odds,
    result: leg.result ?? undefined,
    share: { won: leg.share_won, of: leg.share_of },
    deductionPct: leg.deduction_pct,
  }))
  if (!isDecided(slip.kind, legs)) return undefined
  const payoutMinor = payoutOf(slip.kind, legs, slip.riding_each_minor)
  const isVoid = legs.every(({ result }) => result === 'void')
  const won = payoutMinor > 0n ? 'won' : 'lost'
  return {
    memberId: slip.member_id,
    slipId: slip.id,
    kind: slip.kind,
    status: isVoid ? 'void' : won,
    payoutMinor,
    attempt: slip.attempt,
    ridingEachMinor: slip.riding_each_minor,
  }
}

const endPart = async (
  { database, clock }: SportsbookContext,
  fixture: FixtureRow,
  part: Part,
): Promise<void> => {
  // One that was partly cashed out between reading and ending is calculated again, by its remaining stake.
  for (let isWhole = false; !isWhole;) {
    isWhole = await database.inTx(async (tx) => {
      await holdAsRead(tx, fixture)
      const slips = await listOpenSlips(tx, fixture.id, part)
      const ended = slips.flatMap((slip) => endOf(slip) ?? [])
      return (await endSlips(tx, fixture.id, ended, clock.now())) === ended.length
    })
  }
}

/**
 * Ends the decided slips of a match or a season, several parts at a time, and pays their credits: those of earlier
 * parts while the next ones end.
 */
export const endAndPay = async (
  context: SportsbookContext,
  fixture: FixtureRow,
  renewLease: () => Promise<void>,
): Promise<void> => {
  const parts = await listParts(context.database.db, fixture.id, legsAtOnce)
  for (let at = 0; at < parts.length; at += partsAtOnce) {
    await renewLease()
    const next = parts.slice(at, at + partsAtOnce)
    await allDone([
      ...next.map((part) => endPart(context, fixture, part)),
      ...(at === 0 ? [] : [payDueCredits(context, fixture.id, renewLease)]),
    ])
  }
  await payDueCredits(context, fixture.id, renewLease)
}
