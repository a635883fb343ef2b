import { expect, it } from 'vitest'
import { cameraAt, movesMs, shotOfThrow, type Shot } from './camera-shots.ts'
import { pathMs } from './roulette/ball-path.ts'

const shots: readonly Shot[] = ['wide', 'felt', 'wheel', 'above', 'number', 'cards', 'show', 'both']
const aspect = 16 / 9

it.each(shots.flatMap((one) => shots.map((other) => [one, other] as const)))(
  'the camera glides from %s to %s without a jump',
  (one, other) => {
    let before = cameraAt([one, other], { ms: 0, lifeMs: 0, aspect })
    for (let ms = 0; ms <= movesMs + 200; ms += 16) {
      const now = cameraAt([one, other], { ms, lifeMs: ms, aspect })
      const moved = Math.hypot(...now.from.map((part, axis) => part - (before.from[axis] ?? 0)))
      expect(moved).toBeLessThan(0.04)
      before = now
    }
  },
)

it('the camera never is below the table', () => {
  for (const shot of shots) {
    for (let lifeMs = 0; lifeMs < 60_000; lifeMs += 500) {
      expect(cameraAt([shot, shot], { ms: movesMs, lifeMs, aspect }).from[1]).toBeGreaterThan(0.25)
    }
  }
})

it('a narrow picture shows as much from side to side as a wide one', () => {
  const wide = cameraAt(['wide', 'wide'], { ms: 0, lifeMs: 0, aspect: 1.5 })
  const narrow = cameraAt(['wide', 'wide'], { ms: 0, lifeMs: 0, aspect: 0.75 })
  expect(narrow.tan * 0.75).toBeCloseTo(wide.tan * 1.5, 9)
})

it('a throw is seen from the table, from above while the ball falls, and close when it rests', () => {
  expect(shotOfThrow(pathMs)).toBe('wheel')
  expect(shotOfThrow(2_000)).toBe('above')
  expect(shotOfThrow(-600)).toBe('number')
})
