import { withConnectionsOf } from '@trevo/database/bounded-pool.ts'
import type { Pool } from '@trevo/database/connect.ts'
import { run } from 'graphile-worker'
import { z } from 'zod'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Logger } from '@trevo/platform/logger.ts'
import { repeat, type Pause, type Repeated } from '@trevo/platform/repeat.ts'
import type { SealingKeys } from '../../platform/http/sealing/sealing-keys.ts'
import { countRuns, type Metrics } from '../../platform/metrics.ts'
import type { WorkLog } from '../../platform/work-log.ts'
import { createEndPlays } from '../accounts/end-plays.ts'
import {
  countForBonusesEveryMs,
  countPlayEveryMs,
  countReturnsPauseMs,
  countRiskEveryMs,
  fillPoolsEveryMs,
  keepExclusionsEveryMs,
  notifyEveryMs,
  projectEveryMs,
  readMovementsEveryMs,
  readReportsPauseMs,
  writeExportsEveryMs,
  sendFilesEveryMs,
  watchMoneyEveryMs,
  readTeamsPauseMs,
  refreshProfilesEveryMs,
  revertStopsEveryMs,
  runDrawsEveryMs,
  runRewardsEveryMs,
  runSeasonsEveryMs,
  scheduleEveryMs,
  sweepRegisterEveryMs,
  settleEveryMs,
  deliverMessagesEveryMs,
} from './job-pauses.ts'
import { jobEndsInBatches, keepJobRunner } from './keep-job-runner.ts'
import { forgetFutureRuns } from './repository/forget-future-runs.ts'
import { jobSchedule, type JobName } from './job-schedule.ts'
import type { Modules } from '../modules.ts'
import { queueLogger } from './open-job-queue.ts'

const Keyed = z.object({ key: z.string() })

export type JobDependencies = {
  readonly modules: Modules
  readonly sealingKeys: Pick<SealingKeys, 'rotate'>
  readonly logger: Logger
  readonly metrics: Pick<Metrics, 'workRuns' | 'workDoneAt'>
  readonly workLog: WorkLog
  /** Jobs take their connections from this pool, so that they and requests never wait for each other. */
  readonly pool: Pool
  /** How soon a match advances, and with it the available bets. */
  readonly matchPollMs: number
  readonly clock: Clock
}

type Work = () => Promise<unknown>

/** Closed days, the regulator's files, and proofs of the ledger. */
const reportJobs = (
  { reports, sigap, tax, funds, prizes, retention, status, system, wallet }: Modules,
  logger: Logger,
) => ({
  reports_close_days: reports.closeDays,
  sigap_make_files: sigap.makeFiles,
  retention_erase_due: retention.eraseDue,
  funds_measure_days: funds.measureDays,
  prizes_read_unpaid: prizes.readUnpaid,
  prizes_read_balances: prizes.readBalances,
  status_measure_minutes: status.measureMinutes,
  status_give_credits: status.giveCredits,
  tax_make_statements: tax.makeStatements,
  wallet_read_long_accounts: wallet.readLongAccounts,
  wallet_prove_conservation: async () => {
    const proof = await wallet.proveConservation()
    logger.info(proof, 'conservation proven')
    if (!proof.ok) await system.noteDataChanged('ledger', proof.problems)
  },
})

