import { expect, test } from 'vitest'
import { ballAt, countIncidents, listIncidents } from './match-incidents.ts'

const match = {
  marks: [{ tick: 12, side: 1 as const }],
  incidents: [
    { tick: 3, side: 0 as const, kind: 'corner' as const },
    { tick: 8, side: 0 as const, kind: 'save' as const },
    { tick: 14, side: 1 as const, kind: 'card' as const },
    { tick: 15, side: 1 as const, kind: 'foul' as const },
  ],
}

test('goals are among the other incidents, the latest first', () => {
  expect(listIncidents(match).map(({ tick, kind }) => `${tick} ${kind}`)).toEqual([
    '15 foul',
    '14 card',
    '12 goal',
    '8 save',
    '3 corner',
  ])
})

test('a goal counts as a shot, a card as a foul', () => {
  const told = listIncidents(match)
  expect(countIncidents(told, 'shots')).toEqual([1, 1])
  expect(countIncidents(told, 'corners')).toEqual([1, 0])
  expect(countIncidents(told, 'fouls')).toEqual([0, 2])
  expect(countIncidents(told, 'cards')).toEqual([0, 1])
})

test('the ball is on the side that is attacked, and on the pitch', () => {
  for (const kind of ['attack', 'shot', 'save', 'corner'] as const) {
    for (let tick = 1; tick <= 90; tick += 1) {
      const [x, y] = ballAt({ tick, side: 0, kind })
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThanOrEqual(144)
      expect(Math.abs(y)).toBeLessThanOrEqual(84)
      expect(ballAt({ tick, side: 1, kind })).toEqual([-x, y])
    }
  }
})

test('a foul is in the half of the side that attacks, and a goal begins at the centre', () => {
  expect(ballAt({ tick: 9, side: 0, kind: 'foul' })[0]).toBeLessThan(0)
  expect(ballAt({ tick: 9, side: 1, kind: 'card' })[0]).toBeGreaterThan(0)
  expect(ballAt({ tick: 9, side: 1, kind: 'goal' })).toEqual([0, 0])
})
