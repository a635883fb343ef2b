// npm run bench -- sportsbook [--quick] A hundred thousand matches settled twice; a linear program that
// looks for a sure win among built bets of some hundred matches; slips of one match placed by 64 callers;
// two hundred thousand bets of one match settled and paid, compared with COPY of the same rows.
import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { startEmbedded } from '@trevo/database/embedded.ts'
import { keyOf, marketsOf, selectionsOf } from '@trevo/sports-rules/markets/market.ts'
import { settleSelection } from '@trevo/sports-rules/markets/settle.ts'
import { judgeSelection } from '@trevo/sports-rules/testing/judge-match.ts'
import { builtReturnsOf } from '@trevo/sports-rules/testing/built-book.ts'
import { findSureReturn } from '@trevo/sports-rules/testing/find-arbitrage.ts'
import { playNth, stateAt } from '@trevo/sports-rules/testing/some-matches.ts'
import { memberCount, openSportsbook, type Sportsbook } from './open-sportsbook.ts'
import { inParallel } from '../tools/in-parallel.ts'
import { printResult } from '../tools/print-result.ts'

const isQuick = process.argv.includes('--quick')
const matches = isQuick ? 5_000 : 100_000
const builtMatches = isQuick ? 24 : 400
const slips = isQuick ? 2_000 : 20_000
const bets = isQuick ? 20_000 : 200_000
const callers = 64
const folder = resolve(import.meta.dirname, '../../.trevo/bench-sportsbook')
const say = (line: string) => console.log(line)
const round = (value: number, digits = 1) => Number(value.toFixed(digits))

/** Selections that the rules and the second description settle differently. */
const countDifferences = (): { readonly choices: number; readonly differ: number } => {
  let [choices, differ] = [0, 0]
  for (let n = 0; n < matches; n += 1) {
    const match = playNth(n)
    const end = stateAt(match, match.ticks)
    for (const market of marketsOf(end.sport)) {
      for (const selection of selectionsOf(market, end.sport)) {
        choices += 1
        const judged = judgeSelection(keyOf(market), selection, end)
        if (settleSelection(market, selection, end) !== judged) differ += 1
      }
    }
  }
  return { choices, differ }
}

/** How far the matches have come whose built bets are priced; before the match there are the most outcomes. */
const shares = [0.5, 0.25, 0.75, 0] as const

/** The most that could be won for sure per unit over built bets and their markets. */
const lookForArbitrage = (): { readonly built: number; readonly sureMax: number } => {
  let [built, sureMax] = [0, 0]
  for (let n = 0; n < builtMatches; n += 1) {
    const share = shares[Math.floor(n / 4) % shares.length] ?? 0
    const { builtCount, returns } = builtReturnsOf(n, { built: 10, share })
    built += builtCount
    if (builtCount > 0) sureMax = Math.max(sureMax, findSureReturn(returns))
  }
  return { built, sureMax }
}

type Coming = {
  readonly id: bigint
  readonly starts_at: Date
  readonly book: Readonly<Record<string, Readonly<Record<string, number>>>>
}

const findComing = async ({ pool, time }: Sportsbook): Promise<Coming> => {
  const { rows } = await pool.query<Coming>(
    `select f.id, f.starts_at, f.book from sportsbook.fixture f
     join sportsbook.league l on l.id = f.league_id and l.code = 'BICHOS'
     where f.starts_at > $1 order by f.starts_at limit 1`,
    [time.at],
  )
  const [match] = rows
  if (!match) throw new Error('no match to come')
  return match
}

const picks = ['1', 'X', '2'] as const

const measureSlips = async ({ sportsbook }: Sportsbook, { id, book }: Coming) => {
  const took: number[] = []
  const place = async (index: number): Promise<void> => {
    const selection = picks[index % 3] ?? '1'
    const odds = book['full.result']?.[selection] ?? 0
    const from = performance.now()
    await sportsbook.placeSlip({
      memberId: BigInt(1 + (index % memberCount)),
      brandId: 1,
      clientId: randomUUID(),
      kind: 'singles',
      stakeEachMinor: 10_000n,
      accepts: 'better',
      choices: [{ fixtureId: id, market: 'full.result', selection, odds }],
    })
    took.push(performance.now() - from)
  }
  await inParallel(callers, callers * 4, place)
  took.length = 0
  const startedAt = performance.now()
  await inParallel(callers, slips, place)
  const seconds = (performance.now() - startedAt) / 1000
  const sorted = took.toSorted((a, b) => a - b)
  return { perSec: slips / seconds, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0 }
}

