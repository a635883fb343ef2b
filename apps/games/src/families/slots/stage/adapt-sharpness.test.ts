import { expect, it } from 'vitest'
import { adaptSharpness } from './adapt-sharpness.ts'

const spin = (sharpness: ReturnType<typeof adaptSharpness>, frameMs: number): boolean => {
  for (let frame = 0; frame < 40; frame += 1) sharpness.addFrame(frameMs)
  return sharpness.endSpin()
}

it('stays sharp on a machine that keeps up', () => {
  const sharpness = adaptSharpness(2)
  expect(spin(sharpness, 16.7)).toBe(false)
  expect(sharpness.ratio()).toBe(2)
})

it('lowers the resolution on a slow one, never below one device pixel per point', () => {
  const sharpness = adaptSharpness(2)
  expect([spin(sharpness, 40), sharpness.ratio()]).toEqual([true, 1.5])
  expect([spin(sharpness, 40), sharpness.ratio()]).toEqual([true, 1])
  expect([spin(sharpness, 40), sharpness.ratio()]).toEqual([false, 1])
})

it('does not judge by a few frames', () => {
  const sharpness = adaptSharpness(2)
  for (let frame = 0; frame < 5; frame += 1) sharpness.addFrame(90)
  expect(sharpness.endSpin()).toBe(false)
})
