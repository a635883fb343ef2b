import { sha256Hex } from '@trevo/fairness/sha256/sha256.ts'
import { mayCover, coveredPartMax, type Covered } from '@trevo/lottery-rules/risk/covered-part.ts'
import {
  createRiskOutcomes,
  uncountedOfLines,
  type StakedLine,
} from '@trevo/lottery-rules/risk/uncounted-part.ts'
import { runInSlices } from '@trevo/platform/work-in-slices.ts'
import { payoutOfLine } from '../../orders/domain/find-payout.ts'
import { costOf, groupOf, readSlip, type SlipLine } from '../../lotteries/domain/game-rules.ts'
import type { TicketUncounted } from '../../orders/repository/uncounted-stakes.ts'
import { listWaitingOf, type WaitingTicket } from '../../orders/repository/tickets.ts'
import type { DrawRow, GameRow } from '../../tables.ts'
import type { LotteryContext } from '../../lotteries/context.ts'

const membersAtOnce = 200

export const coveredBy = (lines: readonly SlipLine[]): Covered => ({
  stakes: lines.reduce((sum, { stakes }) => sum + stakes, 0),
  covered: lines.reduce((sum, line) => sum + coveredPartMax(line), 0),
})

/** Adds up what each member's bets may cover, ticket by ticket. */
export const createCoverage = () => {
  const ofMembers = new Map<bigint, Covered>()
  return {
    add: (memberId: bigint, { stakes, covered }: Covered): void => {
      const before = ofMembers.get(memberId)
      ofMembers.set(memberId, {
        stakes: (before?.stakes ?? 0) + stakes,
        covered: (before?.covered ?? 0) + covered,
      })
    },
    /** Members with stakes that may not have been at risk. */
    list: (): readonly bigint[] =>
      [...ofMembers].flatMap(([memberId, one]) => (mayCover(one) ? [memberId] : [])),
  }
}

/** The lines of a ticket, each with its part of the price and of the rebate. */
export const linesOf = (
  ticket: WaitingTicket,
  { rules_group: rulesGroup }: GameRow,
): StakedLine[] => {
  const { id: ticketId, stake_minor: stakeMinor, rebate_minor: rebateMinor } = ticket
  const terms = {
    rulesGroup,
    prizeModeId: ticket.prize_mode_id,
    oddsReturnBp: ticket.odds_return_bp,
  }
  const lines = readSlip(ticket.slip, terms)
  // For a shared ticket the member's part; for a trace the draw's multiple.
  const wholeMinor = lines.reduce((sum, line) => sum + costOf(line), 0n)
  const partOf = (wholeAmount: bigint, minor: bigint) => (minor * wholeAmount) / wholeMinor
  return lines.map((line) => ({
    ticketId,
    line,
    stakeMinor: partOf(costOf(line), stakeMinor),
    rebateMinor: partOf(costOf(line), rebateMinor),
    payoutAt: (result) => {
      const { prizeMinor, tieMinor } = payoutOfLine(line, result, terms)
      return partOf(prizeMinor + tieMinor, stakeMinor)
    },
  }))
}

/** Outcomes of a finished draw on which its bets are evaluated; the same at every call. */
export const riskOutcomesOf = (draw: DrawRow, game: GameRow) =>
  createRiskOutcomes({
    group: groupOf(game.rules_group).code,
    drawnOn: draw.drawn_on,
    seed: sha256Hex(`${draw.id} ${draw.root ?? ''} ${draw.result ?? ''}`),
  })

/** The part of these members' stakes on a finished draw that was never at risk, by ticket. */
export const findUncounted = async (
  { database }: Pick<LotteryContext, 'database'>,
  { draw, game, renewLease }: { draw: DrawRow; game: GameRow; renewLease: () => Promise<void> },
  memberIds: readonly bigint[],
): Promise<readonly TicketUncounted[]> => {
  const outcomes = riskOutcomesOf(draw, game)
  const found: TicketUncounted[] = []
  for (let from = 0; from < memberIds.length; from += membersAtOnce) {
    await renewLease()
    const members = memberIds.slice(from, from + membersAtOnce)
    const tickets = Map.groupBy(
      await listWaitingOf(database.db, draw.id, members),
      (ticket) => ticket.member_id,
    )
    for (const [memberId, own] of tickets) {
      const lines = own.flatMap((ticket) => linesOf(ticket, game))
      for (const [ticketId, minor] of await runInSlices(uncountedOfLines(lines, outcomes))) {
        const stakeMinor = own.find(({ id }) => id === ticketId)?.stake_minor ?? 0n
        const uncountedMinor = minor < stakeMinor ? minor : stakeMinor
        if (uncountedMinor > 0n) found.push({ memberId, ticketId, uncountedMinor })
      }
    }
  }
  return found
}
