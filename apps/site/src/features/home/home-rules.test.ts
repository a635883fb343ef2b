import { describe, expect, test } from 'vitest'
import { demoMenu } from '../../testing/demo-boot.ts'
import { launchTarget, vendorLaunch } from '../../entities/game/launch-target.ts'
import { listViewOf } from '../game-lists/list-view.ts'
import { bannerTarget } from '../../entities/announcement/banner-target.ts'
import { jackpotAt } from './jackpot-at.ts'
import { referralTarget, showsReferral, vipTarget, type Visitor } from './quick-tiles.ts'
import { splitLanes } from '../../entities/vendor/split-lanes.ts'
import { rowCategories } from './row-categories.ts'

const card = (vassalage: string) => ({
  vassalage,
  gameType: 'X',
  displayName: vassalage,
  lagerIcon: '',
  isGame: 'GAME' as const,
  nodeId: 1,
  gameCount: 1,
})
const lane = (title: string, ...vendors: string[]) => ({
  title,
  gameClassify: '',
  cards: vendors.map(card),
})

describe('rows of home', () => {
  test('HOME-8: home, hot, slots and providers get no row of their own', () => {
    const menus = ['HOME', 'HOT', 'BGS', 'RNG', 'PROVIDER', 'LIVE'].map((name) => demoMenu(name))
    expect(rowCategories(menus).map((menu) => menu.gameCategory)).toEqual(['BGS', 'LIVE'])
  })

  test('HOME-9, CAT-3: esports and cockfight leave sports, in-house leaves slots; none is twice', () => {
    const lanes = [
      lane('SPORTS', 'IBC', 'IMES', 'SV3'),
      lane('RNG', 'PG', 'BGS'),
      lane('ESPORTS', 'IMES'),
    ]
    const split = splitLanes(lanes)
    const names = Object.fromEntries(
      [...split].map(([category, cards]) => [category, cards.map(({ vassalage }) => vassalage)]),
    )
    expect(names).toEqual({
      SPORTS: ['IBC'],
      ESPORTS: ['IMES'],
      COCKFIGHT: ['SV3'],
      RNG: ['PG'],
      BGS: ['BGS'],
    })
  })
})

describe('the jackpot', () => {
  const course = {
    base: '8412977.33',
    step: '165.11',
    intervalMs: 3_000,
    startedAt: '2026-01-01T00:00:00.000Z',
  }
  const start = Date.parse(course.startedAt)

  test.each([
    [0, '8412977.33'],
    [2_999, '8412977.33'],
    [3_000, '8413142.44'],
    [9_000, '8413472.66'],
    [-5_000, '8412977.33'],
  ])('WINNER-2: after %i ms it stands at %s', (ms, amount) => {
    expect(jackpotAt(course, start + ms)).toBe(amount)
  })
})

describe('the three tiles', () => {
  const visitor: Visitor = { phase: 'guest', isAgent: false, referralEnabled: false, hasVip: false }
  const member: Visitor = { ...visitor, phase: 'member' }

  test.each([
    { who: 'a visitor', is: visitor, shown: true },
    { who: 'a member without the promotion', is: member, shown: false },
    { who: 'a member with it', is: { ...member, referralEnabled: true }, shown: true },
    { who: 'an agent', is: { ...member, isAgent: true }, shown: true },
  ])('HOME-5: the referral tile for $who: $shown', ({ is, shown }) => {
    expect(showsReferral(is)).toBe(shown)
  })

  test('HOME-4: it leads agents to the register center, others to the referral page', () => {
    expect(referralTarget({ ...member, isAgent: true })).toBe('/agentHome?page=registerCenter')
    expect(referralTarget(member)).toBe('/member?page=referral')
  })

  test('HOME-6: VIP leads to the ranks where they exist', () => {
    expect(vipTarget({ ...member, hasVip: true })).toBe('/member?page=playerRank')
    expect(vipTarget(member)).toBe('/member?page=securityCenter')
  })
})

