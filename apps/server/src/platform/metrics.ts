import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = {
  readonly registry: Registry
  readonly httpSeconds: Histogram<'endpoint' | 'status'>
  readonly refusals: Counter<'code'>
  readonly refusedCalls: Counter<'reason'>
  readonly secondConnections: Counter
  readonly smsAlarms: Counter<'alarm'>
  readonly emergencyAccesses: Counter
  readonly fileAlarms: Counter
  /** Work in the background, run again and again or on a schedule. */
  readonly workRuns: Counter<'work' | 'result'>
  readonly workDoneAt: Gauge<'work'>
  readonly poolConnections: Gauge<'work' | 'state'>
  readonly liveSockets: Gauge
  readonly ledgerProvenAt: Gauge
  readonly ledgerProblems: Gauge
}

/** What people are called for. */
const createAlarms = (registry: Registry) => ({
  smsAlarms: new Counter({
    name: 'trevo_sms_budget_alarms_total',
    help: 'Budgets of text messages, of a brand or an area, that came near their end or to it',
    labelNames: ['alarm'],
    registers: [registry],
  }),
  emergencyAccesses: new Counter({
    name: 'trevo_emergency_accesses_total',
    help: 'Accounts of operators that two persons opened in an emergency: an alarm, each of them',
    registers: [registry],
  }),
  fileAlarms: new Counter({
    name: 'trevo_critical_files_alarms_total',
    help: 'Comparisons that found critical files differing from their release: an alarm, each of them',
    registers: [registry],
  }),
})

/** Prometheus metrics of this copy, read at `/metrics` from the machine's own network only. */
export const createMetrics = (): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    httpSeconds: new Histogram({
      name: 'trevo_http_seconds',
      help: 'Duration of HTTP requests by endpoint and status',
      labelNames: ['endpoint', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.3, 1, 3],
      registers: [registry],
    }),
    refusals: new Counter({
      name: 'trevo_refusals_total',
      help: 'Refusals by code',
      labelNames: ['code'],
      registers: [registry],
    }),
    refusedCalls: new Counter({
      name: 'trevo_vendor_calls_refused_total',
      help: 'Calls to the protocols of vendors that were not believed, or whose caller went away',
      labelNames: ['reason'],
      registers: [registry],
    }),
    secondConnections: new Counter({
      name: 'trevo_second_connections_total',
      help: 'Connections that code inside a transaction asked for: a defect, each of them',
      registers: [registry],
    }),
    ...createAlarms(registry),
    workRuns: new Counter({
      name: 'trevo_work_runs_total',
      help: 'Runs of work in the background on this copy, done or failed',
      labelNames: ['work', 'result'],
      registers: [registry],
    }),
    workDoneAt: new Gauge({
      name: 'trevo_work_done_timestamp_seconds',
      help: 'When work in the background was last done on this copy',
      labelNames: ['work'],
      registers: [registry],
    }),
    poolConnections: new Gauge({
      name: 'trevo_pool_connections',
      help: 'Connections to the database by kind of work: open, idle, and callers that wait for one',
      labelNames: ['work', 'state'],
      registers: [registry],
    }),
    liveSockets: new Gauge({
      name: 'trevo_live_sockets',
      help: 'Open live sockets of members on this copy',
      registers: [registry],
    }),
    ledgerProvenAt: new Gauge({
      name: 'trevo_ledger_proven_timestamp_seconds',
      help: 'When the ledger was last proven to sum to zero',
      registers: [registry],
    }),
    ledgerProblems: new Gauge({
      name: 'trevo_ledger_problems',
      help: 'What the last proof of the ledger found wrong: anything but 0 is for people, at once',
      registers: [registry],
    }),
  }
}

/** Work with counted runs; its result or error is unchanged. */
export const countRuns =
  (
    { workRuns, workDoneAt }: Pick<Metrics, 'workRuns' | 'workDoneAt'>,
    work: string,
    run: () => Promise<unknown>,
  ): (() => Promise<void>) =>
  async () => {
    try {
      await run()
    } catch (error) {
      workRuns.inc({ work, result: 'failed' })
      throw error
    }
    workRuns.inc({ work, result: 'done' })
    workDoneAt.setToCurrentTime({ work })
  }
