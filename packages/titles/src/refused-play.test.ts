import type { LegalAction } from '@trevo/game-rules/engine/engine.ts'
import { engineOf } from '@trevo/game-rules/engine/engines.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import type { MeasuredWager } from '@trevo/game-rules/engine/measure.ts'
import { measureOf } from '@trevo/game-rules/engine/measures.ts'
import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'
import { fastChance } from '@trevo/game-rules/slots/fast-chance.ts'
import { describe, expect, it } from 'vitest'
import { isSlot } from './slot-titles.ts'
import { titlesInOrder } from './titles-in-order.ts'

const titles = titlesInOrder.map(({ maths }) => maths)

type Wagered = Omit<MeasuredWager, 'exact'>

const wagersOf = (title: TitleData): readonly Wagered[] => {
  if (!isSlot(title)) return measureOf(title).wagers(title)
  const [stakeMinor = 0n] = title.stakeStepsMinor
  return [{ id: 'spin', label: { PT: '', EN: '' }, stakeMinor, choice: null }]
}

const isRecord = (value: Json): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Values of the same form that no title offers in this place. */
const wrongFor = (value: Json): readonly unknown[] => {
  if (typeof value === 'number')
    return [-1, -0, value + 0.5, 2 ** 53, NaN, String(value), false, [value]]
  if (typeof value === 'string') return ['', `${value} `, '-1', 'constructor', 7, false, [value]]
  if (value === null) return [{}, [], '', 0, false]
  if (Array.isArray(value)) return [[], {}, null, 'all']
  return [{}, [], null, 'all', 7, { ...(isRecord(value) ? value : {}), more: 1 }]
}

/** The choice with one of its parts left out or replaced by something that is not offered. */
const wrongChoicesOf = (value: Json): readonly unknown[] => {
  const parts = Array.isArray(value)
    ? value.flatMap((one: Json, at) =>
        wrongChoicesOf(one).map((wrong) => value.toSpliced(at, 1, wrong as Json)),
      )
    : isRecord(value)
      ? Object.entries(value).flatMap(([key, one]) => [
          Object.fromEntries(Object.entries(value).filter(([other]) => other !== key)),
          ...wrongChoicesOf(one).map((wrong) => ({ ...value, [key]: wrong })),
        ])
      : []
  return [...wrongFor(value), ...parts]
}

const isSameJson = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other) && !Object.is(one, -0)

describe.each(titles)('$gameCode', (title) => {
  const engine = engineOf(title)
  const wagers = wagersOf(title).slice(0, 4)

  it('accepts no stake that is not on offer', () => {
    for (const { id, stakeMinor, choice } of wagers) {
      for (const other of [0n, -stakeMinor, stakeMinor + 1n, stakeMinor - 1n]) {
        expect(engine.readChoice(title, other, choice), `${id} at ${other}`).toBeUndefined()
      }
    }
  })

  it('accepts no choice that it does not offer', () => {
    for (const { id, stakeMinor, choice } of wagers) {
      for (const wrong of wrongChoicesOf(choice)) {
        if (isSameJson(wrong, choice)) continue
        // The price of a feature may be a stake on offer: without a choice that is a plain round.
        if (wrong === null && title.stakeStepsMinor.includes(stakeMinor)) continue
        const read = engine.readChoice(title, stakeMinor, wrong)
        expect(read, `${id}: ${JSON.stringify(wrong)}`).toBeUndefined()
      }
    }
  })
})

/** A crash bet is finished for the player by the only action there is, which may come at any time. */
const inSteps = titles.filter(({ family }) => family !== 'crash')

/** Actions that nobody is offered, close to those that are. */
const illegalOf = (legal: readonly LegalAction<Json>[]): readonly Json[] => [
  {},
  { kind: 'win' },
  ...legal.slice(0, 2).map(({ action }) => ({ ...(isRecord(action) ? action : {}), more: 1 })),
]

describe.each(inSteps)('$gameCode', (title) => {
  const engine = engineOf(title)

  it('refuses an action that is not legal, at every step and after the end', () => {
    for (const [at, wager] of wagersOf(title).slice(0, 4).entries()) {
      const actions: Json[] = []
      const offered: LegalAction<Json>[] = []
      for (;;) {
        const playWith = (...more: readonly Json[]) =>
          engine.play(title, wager, [...actions, ...more], fastChance(at + 1))
        const play = playWith()
        offered.push(...play.legal)
        for (const action of illegalOf(play.legal)) {
          expect(() => playWith(action), JSON.stringify(action)).toThrow(RangeError)
        }
        if (play.legal.length === 0) {
          for (const { action } of offered.slice(-40))
            expect(() => playWith(action)).toThrow(RangeError)
          break
        }
        actions.push(play.timeoutAction)
      }
    }
  })

  it('an open round waits for one of its legal actions, and pays nothing yet', () => {
    for (const [at, wager] of wagersOf(title).slice(0, 4).entries()) {
      const play = engine.play(title, wager, [], fastChance(at + 1))
      if (play.legal.length === 0) {
        expect(play.timeoutAction).toBeNull()
      } else {
        expect(play.legal).toContainEqual({ action: play.timeoutAction, stakeMinor: 0n })
        expect(play.payoutMinor).toBe(0n)
      }
    }
  })
})

// The reference play of video poker counts every draw, for seconds.
const decided = inSteps.filter((title) => !isSlot(title) && title.family !== 'video-poker')

it.each(decided)('$gameCode: the reference play decides nothing in a finished round', (title) => {
  const { wagers, decide } = measureOf(title)
  const [wager] = wagers(title)
  if (!wager) throw new Error(`${title.gameCode} has no wager`)
  const actions: Json[] = []
  for (;;) {
    const play = engineOf(title).play(title, wager, actions, fastChance(1))
    if (play.legal.length === 0) {
      expect(() => decide(title, wager, play)).toThrow()
      return
    }
    actions.push(decide(title, wager, play).action)
  }
})
