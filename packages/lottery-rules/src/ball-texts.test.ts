import { expect, test } from 'vitest'
import { ballText, findBallTexts } from './ball-texts.ts'

const plain = { values: [0, 7, 12], width: 2 } as unknown as Parameters<typeof ballText>[0] // without its rules
const named = { values: [0, 7], width: 1, texts: { 7: 'Boi' } } as unknown as typeof plain // a name alone

test('balls are written with leading zeros, or as they are named', () => {
  expect(plain.values.map((ball) => ballText(plain, ball))).toEqual(['00', '07', '12'])
  expect(named.values.map((ball) => ballText(named, ball))).toEqual(['0', 'Boi'])
})

test('balls are found by their texts, which are listed once', () => {
  expect([...findBallTexts(plain)]).toEqual([
    ['00', 0],
    ['07', 7],
    ['12', 12],
  ])
  expect(findBallTexts(named).get('Boi')).toBe(7)
  expect(findBallTexts(plain)).toBe(findBallTexts(plain))
})
