import { expect, test } from 'vitest'
import { firstListOf } from './first-list.ts'

test.each([
  ['/rng', { gameType: 'RNG' }],
  ['/rng?vassalage=TRV', { gameType: 'RNG', vassalage: 'TRV' }],
  ['/rng?gameClassify=CRASH', { gameClassify: 'CRASH' }],
  ['/hot', {}],
  ['/hot?type=NEW', { isNew: '1' }],
  ['/hot?search=tigre', undefined],
  ['/rng?volatility=high', undefined],
  ['/', undefined],
  ['/help', undefined],
])('%s comes with the first games of %j', (path, filter) =>
  expect(firstListOf(new URL(path, 'https://trevo.example'))).toEqual(filter),
)
