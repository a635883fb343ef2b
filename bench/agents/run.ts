// npm run bench -- agents [--quick] A team of a million, of whom a hundred thousand play: its overview and
// pages, a run of real-time salaries over its rounds compared with COPY of the lines it wrote, pairs of
// stakes and payouts with and without keeping the figures, and the proof of the totals, also after kills.
import { mkdir, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { startEmbedded } from '@trevo/database/embedded.ts'
import { findWrk } from '../http/find-wrk.ts'
import { orEnd } from '../tools/find-tool.ts'
import { printResult } from '../tools/print-result.ts'
import { measureKills } from './measure-kills.ts'
import { measurePairs } from './measure-pairs.ts'
import { fillTree, migrateTeam, openTeam, type Team } from './open-team.ts'

const isQuick = process.argv.includes('--quick')
const nodes = isQuick ? 100_000 : 1_000_000
/** All rounds, and those of the last five minutes, which the run reads. */
const rounds = isQuick ? 200_000 : 1_000_000
const runRounds = rounds / 10
/** Agents with a contract of their own. */
const agents = isQuick ? 1_000 : 10_000
const asked = isQuick ? 100 : 200
/** One in ten plays. */
const plays = 'member_id % 10 = 3'
const folder = resolve(import.meta.dirname, '../../.trevo/bench-agents')
const say = (line: string) => console.log(line)
const digits = (value: number, count = 2) => Number(value.toFixed(count))
const top = 1n
const caller = { brandId: 1, memberId: top }

/** Seven days of figures, one hour of each, of members who play; and the rounds that no run has seen. */
const fillFigures = async ({ pool }: Team): Promise<void> => {
  await pool.query(
    `insert into agents.own_hour select member_id, date_trunc('hour', now()) - d * interval '1 day', 'RNG',
       path, 0, 0, 0, 0, member_id, member_id / 2, 1, 0
     from agents.node, generate_series(0, 6) d where ${plays}`,
  )
  await pool.query(
    `insert into agents.team_hour select node, hour, product, sum(deposit_minor), sum(withdraw_minor),
       sum(transfer_in_minor), sum(transfer_out_minor), sum(bet_minor), sum(win_minor),
       sum(rebate_minor), sum(promotion_minor), 0
     from agents.own_hour, unnest(path) node where node <> member_id group by 1, 2, 3`,
  )
  await pool.query(
    `insert into agents.active_day select node, (hour at time zone 'America/Sao_Paulo')::date, member_id,
       sum(bet_minor) from agents.own_hour, unnest(path) node where node <> member_id group by 1, 2, 3`,
  )
  await pool.query(
    `insert into agents.round select n.member_id, 'vendor:BGS', 'round-' || r, 1001, 'RNG',
       10000 + r % 1000, r % 2 * 15000, now(), now(), n.path, r
     from generate_series(1, $1) r join agents.node n on n.member_id = 3 + 10 * (r % $2)`,
    [rounds, nodes / 10],
  )
  await pool.query(`select setval('agents.change_seq', $1)`, [rounds])
  // The previous run read all but the newest.
  await pool.query(
    `insert into agents.run (brand_id, contract_type, period, starts_at, ends_at, seen_seq, began_at,
       statements_hash, finished_at)
     select 1, 'REALTIME', '5', five - interval '10 minutes', five - interval '5 minutes', $1, five, '', five
     from (select to_timestamp(floor(extract(epoch from now()) / 300) * 300) as five) at`,
    [rounds - runRounds],
  )
  // Counted like the migration counts earlier rows.
  await pool.query(
    `insert into agents.team_size select node, count(*) from agents.node n, unnest(n.path) node
     where node <> member_id group by 1`,
  )
  await pool.query(
    `insert into agents.joined_day (node_id, day, placed) select node, placed_at::date, count(*)
     from agents.node n, unnest(n.path) node where node <> member_id group by 1, 2`,
  )
  await pool.query(
    `insert into agents.active_link select node_id, day, next_day, count(*) from (
       select node_id, day, lead(day, 1, 'infinity')
         over (partition by node_id, member_id order by day) as next_day from agents.active_day
     ) followed group by 1, 2, 3`,
  )
  await pool.query('vacuum analyze')
}

/** Contracts of those nearest to the top; each level is paid less. */
const signRealTime = async ({ pool, openAccounts }: Team): Promise<void> => {
  for (let agent = 1; agent <= agents; agent += 1) await openAccounts(BigInt(agent))
  await pool.query(
    `with signed as (
       insert into agents.contract (contract_id, brand_id, contract_type, product, giver_id,
         receiver_id, period, rate_bp, status, created_at, signed_at)
       select gen_random_uuid(), 1, 'REALTIME', 'CONS', coalesce(path[array_length(path, 1) - 1], 0),
         member_id, null, 100 - 10 * array_length(path, 1), 'A', now(), now() - interval '2 days'
       from agents.node where member_id <= $1 returning contract_id, rate_bp
     ) insert into agents.contract_tier select contract_id, 0, 0, 0, 0, rate_bp from signed`,
    [agents],
  )
}

/** How often a round of the run is below an agent with a contract. */
const linesOf = async ({ pool }: Team): Promise<number> => {
  const { rows } = await pool.query<{ count: bigint }>(
    `select count(*) from agents.round, unnest(path) above (id)
     where changed_seq > $1 and id <= $2 and id <> member_id`,
    [rounds - runRounds, agents],
  )
  return Number(rows[0]?.count)
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

const p99 = async (work: () => Promise<unknown>): Promise<number> => {
  const times: number[] = []
  // The second request of a page, when the plan is cached and the index is in memory.
  await work()
  for (let index = 0; index < asked; index += 1) times.push(await timed(work))
  return times.toSorted((a, b) => a - b)[Math.floor(asked * 0.99)] ?? 0
}

const measureCopy = async ({ pool }: Team, dataDir: string): Promise<number> => {
  // A folder that the database server itself may write to.
  const file = resolve(dataDir, 'lines.copy')
  await pool.query(`copy agents.statement_line to '${file}'`)
  await pool.query('create table public.copied (like agents.statement_line including all)')
  await pool.query('checkpoint')
  return timed(() => pool.query(`copy public.copied from '${file}'`))
}

/** Pairs of an ancestor and a downline as separate rows, compared with paths: what each takes on disk. */
const measureClosure = async ({ pool }: Team): Promise<number> => {
  await pool.query(
    `create table public.pair as select above.id as ancestor_id, member_id
     from agents.node, unnest(path) above (id)`,
  )
  await pool.query('alter table public.pair add primary key (ancestor_id, member_id)')
  await pool.query('create index on public.pair (member_id)')
  const { rows } = await pool.query<{ ratio: number }>(
    `select pg_total_relation_size('public.pair')::float
       / pg_total_relation_size('agents.node') as ratio`,
  )
  return rows[0]?.ratio ?? 0
}

const main = async () => {
  const wrk = orEnd(() => findWrk(resolve(folder, '../tools/wrk')))
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const database = await startEmbedded({ dataDir: resolve(folder, 'data') })
  try {
    await migrateTeam(database.url)
    const team = await openTeam(database.url)
    await fillTree(team, nodes + 1, '30 days')
    await fillFigures(team)
    await signRealTime(team)
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' })
    const days = {
      startDate: day.format(new Date(Date.now() - 6 * 86_400_000)),
      endDate: day.format(new Date()),
    }
    const page = { ...days, pageSize: 20 }
    const reportP99Ms = await p99(() => team.agents.getTeamOverview(caller, days))
    const pagesMs = [
      await p99(() => team.agents.listTeamMembers(caller, { ...page, downline: 'all' })),
      // The page of user results requests the same.
      await p99(() => team.agents.listTeamMembers(caller, { ...page, downline: 'direct' })),
    ]
    say(
      `pages of all and of those directly below: ${pagesMs.map((ms) => digits(ms)).join(', ')} ms`,
    )
    const runMs = await timed(() => team.agents.runContracts(['REALTIME']))
    const { rows } = await team.pool.query<{ lines: bigint; paid: bigint }>(
      `select (select count(*) from agents.statement_line) as lines,
         (select count(*) from agents.statement where status = 'paid') as paid`,
    )
    const lines = await linesOf(team)
    if (Number(rows[0]?.lines) !== lines || Number(rows[0]?.paid) === 0) {
      throw new Error(`the run wrote ${rows[0]?.lines} lines of ${lines}`)
    }
    const copyMs = await measureCopy(team, database.dataDir)
    const closureRatio = await measureClosure(team)
    const { pairRatio, pairsPerSec } = await measurePairs(database.url, { isQuick, nodes, wrk })
    const { drifted } = await team.agents.proveTotals()
    const killed = await measureKills(resolve(folder, 'killed'))
    printResult({
      bench: 'agents',
      nodes,
      rounds,
      realTimeRunSec: digits(runMs / 1_000),
      copyRatio: digits(copyMs / runMs),
      reportP99Ms: digits(reportP99Ms),
      treeP99Ms: digits(Math.max(...pagesMs)),
      pairRatio: digits(pairRatio, 3),
      drift: drifted.length + killed,
      runRounds,
      agents,
      lines,
      statements: Number(rows[0]?.paid),
      pairsPerSec: digits(pairsPerSec, 0),
      closureRatio: digits(closureRatio),
    })
    await team.close()
  } finally {
    await database.stop()
  }
}

await main()
