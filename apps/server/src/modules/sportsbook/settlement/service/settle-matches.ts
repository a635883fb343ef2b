import { randomUUID } from 'node:crypto'
import { minuteMs } from '@trevo/calendar/durations.ts'
import { readBuilt, settleParts } from '@trevo/sports-rules/markets/built.ts'
import { builtKey, keyOf } from '@trevo/sports-rules/markets/market.ts'
import { settleSelection, type LegResult } from '@trevo/sports-rules/markets/settle.ts'
import type { MatchState } from '@trevo/sports-rules/match.ts'
import {
  endLease,
  insertEvent,
  leaseFixture,
  listToSettle,
  setFixture,
} from '../../matches/repository/fixtures.ts'
import { listOpenChoices, type Decided } from '../repository/settle-slips.ts'
import { isSeason, listRefundDue } from '../../seasons/repository/seasons.ts'
import { readMarket } from '../../common/domain/offer.ts'
import type { FixtureRow } from '../../tables.ts'
import type { SportsbookContext } from '../../common/service/context.ts'
import { decideSeason, decideWithdrawn, recordRefunded } from './decide-season.ts'
import { decideAllLegs } from './decide-legs.ts'
import { endAndPay } from './end-slips.ts'
import { reverseCredits } from './pay-credits.ts'
import { recordListedSlips } from './record-listed-slips.ts'

/** A worker renews its lease on a match within this time; otherwise another copy takes it over. */
const leaseMs = minuteMs
const matchesAtOnce = 20

/** The result of a choice: by the operators if they decided, otherwise by the facts of the match. */
const resultOf = (
  fixture: FixtureRow,
  state: MatchState,
  market: string,
  selection: string,
): LegResult => {
  const { status, overrides } = fixture
  if (status === 'void' || overrides['*']) return 'void'
  if (market === builtKey) {
    const results = readBuilt(selection)?.map((part) =>
      resultOf(fixture, state, keyOf(part.market), part.selection),
    )
    return settleParts(results ?? ['void']) ?? 'void'
  }
  const winners = overrides[market]
  if (winners) {
    if (winners.length === 0) return 'void'
    return winners.includes(selection) ? 'won' : 'lost'
  }
  return settleSelection(readMarket(market), selection, state) ?? 'void'
}

const decide = async (
  context: SportsbookContext,
  fixture: FixtureRow,
  state: MatchState,
  renewLease: () => Promise<void>,
): Promise<void> => {
  const choices = await listOpenChoices(context.database.db, fixture.id)
  const decided = choices.map(({ market_key: market, selection }): Decided => ({
    market,
    selection,
    result: resultOf(fixture, state, market, selection),
  }))
  await decideAllLegs(context, fixture, decided, renewLease)
}

/** Every step may be interrupted and restarted: each records its progress. */
const settle = async (
  context: SportsbookContext,
  fixture: FixtureRow,
  renewLease: () => Promise<void>,
): Promise<void> => {
  const { database, clock } = context
  const setup = await context.setup()
  const sport = setup.leagues.find(({ id }) => id === fixture.league_id)?.sport ?? 'football'
  await reverseCredits(context)
  if (isSeason(fixture)) await decideSeason(context, fixture, renewLease)
  else
    await decide(context, fixture, { sport, tick: fixture.tick, marks: fixture.marks }, renewLease)
  await endAndPay(context, fixture, renewLease)
  await renewLease()
  await database.inTx(async (tx) => {
    const at = clock.now()
    const isVoid = fixture.status === 'void'
    await setFixture(tx, fixture.id, { status: isVoid ? 'void' : 'settled', settled_at: at })
    const event = { operator: null, reason: null, detail: null, at }
    await insertEvent(tx, { fixture_id: fixture.id, kind: 'settled', ...event })
  })
}

/** Returns the open stakes on competitors withdrawn from a season under way. */
const refund = async (
  context: SportsbookContext,
  fixture: FixtureRow,
  renewLease: () => Promise<void>,
): Promise<void> => {
  if (!isSeason(fixture)) return
  await decideWithdrawn(context, fixture, renewLease)
  await endAndPay(context, fixture, renewLease)
  await renewLease()
  await recordRefunded(context, fixture)
}

/** Runs the work unless another copy settles the match. */
const whileLeased = async (
  { database, clock }: SportsbookContext,
  id: bigint,
  work: (fixture: FixtureRow, renewLease: () => Promise<void>) => Promise<void>,
): Promise<void> => {
  const lease = { id, worker: randomUUID() }
  const renew = () => {
    const now = clock.now()
    return leaseFixture(database.db, lease, now, new Date(now.getTime() + leaseMs))
  }
  const fixture = await renew()
  if (!fixture) return
  const renewLease = async (): Promise<void> => {
    const still = await renew()
    // Operators may have decided differently meanwhile.
    if (still?.attempt !== fixture.attempt || still.status !== fixture.status) {
      throw new Error(`match ${id}: lost the lease`)
    }
  }
  try {
    await work(fixture, renewLease)
  } finally {
    await endLease(database.db, lease)
  }
}

/** Settles ended matches and returns stakes on withdrawn competitors, and pays them; a job. */
export const createSettleMatches = (context: SportsbookContext) => async (): Promise<void> => {
  const { database, logger } = context
  const work = async (ids: readonly { readonly id: bigint }[], step: typeof settle) => {
    for (const { id } of ids) {
      try {
        await whileLeased(context, id, (fixture, renewLease) => step(context, fixture, renewLease))
      } catch (error) {
        logger.error({ err: error, fixtureId: String(id) }, 'sportsbook: match not settled')
      }
    }
  }
  await recordListedSlips(context).catch((error: unknown) =>
    logger.error({ err: error }, 'sportsbook: slips not recorded'),
  )
  await work(await listRefundDue(database.db, matchesAtOnce), refund)
  await work(await listToSettle(database.db, matchesAtOnce), settle)
}
