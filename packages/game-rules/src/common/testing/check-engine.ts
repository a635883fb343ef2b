import type { Chance } from '@trevo/fairness/chance.ts'
import { languageCodes } from '@trevo/languages/languages.ts'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Engine, Play } from '../../engine/engine.ts'
import type { Json } from '../../engine/json.ts'
import type { Measure, MeasuredWager } from '../../engine/measure.ts'
import type { TitleData } from '../../engine/title-data.ts'
import { fastChance } from '../../slots/fast-chance.ts'

/** What is checked of a title, and how far. */
export type Checked<
  Title extends TitleData,
  Choice extends Json,
  Action extends Json,
  View extends Json,
> = {
  readonly engine: Engine<Title, Choice, Action, View>
  readonly measure: Measure<Title, Action, View>
  readonly title: Title
  /** No round takes more actions. */
  readonly actionCountMax: number
  /** Bounds of the return of every wager at its stated play, in basis points. */
  readonly rtpBpFrom: number
  readonly rtpBpTo: number
  /** Rounds simulated for each wager that is compared with its exact figures. */
  readonly roundCount?: number
}

type Rounds<Choice extends Json> = {
  readonly wager: MeasuredWager
  readonly choice: Choice
}

const seeds = fc.nat({ max: 2 ** 31 - 1 })
// Five standard errors: a right engine fails once in two million comparisons.
const standardErrors = 5

/** The laws that hold for every engine, as tests of one title. */
export const checkEngine = <
  Title extends TitleData,
  Choice extends Json,
  Action extends Json,
  View extends Json,
>(
  checked: Checked<Title, Choice, Action, View>,
): void => {
  const { engine, measure, title } = checked
  const wagers = measure.wagers(title).map((wager): Rounds<Choice> => {
    const choice = engine.readChoice(title, wager.stakeMinor, wager.choice)
    if (choice === undefined) throw new Error(`${wager.id} is not on offer`)
    return { wager, choice }
  })
  checkChoices(checked, wagers)
  checkRounds(checked, wagers)
  checkFigures(checked, wagers)
  checkWords(checked, wagers)
}

const checkChoices = <T extends TitleData, C extends Json, A extends Json, V extends Json>(
  { engine, title }: Checked<T, C, A, V>,
  wagers: readonly Rounds<C>[],
): void => {
  it('reads a choice as it was sent, and one at a stake on offer only', () => {
    for (const { wager, choice } of wagers) {
      expect(choice, wager.id).toEqual(wager.choice)
      for (const wrong of [0n, -wager.stakeMinor, wager.stakeMinor + 1n, 10n ** 30n]) {
        expect(engine.readChoice(title, wrong, wager.choice)).toBeUndefined()
      }
    }
  })

  it('refuses whatever is no choice of this title', () => {
    const stakeMinor = wagers[0]?.wager.stakeMinor ?? 0n
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.jsonValue()), (sent) => {
        const read = engine.readChoice(title, stakeMinor, sent)
        if (read !== undefined) expect(JSON.stringify(read)).toBe(JSON.stringify(sent))
      }),
    )
    const garbage = [
      undefined,
      NaN,
      Infinity,
      '',
      [],
      Array.from({ length: 10_000 }, () => 1),
      'null',
      1e300,
    ]
    for (const sent of garbage) expect(engine.readChoice(title, stakeMinor, sent)).toBeUndefined()
  })

  it('refuses a choice with a field too many, too few or spoilt', () => {
    for (const { wager } of wagers) {
      const { choice, stakeMinor } = wager
      if (choice === null || typeof choice !== 'object' || Array.isArray(choice)) continue
      const read = (sent: unknown) => engine.readChoice(title, stakeMinor, sent)
      expect(read({ ...choice, more: 1 })).toBeUndefined()
      expect(read(JSON.parse(`{"__proto__":${JSON.stringify(choice)}}`))).toBeUndefined()
      expect(read([choice])).toBeUndefined()
      for (const key of Object.keys(choice)) {
        expect(read({ ...choice, [key]: undefined })).toBeUndefined()
        for (const spoilt of [NaN, -1, 0.5, '1', null, {}, [[]], 2 ** 53, true, -0]) {
          expect(read({ ...choice, [key]: spoilt }), `${key} ${String(spoilt)}`).toBeUndefined()
        }
      }
    }
  })
}

