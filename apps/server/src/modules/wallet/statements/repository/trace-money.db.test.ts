import { minuteMs } from '@trevo/calendar/durations.ts'
import { afterAll, expect, test } from 'vitest'
import { openTestWallet } from '../../testing/open-test-wallet.ts'
import type { StatementLine } from './queries-statement.ts'

const start = Date.UTC(2030, 4, 30, 20)

const on = await openTestWallet({ members: 2 })
afterAll(() => on.close())

const boundKinds = { 'test.fee': 'test.won' }

const post = async (kind: string, amountMinor: bigint, txnId = on.nextId()) => {
  await on.wallet.post({ source: 'test', txnId, kind, memberId: 1n, amountMinor })
  return txnId
}

const allLines = async (): Promise<StatementLine[]> => {
  const span = { memberId: 1n, from: new Date(start - 60 * minuteMs), to: new Date(start + 1e10) }
  const lines: StatementLine[] = []
  for (;;) {
    const before = lines.at(-1)?.seq
    const page = await on.wallet.listStatement({
      ...span,
      limit: 200,
      ...(before !== undefined && { before }),
    })
    lines.push(...page)
    if (page.length < 200) return lines.toReversed()
  }
}

/** The rule played through from the first line; a bound debit is paid by the credit right before it. */
const queued = (lines: readonly StatementLine[]) => {
  const queue: { seq: bigint; left: bigint }[] = []
  const paid: { from: bigint; to: bigint; amountMinor: bigint }[] = []
  for (const { seq, kind, amountMinor } of lines) {
    if (amountMinor > 0n) {
      queue.push({ seq, left: amountMinor })
    } else {
      const isBound = kind in boundKinds
      let rest = -amountMinor
      while (rest > 0n) {
        const credit = isBound ? queue.at(-1) : queue.find(({ left }) => left > 0n)
        if (!credit) throw new Error('the account went below zero')
        const amount = credit.left < rest ? credit.left : rest
        credit.left -= amount
        rest -= amount
        paid.push({ from: credit.seq, to: seq, amountMinor: amount })
      }
    }
  }
  return paid
}

const traced = (line: StatementLine) => on.wallet.traceMoney(1n, line, boundKinds)

test('over hours and months, from every line, the ledger finds what the queue says', async () => {
  on.setNow(new Date(start))
  await on.wallet.ensureMonths()
  await post('test.deposited', 5_000n)
  for (let number = 0; number < 90; number += 1) {
    on.setNow(new Date(start + number * 53 * minuteMs))
    await on.wallet.ensureMonths()
    await post('test.bet', BigInt(40 + (number % 13)))
    if (number % 3 === 0) await post('test.won', BigInt(70 + (number % 29)))
    if (number % 9 === 0) {
      await post('test.won', 60n)
      await post('test.fee', number % 2 === 0 ? 60n : 35n)
    }
    if (number % 20 === 0) await post('test.deposited', 333n)
  }
  const lines = await allLines()
  const all = queued(lines)
  for (const line of lines) {
    const isDebit = line.amountMinor < 0n
    const trace = await traced(line)
    const found = trace.parts.map(({ line: other, amountMinor }) => ({
      from: isDebit ? other.seq : line.seq,
      to: isDebit ? line.seq : other.seq,
      amountMinor,
    }))
    const wanted = all.filter(({ from, to }) => (isDebit ? to : from) === line.seq)
    expect(found).toEqual(wanted.slice(0, 30))
    const given = trace.kinds.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)
    expect(given + trace.keptMinor).toBe(isDebit ? -line.amountMinor : line.amountMinor)
    expect(trace.unknownMinor).toBe(0n)
  }
})

test('the movements of a bet are found by their own ids, with what reversed them, on the own statement alone', async () => {
  const stake = await post('test.bet', 20n)
  const undone = on.nextId()
  await on.wallet.reverse({
    source: 'test',
    txnId: undone,
    reverses: stake,
    memberId: 1n,
    kind: 'test.undone',
  })
  await on.deposit(2n, 500n)
  const names = [stake, 't-unknown'].map((txnId) => ({ source: 'test', txnId }))
  await allLines()
  const found = await on.wallet.listLinesNamed(1n, names)
  expect(found.map(({ txnId, amountMinor }) => [txnId, amountMinor])).toEqual([
    [stake, -20n],
    [undone, 20n],
  ])
  expect(await on.wallet.listLinesNamed(2n, names)).toEqual([])
  expect(await on.wallet.listLinesNamed(1n, [{ source: 'another', txnId: stake }])).toEqual([])
})
