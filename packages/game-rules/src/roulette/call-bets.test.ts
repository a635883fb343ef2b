import { describe, expect, it, test } from 'vitest'
import { callNames, callsOf, chipsOf, neighbourChips, pocketsOfChips } from './call-bets.ts'
import { placesOf } from './places.ts'
import { pocketsOf } from './wheel.ts'

describe('call bets', () => {
  test.each([
    { call: 'voisins', chips: 9, numbers: 17 },
    { call: 'tiers', chips: 6, numbers: 12 },
    { call: 'orphelins', chips: 5, numbers: 8 },
    { call: 'zero-game', chips: 4, numbers: 7 },
  ] as const)('$call places $chips chips on $numbers numbers', ({ call, chips, numbers }) => {
    const laid = chipsOf(call)
    expect(laid.reduce((sum, one) => sum + one.chips, 0)).toBe(chips)
    expect(pocketsOfChips('european', laid)).toHaveLength(numbers)
    for (const { bet } of laid) expect(placesOf('european').has(bet)).toBe(true)
  })

  it('neighbours of zero, third and orphans cover the whole wheel, once', () => {
    const covered = (['voisins', 'tiers', 'orphelins'] as const).flatMap((call) =>
      pocketsOfChips('european', chipsOf(call)),
    )
    expect(covered.toSorted((one, other) => one - other)).toEqual(
      pocketsOf('european').toSorted((one, other) => one - other),
    )
  })

  it('belong to the wheel with one zero', () => {
    expect(callsOf('european')).toEqual(callNames)
    expect(callsOf('american')).toEqual([])
  })

  it('neighbours are on both sides, also across zero', () => {
    const bets = neighbourChips('european', 0, 2).map(({ bet }) => bet)
    expect(bets).toEqual(['straight-3', 'straight-26', 'straight-0', 'straight-32', 'straight-15'])
    expect(neighbourChips('american', 37, 1).map(({ bet }) => bet)).toEqual([
      'straight-1',
      'straight-00',
      'straight-27',
    ])
  })
})
