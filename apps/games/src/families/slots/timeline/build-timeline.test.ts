import { chanceOf } from '@trevo/fairness/chance.ts'
import { playRound } from '@trevo/game-rules/slots/play-round.ts'
import { slotTitles } from '@trevo/titles/slot-titles.ts'
import type { RoundOutcome, SlotMaths } from '@trevo/game-rules/slots/types.ts'
import { assert, nat, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findNonce } from '../../../testing/find-nonce.ts'
import { fixtureSeeds } from '../../../testing/fixture-seeds.ts'
import type { BeatOf, Timeline } from './beat.ts'
import { buildTimeline } from './build-timeline.ts'
import { fallsOf } from './falls-of.ts'
import { normalPace, turboPace } from './pace.ts'
import { scatterCellsOf } from './suspense.ts'

const roundOf = (maths: SlotMaths, nonce: number): RoundOutcome =>
  playRound(maths, { stakeMinor: 10_000n }, chanceOf({ ...fixtureSeeds, nonce }))

const timelineOf = (maths: SlotMaths, outcome: RoundOutcome): Timeline =>
  buildTimeline(outcome, maths, { pace: normalPace, lossCelebration: false, isSilent: false })

const beatsOf = <Kind extends BeatOf<'wins'>['kind'] | 'land' | 'drop' | 'celebrate'>(
  { beats }: Timeline,
  kind: Kind,
): BeatOf<Kind>[] => beats.filter((beat): beat is BeatOf<Kind> => beat.kind === kind)

const anyRound = record({ title: nat(slotTitles.length - 1), nonce: nat(5_000_000) }).map(
  ({ title, nonce }) => {
    const maths = slotTitles[title] as SlotMaths // inside the list
    return { maths, outcome: roundOf(maths, nonce) }
  },
)

describe('the timeline of any round', () => {
  it('shows every win of every step exactly once', () => {
    assert(
      property(anyRound, ({ maths, outcome }) => {
        const shown = beatsOf(timelineOf(maths, outcome), 'wins').flatMap(({ step, wins }) =>
          wins.map((win) => `${step}/${win}`),
        )
        const real = outcome.steps.flatMap(({ wins }, step) =>
          wins.map((_, win) => `${step}/${win}`),
        )
        expect(shown).toEqual(real)
      }),
      { numRuns: 400 },
    )
  })

  it('counts from 0 to exactly the payout, without a jump', () => {
    assert(
      property(anyRound, ({ maths, outcome }) => {
        let shown = 0
        for (const beat of beatsOf(timelineOf(maths, outcome), 'wins')) {
          expect(beat.shownFromUnits).toBe(shown)
          expect(beat.shownToUnits - beat.shownFromUnits).toBe(beat.units)
          shown = beat.shownToUnits
        }
        expect(shown).toBe(outcome.payoutUnits)
      }),
      { numRuns: 400 },
    )
  })

  it('shows every grid in order, one after the other', () => {
    assert(
      property(anyRound, ({ maths, outcome }) => {
        const { beats, durationMs } = timelineOf(maths, outcome)
        let atMs = 0
        for (const beat of beats) {
          expect(beat.atMs).toBe(atMs)
          atMs += beat.durationMs
        }
        expect(atMs).toBe(durationMs)
        const grids = beats.flatMap((beat) =>
          beat.kind === 'land' || beat.kind === 'drop' ? [beat.grid] : [],
        )
        expect(grids).toEqual(outcome.steps.map(({ grid }) => grid))
      }),
      { numRuns: 300 },
    )
  })

  it('never celebrates a payout up to the stake', () => {
    assert(
      property(anyRound, ({ maths, outcome }) => {
        const timeline = timelineOf(maths, outcome)
        if (outcome.payoutUnits > outcome.unitsPerStake) return
        expect(timeline.tier).toBe('none')
        expect(beatsOf(timeline, 'celebrate')).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  it('makes a reel wait only if its spin really awards free spins', () => {
    assert(
      property(anyRound, ({ maths, outcome }) => {
        for (const beat of beatsOf(timelineOf(maths, outcome), 'land')) {
          if (outcome.steps[beat.step]?.by !== 'spin') continue
          if (!beat.landings.some(({ suspense }) => suspense)) continue
          expect(scatterCellsOf(maths, beat.grid).length).toBeGreaterThanOrEqual(3)
          expect(outcome.freeSpinsPlayed).toBeGreaterThan(0)
        }
      }),
      { numRuns: 500 },
    )
  })
})

describe.each(slotTitles.filter(({ features }) => features.freeSpins))('$gameCode', (maths) => {
  it('opens and closes its free spins and waits for the deciding reels', () => {
    const nonce = findNonce(maths, ({ freeSpinsPlayed }) => freeSpinsPlayed > 0)
    const timeline = timelineOf(maths, roundOf(maths, nonce))
    const kinds = timeline.beats.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'free-start')).toHaveLength(1)
    expect(kinds.filter((kind) => kind === 'free-end')).toHaveLength(1)
    expect(kinds.indexOf('free-end')).toBeGreaterThan(kinds.indexOf('free-start'))
  })
})

it('plays a big win as a celebration, and faster in turbo', () => {
  const maths = slotTitles[0] as SlotMaths // the list is not empty
  const nonce = findNonce(maths, ({ payoutUnits }) => payoutUnits >= 10 * maths.unitsPerStake)
  const outcome = roundOf(maths, nonce)
  expect(timelineOf(maths, outcome).beats.at(-1)?.kind).toBe('celebrate')
  const silent = buildTimeline(outcome, maths, {
    pace: normalPace,
    lossCelebration: false,
    isSilent: true,
  })
  // Silent mode: the same wins and the same sum, without the celebration.
  expect(silent.beats.map(({ kind }) => kind)).not.toContain('celebrate')
  expect(silent.totalUnits).toBe(outcome.payoutUnits)
  const turbo = buildTimeline(outcome, maths, {
    pace: turboPace,
    lossCelebration: false,
    isSilent: false,
  })
  expect(turbo.durationMs).toBeLessThan(timelineOf(maths, outcome).durationMs)
})

describe('falls', () => {
  it.each([
    {
      name: 'the lowest cell gone',
      removed: [2],
      falls: [
        [0, -1],
        [1, 0],
        [2, 1],
      ],
    },
    { name: 'the highest cell gone', removed: [0], falls: [[0, -1]] },
    {
      name: 'two of three gone',
      removed: [0, 2],
      falls: [
        [0, -2],
        [1, -1],
        [2, 1],
      ],
    },
    { name: 'nothing gone', removed: [], falls: [] },
  ])('$name', ({ removed, falls }) => {
    const found = fallsOf(removed, 1, 3).map(({ cell, fromRow }) => [cell, fromRow])
    expect(found).toEqual(falls)
  })
})
