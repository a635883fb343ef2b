import { withConnectionsOf } from '@trevo/database/bounded-pool.ts'
import type { Pool } from '@trevo/database/connect.ts'
import { run } from 'graphile-worker'
import { z } from 'zod'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Logger } from '@trevo/platform/logger.ts'
import { repeat, type Pause, type Repeated } from '@trevo/platform/repeat.ts'
import type { SealingKeys } from '../../platform/http/sealing/sealing-keys.ts'
import { countRuns, type Metrics } from '../../platform/metrics.ts'
import { createEndPlays } from '../accounts/end-plays.ts'
import {
  countForBonusesEveryMs,
  countPlayEveryMs,
  countReturnsEveryMs,
  fillPoolsEveryMs,
  keepExclusionsEveryMs,
  notifyEveryMs,
  projectEveryMs,
  readMovementsEveryMs,
  readReportsPauseMs,
  writeExportsEveryMs,
  readTeamsPauseMs,
  refreshProfilesEveryMs,
  revertStopsEveryMs,
  runDrawsEveryMs,
  runRewardsEveryMs,
  runSeasonsEveryMs,
  scheduleEveryMs,
  settleEveryMs,
  deliverMessagesEveryMs,
} from './job-pauses.ts'
import { jobEndsInBatches, keepJobRunner } from './keep-job-runner.ts'
import { forgetFutureRuns } from './repository/forget-future-runs.ts'
import type { Modules } from '../modules.ts'
import { queueLogger } from './open-job-queue.ts'

const Keyed = z.object({ key: z.string() })

export type JobDependencies = {
  readonly modules: Modules
  readonly sealingKeys: Pick<SealingKeys, 'rotate'>
  readonly logger: Logger
  readonly metrics: Pick<Metrics, 'workRuns' | 'workDoneAt'>
  /** Jobs take their connections from this pool, so that they and requests never wait for each other. */
  readonly pool: Pool
  /** How soon a match advances, and with it the available bets. */
  readonly matchPollMs: number
  readonly clock: Clock
}

type Job = { readonly cron: string; run(): Promise<unknown> }

const jobsOf = (
  {
    identity,
    members,
    wallet,
    cashier,
    play,
    records,
    reports,
    transfers,
    rewards,
    agents,
    delivery,
    verification,
    syncVendorFeeds,
    compareAccounts,
    promotions,
    sportsbook,
    chat,
    staff,
    dropReadChanges,
  }: Modules,
  sealingKeys: Pick<SealingKeys, 'rotate'>,
  logger: Logger,
): Readonly<Record<string, Job>> => ({
  // A quarter past midnight in Brasília.
  cashier_reconcile: { cron: '15 3 * * *', run: cashier.askNightly },
  delivery_keep_moving: { cron: '* * * * *', run: delivery.requeueMessages },
  members_purge: { cron: '* * * * *', run: members.purge },
  verification_purge: { cron: '* * * * *', run: verification.purge },
  identity_purge: { cron: '* * * * *', run: identity.purge },
  bets_drop_read_changes: { cron: '*/5 * * * *', run: dropReadChanges },
  catalogue_sync_vendor_feeds: { cron: '*/5 * * * *', run: syncVendorFeeds },
  play_note_big_wins: { cron: '* * * * *', run: play.recordBigWins },
  play_compare_accounts: { cron: '* * * * *', run: compareAccounts },
  // Half an hour after midnight in Brasília.
  play_compare_statements: { cron: '30 3 * * *', run: play.compareStatements },
  play_read_table_signals: { cron: '* * * * *', run: play.readTableSignals },
  play_sweep_orphans: { cron: '* * * * *', run: play.sweepOrphans },
  sealing_rotate: { cron: '23 * * * *', run: sealingKeys.rotate },
  staff_sign_heads: { cron: '29 * * * *', run: staff.audit.signHeads },
  staff_close_hours: { cron: '31 * * * *', run: staff.audit.closeHours },
  wallet_ensure_months: { cron: '7 * * * *', run: wallet.ensureMonths },
  transfers_end_stuck: { cron: '* * * * *', run: transfers.endStuck },
  // An hour after midnight in Brasília.
  agents_prove_totals: {
    cron: '5 4 * * *',
    run: async () => {
      const { nodes, drifted } = await agents.proveTotals()
      const told = { nodes, drifted: drifted.map(({ memberId }) => String(memberId)) }
      if (drifted.length > 0) logger.error(told, 'totals of teams drifted')
      else logger.info(told, 'totals of teams proven')
    },
  },
  agents_run_rebates: { cron: '* * * * *', run: () => agents.runRebates() },
  agents_run_contracts: { cron: '* * * * *', run: () => agents.runContracts() },
  reports_close_days: { cron: '*/10 * * * *', run: reports.closeDays },
  records_purge: { cron: '* * * * *', run: records.purge },
  promotions_drop_pictures: { cron: '41 * * * *', run: promotions.dropForgottenPictures },
  sportsbook_drop_old_books: { cron: '47 * * * *', run: sportsbook.dropOldBooks },
  chat_end_idle: { cron: '*/5 * * * *', run: chat.endIdleChats },
  chat_delete_pictures: { cron: '17 * * * *', run: chat.deleteGuestPictures },
  rewards_pay_birthdays: { cron: '3 * * * *', run: rewards.payBirthdays },
  rewards_expire: { cron: '* * * * *', run: rewards.expireRewards },
  wallet_read_long_accounts: { cron: '*/5 * * * *', run: wallet.readLongAccounts },
  wallet_prove_conservation: {
    cron: '11 * * * *',
    run: async () => logger.info(await wallet.proveConservation(), 'conservation proven'),
  },
})

