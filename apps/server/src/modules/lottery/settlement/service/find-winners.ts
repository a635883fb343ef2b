import { setImmediate as pause } from 'node:timers/promises'
import type { Covered } from '@trevo/lottery-rules/risk/covered-part.ts'
import { LRUCache } from 'lru-cache'
import { findPayout } from '../../orders/domain/find-payout.ts'
import {
  getResult,
  readSlip,
  type DrawResult,
  type Payout,
  type SlipTerms,
} from '../../lotteries/domain/game-rules.ts'
import { judgePayout, judgeShare } from '../domain/judge-payout.ts'
import { shareOfPayout, sharesOf } from '../../lotteries/domain/shares.ts'
import { insertSettlement } from '../repository/settlements.ts'
import {
  insertPayouts,
  insertShares,
  sumCredits,
  type TicketPayout,
} from '../repository/credits.ts'
import { lockDraw, setDraw } from '../../draws/repository/draws.ts'
import { replaceUncounted } from '../../orders/repository/uncounted-stakes.ts'
import { recordDraw } from '../../orders/repository/settled-bets.ts'
import { listWaitingTickets, type DrawTicket } from '../../orders/repository/tickets.ts'
import type { DrawRow, GameRow } from '../../tables.ts'
import type { LotteryContext } from '../../lotteries/context.ts'
import { coveredBy, createCoverage, findUncounted } from './find-uncounted.ts'

const ticketsAtOnce = 2_000
const creditsAtOnce = 5_000
/** The interval of lease renewals; the lease lasts far longer. */
const renewEveryMs = 5_000
/** The most slips whose two calculations are cached while one draw is settled. */
const slipsMax = 20_000
/** A short slip is cheaper to recalculate than to cache. */
const rememberedFrom = 30

type Found = { readonly first: Payout; readonly second: Payout }
type Finding = Found & { readonly covered: Covered }

const createFind = (rulesGroup: string, result: DrawResult) => {
  const known = new LRUCache<string, Finding>({ max: slipsMax })
  return ({ slip, prize_mode_id, odds_return_bp }: DrawTicket): Finding => {
    const isLong = slip.length >= rememberedFrom
    const key = isLong ? `${prize_mode_id}|${odds_return_bp}|${slip}` : ''
    const found = isLong ? known.get(key) : undefined
    if (found) return found
    const terms: SlipTerms = {
      rulesGroup,
      prizeModeId: prize_mode_id,
      oddsReturnBp: odds_return_bp,
    }
    const lines = readSlip(slip, terms)
    const finding = {
      first: findPayout(lines, result, terms),
      second: judgePayout(slip, result, terms),
      covered: coveredBy(lines),
    }
    if (isLong) known.set(key, finding)
    return finding
  }
}

type Totals = {
  tickets: number
  stakeMinor: bigint
  readonly first: { count: number; minor: bigint }
  readonly second: { count: number; minor: bigint }
  differs: string | undefined
}

const totalOf = ({ prizeMinor, tieMinor }: Payout): bigint => prizeMinor + tieMinor

/** This ticket's part of the whole payout, calculated twice like the payout itself. */
const partOf = (ticket: DrawTicket, found: Found): Found => {
  const shares = sharesOf(ticket)
  if (!shares) return found
  return {
    first: shareOfPayout(found.first, shares),
    second: judgeShare(found.second, shares),
  }
}

const addTo = (totals: Totals, { id, multiple, stake_minor }: DrawTicket, found: Found): void => {
  totals.tickets += 1
  totals.stakeMinor += stake_minor
  for (const side of ['first', 'second'] as const) {
    const minor = totalOf(found[side]) * BigInt(multiple)
    if (minor > 0n) totals[side].count += 1
    totals[side].minor += minor
  }
  const { first, second } = found
  if (first.prizeMinor !== second.prizeMinor || first.tieMinor !== second.tieMinor) {
    totals.differs ??= `ticket ${id}: ${totalOf(first)} by the rules, ${totalOf(second)} by the second description`
  }
}

/** The reason not to pay a draw; undefined if both calculations and the books agree. */
const troubleOf = (draw: DrawRow, totals: Totals): string | undefined => {
  if (totals.differs) return totals.differs
  if (totals.first.count !== totals.second.count || totals.first.minor !== totals.second.minor) {
    return 'the two findings differ'
  }
  if (totals.tickets !== draw.ticket_count || totals.stakeMinor !== draw.stake_minor) {
    return `${totals.tickets} tickets wait, ${draw.ticket_count} stood at the close`
  }
  return undefined
}

