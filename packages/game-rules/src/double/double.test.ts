import { maths } from '@trevo/titles/dobro-da-mata/maths.ts'
import { describe, expect, it } from 'vitest'
import { checkEngine } from '../common/testing/check-engine.ts'
import { engine } from './engine.ts'
import { measure } from './measure.ts'

describe('double', () => {
  checkEngine({
    engine,
    measure,
    title: maths,
    actionCountMax: 0,
    rtpBpFrom: 9800,
    rtpBpTo: 9800,
    roundCount: 20_000,
  })

  it('has seven red, seven black and one white field', () => {
    const count = (colour: string) => maths.fields.filter((one) => one === colour).length
    expect([count('red'), count('black'), count('white')]).toEqual([7, 7, 1])
  })

  it.each([
    { red: '10000', black: '0', white: '0', stakeMinor: 20_000n, why: 'less than the stake' },
    { red: '15000', black: '5000', white: '0', stakeMinor: 20_000n, why: 'no whole reais' },
    { red: '-10000', black: '30000', white: '0', stakeMinor: 20_000n, why: 'a negative bet' },
    { red: '010000', black: '10000', white: '0', stakeMinor: 20_000n, why: 'a zero in front' },
    { red: '3000000', black: '0', white: '0', stakeMinor: 3_000_000n, why: 'above the most' },
    { red: '0', black: '0', white: '0', stakeMinor: 0n, why: 'nothing staked' },
  ])('refuses bets: $why', ({ stakeMinor, why: _why, ...bets }) => {
    expect(engine.readChoice(maths, stakeMinor, bets)).toBeUndefined()
  })

  it('accepts bets on several colours, and pays the drawn one', () => {
    const bets = { red: '10000', black: '20000', white: '10000' }
    expect(engine.readChoice(maths, 40_000n, bets)).toEqual(bets)
    const wager = { stakeMinor: 40_000n, choice: bets }
    const paid = [0, 1, 8].map(
      (field) => engine.play(maths, wager, [], { nextInt: () => field }).payoutMinor,
    )
    expect(paid).toEqual([147_000n, 21_000n, 42_000n])
  })
})