const jobsOf = (
  {
    identity,
    members,
    wallet,
    cashier,
    play,
    records,
    transfers,
    rewards,
    agents,
    delivery,
    verification,
    syncVendorFeeds,
    rankPlayedGames,
    compareAccounts,
    promotions,
    sportsbook,
    chat,
    staff,
    dropReadChanges,
  }: Modules,
  sealingKeys: Pick<SealingKeys, 'rotate'>,
  logger: Logger,
): Readonly<Record<Exclude<JobName, keyof ReturnType<typeof reportJobs>>, Work>> => ({
  cashier_reconcile: cashier.askNightly,
  delivery_keep_moving: delivery.requeueMessages,
  members_purge: members.purge,
  verification_purge: verification.purge,
  identity_purge: identity.purge,
  bets_drop_read_changes: dropReadChanges,
  catalogue_sync_vendor_feeds: syncVendorFeeds,
  catalogue_rank_played_games: rankPlayedGames,
  play_note_big_wins: play.recordBigWins,
  play_compare_accounts: compareAccounts,
  play_compare_statements: play.compareStatements,
  play_read_table_signals: play.readTableSignals,
  play_sweep_orphans: play.sweepOrphans,
  sealing_rotate: sealingKeys.rotate,
  staff_sign_heads: staff.audit.signHeads,
  staff_close_hours: staff.audit.closeHours,
  staff_verify_audit: staff.audit.verifyNightly,
  wallet_ensure_months: wallet.ensureMonths,
  transfers_end_stuck: transfers.endStuck,
  agents_prove_totals: async () => {
    const { nodes, drifted } = await agents.proveTotals()
    const told = { nodes, drifted: drifted.map(({ memberId }) => String(memberId)) }
    if (drifted.length > 0) logger.error(told, 'totals of teams drifted')
    else logger.info(told, 'totals of teams proven')
  },
  agents_run_rebates: () => agents.runRebates(),
  agents_run_contracts: () => agents.runContracts(),
  records_purge: records.purge,
  promotions_drop_pictures: promotions.dropForgottenPictures,
  sportsbook_drop_old_books: sportsbook.dropOldBooks,
  chat_end_idle: chat.endIdleChats,
  chat_delete_pictures: chat.deleteGuestPictures,
  rewards_pay_birthdays: rewards.payBirthdays,
  rewards_expire: rewards.expireRewards,
})

type KeepOn = (name: string, pauseMs: Pause, work: () => Promise<unknown>) => Repeated

