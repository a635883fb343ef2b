import { describe, expect, test } from 'vitest'
import {
  filterCount,
  selectionTypes,
  withoutFilters,
  withToggled,
  withValue,
} from './game-filters.ts'
import { gameTypeStateOf } from './game-type-state.ts'

const query = (text: string) => new URLSearchParams(text)

test('MODEL-15: games are selected as new, favourite, all, hot and recent', () => {
  expect([...selectionTypes].toSorted()).toEqual(['ALL', 'FAV', 'HOT', 'NEW', 'RECENT'])
})

describe('MODEL-21: which games the page shows', () => {
  test.each([
    ['/', '', { currentGameType: '', currentVassalage: '', currentGameCategory: 'HOME' }],
    ['/promotions', '', { currentGameType: '', currentVassalage: '', currentGameCategory: 'HOME' }],
    [
      '/rng',
      'vassalage=PG',
      { currentGameType: 'RNG', currentVassalage: 'PG', currentGameCategory: 'RNG' },
    ],
    [
      '/Sports',
      '',
      { currentGameType: 'SPORTS', currentVassalage: '', currentGameCategory: 'SPORTS' },
    ],
    ['/hot', '', { currentGameType: '', currentVassalage: '', currentGameCategory: 'HOT' }],
  ])('%s?%s', (path, text, state) => expect(gameTypeStateOf(path, query(text))).toEqual(state))
})

describe('filters in the address', () => {
  test('a value is added beside the others, and removed again', () => {
    const one = withToggled(query('sort=RTP'), 'feature', 'JACKPOT')
    const two = withToggled(one, 'feature', 'WILDS')
    expect(two.get('feature')).toBe('JACKPOT,WILDS')
    expect(withToggled(two, 'feature', 'JACKPOT').get('feature')).toBe('WILDS')
    expect(withToggled(one, 'feature', 'JACKPOT').toString()).toBe('sort=RTP')
  })

  test('each kind counts once, and all are cleared together while sort and selection stay', () => {
    const all = query(
      'feature=JACKPOT,WILDS&volatility=low&rtp=9600&vassalage=PG&sort=RTP&type=NEW',
    )
    expect(filterCount(all)).toBe(4)
    expect(withoutFilters(all).toString()).toBe('sort=RTP&type=NEW')
  })

  test('an empty choice leaves nothing in the address', () => {
    expect(withValue(query('sort=RTP'), 'sort', undefined).toString()).toBe('')
  })
})