const checkRounds = <T extends TitleData, C extends Json, A extends Json, V extends Json>(
  { engine, title, actionCountMax }: Checked<T, C, A, V>,
  wagers: readonly Rounds<C>[],
): void => {
  it('plays any round to its end in whole centavos, within its bounds, the same each time', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...wagers),
        fc.constantFrom(...title.stakeStepsMinor),
        seeds,
        seeds,
        ({ wager, choice }, step, seed, whim) => {
          const isPriced = title.stakeStepsMinor.includes(wager.stakeMinor)
          const stakeMinor = isPriced ? step : wager.stakeMinor
          const staked =
            engine.readChoice(title, stakeMinor, choice) === undefined
              ? wager.stakeMinor
              : stakeMinor
          const play = playAt(engine, title, { stakeMinor: staked, choice }, seed)
          const { actions, last } = playOn(play, fastChance(whim), actionCountMax)
          expect(last.payoutMinor % 100n).toBe(0n)
          expect(last.stakeMinor % 100n).toBe(0n)
          expect(last.payoutMinor).toBeGreaterThanOrEqual(0n)
          const most = BigInt(Math.round(engine.maxWinStakes(title) * 100)) * staked
          expect(last.payoutMinor * 100n <= most).toBe(true)
          expect(JSON.parse(JSON.stringify(last.view))).toEqual(last.view)
          expect(play(actions)).toEqual(last)
          const after = [...actions, ...actions.slice(-1), { kind: 'nonsense' }]
          // An action that is none, on purpose.
          expect(() => play(after as unknown as A[])).toThrow(RangeError)
        },
      ),
      { numRuns: 400 },
    )
  })

  it('ends by its timeout rule from anywhere, at no further stake', () => {
    fc.assert(
      fc.property(fc.constantFrom(...wagers), seeds, seeds, ({ wager, choice }, seed, whim) => {
        const { stakeMinor } = wager
        const play = playAt(engine, title, { stakeMinor, choice }, seed)
        const chance = fastChance(whim)
        const actions = [...playOn(play, chance, chance.nextInt(6)).actions]
        let now = play(actions)
        const stakedMinor = now.stakeMinor
        for (let count = 0; now.timeoutAction !== null; count += 1) {
          expect(count).toBeLessThan(actionCountMax)
          const sent = JSON.stringify(now.timeoutAction)
          const legal = now.legal.find(({ action }) => JSON.stringify(action) === sent)
          expect(legal?.stakeMinor).toBe(0n)
          actions.push(now.timeoutAction)
          now = play(actions)
        }
        expect(now.legal).toEqual([])
        expect(now.stakeMinor).toBe(stakedMinor)
      }),
      { numRuns: 200 },
    )
  })
}

const checkFigures = <T extends TitleData, C extends Json, A extends Json, V extends Json>(
  { engine, measure, title, rtpBpFrom, rtpBpTo, roundCount = 20_000 }: Checked<T, C, A, V>,
  wagers: readonly Rounds<C>[],
): void => {
  const exact = wagers.flatMap(({ wager, choice }) =>
    wager.exact ? [{ wager, choice, figures: wager.exact }] : [],
  )

  it('promises the return of its best wager, and each is in its band', () => {
    for (const { wager, figures } of exact) {
      expect(figures.rtpBp, wager.id).toBeGreaterThanOrEqual(rtpBpFrom - 1e-6)
      expect(figures.rtpBp, wager.id).toBeLessThanOrEqual(rtpBpTo + 1e-6)
      expect(figures.maxWinStakes).toBeLessThanOrEqual(engine.maxWinStakes(title) + 1e-9)
    }
    const best = Math.max(...exact.map(({ figures }) => figures.rtpBp))
    if (exact.length > 0) {
      expect(Math.abs(best - title.rtpBp)).toBeLessThanOrEqual(title.rtpWithinBp)
    }
  })

  it('pays in play what its exact figures say', () => {
    for (const { wager, choice, figures } of spread(exact, 30)) {
      let [paid, staked, hits] = [0, 0, 0]
      const chance = fastChance(wager.id.length * 7_919 + roundCount)
      for (let round = 0; round < roundCount; round += 1) {
        const last = playStated(engine, measure, title, { wager, choice }, chance)
        // Simulated rounds are small: a float holds their sums exactly.
        paid += Number(last.payoutMinor)
        staked += Number(last.stakeMinor)
        hits += last.payoutMinor > 0n ? 1 : 0
      }
      const { hitRate, stdDev, rtpBp } = figures
      const error = (standardErrors * stdDev) / Math.sqrt(roundCount)
      expect(Math.abs(paid / staked - rtpBp / 10_000), wager.id).toBeLessThanOrEqual(error + 1e-9)
      const hitError = standardErrors * Math.sqrt((hitRate * (1 - hitRate)) / roundCount)
      // One round more for chances so small that none is the likeliest count.
      const slack = hitError + 3 / roundCount
      expect(Math.abs(hits / roundCount - hitRate), wager.id).toBeLessThanOrEqual(slack)
    }
  }, 120_000)
}

