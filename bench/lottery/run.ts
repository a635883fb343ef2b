// npm run bench -- lottery [--quick] [--only=slips|settling|kills|race] [--orders=<n>] [--members=<n>]
// Slips of twenty lines placed over HTTP on 64 connections; a draw of a million orders settled, compared
// with COPY of the same rows; a settlement killed five times; ten thousand slips racing against the close.
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startEmbedded } from '@trevo/database/embedded.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { fillDraw } from './fill-draw.ts'
import { measureSlips } from './measure-slips.ts'
import {
  currentDraw,
  fillLotteries,
  gameId,
  memberCount,
  migrateLotteries,
  openLotteries,
  type Lotteries,
} from './open-lotteries.ts'
import { inParallel } from '../tools/in-parallel.ts'
import { printResult } from '../tools/print-result.ts'

const isQuick = process.argv.includes('--quick')
const optionOf = (name: string) =>
  process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3)
const only = optionOf('only')
const isAsked = (part: string) => only === undefined || only === part
const orders = Number(optionOf('orders') ?? (isQuick ? 50_000 : 1_000_000))
const slips = isQuick ? 2_000 : 20_000
const killedOrders = isQuick ? 10_000 : 100_000
const racedSlips = isQuick ? 2_000 : 10_000
const members = Number(optionOf('members') ?? memberCount)
const callers = 64
const folder = resolve(import.meta.dirname, '../../.trevo/bench-lottery')
const say = (line: string) => console.log(line)
const round = (value: number, digits = 1) => Number(value.toFixed(digits))

const draftOf = (drawNumber: string, slip: string, index: number) => ({
  memberId: BigInt(2 + (index % (members - 1))),
  brandId: 1,
  clientId: randomUUID(),
  gameId,
  slip,
  prizeModeId: 1,
  drawNumber,
  stopsOnWin: false,
  abandons: false,
})

/** After the close: the root is computed and the numbers are drawn. */
const drawIt = async (lotteries: Lotteries, draw: { readonly draws_at: Date }): Promise<void> => {
  lotteries.time.at = draw.draws_at
  await lotteries.lottery.runDraws()
}

type Settled = {
  readonly seconds: number
  readonly memoryMb: number
  /** The maximum in the first tenth of the time. */
  readonly earlyMb: number
}

