import type { QueuedJob, QueueDepth } from '../../../modules/system/index.ts'

/** A connection of the job queue, whose tables the server's role does not see. */
type Client = {
  query<Row extends object>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>
}

const jobsMax = 1_000
const countedMax = 10_000

type JobRow = {
  id: string
  task_identifier: string
  attempts: number
  max_attempts: number
  created_at: Date
  run_at: Date
  is_running: boolean
  last_error: string | null
}

/** Jobs in the queue, those that failed first, then those that run. */
export const listQueuedJobs = async (client: Client): Promise<QueuedJob[]> => {
  const { rows } = await client.query<JobRow>(
    `select id::text, task_identifier, attempts, max_attempts, created_at, run_at,
       locked_at is not null as is_running, last_error
     from graphile_worker.jobs
     order by last_error is null, locked_at is null, run_at, jobs.id limit $1`,
    [jobsMax],
  )
  return rows.map((row) => ({
    jobId: row.id,
    name: row.task_identifier,
    attempts: row.attempts,
    attemptsMax: row.max_attempts,
    createdAt: row.created_at,
    runAt: row.run_at,
    isRunning: row.is_running,
    error: row.last_error,
  }))
}

/** Jobs that are due and wait, by name. */
export const countDueJobs = async (client: Client, now: Date): Promise<QueueDepth[]> => {
  const { rows } = await client.query<{ name: string; waiting: number; oldest: Date | null }>(
    `select name, count(*)::integer as waiting, min(run_at) as oldest from (
       select task_identifier as name, run_at from graphile_worker.jobs
       where locked_at is null and attempts < max_attempts and run_at <= $1 limit $2
     ) due group by name order by name`,
    [now, countedMax],
  )
  return rows.map(({ name, waiting, oldest }) => ({ name, waiting, oldestAt: oldest }))
}

/** When each scheduled job was last queued. */
export const listLastRuns = async (client: Client): Promise<ReadonlyMap<string, Date>> => {
  const { rows } = await client.query<{ identifier: string; last_execution: Date }>(
    `select identifier, last_execution from graphile_worker._private_known_crontabs
     where last_execution is not null`,
  )
  return new Map(rows.map(({ identifier, last_execution: at }) => [identifier, at]))
}