/** Bets on one match as placing them would have left them, without their stakes. */
const fillMatch = async ({ pool, time }: Sportsbook, { id, book }: Coming): Promise<void> => {
  const odds = picks.map((pick) => book['full.result']?.[pick] ?? 0)
  await pool.query(
    `with s as (
       insert into sportsbook.slip (member_id, brand_id, client_id, fingerprint, kind, accepts,
         bet_count, stake_each_minor, riding_each_minor, stake_minor, placed_at)
       select 1 + n % $1::integer, 1, gen_random_uuid(), md5(n::text), 'singles', 'better', 1, 10000,
         10000, 10000, $2 from generate_series(1, $3::integer) n
       returning member_id, id
     )
     insert into sportsbook.leg (member_id, slip_id, position, fixture_id, market_key, selection, odds,
       version)
     select member_id, id, 0, $4, 'full.result', ($5::text[])[(1 + id % 3)::integer], ($6::integer[])[(1 + id % 3)::integer], 1
     from s`,
    [memberCount, time.at, bets, String(id), picks, odds],
  )
  await pool.query('vacuum analyze sportsbook.slip, sportsbook.leg')
}

/** Seconds that COPY needs for the match's rows into identical tables. */
const measureCopy = async ({ pool }: Sportsbook, id: bigint, dataDir: string): Promise<number> => {
  await pool.query('create schema copied')
  const ofMatch = {
    slip: `select s.* from sportsbook.slip s join sportsbook.leg l
      on l.member_id = s.member_id and l.slip_id = s.id where l.fixture_id = ${id}`,
    leg: `select * from sportsbook.leg where fixture_id = ${id}`,
  }
  for (const [table, rows] of Object.entries(ofMatch)) {
    await pool.query(`create table copied.${table} (like sportsbook.${table} including all)`)
    await pool.query(`copy (${rows}) to '${dataDir}/bench-${table}.copy'`)
  }
  await pool.query('checkpoint')
  const startedAt = performance.now()
  for (const table of Object.keys(ofMatch)) {
    await pool.query(`copy copied.${table} from '${dataDir}/bench-${table}.copy'`)
  }
  const seconds = (performance.now() - startedAt) / 1000
  await pool.query('drop schema copied cascade')
  return seconds
}

const measureSettling = async (world: Sportsbook, dataDir: string) => {
  const match = await findComing(world)
  await fillMatch(world, match)
  const copySec = await measureCopy(world, match.id, dataDir)
  world.time.at = new Date(match.starts_at.getTime() + 400_000)
  await world.sportsbook.runMatches()
  await world.pool.query(
    `update sportsbook.fixture set settled_at = now() where status = 'ended' and id <> $1`,
    [String(match.id)],
  )
  const startedAt = performance.now()
  await world.sportsbook.settleMatches()
  const seconds = (performance.now() - startedAt) / 1000
  const { rows } = await world.pool.query<{ open: number; unpaid: number; paid: number }>(
    `select (select count(*)::int from sportsbook.leg l join sportsbook.slip s
         on s.member_id = l.member_id and s.id = l.slip_id
         where l.fixture_id = $1 and s.status = 'open') as open,
       count(*) filter (where state <> 'paid')::int as unpaid,
       count(*) filter (where state = 'paid')::int as paid
     from sportsbook.credit where fixture_id = $1`,
    [String(match.id)],
  )
  const { open = bets, unpaid = bets, paid = 0 } = rows[0] ?? {}
  return { seconds, copySec, paid, lost: open + unpaid }
}

const settledTwice = countDifferences()
say(`${settledTwice.choices} choices of ${matches} matches, ${settledTwice.differ} differ`)
const { built, sureMax } = lookForArbitrage()
say(`${built} built bets of ${builtMatches} matches: at best ${sureMax.toFixed(4)} is sure`)
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true, mode: 0o777 })
const server = await startEmbedded({ dataDir: `${folder}/data` })
try {
  const world = await openSportsbook(server.url)
  const placed = await measureSlips(world, await findComing(world))
  say(`${round(placed.perSec)} slips/s, p99 ${round(placed.p99)} ms, ${callers} callers`)
  world.time.at = new Date(world.time.at.getTime() + 400_000)
  await world.sportsbook.scheduleMatches()
  const settled = await measureSettling(world, server.dataDir)
  say(`${bets} bets settled in ${round(settled.seconds)} s, COPY ${round(settled.copySec)} s`)
  await world.close()
  const line = {
    bench: 'sportsbook',
    matches,
    differ: settledTwice.differ,
    builtMatches,
    builtBets: built,
    sureReturnMax: round(sureMax, 4),
    slipsPerSec: round(placed.perSec),
    p99Ms: round(placed.p99),
    bets,
    prizes: settled.paid,
    settleSec: round(settled.seconds, 2),
    copySec: round(settled.copySec, 2),
    shareOfCopy: round(settled.copySec / settled.seconds, 3),
    lost: settled.lost,
  }
  printResult(line)
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}
