import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'

export type Metrics = {
  readonly registry: Registry
  readonly httpSeconds: Histogram<'endpoint' | 'status'>
  readonly refusals: Counter<'code'>
  readonly secondConnections: Counter
  readonly smsAlarms: Counter<'alarm'>
}

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
    secondConnections: new Counter({
      name: 'trevo_second_connections_total',
      help: 'Connections that code inside a transaction asked for: a defect, each of them',
      registers: [registry],
    }),
    smsAlarms: new Counter({
      name: 'trevo_sms_budget_alarms_total',
      help: 'Budgets of text messages, of a brand or an area, that came near their end or to it',
      labelNames: ['alarm'],
      registers: [registry],
    }),
  }
}
