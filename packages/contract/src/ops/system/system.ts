import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { Instant, Nothing } from '../../shapes.ts'
import { typed } from '../../wps/session.ts'

const common = {
  allBrands: true,
  personal: 'none',
} as const
const reading = { ...common, method: 'GET', right: 'system.read', approval: 'none' } as const
const reason = typed(200).regex(/\S.*\S/)

/** A running process of the server, or one that ended within the last week. */
const Copy = z.object({
  copyId: z.uuid(),
  /** Machine and process. */
  name: z.string(),
  version: z.string(),
  /** First twelve characters of the hash over all critical files; null until they are read. */
  release: z.string().nullable(),
  roles: z.array(z.string()),
  /** `lost`: it has not written for 30 seconds and did not say goodbye. */
  state: z.enum(['running', 'lost', 'stopped']),
  startedAt: Instant,
  seenAt: Instant,
  sockets: z.int(),
  memoryMb: z.int(),
  /** How late its timers ran, 99th percentile of the last seconds. */
  delayMs: z.int(),
  pools: z.array(z.object({ work: z.string(), open: z.int(), idle: z.int(), waiting: z.int() })),
  /** Its clock less that of the database. */
  clockMs: z.int(),
})

export const listCopies = operatorEndpoint({
  ...reading,
  name: 'listCopies',
  summary: 'Copies of the server that run, and those that ended within a week',
  path: '/ops/system/copies',
  response: z.object({ copies: z.array(Copy), now: Instant }),
  refusals: [],
})

/** Work on a schedule, at most one copy at a time. */
const ScheduledJob = z.object({
  name: z.string(),
  cron: z.string(),
  lastStartedAt: Instant.nullable(),
  nextRunAt: Instant,
  waiting: z.int(),
  running: z.int(),
  failed: z.int(),
  lastError: z.string().nullable(),
})

/** Work that a copy does again and again. */
const RepeatedWork = z.object({
  name: z.string(),
  copy: z.string(),
  runs: z.int(),
  failures: z.int(),
  lastDoneAt: Instant.nullable(),
  tookMs: z.int(),
  failedAt: Instant.nullable(),
  lastError: z.string().nullable(),
})

/** A queued job that failed: it waits for its next attempt, or has none left. */
const FailedJob = z.object({
  jobId: z.string(),
  name: z.string(),
  attempts: z.int(),
  attemptsMax: z.int(),
  createdAt: Instant,
  /** When it is tried next; null if no attempt is left. */
  nextTryAt: Instant.nullable(),
  error: z.string(),
})

export const listJobs = operatorEndpoint({
  ...reading,
  name: 'listJobs',
  summary: 'Scheduled jobs with their last and next run, failed jobs, and repeated work',
  path: '/ops/system/jobs',
  response: z.object({
    scheduled: z.array(ScheduledJob),
    failed: z.array(FailedJob),
    repeated: z.array(RepeatedWork),
    now: Instant,
  }),
  refusals: [],
})

const acting = { ...common, method: 'POST', right: 'system.change', approval: 'reason' } as const

export const runJob = operatorEndpoint({
  ...acting,
  name: 'runJob',
  summary: 'Runs a scheduled job now, besides its schedule',
  path: '/ops/system/jobs/run',
  body: z.strictObject({ name: z.string().regex(/^[a-z_]{1,64}$/), reason }),
  response: Nothing,
  refusals: ['system.job_unknown', 'system.job_running'],
})

export const restartJob = operatorEndpoint({
  ...acting,
  name: 'restartJob',
  summary: 'Tries a failed job again at once, with all its attempts',
  path: '/ops/system/jobs/restart',
  body: z.strictObject({ jobId: z.string().regex(/^[0-9]{1,18}$/), reason }),
  response: Nothing,
  refusals: ['system.job_unknown', 'system.job_running'],
})

const Queue = z.object({
  name: z.string(),
  waiting: z.int(),
  oldestAt: Instant.nullable(),
})

/** Lines of the log that say what went wrong, equal ones once. */
const ErrorLine = z.object({
  errorId: z.string(),
  copy: z.string(),
  message: z.string(),
  /** Kind of error, its message and where it was thrown. */
  detail: z.string(),
  count: z.int(),
  firstAt: Instant,
  lastAt: Instant,
})

const Key = z.object({
  name: z.string(),
  madeAt: Instant,
  /** After how many days another one is due; null for keys that are not replaced by age. */
  rotateAfterDays: z.int().nullable(),
  isDue: z.boolean(),
})

const Feed = z.object({
  name: z.string(),
  lastAt: Instant.nullable(),
  isBehind: z.boolean(),
  error: z.string().nullable(),
})

export const showSystemState = operatorEndpoint({
  ...reading,
  name: 'showSystemState',
  summary: 'Queues with their depth and oldest item, feeds, and the age of keys',
  path: '/ops/system/state',
  response: z.object({
    queues: z.array(Queue),
    feeds: z.array(Feed),
    keys: z.array(Key),
    now: Instant,
  }),
  refusals: [],
})

export const listErrors = operatorEndpoint({
  ...reading,
  name: 'listErrors',
  summary: 'What copies logged as an error within a week, the last seen first',
  path: '/ops/system/errors',
  query: z.object({
    before: z.string().max(80).optional(),
    pageSize: z.coerce.number().int().min(1).max(100).default(50),
  }),
  response: z.object({ list: z.array(ErrorLine), next: z.string().nullable() }),
  refusals: [],
})

/** A comparison of a copy's critical files with the list that was made when its release was first seen. */
const FileCheck = z.object({
  checkId: z.string(),
  copy: z.string(),
  version: z.string(),
  release: z.string(),
  at: Instant,
  /** Null for those that run every day by themselves. */
  orderedBy: z.string().nullable(),
  files: z.int(),
  isEqual: z.boolean(),
  changed: z.array(z.string()),
  missing: z.array(z.string()),
  added: z.array(z.string()),
})

const Release = z.object({
  release: z.string(),
  version: z.string(),
  firstSeenAt: Instant,
  files: z.int(),
  /** `build`: listed by the build; `start`: listed when a copy first started with it. */
  madeBy: z.enum(['build', 'start']),
})

export const listFileChecks = operatorEndpoint({
  ...reading,
  name: 'listFileChecks',
  summary: 'Comparisons of critical files, newest first, and the releases seen so far',
  path: '/ops/system/files',
  query: z.object({
    before: z.string().max(80).optional(),
    pageSize: z.coerce.number().int().min(1).max(100).default(50),
  }),
  response: z.object({
    list: z.array(FileCheck),
    next: z.string().nullable(),
    releases: z.array(Release),
    /** When every copy was last told to compare its files. */
    orderedAt: Instant.nullable(),
  }),
  refusals: [],
})

export const checkFiles = operatorEndpoint({
  ...acting,
  name: 'checkFiles',
  summary: 'Tells every copy to compare its critical files within seconds',
  path: '/ops/system/files/check',
  body: z.strictObject({ reason }),
  response: z.object({ orderedAt: Instant }),
  refusals: [],
})