/** Settles in a separate process; if it is killed because `isTime` returned true, returns undefined. */
const settleApart = (
  url: string,
  at: Date,
  isTime?: () => Promise<boolean>,
): Promise<Settled | undefined> =>
  new Promise((done, fail) => {
    const script = resolve(import.meta.dirname, 'settle.ts')
    const child = spawn(process.execPath, [script, url, at.toISOString()], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    const killWhen = async (isDue: () => Promise<boolean>) => {
      for (;;) {
        if (child.exitCode !== null || (await isDue())) break
        await wait(5)
      }
      child.kill('SIGKILL')
    }
    child.stdout.on('data', (part: Buffer) => {
      if (said === '' && isTime) killWhen(isTime).catch(fail)
      said += String(part)
    })
    child.once('error', fail)
    child.once('exit', () => {
      const line = said.split('\n').find((one) => one.startsWith('{'))
      done(line === undefined ? undefined : (JSON.parse(line) as Settled)) // written by settle.ts
    })
  })

const copied = ['placed_order', 'ticket'] as const

/** Seconds that COPY needs for the draw's rows into identical tables. */
const measureCopy = async (
  { pool }: Lotteries,
  drawId: bigint,
  dataDir: string,
): Promise<number> => {
  const fileOf = (table: string) => `${dataDir}/bench-${table}.copy`
  await pool.query('create schema if not exists copied')
  const ofDraw = { placed_order: 'first_draw_id', ticket: 'draw_id' }
  for (const table of copied) {
    await pool.query(`create table copied.${table} (like lottery.${table} including all)`)
    await pool.query(
      `copy (select * from lottery.${table} where ${ofDraw[table]} = ${drawId})
       to '${fileOf(table)}'`,
    )
  }
  await pool.query('checkpoint')
  const startedAt = performance.now()
  for (const table of copied) {
    await pool.query(`copy copied.${table} from '${fileOf(table)}'`)
  }
  const seconds = (performance.now() - startedAt) / 1000
  await pool.query('drop schema copied cascade')
  return seconds
}

const measureSettling = async (lotteries: Lotteries, url: string, dataDir: string) => {
  const draw = await currentDraw(lotteries)
  await fillDraw(lotteries, draw, { orders, members })
  await drawIt(lotteries, draw)
  const settled = await settleApart(url, lotteries.time.at)
  if (!settled) throw new Error('the draw was not settled')
  const copySec = await measureCopy(lotteries, draw.id, dataDir)
  return { ...settled, copySec }
}

/** When to kill a settlement: while winners are being found, and when this share of the debts has been paid. */
const momentsOf = ({ pool }: Lotteries, drawId: bigint): readonly (() => Promise<boolean>)[] => {
  const isPaid = (share: number) => async () => {
    const { rows } = await pool.query<{ paid: bigint; owed: bigint }>(
      `select count(*) filter (where state = 'paid') as paid, count(*) as owed
       from lottery.credit where draw_id = $1`,
      [String(drawId)],
    )
    const { paid = 0n, owed = 0n } = rows[0] ?? {}
    return owed > 0n && Number(paid) > share * Number(owed)
  }
  const whileFinding = async () => {
    await wait(50)
    return true
  }
  return [whileFinding, ...[0, 0.2, 0.4, 0.6].map(isPaid)]
}

/** Orders that are not settled exactly once after the settlement was killed five times. */
const countLost = async (lotteries: Lotteries, url: string): Promise<number> => {
  const draw = await currentDraw(lotteries)
  await fillDraw(lotteries, draw, { orders: killedOrders, members })
  await drawIt(lotteries, draw)
  let at = lotteries.time.at
  for (const isTime of momentsOf(lotteries, draw.id)) {
    if (await settleApart(url, at, isTime)) throw new Error('it was settled before the kill')
    at = new Date(at.getTime() + 130_000)
  }
  await settleApart(url, at)
  lotteries.time.at = at
  const { rows } = await lotteries.pool.query<{ lost: bigint; status: string }>(
    `select d.status, (
       select count(*) from lottery.credit c
       left join wallet.txn_key k on k.source = 'lottery' and k.txn_id = 'credit:' || c.id
       left join wallet.transfer t on t.id = k.transfer_id
       where c.draw_id = d.id and (c.state <> 'paid' or t.id is null or t.amount <> c.amount_minor)
     ) + (
       select count(*) from lottery.ticket t
       join lottery.placed_order o on o.member_id = t.member_id and o.id = t.order_id
       where t.draw_id = d.id and o.stakes_count = 1000 and not exists (
         select from lottery.credit c where c.draw_id = d.id and c.member_id = t.member_id
           and c.ticket_id = t.id and c.kind = 'prize')
     ) as lost
     from lottery.draw d where d.id = $1`,
    [String(draw.id)],
  )
  const [found] = rows
  return found?.status === 'settled' ? Number(found.lost) : killedOrders
}

/** Slips accepted after the close, which the clock passes in the middle of the race. */
const raceTheClose = async (lotteries: Lotteries) => {
  await lotteries.lottery.scheduleDraws()
  await lotteries.lottery.runDraws()
  const draw = await currentDraw(lotteries)
  lotteries.time.at = new Date(draw.closes_at.getTime() - 1)
  let accepted = 0
  await inParallel(callers, racedSlips, async (index) => {
    const slip = '1_2_3~1~21~3~1956~1'
    const draft = draftOf(draw.draw_number, slip, index)
    const isTaken = await lotteries.lottery.placeOrder(draft).then(
      () => true,
      (error: unknown) => {
        // Anything else would be a slip lost before the close.
        if (error instanceof Refusal && error.code === 'lottery.draw_closed') return false
        throw error
      },
    )
    if (isTaken) accepted += 1
    if (index === Math.floor(racedSlips / 2)) {
      lotteries.time.at = draw.closes_at
      await lotteries.lottery.runDraws()
    }
  })
  await lotteries.lottery.runDraws()
  const { rows } = await lotteries.pool.query<{ stood: bigint; late: bigint; sealed: number }>(
    `select count(*) as stood, count(*) filter (where t.placed_at >= d.closes_at) as late,
       max(d.ticket_count) as sealed
     from lottery.draw d join lottery.ticket t on t.draw_id = d.id where d.id = $1`,
    [String(draw.id)],
  )
  const { stood = 0n, late = 0n, sealed = 0 } = rows[0] ?? {}
  if (Number(stood) !== accepted || sealed !== accepted) {
    throw new Error(`${accepted} were answered, ${stood} are stored, ${sealed} are under the root`)
  }
  return { accepted, late: Number(late) }
}

type Figures = Record<string, number | string>

/** Measured on the module itself, with its own database. */
const measureModule = async (result: Figures): Promise<void> => {
  const server = await startEmbedded({ dataDir: `${folder}/data` })
  try {
    await migrateLotteries(server.url)
    const lotteries = await openLotteries(server.url)
    await fillLotteries(lotteries, members)
    await lotteries.lottery.scheduleDraws()
    await lotteries.lottery.runDraws()
    if (isAsked('settling')) {
      const settled = await measureSettling(lotteries, server.url, server.dataDir)
      const { seconds, copySec } = settled
      say(`${orders} orders settled in ${round(seconds)} s, COPY ${round(copySec)} s`)
      say(`memory: ${round(settled.earlyMb)} MB at first, ${round(settled.memoryMb)} MB at most`)
      Object.assign(result, {
        copyRatio: round(copySec / seconds, 2),
        settleSec: round(seconds),
        memoryMb: round(settled.memoryMb),
      })
    }
    if (isAsked('kills')) {
      result['killsLost'] = await countLost(lotteries, server.url)
      say(`${result['killsLost']} lost over five kills`)
    }
    if (isAsked('race')) {
      const race = await raceTheClose(lotteries)
      say(`${race.accepted} of ${racedSlips} accepted before the close, ${race.late} after it`)
      result['closeRaceAccepted'] = race.late
    }
    await lotteries.close()
  } finally {
    await server.stop()
  }
}

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true, mode: 0o777 })
try {
  const result: Figures = { bench: 'lottery' }
  if (isAsked('slips')) {
    const { perSec, p50Ms, p99Ms } = await measureSlips({ folder, callers, slips })
    say(`${round(perSec)} slips/s over HTTP, p50 ${round(p50Ms)}, p99 ${round(p99Ms)} ms`)
    Object.assign(result, { slipsPerSec: round(perSec), slipP99Ms: round(p99Ms) })
  }
  if (only !== 'slips') await measureModule(result)
  printResult(result)
} finally {
  await rm(folder, { recursive: true, force: true })
}