type Findings = {
  readonly payouts: readonly TicketPayout[]
  readonly totals: Totals
  /** Members whose bets may cover one another. */
  readonly covering: readonly bigint[]
}

/** Reads every ticket once and calculates each payout twice. Memory grows only with the winners and the members. */
const findAll = async (
  { database }: LotteryContext,
  draw: DrawRow,
  game: GameRow,
  renewLease: () => Promise<void>,
): Promise<Findings> => {
  const find = createFind(
    game.rules_group,
    getResult(game.rules_group, draw.result ?? '', draw.drawn_on),
  )
  const totals: Totals = {
    tickets: 0,
    stakeMinor: 0n,
    first: { count: 0, minor: 0n },
    second: { count: 0, minor: 0n },
    differs: undefined,
  }
  const payouts: TicketPayout[] = []
  const coverage = createCoverage()
  let keptAt = performance.now()
  const readAfter = (id: bigint) => {
    const page = listWaitingTickets(database.db, draw.id, id, ticketsAtOnce)
    // If the lease is lost nothing waits for the page any more.
    page.catch(() => undefined)
    return page
  }
  let reading = readAfter(0n)
  for (;;) {
    const tickets = await reading
    const last = tickets.at(-1)
    const isLast = !last || tickets.length < ticketsAtOnce
    // The database reads the next ones while these are processed.
    if (!isLast) reading = readAfter(last.id)
    for (const ticket of tickets) {
      const whole = find(ticket)
      const found = partOf(ticket, whole)
      addTo(totals, ticket, found)
      coverage.add(ticket.member_id, whole.covered)
      const { prizeMinor, tieMinor } = found.first
      if (prizeMinor === 0n && tieMinor === 0n) continue
      const times = BigInt(ticket.multiple)
      payouts.push({
        ticketId: ticket.id,
        memberId: ticket.member_id,
        prizeMinor: prizeMinor * times,
        tieMinor: tieMinor * times,
        wholeMinor: whole.first.prizeMinor * times,
      })
    }
    if (isLast) return { payouts, totals, covering: coverage.list() }
    await pause()
    if (performance.now() - keptAt > renewEveryMs) {
      await renewLease()
      keptAt = performance.now()
    }
  }
}

/**
 * Calculates a draw's credits, twice, and stores them with the settled bets in one commit, or stores the reason
 * why not. An interrupted run is restarted.
 */
export const findWinners = async (
  context: LotteryContext,
  draw: DrawRow,
  game: GameRow,
  renewLease: () => Promise<void>,
): Promise<'paying' | 'disputed'> => {
  const { database, clock, setup } = context
  const { payouts, totals, covering } = await findAll(context, draw, game, renewLease)
  const uncounted = await findUncounted(context, { draw, game, renewLease }, covering)
  const bigPrize = (await setup()).bigPrizes.get(game.brand_id) ?? null
  const trouble = troubleOf(draw, totals)
  const attempt = { drawId: draw.id, attempt: draw.attempt }
  return database.inTx(async (tx) => {
    const now = await lockDraw(tx, draw.id)
    if (now?.status !== 'drawn' || now.attempt !== draw.attempt) {
      throw new Error(`draw ${draw.id} changed while its winners were found`)
    }
    const phase = trouble === undefined ? 'paying' : 'disputed'
    await insertSettlement(tx, {
      draw_id: draw.id,
      attempt: draw.attempt,
      phase,
      first_count: totals.first.count,
      first_minor: totals.first.minor,
      second_count: totals.second.count,
      second_minor: totals.second.minor,
      started_at: clock.now(),
    })
    if (trouble !== undefined) {
      await setDraw(tx, draw.id, { trouble })
      return phase
    }
    for (let from = 0; from < payouts.length; from += creditsAtOnce) {
      await insertPayouts(tx, attempt, payouts.slice(from, from + creditsAtOnce), bigPrize)
    }
    await replaceUncounted(tx, draw.id, uncounted)
    await insertShares(tx, attempt)
    await setDraw(tx, draw.id, {
      ...(await sumCredits(tx, attempt)),
      bets_state: 'due',
      bets_after: 0n,
    })
    await recordDraw(tx, draw.id, clock.now())
    return phase
  })
}