type KeepOn = (name: string, pauseMs: Pause, work: () => Promise<unknown>) => Repeated

/** Draws and matches: scheduled, advanced, settled. */
const keepDrawsOn = ({ lottery, sportsbook }: Modules, matchPollMs: number, keepOn: KeepOn) => [
  keepOn('lottery.apply-changes', scheduleEveryMs, lottery.applyDueChanges),
  keepOn('lottery.schedule-draws', scheduleEveryMs, lottery.scheduleDraws),
  keepOn('lottery.run-draws', runDrawsEveryMs, lottery.runDraws),
  keepOn('lottery.settle', settleEveryMs, lottery.settle),
  keepOn('lottery.place-subscribed', settleEveryMs, lottery.placeSubscribed),
  keepOn('sportsbook.schedule-matches', scheduleEveryMs, sportsbook.scheduleMatches),
  keepOn('sportsbook.run-matches', matchPollMs, sportsbook.runMatches),
  keepOn('sportsbook.reprice-matches', matchPollMs, sportsbook.repriceMatches),
  keepOn('sportsbook.run-seasons', runSeasonsEveryMs, sportsbook.runSeasons),
  keepOn('sportsbook.settle-matches', settleEveryMs, sportsbook.settleMatches),
]

/** Rewards for stakes, deposits and levels. */
const keepGivingOn = ({ play, promotions, rewards, points }: Modules, keepOn: KeepOn) => [
  keepOn('promotions.keep-up', countForBonusesEveryMs, promotions.keepUp),
  keepOn('promotions.refresh-profiles', refreshProfilesEveryMs, promotions.refreshProfiles),
  keepOn('play.announce-free-rounds', runRewardsEveryMs, play.freeRounds.announceFreeRounds),
  keepOn('rewards.settle-stakes', countPlayEveryMs, rewards.settleStakes),
  keepOn('points.earn-from-deposits', runRewardsEveryMs, points.earnFromDeposits),
  keepOn('rewards.pay-levels', runRewardsEveryMs, rewards.payLevels),
  keepOn('rewards.run-boards', runRewardsEveryMs, rewards.runBoards),
  keepOn('rewards.run-raffles', runRewardsEveryMs, rewards.runRaffles),
]

