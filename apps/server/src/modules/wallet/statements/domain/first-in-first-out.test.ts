import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  findReach,
  joinStretches,
  searchFrom,
  takeParts,
  withoutBound,
  type Stretch,
} from './first-in-first-out.ts'

type Line = {
  readonly seq: bigint
  readonly amountMinor: bigint
  readonly balanceAfterMinor: bigint
}

/** An account whose balance is never below zero, as the ledger holds it. */
const accounts = fc.array(fc.bigInt({ min: -60n, max: 60n }), { maxLength: 60 }).map((amounts) => {
  const lines: Line[] = []
  let balance = 0n
  for (const wanted of amounts) {
    const amountMinor = wanted < -balance ? -balance : wanted
    if (amountMinor === 0n) continue
    balance += amountMinor
    lines.push({ seq: BigInt(lines.length + 1), amountMinor, balanceAfterMinor: balance })
  }
  return lines
})

/** The rule played through from the account's first line: a queue of credits with what each has left. */
const queued = (lines: readonly Line[]): { from: bigint; to: bigint; amountMinor: bigint }[] => {
  const queue: { seq: bigint; left: bigint }[] = []
  return lines.flatMap(({ seq, amountMinor }) => {
    if (amountMinor > 0n) {
      queue.push({ seq, left: amountMinor })
      return []
    }
    const paid: { from: bigint; to: bigint; amountMinor: bigint }[] = []
    let rest = -amountMinor
    while (rest > 0n) {
      const oldest = queue[0]
      if (!oldest) throw new Error('the account went below zero')
      const amount = oldest.left < rest ? oldest.left : rest
      oldest.left -= amount
      rest -= amount
      paid.push({ from: oldest.seq, to: seq, amountMinor: amount })
      if (oldest.left === 0n) queue.shift()
    }
    return paid
  })
}

const flowsFrom = (lines: readonly Line[], line: Line) => {
  const side = searchFrom(line).side
  const flows = lines
    .filter(({ seq, amountMinor }) =>
      side === 'before' ? seq < line.seq && amountMinor > 0n : seq > line.seq && amountMinor < 0n,
    )
    .map(({ seq, amountMinor }) => ({
      seq,
      amountMinor: amountMinor < 0n ? -amountMinor : amountMinor,
    }))
  return side === 'before' ? flows.toReversed() : flows
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, one) => total + one, 0n)

describe('first in, first out', () => {
  test('looking from any line finds what the queue says, both ways', () => {
    fc.assert(
      fc.property(accounts, (lines) => {
        const all = queued(lines)
        for (const line of lines) {
          const isDebit = line.amountMinor < 0n
          const { parts } = takeParts(flowsFrom(lines, line), searchFrom(line))
          const found = parts.map(({ flow, amountMinor }) => ({
            from: isDebit ? flow.seq : line.seq,
            to: isDebit ? line.seq : flow.seq,
            amountMinor,
          }))
          const wanted = all.filter(({ from, to }) => (isDebit ? to : from) === line.seq)
          expect(isDebit ? found.toReversed() : found).toEqual(wanted)
        }
      }),
    )
  })

  test('the parts of a debit add up to it to the centavo', () => {
    fc.assert(
      fc.property(accounts, (lines) => {
        for (const line of lines.filter(({ amountMinor }) => amountMinor < 0n)) {
          const { parts, restMinor } = takeParts(flowsFrom(lines, line), searchFrom(line))
          expect(sum(parts.map(({ amountMinor }) => amountMinor))).toBe(-line.amountMinor)
          expect(restMinor).toBe(0n)
        }
      }),
    )
  })

  test('no credit pays more than it was, over all debits together, and what it has left is in the balance', () => {
    fc.assert(
      fc.property(accounts, (lines) => {
        const spent = new Map<bigint, bigint>()
        for (const line of lines.filter(({ amountMinor }) => amountMinor < 0n)) {
          for (const { flow, amountMinor } of takeParts(flowsFrom(lines, line), searchFrom(line))
            .parts) {
            spent.set(flow.seq, (spent.get(flow.seq) ?? 0n) + amountMinor)
          }
        }
        const credits = lines.filter(({ amountMinor }) => amountMinor > 0n)
        const left = credits.map((credit) => {
          const rest = credit.amountMinor - (spent.get(credit.seq) ?? 0n)
          expect(rest).toBeGreaterThanOrEqual(0n)
          expect(takeParts(flowsFrom(lines, credit), searchFrom(credit)).restMinor).toBe(rest)
          return rest
        })
        expect(sum(left)).toBe(lines.at(-1)?.balanceAfterMinor ?? 0n)
      }),
    )
  })

  test('stretches that are passed over as a whole change nothing', () => {
    const hours = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(accounts, hours, (lines, lengths) => {
        for (const line of lines) {
          const search = searchFrom(line)
          const flows = flowsFrom(lines, line)
          const stretches: Stretch[] = []
          let rest = flows
          for (let at = 0; rest.length > 0; at += 1) {
            const some = rest.slice(0, lengths[at % lengths.length])
            rest = rest.slice(some.length)
            const seqs = some.map(({ seq }) => seq).toSorted((a, b) => (a < b ? -1 : 1))
            stretches.push({
              firstSeq: seqs[0] ?? 0n,
              lastSeq: seqs.at(-1) ?? 0n,
              amountMinor: sum(some.map(({ amountMinor }) => amountMinor)),
              from: new Date(0),
              to: new Date(1),
            })
          }
          const reach = findReach(stretches, search)
          const within = flows.filter(
            ({ seq }) => reach && seq >= reach.firstSeq && seq <= reach.lastSeq,
          )
          expect(takeParts(within, { ...search, skipMinor: reach?.skipMinor ?? 0n })).toEqual(
            takeParts(flows, search),
          )
        }
      }),
    )
  })
})

test('hours that overlap or touch in the account are one stretch', () => {
  const at = (firstSeq: bigint, lastSeq: bigint, hour: number): Stretch => ({
    firstSeq,
    lastSeq,
    amountMinor: 1n,
    from: new Date(hour),
    to: new Date(hour + 1),
  })
  expect(joinStretches([at(9n, 9n, 3), at(1n, 4n, 1), at(3n, 6n, 2), at(7n, 7n, 0)])).toEqual([
    { firstSeq: 1n, lastSeq: 7n, amountMinor: 3n, from: new Date(0), to: new Date(3) },
    at(9n, 9n, 3),
  ])
})

test('a debit made with its credit lowers that credit and touches no other', () => {
  const entry = (seq: bigint, amountMinor: bigint, isBound = false) => ({
    seq,
    amountMinor,
    isBound,
  })
  const newestFirst = [
    entry(7n, 5n),
    entry(6n, -50n, true),
    entry(5n, 50n),
    entry(4n, -30n, true),
    entry(3n, 50n),
    entry(1n, 100n),
  ]
  expect(withoutBound(newestFirst).map(({ seq, amountMinor }) => [seq, amountMinor])).toEqual([
    [7n, 5n],
    [3n, 20n],
    [1n, 100n],
  ])
})
