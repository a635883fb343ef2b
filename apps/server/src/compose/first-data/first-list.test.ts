import { expect, test } from 'vitest'
import { firstListOf } from './first-list.ts'

test.each([
  ['/rng', { gameType: 'RNG' }],
  ['/rng?vassalage=TRV', { gameType: 'RNG', vassalage: 'TRV' }],
  ['/rng?gameClassify=CRASH', { gameClassify: 'CRASH' }],
  ['/hot', { isHot: '1' }],
  ['/hot?type=ALL', {}],
  ['/rng?type=HOT', { gameType: 'RNG', isHot: '1' }],
  ['/rng?game=1005', { gameType: 'RNG' }],
  ['/hot?type=NEW', { isNew: '1' }],
  ['/hot?search=tigre', undefined],
  ['/rng?volatility=high', undefined],
  ['/', undefined],
  ['/help', undefined],
])('%s comes with the first games of %j', (path, filter) =>
  expect(firstListOf(new URL(path, 'https://trevo.example'))).toEqual(filter),
)
