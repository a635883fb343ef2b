// npm run bench -- limits [--rounds 1000000] Pairs of a stake and a payout of people with six limits beside pairs of
// people without, in turns; previews; and the counters against a recount from the ledger and the bets.
import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createDatabase, createPool } from '@trevo/database/connect.ts'
import { startEmbedded } from '@trevo/database/embedded.ts'
import { migrate } from '@trevo/database/migrate.ts'
import { systemClock } from '@trevo/platform/clock.ts'
import { pino } from 'pino'
import { recordSettled, type SettledBet } from '../../apps/server/src/modules/bets/index.ts'
import { createLimits, type LimitsTables } from '../../apps/server/src/modules/limits/index.ts'
import { serverMigrations } from '../../apps/server/src/modules/module-folders.ts'
import { createWallet, type PostCommand } from '../../apps/server/src/modules/wallet/index.ts'
import { inParallel } from '../tools/in-parallel.ts'
import { printResult } from '../tools/print-result.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '200000' } } })
const rounds = Number(values.rounds)
const [memberCount, callers, turns] = [2_000n, 64, 20]
const dataDir = resolve(import.meta.dirname, `../../.trevo/bench-limits-${process.pid}`)
const clock = systemClock
const say = (line: string) => console.log(line)

const server = await startEmbedded({ dataDir })
const modules = new Set(['wallet', 'bets', 'limits'])
await migrate(
  server.url,
  serverMigrations.filter(({ module }) => modules.has(module)),
)
const pool = createPool(server.url, { work: 'reports', max: 20, role: 'trevo_app' })
const wallet = createWallet({ pool, clock })
await wallet.start()
await wallet.registerKinds([
  { kind: 'cashier.deposit_credited', role: 'credit', typeCode: 6101, house: 'cashier' },
  { kind: 'bench.bet', role: 'debit', typeCode: 3200, house: 'play', stake: true },
  { kind: 'bench.won', role: 'credit', typeCode: 3100, house: 'play' },
])
const database = createDatabase<LimitsTables>(pool)
const limits = createLimits({
  database,
  clock,
  wallet,
  logger: pino({ level: 'silent' }),
  members: {
    personOf: async (id) => id,
    accountsOf: async (id) => [id],
    takeAddedAccount: async () => undefined,
    applyStanding: async () => undefined,
    findByUsername: async () => undefined,
  },
  identity: { provePassword: async () => undefined },
  settings: {
    rulesOf: () => ({
      raise: { delayHours: 24, strictDelayHours: 72, silenceDays: 7 },
      areRequired: false,
      checkEveryMin: 0,
    }),
  },
  listeners: {
    onUsed: () => undefined,
    onRefused: () => undefined,
    onRaiseAsked: async () => undefined,
  },
})

let lastId = 0
const nextId = () => String((lastId += 1))
const stakeMinor = 10_000n
const command = (kind: string, memberId: bigint, amountMinor: bigint): PostCommand => ({
  source: 'bench',
  txnId: nextId(),
  kind,
  memberId,
  amountMinor,
})

/** The first half of the members has limits. */
const isLimited = (memberId: bigint) => memberId <= memberCount / 2n
const six = [
  ['loss', 'day', '1000000.00'],
  ['loss', 'week', '2000000.00'],
  ['loss', 'month', '4000000.00'],
  ['stake', 'each', '100000.00'],
  ['bets', 'day', '100000000'],
  ['time', 'day', '1440'],
] as const
await inParallel(16, Number(memberCount), async (index) => {
  const memberId = BigInt(index + 1)
  await database.inTx((tx) => wallet.openAccounts(tx, memberId))
  await wallet.post(command('cashier.deposit_credited', memberId, 10_000_000_000n))
  if (!isLimited(memberId)) return
  for (const [kind, period, value] of six) {
    const asker = { memberId, brandId: 1, address: '127.0.0.1' }
    await limits.setLimit(asker, { kind, period, value, password: 'x' })
  }
})
say(`${memberCount} members, half of them with six limits`)

