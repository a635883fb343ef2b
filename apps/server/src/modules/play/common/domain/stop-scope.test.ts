import { describe, expect, it } from 'vitest'
import { covers, isActive, readTarget, targetOf, type Stop } from './stop-scope.ts'

const stop = (change: Partial<Stop>): Stop => ({
  brand_id: 1,
  scope: 'platform',
  vendor: null,
  node_id: null,
  confirm_until: new Date('2030-05-14T12:15:00Z'),
  confirmed_at: null,
  ended_at: null,
  ...change,
})

describe('what a stop covers', () => {
  const stake = { brandId: 1, vendor: 'BGS', nodeId: 7 }
  it.each([
    [stop({}), true],
    [stop({ brand_id: 2 }), false],
    [stop({ scope: 'vendor', vendor: 'BGS' }), true],
    [stop({ scope: 'vendor', vendor: 'ONE' }), false],
    [stop({ scope: 'game', node_id: 7 }), true],
    [stop({ scope: 'game', node_id: 8 }), false],
  ])('%o: %s', (one, isCovered) => {
    expect(covers(one, stake)).toBe(isCovered)
  })

  it('a lottery or a match only where all play of the brand is off', () => {
    expect(covers(stop({}), { brandId: 1 })).toBe(true)
    expect(covers(stop({ scope: 'vendor', vendor: 'BGS' }), { brandId: 1 })).toBe(false)
    expect(covers(stop({ scope: 'game', node_id: 7 }), { brandId: 1 })).toBe(false)
  })
})

describe('how long it holds', () => {
  const confirmed = { confirmed_at: new Date('2030-05-14T12:03:00Z') }
  it.each([
    [stop({}), '2030-05-14T12:14:59.999Z', true],
    [stop({}), '2030-05-14T12:15:00Z', false],
    [stop(confirmed), '2030-05-15T00:00:00Z', true],
    [
      stop({ ...confirmed, ended_at: new Date('2030-05-14T13:00:00Z') }),
      '2030-05-14T13:00:00Z',
      false,
    ],
  ])('%o at %s: %s', (one, at, holds) => {
    expect(isActive(one, new Date(at))).toBe(holds)
  })
})

describe('the target of a stop', () => {
  it.each([
    { scope: 'platform' },
    { scope: 'vendor', vendor: 'BGS' },
    { scope: 'game', nodeId: 7 },
  ] as const)('%o is read as it was written', (what) => {
    expect(readTarget(targetOf(what))).toEqual(what)
  })
  it.each(['', 'vendor/', 'game/x', 'brand/1'])('%j names nothing', (target) => {
    expect(readTarget(target)).toBeNull()
  })
})