test.each([
  {
    type: 'URL' as const,
    linkage: '/promotions',
    nodeId: null,
    href: '/promotions',
    external: false,
  },
  {
    type: 'URL' as const,
    linkage: 'https://x.example',
    nodeId: null,
    href: 'https://x.example',
    external: true,
  },
  { type: 'P' as const, linkage: 'egg', nodeId: null, href: '/promotions#egg', external: false },
  { type: 'G' as const, linkage: '', nodeId: 7, href: '/seamless?nodeId=7', external: false },
])('CAROUSEL-4: a $type banner opens $href', ({ type, linkage, nodeId, href, external }) => {
  expect(bannerTarget({ linkageType: type, linkage, nodeId })).toEqual({ href, external })
})

test('a banner without an address leads nowhere', () => {
  expect(bannerTarget({ linkageType: 'URL', linkage: '', nodeId: null })).toBeUndefined()
})

test.each([
  { id: 'LAUNCH-3', vassalage: 'TCG_LOTTO_VN', gameType: 'LOTT', path: '/vnLottery?gameCode=g' },
  { id: 'LAUNCH-4', vassalage: 'TCG_SEA', gameType: 'LOTT', path: '/seaLottery?gameCode=g' },
  { id: 'LAUNCH-5', vassalage: 'TCG', gameType: 'ELOTT', path: '/lottery?gameCode=g' },
  { id: 'LAUNCH-7', vassalage: 'TRV', gameType: 'RNG', path: '/seamless?nodeId=9' },
])('$id: a game of $vassalage opens $path', ({ vassalage, gameType, path }) => {
  expect(launchTarget({ nodeId: 9, gameCode: 'g', vassalage, gameType })).toBe(path)
})

test.each([
  { id: 'LAUNCH-3', vendor: ['TCG_LOTTO_VN', 'LOTT', 'GAME'], does: ['page', '/vnLottery'] },
  { id: 'LAUNCH-4', vendor: ['TCG_SEA', 'LOTT', 'VASSALAGE'], does: ['page', '/seaLottery'] },
  { id: 'LAUNCH-5', vendor: ['X', 'ELOTT', 'VASSALAGE'], does: ['page', '/lottery'] },
  { id: 'LAUNCH-8', vendor: ['PG', 'RNG', 'VASSALAGE'], does: ['page', '/rng?vassalage=PG'] },
  { id: 'LAUNCH-6', vendor: ['KX', 'PVP', 'VASSALAGE'], does: ['gameList', '/pvp?vassalage=KX'] },
  { id: 'LAUNCH-7', vendor: ['IBC', 'SPORTS', 'GAME'], does: ['game', '/seamless?nodeId=5'] },
] as const)('$id: the tile of the vendor $vendor does $does', ({ vendor, does }) => {
  const [vassalage, gameType, isGame] = vendor
  const [kind, href] = does
  expect(vendorLaunch({ nodeId: 5, vassalage, gameType, isGame })).toEqual({ kind, href })
})

describe('what a game list asks for', () => {
  const view = (path: string, query = '') => listViewOf(path, new URLSearchParams(query))

  test.each([
    ['/rng', '', { gameType: 'RNG' }, 'side.slots'],
    ['/rng', 'gameClassify=CRASH', { gameClassify: 'CRASH' }, 'games.CRASH'],
    ['/hot', 'type=NEW', { isNew: '1' }, 'side.new'],
    ['/hot', '', { isHot: '1' }, 'home.hot'],
    ['/hot', 'type=ALL', {}, 'games.all'],
    ['/hot', 'search=tigre', { search: 'tigre' }, 'games.all'],
    ['/rng', 'type=HOT', { gameType: 'RNG', isHot: '1' }, 'side.slots'],
    [
      '/rng',
      'volatility=high,odd&rtp=9600&sort=RTP',
      { gameType: 'RNG', volatility: 'high', rtpMinBp: '9600', sort: 'RTP' },
      'side.slots',
    ],
    [
      '/rng',
      'feature=FREE_SPINS,JACKPOT&vassalage=JL,PG',
      { gameType: 'RNG', feature: 'FREE_SPINS,JACKPOT', vassalage: 'JL,PG' },
      'side.slots',
    ],
    ['/rng', 'rtp=1&sort=no&feature=no&volatility=', { gameType: 'RNG' }, 'side.slots'],
    ['/BGS', 'vassalage=BGS', { gameType: 'BGS', vassalage: 'BGS' }, 'nav.BGS'],
  ])('%s?%s', (path, query, filter, title) => {
    const { filter: asked, title: shown } = view(path, query)
    expect({ asked, shown }).toEqual({ asked: filter, shown: title })
  })
})