const decided: SettledBet[] = []
const betOf = (stake: PostCommand, paidMinor: bigint): SettledBet => ({
  memberId: stake.memberId,
  source: stake.source,
  txnId: stake.txnId,
  product: 'game',
  nodeId: 1,
  roundId: stake.txnId,
  money: 'real',
  stakeMinor,
  backMinor: 0n,
  validMinor: stakeMinor,
  paidMinor,
  wonFromPlayersMinor: 0n,
  state: 'settled',
  placedAt: clock.now(),
  settledAt: clock.now(),
})
const settle = async (): Promise<void> => {
  while (decided.length > 0) {
    const page = decided.splice(0, 500)
    await database.inTx((tx) => recordSettled(tx, page))
  }
}

/** Seconds for so many pairs of one half of the members, with what follows: their bets, and the limits' reading of them. */
const runPairs = async (first: bigint, count: number): Promise<number> => {
  const startedAt = performance.now()
  await inParallel(callers, count, async (index) => {
    const memberId = first + ((BigInt(index) * 7_919n) % (memberCount / 2n))
    const stake = command('bench.bet', memberId, stakeMinor)
    await wallet.post(stake)
    const paidMinor = index % 3 === 0 ? 2n * stakeMinor : stakeMinor / 4n
    await wallet.post(command('bench.won', memberId, paidMinor))
    decided.push(betOf(stake, paidMinor))
  })
  await settle()
  await limits.readSettled()
  return (performance.now() - startedAt) / 1_000
}

/** Where the database's log of changes ends, in bytes: how much a pair writes does not depend on the machine's load. */
const walEnd = async (): Promise<number> => {
  const { rows } = await pool.query<{ bytes: string }>(
    "select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::text as bytes",
  )
  return Number(rows[0]?.bytes ?? 0)
}

const each = Math.ceil(rounds / turns / 2)
const took = { limited: 0, free: 0 }
const wrote = { limited: 0, free: 0 }
// The first turn warms both up.
for (let turn = 0; turn <= turns; turn += 1) {
  const isFirst = turn % 2 === 0
  const order = isFirst ? (['limited', 'free'] as const) : (['free', 'limited'] as const)
  for (const half of order) {
    const from = await walEnd()
    const seconds = await runPairs(half === 'limited' ? 1n : memberCount / 2n + 1n, each)
    if (turn === 0) continue
    took[half] += seconds
    wrote[half] += (await walEnd()) - from
  }
}
const pairRatio = took.free / took.limited
say(
  `pairs/s: ${Math.round((each * turns) / took.limited)} with limits, ${Math.round((each * turns) / took.free)} without`,
)

const previews: number[] = []
for (let index = 0; index < 300; index += 1) {
  const startedAt = performance.now()
  await limits.previewLimit(BigInt(1 + index), { kind: 'loss', period: 'day', value: '60.00' })
  previews.push(performance.now() - startedAt)
}
previews.sort((a, b) => a - b)

/** The counters' month against the ledger's stakes and what bets gave back, in 1/10,000 BRL. */
const { rows } = await pool.query<{ drift: string }>(`
  select coalesce(sum(abs(c.staked_month - l.staked) + abs(c.returned_month - b.given)
    + abs(c.bets_month - l.bets)), 0)::text as drift
  from limits.used c
  cross join lateral (
    select coalesce(-sum(t.amount), 0) as staked, count(*) as bets from wallet.transfer t
    join wallet.transfer_kind k on k.id = t.kind
    where t.account_id = c.person_id * 4 and k.name = 'bench.bet'
  ) l
  cross join lateral (
    select coalesce(sum(x.paid_minor), 0) as given from bets.bet x where x.member_id = c.person_id
  ) b
  where c.is_on and c.person_id % 10 = 0`)

printResult({
  bench: 'limits',
  pairRatio: Number(pairRatio.toFixed(3)),
  walRatio: Number((wrote.free / wrote.limited).toFixed(3)),
  previewP99Ms: Number((previews[Math.floor(previews.length * 0.99)] ?? 0).toFixed(1)),
  recountDrift: Number(rows[0]?.drift ?? -1),
})
await wallet.close()
await pool.end()
await server.stop()
// The folder may be another one than was asked for.
await rm(server.dataDir, { recursive: true, force: true })
