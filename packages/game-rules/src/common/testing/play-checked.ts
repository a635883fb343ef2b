import type { Chance } from '@trevo/fairness/chance.ts'
import { expect } from 'vitest'
import type { Engine, Play } from '../../engine/engine.ts'
import type { Json } from '../../engine/json.ts'
import type { Measure } from '../../engine/measure.ts'
import type { TitleData } from '../../engine/title-data.ts'
import { fastChance } from '../../slots/fast-chance.ts'
import type { Rounds } from './checked.ts'

/** A round with one seed, which can be played through any actions. */
export const playAt =
  <T extends TitleData, C extends Json, A extends Json, V extends Json>(
    engine: Engine<T, C, A, V>,
    title: T,
    wager: { readonly stakeMinor: bigint; readonly choice: C },
    seed: number,
  ) =>
  (actions: readonly A[]): Play<A, V> =>
    engine.play(title, wager, actions, fastChance(seed))

/** Takes random legal actions until the round ends or the limit is reached. */
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

/** One round at the reference play. Its numbers are kept, because each action replays it. */
export const playStated = <T extends TitleData, C extends Json, A extends Json, V extends Json>(
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
