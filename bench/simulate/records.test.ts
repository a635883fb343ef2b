import { readFileSync } from 'node:fs'
import { addSums, noRounds, sumRounds } from '@trevo/game-rules/engine/sample-sums.ts'
import { titlesInOrder } from '@trevo/titles/titles-in-order.ts'
import { describe, expect, it } from 'vitest'
import { errorCountMax, simulatedWager } from './judge.ts'
import { listRecords, readRecord, recordsFolder, type SimulationRecord } from './records.ts'
import { firstRoundsPayout, isCurrent, playBatch } from './simulate-record.ts'
import { titleToSimulate } from './title-to-simulate.ts'
import { allRecords, overviewFile, overviewOf } from './write-overview.ts'

const evenSpaces = (text: string): string => text.replaceAll(/\s+|-{3,}/g, ' ')

const getRecord = (gameCode: string): SimulationRecord => {
  const record = readRecord(recordsFolder, gameCode)
  if (!record) throw new Error(`${gameCode} has no record: npm run bench -- simulate`)
  return record
}

describe.each(titlesInOrder.map((one) => [one.maths.gameCode, one] as const))('%s', (code, one) => {
  const title = titleToSimulate(one)

  it('was simulated with the rules of its current version, every wager', () => {
    const record = getRecord(code)
    expect(isCurrent(record, title)).toBe(true)
    expect(record.mathsVersion).toBe(one.maths.version)
    expect(record.wagers.map(({ id }) => id)).toEqual(title.wagers.map(({ id }) => id))
    const rounds = record.wagers.map(({ sums }) => sums.rounds)
    expect(record.roundCount).toBe(rounds.reduce((sum, count) => sum + count, 0))
  })

  it('was simulated for as many rounds as its kind of game requires', () => {
    for (const [index, { id, sums }] of getRecord(code).wagers.entries()) {
      expect(sums.rounds, id).toBeGreaterThanOrEqual(
        title.wagers[index]?.roundCountGoal ?? Infinity,
      )
    }
  })

  it('has figures that follow from its sums, and declares what the title publishes now', () => {
    for (const [index, wager] of getRecord(code).wagers.entries()) {
      const declared = title.wagers[index]?.declared
      if (!declared) throw new Error(`${wager.id} is not offered`)
      expect(wager).toMatchObject(simulatedWager(wager.id, declared, wager.sums))
    }
  })

  it('returned what it declares, within 99.99 % by its standard error', () => {
    for (const { id, errorCount } of getRecord(code).wagers) {
      expect(Math.abs(errorCount), id).toBeLessThanOrEqual(errorCountMax)
    }
  })

  // Optimal play of video poker needs a table that takes half a minute; packages/titles plays it.
  it.skipIf(title.family === 'video-poker')(
    'still plays the same: the first rounds have the same results',
    () => {
      for (const [index, wager] of getRecord(code).wagers.entries()) {
        expect(firstRoundsPayout(title, index), wager.id).toBe(wager.firstRoundsPayout)
      }
    },
  )
})

it('there is no record of a removed title', () => {
  const codes = titlesInOrder.map(({ maths }) => maths.gameCode)
  expect(listRecords(recordsFolder)).toEqual(codes.toSorted())
})

it('the overview matches the records', () => {
  const page = readFileSync(overviewFile, 'utf8')
  expect(evenSpaces(page), 'npm run bench -- simulate').toBe(
    evenSpaces(overviewOf(allRecords(recordsFolder))),
  )
})

it('rounds in two runs are the rounds of one', () => {
  const [first] = titlesInOrder
  if (!first) throw new Error('there are no titles')
  const title = titleToSimulate(first)
  const batch = playBatch(title, { wagerIndex: 0, batch: 0 })
  expect(playBatch(title, { wagerIndex: 0, batch: 0 })).toEqual(batch)
  expect(playBatch(title, { wagerIndex: 0, batch: 1 })).not.toEqual(batch)
  expect(addSums(noRounds, batch)).toEqual(batch)
  expect(addSums(batch, batch).payout2).toBe(2 * batch.payout2)
})

it('sums determine mean, interval, deviation and hits', () => {
  const payouts = [0, 0, 3, 1]
  let at = 0
  const sums = sumRounds(() => payouts[at++] ?? 0, 4)
  const declared = {
    method: 'exact',
    rtpBp: 10_000,
    rtpErrorBp: 0,
    hitRate: 0.5,
    stdDev: 1,
  } as const
  const { measured, errorCount } = simulatedWager('any', declared, sums)
  expect(measured).toMatchObject({ rtpBp: 10_000, hitRate: 0.5, stdDev: 1.2247, maxWinStakes: 3 })
  expect(measured.rtpBpTo - measured.rtpBp).toBeCloseTo((2.5758293 * 1.2247449 * 10_000) / 2, 1)
  expect(errorCount).toBe(0)
  const off = simulatedWager(
    'any',
    { ...declared, rtpBp: 9_000, stdDev: 0 },
    { ...sums, rounds: 4 },
  )
  expect(off.errorCount).toBeCloseTo(1_000 / ((1.2247449 * 10_000) / 2), 2)
})
