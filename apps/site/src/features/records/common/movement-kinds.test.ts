import { expect, test } from 'vitest'
import { movementKindOf, typeKindOf, typesOf } from './movement-kinds.ts'

/** The code list of the main wallet and the products, by chip. */
const codes = {
  money: [3101, 3201, 4101, 4201, 6101, 6104, 6106, 6201, 6207, 8103, 8122, 8202, 8203, 8222],
  bets: [3106, 3200, 4106, 4107, 4108, 4109, 4110, 4111, 4200, 4208, 4301, 5200, 8190],
  prizes: [
    3100, 3102, 3103, 3104, 3105, 3107, 3203, 3204, 3205, 4100, 4104, 4105, 5100, 5112, 6105, 6109,
    6111, 6112, 6113, 6114,
  ],
} as const

test.each(['money', 'bets', 'prizes'] as const)('the chip %s asks for its codes', (kind) => {
  expect(typesOf(kind)?.split(',').map(Number)).toEqual([...codes[kind]])
  for (const code of codes[kind]) expect(typeKindOf(code).kind).toBe(kind)
})
test('all of them need no codes', () => expect(typesOf('all')).toBeUndefined())

test('codes of the same thing have the same name, an unknown one its number', () => {
  const names = [4106, 4107, 4108, 4109, 4110, 4111].map((code) => typeKindOf(code).text)
  expect(new Set(names)).toEqual(new Set(['records.type.4106']))
  expect(typeKindOf(8202).text).toBe(typeKindOf(4201).text)
  expect(typeKindOf(6101)).toEqual({ text: 'records.type.6101', icon: 'coin', kind: 'money' })
  expect(typeKindOf(1).text).toBe('records.type.other')
})

test.each([
  [3200, 'cash', 'records.seat.cash.3200'],
  [3100, 'cash', 'records.seat.cash.3100'],
  [4106, 'cash', 'records.seat.cash.4106'],
  [3200, 'tournament', 'records.seat.tournament.3200'],
  [3100, 'tournament', 'records.seat.tournament.3100'],
  [6101, 'cash', 'records.type.6101'],
  [3200, null, 'records.type.3200'],
] as const)('type %i at a table %s is named %s', (type, seat, text) => {
  const kind = movementKindOf({ tx_type_id: type, seat })
  expect(kind.text).toBe(text)
  // It is found under the chip of its type.
  expect(kind.kind).toBe(typeKindOf(type).kind)
})
