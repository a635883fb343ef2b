import type { WaitingQueue } from '../../platform/queues/waiting-queue.ts'
import type { Finder } from '../../platform/search/finder.ts'
import { roundFinder } from './registry/service/round-finder.ts'
import { listSignalledWith } from './player-tables/repository/table-signals.ts'
import { setTimeout as pause } from 'node:timers/promises'
import type { LiveTable } from '@trevo/contract/vendor/live-tables.ts'
import type { TableRoom } from '@trevo/contract/vendor/table-rooms.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import type { FastifyInstance } from 'fastify'
import type { ChangeKind } from '../../platform/approvals/change-kind.ts'
import type { Route } from '../../platform/http/bind-route.ts'
import { playKinds } from './common/domain/transfers.ts'
import { playQueues } from './waiting-queues.ts'
import { bindPlayOperatorRoutes } from './bind-operator-routes.ts'
import { bindPlayRoutes } from './bind-routes.ts'
import { bindProtocols } from './protocols/http/bind-protocols.ts'
import { compareVendorStatements } from './statements/service/compare-statements.ts'
import { resumePlayKind, stopPlayKind } from './stops/service/stop-kinds.ts'
import { createCountReturns } from './returns/service/count-returns.ts'
import { createGameReturnDays, type GameReturnDays } from './returns/service/game-return-days.ts'
import { createRevertStops } from './stops/service/revert-stops.ts'
import { heldCreditSettingsKind } from './held-credits/service/held-credit-settings.ts'
import { seedHeldCredit, type DemoHeldCredit } from './held-credits/seed/seed-held-credit.ts'
import { payoutLimitsKind } from './held-credits/service/change-payout-limits.ts'
import { releaseCreditKind } from './held-credits/service/release-credit-kind.ts'
import {
  createLapseHeldCredit,
  lockHeldAmount,
  type LapseOrder,
} from './held-credits/service/lapse-held-credit.ts'
import {
  listUnpaidCredits,
  listUnpaidRounds,
  type UnpaidOfPlay,
} from './held-credits/repository/list-unpaid.ts'
import { recordBigWins } from './bet-records/service/record-big-wins.ts'
import { createReadTableSignals } from './player-tables/service/read-table-signals.ts'
import { sweepOrphans } from './rounds/service/sweep-orphans.ts'
import { vendorProtocols } from './protocols/list.ts'
import { payoutClaim } from './common/repository/claim-payouts.ts'
import { listOpenBets } from './common/repository/bets.ts'
import { listBigWins, type BigWin } from './bet-records/repository/big-wins.ts'
import { hasHeldCredits } from './rounds/repository/held-credits.ts'
import { listTopPayouts, type TopPayout } from './bet-records/repository/list-top-payouts.ts'
import type { PlayTables, StopRow } from './common/repository/tables.ts'
import { endGameSessions } from './common/repository/sessions.ts'
import { createRounds } from './rounds/create-rounds.ts'
import { createContext } from './common/context.ts'
import type { StakePlace } from './common/domain/stop-scope.ts'
import type { PlayNeeds } from './needs.ts'
import { endedLeaseMs } from './common/known-sessions.ts'
import { createFreeRounds, type FreeRounds } from './free-rounds/service/free-rounds.ts'
import {
  listLateLaunchers,
  type LateLaunchPage,
} from './launches/repository/list-late-launchers.ts'
import { measureLaunches, type LaunchTimes } from './launches/repository/measure-launches.ts'
import { createLaunchGame, type LaunchOrder } from './launches/service/launch-game.ts'
import {
  createRaiseOppositeBets,
  type OppositeBets,
} from './player-tables/service/raise-opposite-bets.ts'
import { createVendorTables } from './player-tables/service/vendor-tables.ts'

type UnpaidPage = Parameters<typeof listUnpaidCredits>[1]

