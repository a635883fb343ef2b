import type { Slip } from '@trevo/contract/wps/sports/slips.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { mayOffer, readBetKind } from '../../common/domain/offer.ts'
import {
  fingerprintOf,
  possibleOf,
  requireUnrelated,
  requireValidSlip,
  type SlipChoice,
  type SlipOrder,
} from '../domain/read-slip.ts'
import { stakeTaken } from '../domain/transfers.ts'
import { shareFixtures } from '../../matches/repository/fixtures.ts'
import {
  findSlipByClient,
  insertSlip,
  raiseExposures,
  sumStakesOn,
  type NewLeg,
} from '../repository/slips.ts'
import { readLimits, type SlipLimits } from '../repository/limits.ts'
import type { Setup } from '../../common/repository/setup.ts'
import type { FixtureRow, SlipRow, SportsTables } from '../../tables.ts'
import { leagueOfBrand, settingOf, type SportsbookContext } from '../../common/service/context.ts'
import { presentPlaced, presentSlips } from './present-slips.ts'
import { waitWhileLive } from './wait-while-live.ts'

/** A choice at the price at which it is accepted. */
type Accepted = SlipChoice & { readonly version: number }

const fixtureIdsOf = (choices: readonly SlipChoice[]): bigint[] => [
  ...new Set(choices.map(({ fixtureId }) => fixtureId)),
]

type Offered = {
  readonly fixtures: readonly FixtureRow[]
  readonly setup: Setup
  readonly now: Date
}

/** The current price for every leg; a worse one only if any price is accepted, a better one always. */
const acceptPrices = (
  { prices }: SportsbookContext,
  { choices, accepts, brandId }: SlipOrder,
  limits: SlipLimits,
  { fixtures, setup, now }: Offered,
): readonly Accepted[] => {
  const found = choices.map((choice, index) => {
    const fixture = fixtures.find(({ id }) => id === choice.fixtureId)
    if (!fixture) throw new Refusal('sportsbook.match_unknown')
    const league = leagueOfBrand(setup, brandId, fixture.league_id)
    const isOnSale = limits.rules.get(readBetKind(choice.market))?.isOnSale
    const odds = prices.priceNew(setup, fixture, choice, now)
    if (!mayOffer(league) || !isOnSale || odds === undefined) {
      throw new Refusal('sportsbook.market_closed', { position: index + 1 })
    }
    return { choice, odds, version: fixture.version }
  })
  const isWorse = found.some(({ choice, odds }) => odds < choice.odds)
  if (isWorse && accepts === 'better') {
    throw new Refusal('sportsbook.odds_changed', { odds: found.map(({ odds }) => odds) })
  }
  return found.map(({ choice, odds, version }) => ({ ...choice, odds, version }))
}

const above = (limitMinor: bigint) =>
  new Refusal('sportsbook.stake_above_limit', { limit: formatMoney(limitMinor) })

/** Limits that depend only on the slip. */
const requireWithinSlip = (
  { kind, stakeEachMinor }: SlipOrder,
  accepted: readonly Accepted[],
  stakeMinor: bigint,
  limits: SlipLimits,
): void => {
  if (stakeEachMinor < limits.stakeMinorMin) {
    const limit = formatMoney(limits.stakeMinorMin)
    throw new Refusal('sportsbook.stake_below_minimum', { limit })
  }
  if (stakeMinor > limits.slipMinorMax) throw above(limits.slipMinorMax)
  for (const { market } of accepted) {
    const max = limits.rules.get(readBetKind(market))?.stakeMinorMax
    if (max !== undefined && stakeEachMinor > max) throw above(max)
  }
  const odds = accepted.map((one) => one.odds)
  if (possibleOf(kind, odds, stakeEachMinor) > limits.payoutMinorMax) {
    const limit = formatMoney(limits.payoutMinorMax)
    throw new Refusal('sportsbook.payout_above_limit', { limit })
  }
}

