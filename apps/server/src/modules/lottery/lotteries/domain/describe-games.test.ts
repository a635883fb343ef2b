import { expect, test } from 'vitest'
import { groupIdOf, nameOf, presentGame } from './describe-games.ts'

const now = new Date('2026-10-05T15:00:00Z')
const game = {
  id: 7,
  code: 'SSC1',
  group_code: 'SSC',
  names: { PT: 'Cinco dígitos', EN: 'Five digits' },
  prize_mode: 'LOTT',
  account_type: 'TCG',
  on_sale: true,
  on_sale_from: null,
  rules_group: 'SSC',
  odds_return_bp: 9_500,
} as const
const english = { language: 'EN', brandLanguage: 'PT' } as const

test('LOTT-3: groups of lotteries are numbered from 1 in the order of the lobby', () => {
  expect(['SSC', 'PK10', 'LHC', 'SEA'].map(groupIdOf)).toEqual([1, 4, 5, 10])
  expect(groupIdOf('no such group')).toBe(0)
})

test('a lottery is named in the reader’s language, else in the brand’s, else by its code', () => {
  expect(nameOf(game, english)).toBe('Five digits')
  expect(nameOf({ code: 'X', names: { PT: 'Só aqui' } }, english)).toBe('Só aqui')
  expect(nameOf({ code: 'X', names: {} }, english)).toBe('X')
})

test('LOTT-2: a lottery is on sale from the instant from which it is offered', () => {
  const isSale = (more: object) => presentGame({ ...game, ...more }, english, 60, now).isSale
  expect(isSale({})).toBe(true)
  expect(isSale({ on_sale: false })).toBe(false)
  expect(isSale({ on_sale_from: now })).toBe(true)
  expect(isSale({ on_sale_from: new Date(now.getTime() + 1) })).toBe(false)
  expect(isSale({ on_sale: false, on_sale_from: now })).toBe(false)
})