export type Play = {
  /** Refuses `play.need_true_account`, `game.unknown`, `game.maintenance`, `#727`, `#734`. */
  launchGame(order: LaunchOrder): Promise<{ url: string }>
  /** Games opened from this site session accept no more stakes. */
  endSessionsOf(siteSessionId: string): Promise<void>
  /** Updates the bet record from the wallet's stream; a job, every half second. */
  projectBets(): Promise<number>
  /** Whether a round in the bet record has no end yet, at any age, or a payout waits for review. */
  hasOpenRounds(tx: Tx, memberId: bigint): Promise<boolean>
  /** The largest payouts above their stake since an instant; for the winner board. */
  listTopPayouts(since: Date, limit: number): Promise<TopPayout[]>
  /** At most ten of the last 30 days, largest first; from ten stakes a win is big. */
  listBigWins(nodeId: number): Promise<BigWin[]>
  /** Keeps the lists of big wins; run it every minute. */
  recordBigWins(): Promise<void>
  /** Free rounds at vendors. */
  readonly freeRounds: FreeRounds
  /** Looks up rounds without an end at their vendors; run it every minute. */
  sweepOrphans(): Promise<number>
  /** Passes vendors' reports of players at tables to operators; run it every minute. */
  readTableSignals(): Promise<number>
  /** Signals to operators that two linked accounts bet against each other. */
  raiseOppositeBets(found: OppositeBets): Promise<boolean>
  /** Pairs of these members, and of one of them with others, that a signal names. */
  listSignalledWith(
    memberIds: readonly bigint[],
  ): Promise<readonly { readonly memberId: bigint; readonly otherId: bigint }[]>
  /** The players in the rooms of a vendor's tables; empty if the vendor does not provide it. */
  listTableRooms(vendor: string): Promise<readonly TableRoom[]>
  /** A vendor's live tables as they are now; empty if it does not provide them. */
  listLiveTables(vendor: string): Promise<readonly LiveTable[]>
  /** Compares yesterday's bets with vendors' own records; run it every night. */
  compareStatements(): Promise<void>
  /** A credit of the demo that was set aside before it began. */
  holdDemoCredit(credit: DemoHeldCredit): Promise<void>
  /** Whether operators have all play of the brand off. */
  isPlayOff(brandId: number): Promise<boolean>
  /** Whether new stakes there are refused by an operator's stop. */
  isStopped(place: StakePlace): Promise<boolean>
  /** What operators have stopped at the brand. */
  listStops(brandId: number): Promise<readonly StopRow[]>
  /** How vendors opened games since an instant, by game. */
  measureLaunches(span: Parameters<typeof measureLaunches>[1]): Promise<readonly LaunchTimes[]>
  /** Who launched games of a vendor in a span of time that did not open in time. */
  listLateLaunchers(page: LateLaunchPage): Promise<readonly bigint[]>
  /** Adds up what games gave back today; run it every few minutes. */
  countReturns(): Promise<void>
  /** Games of the brand with rounds in these days, both inclusive, and the sums of each day. */
  listReturnDays(
    brandId: number,
    span: { readonly from: string; readonly to: string },
  ): Promise<readonly GameReturnDays[]>
  /** Ends stops that no second person confirmed; run it every second. */
  revertStops(): Promise<number>
  /** What is not paid, the oldest first, by page. */
  listUnpaidCredits(page: UnpaidPage): Promise<readonly UnpaidOfPlay[]>
  listUnpaidRounds(page: UnpaidPage): Promise<readonly UnpaidOfPlay[]>
  /** What a held credit comes to, locked; undefined once it is decided. */
  lockHeldAmount(tx: Tx, creditId: string): Promise<bigint | undefined>
  /** Nobody claimed a held credit: its money goes to the named houses. */
  lapseHeldCredit(tx: Tx, order: LapseOrder): Promise<void>
  /** Rounds for the search box. */
  readonly finders: readonly Finder[]
  /** What waits for operators. */
  readonly queues: readonly WaitingQueue[]
  /** What two persons decide. */
  readonly changeKinds: readonly ChangeKind[]
  bindRoutes(route: Route): void
  /** Routes of the operators' own listener. */
  bindOperatorRoutes(route: Route): void
  /** The vendors' side, in every protocol; `app` is one of `createFastify`. */
  bindVendorProtocols(app: FastifyInstance): void
}

/** Launching games and the seamless wallet v1. Registers its kinds of movement at wallet. */
export const createPlay = async (needs: PlayNeeds): Promise<Play> => {
  await needs.wallet.registerKinds(playKinds)
  needs.wallet.registerClaim(payoutClaim)
  const context = createContext(needs)
  return {
    launchGame: createLaunchGame(context),
    endSessionsOf: async (siteSessionId) => {
      await endGameSessions(context.database, { siteSessionId }, context.clock.now())
      context.sessions.noteEnded()
      // Other copies read again within this time: when we answer, no stake is accepted anywhere.
      await pause(endedLeaseMs)
    },
    projectBets: context.projectBets,
    hasOpenRounds: async (tx, memberId) => {
      const own = { db: tables<PlayTables>(tx) }
      const open = await listOpenBets(own, memberId, new Date(0))
      return open.length > 0 || hasHeldCredits(own, memberId)
    },
    listTopPayouts: (since, limit) => listTopPayouts(context.database, since, limit),
    listBigWins: (nodeId) => listBigWins(context.database, nodeId),
    recordBigWins: recordBigWins(context),
    freeRounds: createFreeRounds(context),
    sweepOrphans: sweepOrphans(context),
    readTableSignals: createReadTableSignals(context),
    raiseOppositeBets: createRaiseOppositeBets(context),
    listSignalledWith: (memberIds) => listSignalledWith(context.database, memberIds),
    ...createVendorTables(context),
    compareStatements: compareVendorStatements(context),
    holdDemoCredit: seedHeldCredit(context),
    isPlayOff: (brandId) => context.stops.isStopped({ brandId }),
    isStopped: (place) => context.stops.isStopped(place),
    listStops: (brandId) => context.stops.listActive(brandId),
    measureLaunches: (span) => measureLaunches(context.database, span),
    listLateLaunchers: (page) => listLateLaunchers(context.database, page),
    revertStops: createRevertStops(context),
    countReturns: createCountReturns(context),
    listReturnDays: createGameReturnDays(context),
    listUnpaidCredits: (page) => listUnpaidCredits(context.database, page),
    listUnpaidRounds: (page) => listUnpaidRounds(context.database, page),
    lockHeldAmount,
    lapseHeldCredit: createLapseHeldCredit(context),
    changeKinds: [
      releaseCreditKind(context),
      heldCreditSettingsKind(),
      payoutLimitsKind(),
      stopPlayKind(context),
      resumePlayKind(context),
    ],
    bindRoutes: (route) => bindPlayRoutes(route, context),
    finders: [roundFinder(context)],
    queues: playQueues(context),
    bindOperatorRoutes: (route) => bindPlayOperatorRoutes(route, context),
    bindVendorProtocols: (app) =>
      bindProtocols(app, vendorProtocols, createRounds(context), context),
  }
}
