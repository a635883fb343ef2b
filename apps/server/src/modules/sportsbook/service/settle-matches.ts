import { randomUUID } from 'node:crypto'
import { isDecided, payoutOf, type PayoutLeg } from '@trevo/sports-rules/bets/payout.ts'
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
} from '../repository/fixtures.ts'
import {
  decideLegs,
  endSlips,
  listOpenChoices,
  lockOpenSlips,
  type Decided,
  type EndedSlip,
  type OpenSlip,
} from '../repository/slips.ts'
import { isSeason, listRefundDue } from '../repository/seasons.ts'
import { readMarket } from '../domain/offer.ts'
import type { FixtureRow } from '../repository/tables.ts'
import type { SportsbookContext } from './context.ts'
import { decideSeason, decideWithdrawn, noteRefunded } from './decide-season.ts'
import { payDueCredits, reverseCredits } from './pay-credits.ts'

/** Whoever works on a match says so again within this time, else another copy goes on with it. */
const leaseMs = 60_000
const matchesAtOnce = 20
/** Slips in one commit. */
const slipsAtOnce = 5_000

/** What becomes of a choice: by the operators where they decided, else by the facts of the match. */
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

const decide = async ({ database }: SportsbookContext, fixture: FixtureRow, state: MatchState) => {
  const choices = await listOpenChoices(database.db, fixture.id)
  if (choices.length === 0) return
  const decided = choices.map(({ market_key: market, selection }): Decided => ({
    market,
    selection,
    result: resultOf(fixture, state, market, selection),
  }))
  await database.inTx((tx) => decideLegs(tx, fixture.id, decided))
}

/** What a slip comes to, where nothing can change it any more. */
const endOf = (slip: OpenSlip): EndedSlip | undefined => {
  if (slip.status !== 'open') return undefined
  const legs = slip.odds.map((odds, at): PayoutLeg => ({
    odds,
    result: slip.results[at] ?? undefined,
    share: { won: slip.won[at] ?? 1, of: slip.of[at] ?? 1 },
    deductionPct: slip.deductions[at] ?? 0,
  }))
  if (!isDecided(slip.kind, legs)) return undefined
  const payoutMinor = payoutOf(slip.kind, legs, slip.riding_each_minor)
  const isVoid = legs.every(({ result }) => result === 'void')
  const won = payoutMinor > 0n ? 'won' : 'lost'
  return {
    memberId: slip.member_id,
    slipId: slip.id,
    status: isVoid ? 'void' : won,
    payoutMinor,
    attempt: slip.attempt,
  }
}

const endAll = async (
  { database, clock }: SportsbookContext,
  fixture: FixtureRow,
  keepOn: () => Promise<void>,
): Promise<void> => {
  let after = { memberId: 0n, slipId: 0n }
  for (let more = true; more;) {
    await keepOn()
    const from = after
    const last = await database.inTx(async (tx) => {
      const slips = await lockOpenSlips(tx, fixture.id, from, slipsAtOnce)
      const ended = slips.flatMap((slip) => endOf(slip) ?? [])
      await endSlips(tx, fixture.id, ended, clock.now())
      return slips.length === slipsAtOnce ? slips.at(-1) : undefined
    })
    more = last !== undefined
    if (last) after = { memberId: last.member_id, slipId: last.id }
  }
}

/** Every step may be cut off anywhere and begun again: each leaves written down how far it came. */
const settle = async (
  context: SportsbookContext,
  fixture: FixtureRow,
  keepOn: () => Promise<void>,
): Promise<void> => {
  const { database, clock } = context
  const setup = await context.setup()
  const sport = setup.leagues.find(({ id }) => id === fixture.league_id)?.sport ?? 'football'
  await reverseCredits(context)
  if (isSeason(fixture)) await decideSeason(context, fixture)
  else await decide(context, fixture, { sport, tick: fixture.tick, marks: fixture.marks })
  await endAll(context, fixture, keepOn)
  await payDueCredits(context, fixture.id, keepOn)
  await keepOn()
  await database.inTx(async (tx) => {
    const at = clock.now()
    const isVoid = fixture.status === 'void'
    await setFixture(tx, fixture.id, { status: isVoid ? 'void' : 'settled', settled_at: at })
    const event = { operator: null, reason: null, detail: null, at }
    await insertEvent(tx, { fixture_id: fixture.id, kind: 'settled', ...event })
  })
}

/** Gives back what stands on who was withdrawn from a season under way. */
const refund = async (
  context: SportsbookContext,
  fixture: FixtureRow,
  keepOn: () => Promise<void>,
): Promise<void> => {
  if (!isSeason(fixture)) return
  await decideWithdrawn(context, fixture)
  await endAll(context, fixture, keepOn)
  await payDueCredits(context, fixture.id, keepOn)
  await keepOn()
  await noteRefunded(context, fixture)
}

/** Runs the work while no other copy settles the match; not at all where another one does. */
const whileLeased = async (
  { database, clock }: SportsbookContext,
  id: bigint,
  work: (fixture: FixtureRow, keepOn: () => Promise<void>) => Promise<void>,
): Promise<void> => {
  const lease = { id, worker: randomUUID() }
  const renew = () => {
    const now = clock.now()
    return leaseFixture(database.db, lease, now, new Date(now.getTime() + leaseMs))
  }
  const fixture = await renew()
  if (!fixture) return
  const keepOn = async (): Promise<void> => {
    const still = await renew()
    // Operators may have decided otherwise meanwhile.
    if (still?.attempt !== fixture.attempt || still.status !== fixture.status) {
      throw new Error(`match ${id} is no longer ours to go on with`)
    }
  }
  try {
    await work(fixture, keepOn)
  } finally {
    await endLease(database.db, lease)
  }
}

/** Settles what has ended and gives back what was withdrawn, and pays it; a job. */
export const createSettleMatches = (context: SportsbookContext) => async (): Promise<void> => {
  const { database, logger } = context
  const work = async (ids: readonly { readonly id: bigint }[], step: typeof settle) => {
    for (const { id } of ids) {
      try {
        await whileLeased(context, id, (fixture, keepOn) => step(context, fixture, keepOn))
      } catch (error) {
        logger.error({ err: error, fixtureId: String(id) }, 'sportsbook: match not settled')
      }
    }
  }
  await work(await listRefundDue(database.db, matchesAtOnce), refund)
  await work(await listToSettle(database.db, matchesAtOnce), settle)
}
