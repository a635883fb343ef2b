import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { seat } from './bench.ts'
import type { Answer, Disturbance, Table } from './driver.ts'
import type { StoryWorld } from './world.ts'

export type StormOrder = {
  readonly seed: number
  readonly playerCount: number
  /** Per player; each takes 1.00 of 1,000.00. */
  readonly betCount: number
  /** The time over which messages are spread. */
  readonly spreadMs: number
}

type Plan = 'paid' | 'lost' | 'rolled_back' | 'paid_and_rolled_back' | 'left_open'
const plans: readonly Plan[] = ['paid', 'lost', 'rolled_back', 'paid_and_rolled_back', 'left_open']

type Bet = {
  readonly table: Table
  readonly other: Table
  readonly plan: Plan
  readonly debitId: string
  readonly creditId: string
  readonly rollbackId: string
}

const startMinor = parseMoney('1000.00')
const stakeMinor = parseMoney('1.00')

/** Numbers that depend only on the seed (mulberry32), so that a storm can be repeated. */
const createDice = (seed: number) => {
  let state = seed
  return (sides: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides
  }
}

const isPaying = ({ plan }: Bet): boolean => plan !== 'rolled_back' && plan !== 'left_open'
const isRollingBack = ({ plan }: Bet): boolean => plan.endsWith('rolled_back')
const payoutOf = ({ plan }: Bet): string => (plan === 'lost' ? '0.00' : '1.50')

const debit = ({ table, debitId }: Bet, bent: Disturbance = {}) =>
  table.debit({ transactionId: debitId }, bent)
const credit = (bet: Bet, bent: Disturbance = {}) =>
  bet.table.credit(bet.debitId, { transactionId: bet.creditId, amount: payoutOf(bet) }, bent)
const rollback = ({ table, debitId, rollbackId }: Bet, bent: Disturbance = {}) =>
  table.rollback(debitId, { transactionId: rollbackId }, bent)

const isDone = ({ word, wordFor }: Answer): boolean => word === wordFor('OK')

/** Messages about a taken bet that no platform may accept. */
const liesAbout = ({ table, other, debitId, creditId }: Bet): (() => Promise<Answer>)[] => [
  () => table.debit({ transactionId: debitId, amount: '0.01' }),
  () => table.credit(debitId, { playerRef: other.playerRef, transactionId: `${creditId}x` }),
  () => table.rollback(debitId, { playerRef: other.playerRef }),
]

/** Sends everything about a bet late, twice, out of order, truncated, and with false calls in between. */
const rage = async (bet: Bet, dice: (sides: number) => number, spreadMs: number) => {
  const sendings = [
    debit,
    ...(isPaying(bet) ? [credit] : []),
    ...(isRollingBack(bet) ? [rollback] : []),
  ]
  const messages = sendings.flatMap((send) => Array.from({ length: 1 + dice(3) }, () => send))
  await Promise.allSettled(
    messages.map(async (send) => {
      const waitMs = dice(spreadMs)
      const isCutOff = dice(5) === 0
      const hangUpAfterMs = dice(20)
      await pause(waitMs)
      await send(bet, isCutOff ? { hangUpAfterMs } : {})
    }),
  )
  const taken = await debit(bet).catch(() => undefined)
  if (!taken || !isDone(taken)) return
  for (const lie of liesAbout(bet)) {
    const answer = await lie().catch(() => undefined)
    assert.ok(!answer || !isDone(answer), 'a lie is refused')
  }
}

/** Repeats every message of a bet in order, like a vendor that wants to know the result. @returns what it moved. */
const settle = async (bet: Bet): Promise<bigint> => {
  const undone = isRollingBack(bet) ? await rollback(bet) : undefined
  const taken = await debit(bet)
  const paid = isPaying(bet) ? await credit(bet) : undefined
  const told = [undone, taken, paid].map((one) => one?.word ?? '-').join()
  if (undone && isDone(undone)) {
    assert.equal(taken.word, taken.wordFor('TRANSACTION_ROLLED_BACK'), told)
    assert.ok(!paid || paid.word === paid.wordFor('TRANSACTION_ROLLED_BACK'), told)
    return 0n
  }
  assert.ok(isDone(taken), `the stake was taken: ${told}`)
  assert.ok(!undone || undone.word === undone.wordFor('TRANSACTION_ALREADY_SETTLED'), told)
  assert.ok(!paid || isDone(paid), `what was won is paid: ${told}`)
  return (paid ? parseMoney(payoutOf(bet)) : 0n) - stakeMinor
}

const seatAll = async (
  world: StoryWorld,
  { playerCount, betCount }: StormOrder,
  dice: (sides: number) => number,
): Promise<{ tables: Table[]; bets: Bet[] }> => {
  const tables: Table[] = []
  for (let at = 0; at < playerCount; at += 1) {
    tables.push(await seat(world, formatMoney(startMinor)))
  }
  const bets = tables.flatMap((table, at) =>
    Array.from({ length: betCount }, (): Bet => {
      const [debitId, creditId, rollbackId] = [randomUUID(), randomUUID(), randomUUID()]
      const other = tables[(at + 1) % tables.length] ?? table
      const plan = plans[dice(plans.length)] ?? 'paid'
      return { table, other, plan, debitId, creditId, rollbackId }
    }),
  )
  return { tables, bets }
}

/**
 * A vendor that lies, repeats, reorders, delays and floods. Afterwards it queries each bet in order,
 * and every balance must be the sum of the answers. `meanwhile` runs during the storm; what it breaks
 * must work again when it is over.
 */
export const runStorm = async (
  world: StoryWorld,
  order: StormOrder,
  meanwhile: () => Promise<void> = () => Promise.resolve(),
): Promise<{ readonly bets: number; readonly standing: number }> => {
  const dice = createDice(order.seed)
  const { tables, bets } = await seatAll(world, order, dice)
  const storm = Promise.all(bets.map((bet) => rage(bet, dice, order.spreadMs)))
  await Promise.all([storm, meanwhile()])
  const moved = new Map<Table, bigint>()
  let standing = 0
  for (const bet of bets) {
    const amountMinor = await settle(bet)
    if (amountMinor !== 0n) standing += 1
    moved.set(bet.table, (moved.get(bet.table) ?? 0n) + amountMinor)
  }
  for (const table of tables) {
    const expected = formatMoney(startMinor + (moved.get(table) ?? 0n))
    assert.equal(await table.player.balance(), expected)
  }
  return { bets: bets.length, standing }
}
