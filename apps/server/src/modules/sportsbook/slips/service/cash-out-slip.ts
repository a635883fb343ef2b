import type { Slip } from '@trevo/contract/wps/sports/slips.ts'
import { tables } from '@trevo/database/connect.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { saleOf } from '../domain/slip-money.ts'
import { cashOutPaid, soldBack } from '../domain/transfers.ts'
import { findCashOut, insertCredit } from '../repository/credits.ts'
import { shareFixtures } from '../../matches/repository/fixtures.ts'
import { recordSlips } from '../repository/settled-bets.ts'
import { getSlip, listLegsOf, lockSlip, sellBack } from '../repository/slips.ts'
import type { CreditRow, SportsTables } from '../../tables.ts'
import { settingOf, type SportsbookContext } from '../../common/service/context.ts'
import { presentSlips } from './present-slips.ts'
import { priceCashOut } from './price-cash-out.ts'
import { waitWhileLive } from './wait-while-live.ts'

export type CashOut = {
  readonly memberId: bigint
  readonly brandId: number
  readonly slipId: bigint
  readonly clientId: string
  /** The shown price of the whole. */
  readonly offerMinor: bigint
  readonly percent: number
}

/** @throws Refusal `request.id_reused` if the id was used for another sale. */
const requireSame = (known: CreditRow, { slipId, clientId, percent }: CashOut): void => {
  const isSame = known.slip_id === slipId && (known.percent ?? percent) === percent
  if (!isSame) throw new Refusal('request.id_reused', { id: clientId })
}

/**
 * Sells a slip back, or a part of it, at the current prices under shared locks of its matches. The remaining part
 * keeps its old prices.
 */
export const createCashOutSlip =
  (context: SportsbookContext) =>
  async (order: CashOut): Promise<Slip> => {
    const { database, wallet, clock, prices } = context
    const { memberId, brandId, slipId, clientId, offerMinor, percent } = order
    const legs = await listLegsOf(database.db, memberId, [slipId])
    if (legs.length === 0) throw new Refusal('sportsbook.slip_unknown')
    const ids = [...new Set(legs.map(({ fixture_id }) => fixture_id))]
    const setup = await context.setup()
    const isRepeat = (await findCashOut(database.db, memberId, clientId)) !== undefined
    if (!isRepeat) await waitWhileLive(context, ids, settingOf(setup, brandId))
    await database.inTx(async (tx) => {
      await wallet.claimClientId(tx, 'sportsbook.cash_out', order)
      const fixtures = await shareFixtures(tx, ids)
      const slip = await lockSlip(tx, memberId, slipId)
      // After locking the slip: of the same order sent concurrently, all but one find the first.
      const known = await findCashOut(tables<SportsTables>(tx), memberId, clientId)
      if (known) return requireSame(known, order)
      const legsNow = await listLegsOf(tables<SportsTables>(tx), memberId, [slipId])
      const at = clock.now()
      const byId = new Map(fixtures.map((fixture) => [fixture.id, fixture]))
      const value = slip && priceCashOut(slip, legsNow, byId, { prices, setup, now: at })
      if (!slip || value === undefined) throw new Refusal('sportsbook.cash_out_closed')
      if (value < offerMinor) {
        throw new Refusal('sportsbook.cash_out_changed', { offer: formatMoney(value) })
      }
      const { soldMinor, amountMinor } = saleOf(slip.riding_each_minor, value, percent)
      if (amountMinor === 0n || soldMinor === 0n) throw new Refusal('sportsbook.cash_out_closed')
      const creditId = await insertCredit(tx, {
        fixture_id: legs[0]?.fixture_id ?? 0n,
        member_id: memberId,
        slip_id: slipId,
        attempt: slip.attempt,
        client_id: clientId,
        percent,
        kind: 'cash_out',
        amount_minor: amountMinor,
        state: 'paid',
        created_at: at,
        paid_at: at,
      })
      const riding = slip.riding_each_minor - soldMinor
      const soldStake = soldMinor * BigInt(slip.bet_count)
      const backMinor = soldBack(amountMinor, soldStake)
      await sellBack(tx, slip, {
        riding_each_minor: riding,
        cashed_minor: slip.cashed_minor + amountMinor,
        sold_back_minor: slip.sold_back_minor + backMinor,
        ...(riding === 0n && {
          status: 'cashed' as const,
          ended_at: at,
          bets_attempt: slip.attempt,
        }),
      })
      // No slip of the match has ended: what others had at risk besides this one is not recorded yet.
      await recordSlips(tx, [{ member_id: memberId, id: slipId, mayCover: false }], at)
      const owed = { creditId, kind: 'cash_out' as const, memberId, slipId, amountMinor }
      for (const movement of cashOutPaid(owed, backMinor)) await wallet.postInTx(tx, movement)
    })
    const slip = await getSlip(database.db, memberId, slipId)
    const [shown] = await presentSlips(context, [slip])
    if (!shown) throw new Refusal('sportsbook.slip_unknown')
    return shown
  }