const checkWords = <T extends TitleData, C extends Json, A extends Json, V extends Json>(
  { engine, title, actionCountMax }: Checked<T, C, A, V>,
  wagers: readonly Rounds<C>[],
): void => {
  it('says its rules and the facts of a round in every language', () => {
    const rules = engine.rules(title)
    for (const language of languageCodes) {
      expect(rules[language].length).toBeGreaterThan(3)
      for (const { heading, paragraphs, table } of rules[language]) {
        for (const text of [heading, ...paragraphs]) expect(text).not.toMatch(/undefined|NaN|^$/)
        for (const row of table?.rows ?? []) {
          expect(row).toHaveLength(table?.head.length ?? 0)
          expect(row.join(' ')).not.toMatch(/undefined|NaN/)
        }
      }
    }
    for (const { wager, choice } of spread(wagers, 20)) {
      const staked = { stakeMinor: wager.stakeMinor, choice }
      const play = playAt(engine, title, staked, 11)
      const { last } = playOn(play, fastChance(5), actionCountMax)
      const facts = engine.facts(title, staked, last)
      for (const language of languageCodes) {
        expect(facts[language].length).toBeGreaterThan(0)
        for (const { label, value } of facts[language]) {
          expect(`${label}: ${value}`).not.toMatch(/undefined|NaN|null|: $/)
        }
      }
    }
  })
}

const spread = <Item>(items: readonly Item[], count: number): readonly Item[] =>
  items.filter((_, index) => index % Math.ceil(items.length / count) === 0)

const playAt =
  <T extends TitleData, C extends Json, A extends Json, V extends Json>(
    engine: Engine<T, C, A, V>,
    title: T,
    wager: { readonly stakeMinor: bigint; readonly choice: C },
    seed: number,
  ) =>
  (actions: readonly A[]): Play<A, V> =>
    engine.play(title, wager, actions, fastChance(seed))

/** Takes legal actions by whim until the round or the count of actions ends. */
export const playOn = <Action extends Json, View extends Json>(
  play: (actions: readonly Action[]) => Play<Action, View>,
  whim: Chance,
  actionCountMax: number,
): { readonly actions: readonly Action[]; readonly last: Play<Action, View> } => {
  const actions: Action[] = []
  let last = play(actions)
  while (last.legal.length > 0 && actions.length < actionCountMax) {
    const chosen = last.legal[whim.nextInt(last.legal.length)]
    if (chosen) actions.push(chosen.action)
    last = play(actions)
  }
  expect(last.legal.length === 0).toBe(last.timeoutAction === null)
  return { actions, last }
}

/** One round at the stated play. Its numbers are kept, for each action plays it anew. */
const playStated = <T extends TitleData, C extends Json, A extends Json, V extends Json>(
  engine: Engine<T, C, A, V>,
  measure: Measure<T, A, V>,
  title: T,
  { wager, choice }: Rounds<C>,
  chance: Chance,
): Play<A, V> => {
  const numbers: number[] = []
  const replayed = (): Chance => {
    let at = 0
    return {
      nextInt(bound) {
        const number = numbers[at] ?? chance.nextInt(bound)
        numbers[at] = number
        at += 1
        return number
      },
    }
  }
  const staked = { stakeMinor: wager.stakeMinor, choice }
  const actions: A[] = []
  let play = engine.play(title, staked, actions, replayed())
  while (play.legal.length > 0) {
    actions.push(measure.decide(title, wager, play).action)
    play = engine.play(title, staked, actions, replayed())
  }
  return play
}
