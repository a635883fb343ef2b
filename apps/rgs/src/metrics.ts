import { Counter, Gauge, Histogram, Registry } from 'prom-client'

export type RgsMetrics = {
  readonly registry: Registry
  readonly rounds: Counter<'game' | 'end'>
  readonly walletCalls: Counter<'call' | 'result'>
  readonly playSec: Histogram
  readonly unfinished: Gauge<'state'>
  readonly stuck: Gauge
  readonly secondConnections: Counter
}

/** Each server has its own registry, so that tests can run several side by side. */
export const createMetrics = (): RgsMetrics => {
  const registry = new Registry()
  const registers = [registry]
  return {
    registry,
    rounds: new Counter({
      name: 'rgs_rounds_total',
      help: 'Rounds by game and how the money ended',
      labelNames: ['game', 'end'],
      registers,
    }),
    walletCalls: new Counter({
      name: 'rgs_wallet_calls_total',
      help: 'Calls to the platform by message and result',
      labelNames: ['call', 'result'],
      registers,
    }),
    playSec: new Histogram({
      name: 'rgs_play_seconds',
      help: 'From the request for a round to its answer',
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    unfinished: new Gauge({
      name: 'rgs_rounds_unfinished',
      help: 'Rounds whose money is not final, by state',
      labelNames: ['state'],
      registers,
    }),
    stuck: new Gauge({
      name: 'rgs_rounds_stuck',
      help: 'Rounds that a person has to look at',
      registers,
    }),
    secondConnections: new Counter({
      name: 'rgs_second_connections_total',
      help: 'Connections that code inside a transaction asked for: a defect, each of them',
      registers,
    }),
  }
}