/** Limits of the member on a match, and of everybody on a choice; under locks held until the commit. */
const requireWithinLimits = async (
  tx: Tx,
  order: SlipOrder,
  accepted: readonly Accepted[],
  stakeMinor: bigint,
  limits: SlipLimits,
): Promise<void> => {
  const { memberId, stakeEachMinor } = order
  const max = limits.fixtureMinorMax
  if (max !== null) {
    const before = await sumStakesOn(tx, memberId, fixtureIdsOf(accepted))
    const isOver = fixtureIdsOf(accepted).some((id) => (before.get(id) ?? 0n) + stakeMinor > max)
    if (isOver) throw above(max)
  }
  const limited = accepted.flatMap(({ fixtureId, market, selection, odds }) => {
    const limit = limits.rules.get(readBetKind(market))?.liabilityMinorMax ?? null
    const amountMinor = possibleOf('singles', [odds], stakeEachMinor) - stakeEachMinor
    return limit === null ? [] : [{ fixtureId, market, selection, amountMinor, limit }]
  })
  const totals = await raiseExposures(tx, limited)
  for (const { fixtureId, market, selection, limit } of limited) {
    if ((totals.get(`${fixtureId} ${market} ${selection}`) ?? 0n) > limit) throw above(limit)
  }
}

const answerKnown = async (
  context: SportsbookContext,
  known: SlipRow,
  order: SlipOrder,
): Promise<Slip> => {
  if (known.fingerprint !== fingerprintOf(order)) {
    throw new Refusal('request.id_reused', { id: order.clientId })
  }
  return presentOne(context, known)
}

const presentOne = async (context: SportsbookContext, slip: SlipRow): Promise<Slip> => {
  const [shown] = await presentSlips(context, [slip])
  if (!shown) throw new Error(`slip ${slip.id} cannot be presented`)
  return shown
}

const legOf = (leg: Accepted, position: number): NewLeg => ({
  position,
  fixture_id: leg.fixtureId,
  market_key: leg.market,
  selection: leg.selection,
  odds: leg.odds,
  version: leg.version,
})

/**
 * Stakes a slip: prices, limits, slip and money in one commit under shared locks of every match, or nothing. A
 * retry gets the first answer, even if the prices have changed since.
 */
export const createPlaceSlip =
  (context: SportsbookContext) =>
  async (order: SlipOrder): Promise<Slip> => {
    const { database, wallet, clock } = context
    const known = await findSlipByClient(database.db, order)
    if (known) return answerKnown(context, known, order)
    const bets = requireValidSlip(order)
    const setup = await context.setup()
    await waitWhileLive(context, fixtureIdsOf(order.choices), settingOf(setup, order.brandId))
    const stakeMinor = order.stakeEachMinor * BigInt(bets)
    const placed = await database.inTx(async (tx) => {
      await wallet.claimClientId(tx, 'sportsbook.slip', order)
      const fixtures = await shareFixtures(tx, fixtureIdsOf(order.choices))
      await wallet.lockStakers(tx, [order.memberId])
      // The member's own slips are serialized from here on.
      await wallet.lockBalance(tx, order.memberId)
      const winner = await findSlipByClient(tables<SportsTables>(tx), order)
      if (winner) return { known: winner }
      // Changed by operators only while they hold every match, or the balance of the member.
      const limits = await readLimits(tx, {
        ...order,
        leagueIds: [...new Set(fixtures.map(({ league_id }) => league_id))],
      })
      if (!limits) throw new Refusal('sportsbook.match_unknown')
      const now = clock.now()
      requireUnrelated(order.kind, fixtures)
      const accepted = acceptPrices(context, order, limits, { fixtures, setup, now })
      requireWithinSlip(order, accepted, stakeMinor, limits)
      await requireWithinLimits(tx, order, accepted, stakeMinor, limits)
      const row = {
        member_id: order.memberId,
        brand_id: order.brandId,
        client_id: order.clientId,
        fingerprint: fingerprintOf(order),
        kind: order.kind,
        accepts: order.accepts,
        bet_count: bets,
        stake_each_minor: order.stakeEachMinor,
        riding_each_minor: order.stakeEachMinor,
        stake_minor: stakeMinor,
        placed_at: now,
      }
      const written = await insertSlip(tx, row, accepted.map(legOf))
      const staked = { memberId: order.memberId, slipId: written.slip.id, amountMinor: stakeMinor }
      await wallet.postInTx(tx, stakeTaken(staked))
      return { known: undefined, ...written, fixtures }
    })
    if (placed.known) return answerKnown(context, placed.known, order)
    // Its prices were read under the lock a moment ago: nothing is read again.
    return presentPlaced(context, placed)
  }
