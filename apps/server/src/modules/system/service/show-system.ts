import { dayMs } from '@trevo/calendar/durations.ts'
import type { Answer } from '@trevo/contract/endpoint.ts'
import type * as contract from '@trevo/contract/ops/system/system.ts'
import { withExtra } from '@trevo/platform/keyset.ts'
import { nextRun } from '../domain/next-run.ts'
import type { QueuedJob, SystemNeeds } from '../needs.ts'
import { listCopyRows, listErrorRows, listWork } from '../repository/copies.ts'
import { findFileOrder, listFileCheckRows, listReleases } from '../repository/files.ts'
import type { CopyRow, WorkRow } from '../repository/tables.ts'
import { readNumberedCursor, writeNumberedCursor } from '../../../platform/numbered-cursor.ts'
import { lostAfterMs } from './keep-copy.ts'
import { readKeyAges } from './read-key-ages.ts'

const copiesMax = 100
const workMax = 1_000
const failedMax = 100
const releasesMax = 20
const errorsKeptMs = 7 * dayMs

const iso = (at: Date | null | undefined): string | null => at?.toISOString() ?? null
export const shortHash = (hash: Buffer): string => hash.toString('hex').slice(0, 12)

type Page = { readonly before?: string | undefined; readonly pageSize: number }

/** A page of rows, of which one more was read than is shown. */
const pageOf = <Row extends { readonly id: bigint }>(
  rows: readonly Row[],
  pageSize: number,
  atOf: (row: Row) => Date,
) => {
  const shown = rows.slice(0, pageSize)
  const last = shown.at(-1)
  const next =
    rows.length > pageSize && last ? writeNumberedCursor({ at: atOf(last), id: last.id }) : null
  return { shown, next }
}

const stateOf = (row: CopyRow, now: Date): 'running' | 'lost' | 'stopped' => {
  if (row.stopped_at) return 'stopped'
  return now.getTime() - row.seen_at.getTime() > lostAfterMs ? 'lost' : 'running'
}

const createListCopies =
  ({ database, clock }: SystemNeeds) =>
  async (): Promise<Answer<typeof contract.listCopies>> => {
    const now = clock.now()
    const rows = await listCopyRows(database.db, copiesMax)
    return {
      copies: rows.map((row) => ({
        copyId: row.id,
        name: row.name,
        version: row.version,
        release: row.release ? shortHash(row.release) : null,
        roles: row.roles,
        state: stateOf(row, now),
        startedAt: row.started_at.toISOString(),
        seenAt: row.seen_at.toISOString(),
        sockets: row.state.sockets,
        memoryMb: row.state.memoryMb,
        delayMs: row.state.delayMs,
        pools: [...row.state.pools],
        clockMs: row.state.clockMs,
      })),
      now: now.toISOString(),
    }
  }

/** The last failure of a job among all copies. */
const lastFailure = (rows: readonly WorkRow[]): WorkRow | undefined =>
  rows
    .filter(({ failed_at: at }) => at !== null)
    .toSorted((a, b) => (b.failed_at?.getTime() ?? 0) - (a.failed_at?.getTime() ?? 0))[0]

const showFailed = (job: QueuedJob) => ({
  jobId: job.jobId,
  name: job.name,
  attempts: job.attempts,
  attemptsMax: job.attemptsMax,
  createdAt: job.createdAt.toISOString(),
  nextTryAt: job.attempts < job.attemptsMax ? job.runAt.toISOString() : null,
  error: job.error ?? '',
})

