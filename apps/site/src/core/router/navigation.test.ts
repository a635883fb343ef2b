import { describe, expect, test } from 'vitest'
import { to, toCategory } from './to.ts'
import { demoMenu } from '../../testing/demo-boot.ts'
import { navEntries } from './nav-entries.ts'
import { hidesSideMenu, isCallToPlay, sideItems } from './side-items.ts'

describe('the top navigation', () => {
  const places = (categories: readonly string[]) =>
    navEntries(categories.map((category) => demoMenu(category))).map((entry) => entry.href)

  test('NAV-1: home and promotions are always present', () => {
    expect(places([])).toEqual(['/', '/promotions'])
  })

  test('NAV-2, NAV-3, NAV-5: every category has its page, in-house first, promotions last', () => {
    const all = [
      'COCKFIGHT',
      'ESPORTS',
      'PVP',
      'RNG',
      'FISH',
      'SPORTS',
      'LIVE',
      'LOTT',
      'ELOTT',
      'BGS',
    ]
    expect(places(all)).toEqual([
      '/',
      '/bgs',
      '/elott',
      '/lott',
      '/live',
      '/sports',
      '/fish',
      '/rng',
      '/pvp',
      '/esports',
      '/cockfight',
      '/promotions',
    ])
  })

  test('NAV-4: a category without a vendor is absent', () => {
    const entries = navEntries([demoMenu('LIVE', []), demoMenu('FISH')])
    expect(entries.map((entry) => entry.category)).toEqual(['HOME', 'FISH', 'PROMO'])
  })

  test('an unknown category leads home', () => expect(toCategory('NEW_THING')).toBe('/'))
})

describe('the side menu', () => {
  test('SIDE-2: lists its entries in order', () => {
    expect(sideItems.map((item) => item.label)).toEqual([
      'nav.HOME',
      'common.hot',
      'nav.CRASH',
      'side.new',
      'common.providers',
      'nav.MEGAWAY',
      'common.featureBuy',
      'common.bonusGame',
      'nav.GAME_SHOW',
      'nav.RNG',
      'side.live',
      'nav.FISH',
      'nav.SPORTS',
      'nav.TABLE',
      'nav.BINGO',
    ])
  })

  test.each([
    ['/seamless', true],
    ['/vnLottery', true],
    ['/lottery/', true],
    ['/', false],
    ['/lott', false],
    ['/member', false],
  ])('ROUTE-23: %s hides it: %s', (path, hidden) => expect(hidesSideMenu(path)).toBe(hidden))
})

test.each([
  ['/lott', true],
  ['/raspadinhas', true],
  ['/Raspadinhas/', true],
  ['/lotteryResults', false],
  ['/returns', false],
])('%s does nothing but offer play: %s', (path, isCall) => expect(isCallToPlay(path)).toBe(isCall))

test('links carry their query, without missing parameters', () => {
  expect(to.gameList('rng', { gameClassify: 'CRASH' })).toBe('/rng?gameClassify=CRASH')
  expect(to.gameList('hot', { search: undefined })).toBe('/hot')
  expect(to.search('dragão & cia')).toBe('/hot?search=drag%C3%A3o+%26+cia')
  expect(to.member('depositv2')).toBe('/member?page=depositv2')
  expect(to.agentHome('registerCenter')).toBe('/agentHome?page=registerCenter')
  expect(to.seamless(7)).toBe('/seamless?nodeId=7')
  expect(to.help('term')).toBe('/help#term')
})
