// npm run bench -- month [--days 30] [--members 100000] [--orders 3] A month of a lottery that is drawn
// every minute: many members with orders, traces and cancellations, and each day a void draw and one that
// is drawn again. At the end the lottery's own tables match the ledger, no money was created or lost, and
// the return of each play is in its interval.
import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbedded } from '@trevo/database/embedded.ts'
import { listPlays } from '@trevo/lottery-rules/all-plays.ts'
import { countStakes } from '@trevo/lottery-rules/count-stakes.ts'
import { encodeSlip } from '@trevo/lottery-rules/slip/encode-slip.ts'
import { randomSelection, seededChance } from '@trevo/lottery-rules/testing/random-selection.ts'
import { compareBooks } from '../../apps/server/src/modules/lottery/testing/compare-books.ts'
import {
  currentDraw,
  fillLotteries,
  gameId,
  givenMinor,
  migrateLotteries,
  openLotteries,
  type Lotteries,
} from '../lottery/open-lotteries.ts'
import { judgeReturns } from './judge-returns.ts'
import { printResult } from '../tools/print-result.ts'

const { values } = parseArgs({
  options: {
    days: { type: 'string', default: '30' },
    members: { type: 'string', default: '100000' },
    orders: { type: 'string', default: '3' },
    folder: { type: 'string', default: resolve(import.meta.dirname, '../../.trevo/bench-month') },
  },
})
const draws = Math.round(Number(values.days) * 1_440)
const [memberCount, ordersPerDraw] = [Number(values.members), Number(values.orders)]
/** Each day, or twice in a shorter run. */
const decidedEvery = Math.min(1_440, draws >> 1)
const chance = seededChance(2_026)
const plays = listPlays('SSC').filter(({ prizeModes }) => prizeModes.includes('LOTT'))
const stakesMax = 1_000

type Counts = { orders: number; refused: number; cancelled: number; voids: number; redraws: number }

/** A slip of one item, so that a prize belongs to one play. */
const newSlip = (): string => {
  for (;;) {
    const play = plays[chance.nextInt(plays.length)]
    if (!play) throw new Error('no plays')
    const selection = randomSelection(play, chance, 5)
    if (countStakes(play, selection) > stakesMax) continue
    const series = 1_700 + 2 * chance.nextInt(129)
    const multiple = 1 + chance.nextInt(5)
    return encodeSlip([{ play, selection, bettingModeId: 3, series, multiple }])
  }
}

const memberOf = (): bigint => BigInt(2 + chance.nextInt(memberCount))

const placeOne = async ({ lottery }: Lotteries, drawNumber: string, counts: Counts) => {
  const isTrace = chance.nextInt(20) === 0
  await lottery
    .placeOrder({
      memberId: memberOf(),
      brandId: 1,
      clientId: randomUUID(),
      gameId,
      slip: newSlip(),
      prizeModeId: 1,
      drawNumber,
      ...(isTrace && { multiples: Array.from({ length: 5 }, () => chance.nextInt(3) + 1) }),
      stopsOnWin: isTrace,
      abandons: isTrace && chance.nextInt(2) === 0,
    })
    .then(
      () => (counts.orders += 1),
      () => (counts.refused += 1),
    )
}

/** A member with a ticket in the draw cancels it, or the last one of its trace. */
const cancelOne = async (
  { pool, lottery }: Lotteries,
  drawId: bigint,
  counts: Counts,
): Promise<void> => {
  const { rows } = await pool.query<{ member_id: bigint; id: bigint }>(
    `select t.member_id, (
       select max(x.id) from lottery.ticket x
       where x.member_id = t.member_id and x.order_id = t.order_id and x.status = 2
     ) as id
     from lottery.ticket t where t.draw_id = $1 and t.status = 2
     order by t.id offset $2 limit 1`,
    [String(drawId), chance.nextInt(ordersPerDraw)],
  )
  const [ticket] = rows
  if (!ticket) return
  await lottery.cancelOrders({ memberId: ticket.member_id, ticketIds: [ticket.id] }).then(
    () => (counts.cancelled += 1),
    () => undefined,
  )
}

