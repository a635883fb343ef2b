import type { Tx } from '@trevo/database/connect.ts'
import type { TableResult } from '@trevo/game-rules/card-tables/card-table.ts'
import type { CardDependencies } from '../../dependencies.ts'
import { changeTable } from '../../common/repository/card-tables.ts'
import { changeDeal } from '../../common/repository/deals.ts'
import type { DealRow } from '../../tables.ts'
import { later } from '../../common/domain/later.ts'
import { endCashDeal } from '../../cash/service/end-cash-deal.ts'
import { isAway } from '../../common/service/is-away.ts'
import type { OpenTable } from '../../common/service/open-table.ts'
import { fixPayout } from '../../deals/service/pay-seats.ts'
import { endHand } from '../../sit-and-go/service/end-hand.ts'

/** The time for the rest of a deal of a player who is away and did not sit out in time. */
const awayTurnMs = 2_000

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, one) => all + one, 0n)

/** Throws unless payouts plus rake equal the entries. */
const requireConserved = (
  deal: DealRow,
  { stacksMinor, rakeMinor, feesMinor }: TableResult,
): void => {
  const broughtMinor = sum(deal.seats.map(({ stackMinor }) => BigInt(stackMinor)))
  const isWhole = stacksMinor.length === deal.seats.length && rakeMinor >= 0n
  const isRakeOfSeats = feesMinor.length === deal.seats.length && sum(feesMinor) === rakeMinor
  if (isWhole && isRakeOfSeats && sum(stacksMinor) + rakeMinor === broughtMinor) return
  throw new Error(`deal ${deal.number} of ${deal.table_id} does not add up`)
}

/** The deal has ended: seats are paid, the house keeps the rake, the table closes. */
const endTable = async (
  dependencies: CardDependencies,
  tx: Tx,
  { table, seats }: OpenTable,
  deal: DealRow,
  { stacksMinor, rakeMinor, feesMinor }: TableResult,
): Promise<void> => {
  const now = dependencies.clock.now()
  for (const [place, one] of deal.seats.entries()) {
    const seat = seats.find(({ round_id: roundId }) => roundId === one.roundId)
    if (!seat) throw new Error(`seat ${one.roundId} is gone`)
    await fixPayout(dependencies, tx, seat, {
      payoutMinor: stacksMinor[place] ?? 0n,
      feeMinor: feesMinor[place] ?? 0n,
    })
  }
  await changeTable(tx, table.id, {
    state: 'over',
    deadline_at: null,
    bank_since: null,
    rake_minor: table.rake_minor + rakeMinor,
    closed_at: now,
  })
}

/** Records how a deal ended; then the table closes, or waits for the next deal. */
const endDeal = async (
  dependencies: CardDependencies,
  tx: Tx,
  open: OpenTable,
  deal: DealRow,
  result: TableResult,
): Promise<void> => {
  requireConserved(deal, result)
  const ended = await changeDeal(tx, deal, {
    state: 'over',
    result: JSON.stringify({
      stacksMinor: result.stacksMinor.map(String),
      rakeMinor: String(result.rakeMinor),
    }),
    ended_at: dependencies.clock.now(),
  })
  const { cash, sitAndGo } = open.game
  if (sitAndGo) return endHand(dependencies, tx, open, { sitAndGo, deal: ended, result })
  if (!cash) return endTable(dependencies, tx, open, ended, result)
  await endCashDeal(dependencies, tx, { ...open, deal: ended }, { cash, deal: ended, result })
}

/** How long the next move may take. */
const turnMsOf = ({ game, rules, seats }: OpenTable, deal: DealRow, state: unknown): number => {
  const [place = -1] = rules.seatsToMove(state)
  const seat = seats.find(({ round_id: roundId }) => roundId === deal.seats[place]?.roundId)
  return seat && isAway(game, seat) ? awayTurnMs : game.times.turnMs
}

/** After a change of a deal: it ends, or the next move gets its time. */
export const goOn = async (
  dependencies: CardDependencies,
  tx: Tx,
  open: OpenTable,
  deal: DealRow,
  state: unknown,
  /** Another seat moved: the seat to move has no more time than before. */
  isSameTurn = false,
): Promise<void> => {
  const { table, rules } = open
  const result = rules.resultOf(state)
  if (result) return endDeal(dependencies, tx, open, deal, result)
  if (isSameTurn) return void (await changeTable(tx, table.id))
  await changeTable(tx, table.id, {
    state: 'playing',
    deadline_at: later(dependencies.clock.now(), turnMsOf(open, deal, state)),
    bank_since: null,
  })
}