/** Exclusions: how they end, and their consequences. */
const keepExclusionsOn = (modules: Modules, logger: Logger, keepOn: KeepOn) => {
  const endPlays = createEndPlays(modules)
  const { endExclusions, clearExcluded, endBlocks } = modules.members
  return [
    keepOn('members.end-exclusions', keepExclusionsEveryMs, endExclusions),
    keepOn('kyc.run-checks', keepExclusionsEveryMs, modules.kyc.runChecks),
    keepOn('kyc.expire-cases', scheduleEveryMs, modules.kyc.expireCases),
    keepOn('members.end-blocks', keepExclusionsEveryMs, endBlocks),
    keepOn('members.clear-excluded', keepExclusionsEveryMs, () => clearExcluded(endPlays, logger)),
  ]
}

/** Followers of the ledger, for records, pools, teams and inboxes. */
const keepReadersOn = ({ play, jackpots, agents, inbox, reports }: Modules, keepOn: KeepOn) => [
  keepOn('play.revert-stops', revertStopsEveryMs, play.revertStops),
  keepOn('play.count-returns', countReturnsEveryMs, play.countReturns),
  keepOn('play.project-bets', projectEveryMs, play.projectBets),
  keepOn('jackpots.fill-pools', fillPoolsEveryMs, jackpots.fillPools),
  keepOn('reports.write-exports', writeExportsEveryMs, reports.writeExports),
  keepOn('reports.count-transfers', readReportsPauseMs, reports.countTransfers),
  keepOn('agents.read-stream', readTeamsPauseMs, agents.readStream),
  keepOn('agents.deliver-messages', deliverMessagesEveryMs, agents.deliverMessages),
  keepOn('inbox.send-notifications', notifyEveryMs, inbox.sendNotifications),
  keepOn('inbox.read-movements', readMovementsEveryMs, inbox.readMovements),
]

/**
 * Scheduled housekeeping. The queue is in the database, so only one of many copies runs each job at its minute; a
 * failed job is retried. Also queued messages.
 */
export const startJobs = async (
  databaseUrl: string,
  { modules, sealingKeys, logger, metrics, pool, matchPollMs, clock }: JobDependencies,
): Promise<{ stop(): Promise<void> }> => {
  const jobs = Object.entries(jobsOf(modules, sealingKeys, logger))
  const asJob = <Result>(work: () => Result): Result => withConnectionsOf(pool, work)
  const keepOn: KeepOn = (name, pauseMs, work) =>
    asJob(() => repeat(name, pauseMs, countRuns(metrics, name, work), logger))
  const repeated = [
    ...keepReadersOn(modules, keepOn),
    ...keepExclusionsOn(modules, logger, keepOn),
    ...keepDrawsOn(modules, matchPollMs, keepOn),
    ...keepGivingOn(modules, keepOn),
  ]
  const startRunner = async () => {
    await forgetFutureRuns(databaseUrl, clock.now())
    return run({
      preset: jobEndsInBatches,
      connectionString: databaseUrl,
      concurrency: 4,
      maxPoolSize: 4,
      noHandleSignals: true,
      logger: queueLogger(logger),
      taskList: {
        ...Object.fromEntries(
          jobs.map(([name, job]) => {
            const counted = countRuns(metrics, name, job.run)
            return [name, () => asJob(counted)]
          }),
        ),
        delivery_deliver: (payload) =>
          asJob(() => modules.delivery.deliver(Keyed.parse(payload).key)),
      },
      crontab: jobs.map(([name, { cron }]) => `${cron} ${name}`).join('\n'),
    })
  }
  const runner = await keepJobRunner(startRunner, logger, { clock })
  return {
    stop: async () => {
      await Promise.all(repeated.map((one) => one.stop()))
      await runner.stop()
    },
  }
}