const createListJobs =
  ({ database, clock, jobs }: SystemNeeds) =>
  async (): Promise<Answer<typeof contract.listJobs>> => {
    const now = clock.now()
    const [queued, runs, work] = await Promise.all([
      jobs.list(),
      jobs.lastRuns(),
      listWork(database.db, new Date(now.getTime() - lostAfterMs), workMax),
    ])
    const byJob = Map.groupBy(queued, ({ name }) => name)
    return {
      scheduled: Object.entries(jobs.schedule).map(([name, cron]) => {
        const own = byJob.get(name) ?? []
        return {
          name,
          cron,
          lastStartedAt: iso(runs.get(name)),
          nextRunAt: nextRun(cron, now).toISOString(),
          waiting: own.filter((job) => !job.isRunning && job.error === null).length,
          running: own.filter((job) => job.isRunning).length,
          failed: own.filter((job) => !job.isRunning && job.error !== null).length,
          lastError: lastFailure(work.filter((one) => one.name === name))?.error ?? null,
        }
      }),
      failed: queued
        .filter((job) => job.error !== null && !job.isRunning)
        .slice(0, failedMax)
        .map(showFailed),
      repeated: work
        .filter(({ name }) => !(name in jobs.schedule))
        .map((row) => ({
          name: row.name,
          copy: row.copy,
          runs: Number(row.runs),
          failures: Number(row.failures),
          lastDoneAt: iso(row.done_at),
          tookMs: row.took_ms,
          failedAt: iso(row.failed_at),
          lastError: row.error,
        })),
      now: now.toISOString(),
    }
  }

const createShowState =
  (needs: SystemNeeds) => async (): Promise<Answer<typeof contract.showSystemState>> => {
    const now = needs.clock.now()
    const [queues, feeds, keys] = await Promise.all([
      needs.queues(),
      needs.feeds(),
      readKeyAges(needs.config.SECRETS_DIR, now),
    ])
    return {
      queues: queues.map(({ oldestAt, ...queue }) => ({ ...queue, oldestAt: iso(oldestAt) })),
      feeds: feeds.map(({ lastAt, ...feed }) => ({ ...feed, lastAt: iso(lastAt) })),
      keys: keys.map(({ madeAt, ...key }) => ({ ...key, madeAt: madeAt.toISOString() })),
      now: now.toISOString(),
    }
  }

const createListErrors =
  ({ database, clock }: SystemNeeds) =>
  async ({ before, pageSize }: Page): Promise<Answer<typeof contract.listErrors>> => {
    const rows = await listErrorRows(database.db, {
      before: readNumberedCursor(before),
      since: new Date(clock.now().getTime() - errorsKeptMs),
      limit: withExtra(pageSize),
    })
    const { shown, next } = pageOf(rows, pageSize, (row) => row.last_at)
    return {
      list: shown.map((row) => ({
        errorId: String(row.id),
        copy: row.copy,
        message: row.message,
        detail: row.detail,
        count: Number(row.count),
        firstAt: row.first_at.toISOString(),
        lastAt: row.last_at.toISOString(),
      })),
      next,
    }
  }

const createListFileChecks =
  ({ database: { db } }: SystemNeeds) =>
  async ({ before, pageSize }: Page): Promise<Answer<typeof contract.listFileChecks>> => {
    const page = { before: readNumberedCursor(before), limit: withExtra(pageSize) }
    const [rows, releases, order] = await Promise.all([
      listFileCheckRows(db, page),
      listReleases(db, releasesMax),
      findFileOrder(db),
    ])
    const { shown, next } = pageOf(rows, pageSize, (row) => row.at)
    return {
      list: shown.map((row) => ({
        checkId: String(row.id),
        copy: row.copy,
        version: row.version,
        release: shortHash(row.release),
        at: row.at.toISOString(),
        orderedBy: row.ordered_by,
        files: row.files,
        isEqual: row.changed.length + row.missing.length + row.added.length === 0,
        changed: row.changed,
        missing: row.missing,
        added: row.added,
      })),
      next,
      releases: releases.map((row) => ({
        release: shortHash(row.hash),
        version: row.version,
        firstSeenAt: row.first_seen_at.toISOString(),
        files: row.count,
        madeBy: row.made_by,
      })),
      orderedAt: iso(order?.ordered_at),
    }
  }

/** What runs, and how it is doing. */
export const createShowSystem = (needs: SystemNeeds) => ({
  listCopies: createListCopies(needs),
  listJobs: createListJobs(needs),
  showSystemState: createShowState(needs),
  listErrors: createListErrors(needs),
  listFileChecks: createListFileChecks(needs),
})
