import { tables, type Tx } from '@trevo/database/connect.ts'
import { titleAtTable } from '@trevo/game-rules/card-tables/title-at-table.ts'
import { factsOfDeal } from '@trevo/game-rules/collusion/deal-facts.ts'
import { noFacts, type SeatFacts } from '@trevo/game-rules/collusion/pair-facts.ts'
import { signalRules } from '@trevo/game-rules/collusion/signal-rules.ts'
import type { CardDependencies } from '../../dependencies.ts'
import { gameCodeOf } from '../../common/domain/table-code.ts'
import { listMoves } from '../../common/repository/deals.ts'
import type { CardTables } from '../../tables.ts'
import { isOfHouse } from '../../common/domain/house-player.ts'
import { seedsOf, termsOf } from '../../common/service/open-table.ts'
import {
  listDealsToNote,
  lockFacts,
  markNoted,
  type EndedDeal,
} from '../repository/deals-to-note.ts'
import {
  keyOf,
  mergePairDays,
  pairDaysOf,
  playerDaysOf,
  type DealWithFacts,
} from './gather-facts.ts'
import { addPlayerDays, listPairDays, savePairDays } from '../repository/pair-days.ts'
import { daysBefore, raiseSignals } from './raise-signals.ts'
import { removeOld } from '../repository/signals.ts'
import type { PairDay } from '../repository/tables.ts'

/** Deals of one transaction. */
export const batchSize = 50
/** A pair is judged with its first deal of a day, and then each time that it has this many more. */
const judgedEvery = 10
/** The platform has read a signal long before. */
const signalDays = 400
const removedAtOnce = 5_000

type Noting = Pick<CardDependencies, 'database' | 'clock' | 'sealing' | 'findCardGame' | 'log'>

/** The facts of a deal from its log; undefined if the game is not monitored or the deal cannot be replayed. */
const factsOf = async (
  { sealing, findCardGame, log }: Noting,
  tx: Tx,
  deal: EndedDeal,
): Promise<readonly SeatFacts[] | undefined> => {
  // Nobody can act together with the house opponent.
  if (deal.seats.some(isOfHouse)) return undefined
  const game = findCardGame(gameCodeOf(deal.game_code))?.game
  // Under rules other than those of its table the log means something else.
  if (game?.version !== deal.rules_version) return undefined
  const moves = await listMoves(tables<CardTables>(tx), deal.table_id, deal.number)
  try {
    return factsOfDeal(titleAtTable(game, deal.sit_and_go), {
      stacksMinor: deal.seats.map(({ stackMinor }) => BigInt(stackMinor)),
      seeds: seedsOf({ sealing }, deal),
      terms: termsOf(deal, deal),
      moves,
    })
  } catch (error) {
    // Facts help people review players: a deal without them does not stop the others.
    const { table_id: tableId, number } = deal
    log.error({ err: error, tableId, number }, 'facts of a deal cannot be recorded')
    return undefined
  }
}

/** Pairs with enough new deals to be judged again; each once, in either order. */
const pairsToJudge = (before: readonly PairDay[], after: readonly PairDay[]) => {
  const known = new Map(before.map((one) => [keyOf(one), one.facts]))
  const part = (count: number) => Math.floor(count / judgedEvery)
  const isDue = (one: PairDay): boolean => {
    const { dealCount, yieldedCount } = known.get(keyOf(one)) ?? noFacts
    const isCounted = dealCount === 0 || part(one.facts.dealCount) > part(dealCount)
    // One deal of this kind is enough.
    return isCounted || one.facts.yieldedCount > yieldedCount
  }
  const inOrder = ({ playerRef, otherRef, ...pair }: PairDay): PairDay =>
    playerRef < otherRef
      ? { ...pair, playerRef, otherRef }
      : { ...pair, playerRef: otherRef, otherRef: playerRef }
  const due = after.filter(isDue).map(inOrder)
  return [...new Map(due.map((one) => [keyOf(one), one])).values()]
}

const noteBatch = async (
  dependencies: Noting,
  tx: Tx,
  deals: readonly EndedDeal[],
): Promise<void> => {
  const noted: DealWithFacts[] = []
  for (const deal of deals) {
    const facts = await factsOf(dependencies, tx, deal)
    if (facts) noted.push({ deal, facts })
  }
  const added = pairDaysOf(noted)
  const before = await listPairDays(tx, added)
  const after = mergePairDays([...before, ...added])
  await savePairDays(tx, after)
  await addPlayerDays(tx, playerDaysOf(noted))
  for (const pair of pairsToJudge(before, after)) await raiseSignals(dependencies, tx, pair)
  await markNoted(tx, deals, dependencies.clock.now())
}

/**
 * Records the facts of ended deals, each once, and judges their pairs; a job. Only one of all processes runs at a
 * time. @returns the number of deals examined.
 */
export const noteDeals = (dependencies: Noting) => (): Promise<number> =>
  dependencies.database.inTx(async (tx) => {
    if (!(await lockFacts(tx))) return 0
    const since = daysBefore(dependencies.clock.now(), signalRules.windowDays)
    const deals = await listDealsToNote(tx, since, batchSize)
    if (deals.length > 0) await noteBatch(dependencies, tx, deals)
    return deals.length
  })

/** Removes days on which no signal can be based any more; a job. @returns the number of rows. */
export const removeOldFacts =
  ({ database, clock }: Pick<Noting, 'database' | 'clock'>) =>
  (): Promise<number> =>
    database.inTx(async (tx) => {
      if (!(await lockFacts(tx))) return 0
      const now = clock.now()
      return removeOld(tx, {
        day: daysBefore(now, signalRules.windowDays + 1)
          .toISOString()
          .slice(0, 10),
        raisedAt: daysBefore(now, signalDays),
        limit: removedAtOnce,
      })
    })