/** Draws and matches: scheduled, advanced, settled. */
const keepDrawsOn = ({ lottery, sportsbook }: Modules, matchPollMs: number, keepOn: KeepOn) => [
  keepOn('lottery.apply-changes', scheduleEveryMs, lottery.applyDueChanges),
  keepOn('lottery.schedule-draws', scheduleEveryMs, lottery.scheduleDraws),
  keepOn('lottery.keep-instant-editions', scheduleEveryMs, lottery.keepInstantEditions),
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
const keepGivingOn = (
  { limits, transfers, play, promotions, rewards, points, loyalty }: Modules,
  keepOn: KeepOn,
) => [
  keepOn('limits.read-settled', countPlayEveryMs, limits.readSettled),
  keepOn('limits.end-raises', keepExclusionsEveryMs, limits.endRaises),
  keepOn('transfers.return-from-vault', scheduleEveryMs, transfers.returnFromVault),
  keepOn('limits.admit-accounts', scheduleEveryMs, limits.admitAccounts),
  keepOn('limits.forget-noted', scheduleEveryMs, limits.forgetNoted),
  keepOn('promotions.keep-up', countForBonusesEveryMs, promotions.keepUp),
  keepOn('promotions.refresh-profiles', refreshProfilesEveryMs, promotions.refreshProfiles),
  keepOn('play.announce-free-rounds', runRewardsEveryMs, play.freeRounds.announceFreeRounds),
  keepOn('rewards.settle-stakes', countPlayEveryMs, rewards.settleStakes),
  keepOn('points.earn-from-deposits', runRewardsEveryMs, points.earnFromDeposits),
  keepOn('loyalty.apply-planned-changes', runRewardsEveryMs, loyalty.applyPlannedChanges),
  keepOn('rewards.pay-levels', runRewardsEveryMs, rewards.payLevels),
  keepOn('rewards.run-boards', runRewardsEveryMs, rewards.runBoards),
  keepOn('rewards.run-raffles', runRewardsEveryMs, rewards.runRaffles),
]

/** Exclusions: how they end, and their consequences. */
const keepExclusionsOn = (modules: Modules, logger: Logger, keepOn: KeepOn) => {
  const endPlays = createEndPlays(modules)
  const { endExclusions, clearExcluded, endBlocks } = modules.members
  const { repeatQuestions, runImpediments, sweepRegister } = modules.compliance
  return [
    keepOn('members.end-exclusions', keepExclusionsEveryMs, endExclusions),
    keepOn('kyc.run-checks', keepExclusionsEveryMs, modules.kyc.runChecks),
    keepOn('privacy.run-requests', writeExportsEveryMs, modules.privacy.runRequests),
    keepOn('kyc.expire-cases', scheduleEveryMs, modules.kyc.expireCases),
    keepOn('members.follow-rules', keepExclusionsEveryMs, modules.members.followRules),
    keepOn('members.end-blocks', keepExclusionsEveryMs, endBlocks),
    keepOn('members.clear-excluded', keepExclusionsEveryMs, () => clearExcluded(endPlays, logger)),
    keepOn('compliance.repeat-questions', keepExclusionsEveryMs, repeatQuestions),
    keepOn('compliance.run-impediments', keepExclusionsEveryMs, runImpediments),
    keepOn('play-risk.read-play', countRiskEveryMs, modules.playRisk.readPlay),
    keepOn('play-risk.count-changed', countRiskEveryMs, modules.playRisk.countChanged),
    keepOn('play-risk.judge-daily', scheduleEveryMs, modules.playRisk.judgeDaily),
    keepOn('play-risk.alarm-late', scheduleEveryMs, modules.playRisk.alarmLate),
    keepOn('compliance.sweep-register', sweepRegisterEveryMs, sweepRegister),
  ]
}

/** Followers of the ledger, for records, pools, teams and inboxes. */
const keepReadersOn = (
  { play, lottery, promotions, jackpots, agents, inbox, reports, sigap, aml }: Modules,
  keepOn: KeepOn,
) => [
  keepOn('play.revert-stops', revertStopsEveryMs, play.revertStops),
  keepOn('play.count-returns', countReturnsPauseMs, play.countReturns),
  keepOn('lottery.count-returns', countReturnsPauseMs, lottery.countReturns),
  keepOn('promotions.count-results', countReturnsPauseMs, promotions.countResults),
  keepOn('play.project-bets', projectEveryMs, play.projectBets),
  keepOn('jackpots.fill-pools', fillPoolsEveryMs, jackpots.fillPools),
  keepOn('reports.write-exports', writeExportsEveryMs, reports.writeExports),
  keepOn('reports.count-transfers', readReportsPauseMs, reports.countTransfers),
  keepOn('aml.watch-money', watchMoneyEveryMs, aml.watchMoney),
  keepOn('aml.watch-clocks', scheduleEveryMs, aml.watchClocks),
  keepOn('sigap.send-files', sendFilesEveryMs, sigap.sendFiles),
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
  { modules, sealingKeys, logger, metrics, workLog, pool, matchPollMs, clock }: JobDependencies,
): Promise<{ stop(): Promise<void> }> => {
  const jobs = Object.entries<Work>({
    ...jobsOf(modules, sealingKeys, logger),
    ...reportJobs(modules, logger),
  } satisfies Readonly<Record<JobName, Work>>)
  const asJob = <Result>(work: () => Result): Result => withConnectionsOf(pool, work)
  const keepOn: KeepOn = (name, pauseMs, work) =>
    asJob(() => repeat(name, pauseMs, workLog.watch(name, countRuns(metrics, name, work)), logger))
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
            const counted = workLog.watch(name, countRuns(metrics, name, job))
            return [name, () => asJob(counted)]
          }),
        ),
        delivery_deliver: (payload) =>
          asJob(() => modules.delivery.deliver(Keyed.parse(payload).key)),
      },
      crontab: Object.entries(jobSchedule)
        .map(([name, cron]) => `${cron} ${name}`)
        .join('\n'),
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
