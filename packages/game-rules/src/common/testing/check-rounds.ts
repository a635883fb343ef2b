import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Json } from '../../engine/json.ts'
import type { TitleData } from '../../engine/title-data.ts'
import { fastChance } from '../../slots/fast-chance.ts'
import type { Checked, Rounds } from './checked.ts'
import { playAt, playOn } from './play-checked.ts'

const seeds = fc.nat({ max: 2 ** 31 - 1 })

/** Rounds end, in whole centavos and within their limits, also without the player. */
export const checkRounds = <T extends TitleData, C extends Json, A extends Json, V extends Json>(
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
          // Deliberately not an action.
          expect(() => play(after as unknown as A[])).toThrow(RangeError)
        },
      ),
      { numRuns: 400 },
    )
  })

  it('ends by its timeout rule from any state, at no further stake', () => {
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