/** A draw of the last hour is annulled, or drawn again, as by two persons. */
const decide = async (lotteries: Lotteries, what: 'voidDraw' | 'redraw', counts: Counts) => {
  const { pool, lottery, database, time } = lotteries
  const { rows } = await pool.query<{ id: bigint }>(
    `select id from lottery.draw where status = 'settled' and ticket_count > 0
     order by closes_at desc offset $1 limit 1`,
    [chance.nextInt(50)],
  )
  const [draw] = rows
  if (!draw) return
  const act = lottery.changeKinds.find(({ kind }) => kind === what)
  if (!act) throw new Error(`nobody decides ${what}`)
  const order = { brandId: 1, target: String(draw.id), input: {} }
  const by = { asked: 'first', askedAt: time.at, decided: 'second', reason: 'the simulated month' }
  await database.inTx(async (tx) => {
    await act.describe(tx, order)
    await act.execute(tx, order, by)
  })
  counts[what === 'voidDraw' ? 'voids' : 'redraws'] += 1
}

const playDraw = async (lotteries: Lotteries, index: number, counts: Counts): Promise<void> => {
  const { lottery, time } = lotteries
  const draw = await currentDraw(lotteries)
  await Promise.all(
    Array.from({ length: ordersPerDraw }, () => placeOne(lotteries, draw.draw_number, counts)),
  )
  if (index % 7 === 0) await cancelOne(lotteries, draw.id, counts)
  if (index % decidedEvery === decidedEvery >> 1) await decide(lotteries, 'voidDraw', counts)
  if (index % decidedEvery === decidedEvery - 10) await decide(lotteries, 'redraw', counts)
  time.at = draw.draws_at
  await lottery.runDraws()
  await lottery.settle()
  if (index % 10 === 0) await lottery.scheduleDraws()
}

const countTroubles = async ({ pool }: Lotteries): Promise<number> => {
  const { rows } = await pool.query<{ count: bigint }>(
    `select count(*) as count from lottery.draw where trouble is not null`,
  )
  return Number(rows[0]?.count ?? 0n)
}

const countPlayed = async ({ pool }: Lotteries): Promise<number> => {
  const { rows } = await pool.query<{ count: bigint }>(
    `select count(distinct member_id) as count from lottery.ticket`,
  )
  return Number(rows[0]?.count ?? 0n)
}

const simulate = async (lotteries: Lotteries): Promise<boolean> => {
  const counts: Counts = { orders: 0, refused: 0, cancelled: 0, voids: 0, redraws: 0 }
  const startedAt = performance.now()
  for (let index = 0; index < draws; index += 1) {
    await playDraw(lotteries, index, counts)
    if (index % 1_440 === 1_439)
      console.log(`day ${(index + 1) / 1_440}: ${JSON.stringify(counts)}`)
  }
  // The topmost agent got no money.
  const given = new Map([[1n, 0n]])
  for (let id = 2; id <= memberCount + 1; id += 1) given.set(BigInt(id), givenMinor)
  const differences = await compareBooks(lotteries, given)
  for (const difference of differences) console.log(difference)
  const { problems } = await lotteries.wallet.proveConservation()
  console.log(`differences: ${differences.length}, problems of the ledger: ${problems.length}`)
  const troubles = await countTroubles(lotteries)
  const returns = await judgeReturns(lotteries.pool)
  const outside = returns.filter(({ isInside }) => !isInside)
  for (const one of outside) console.log(`outside: ${JSON.stringify(one)}`)
  printResult({
    bench: 'month',
    draws,
    members: memberCount,
    membersPlayed: await countPlayed(lotteries),
    ...counts,
    differences: differences.length,
    ledgerProblems: problems.length,
    drawsInTrouble: troubles,
    playsJudged: returns.length,
    playsOutside: outside.length,
    seconds: Math.round((performance.now() - startedAt) / 1_000),
  })
  return differences.length + problems.length + troubles + outside.length === 0
}

await rm(values.folder, { recursive: true, force: true })
await mkdir(values.folder, { recursive: true, mode: 0o777 })
const server = await startEmbedded({ dataDir: `${values.folder}/data` })
try {
  await migrateLotteries(server.url)
  const lotteries = await openLotteries(server.url)
  // What is checked is that the books agree; kills are tested in `bench -- lottery`.
  await lotteries.pool.query('alter system set synchronous_commit = off')
  await lotteries.pool.query('select pg_reload_conf()')
  await fillLotteries(lotteries, memberCount + 1)
  await lotteries.lottery.scheduleDraws()
  await lotteries.lottery.runDraws()
  if (!(await simulate(lotteries))) process.exitCode = 1
  await lotteries.close()
} finally {
  await server.stop()
  await rm(values.folder, { recursive: true, force: true })
}
