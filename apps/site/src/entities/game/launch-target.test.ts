import { expect, test } from 'vitest'
import { launchTarget, vendorLaunch } from './launch-target.ts'

test.each([
  { id: 'LAUNCH-3', vassalage: 'TCG_LOTTO_VN', gameType: 'LOTT', path: '/vnLottery?gameCode=g' },
  { id: 'LAUNCH-4', vassalage: 'TCG_SEA', gameType: 'LOTT', path: '/seaLottery?gameCode=g' },
  { id: 'LAUNCH-5', vassalage: 'TCG', gameType: 'ELOTT', path: '/lottery?gameCode=g' },
  {
    id: 'LAUNCH-5',
    vassalage: 'LTR',
    gameType: 'LOTT',
    path: '/lottery?gameCode=g&vassalage=LTR',
  },
  { id: 'NAV-4', vassalage: 'TRS', gameType: 'SPORTS', path: '/sports' },
  { id: 'NAV-4', vassalage: 'TRE', gameType: 'SPORTS', path: '/esports' },
  { id: 'LAUNCH-7', vassalage: 'TRV', gameType: 'RNG', path: '/seamless?nodeId=9' },
])('$id: a game of $vassalage opens $path', ({ vassalage, gameType, path }) => {
  expect(launchTarget({ nodeId: 9, gameCode: 'g', vassalage, gameType })).toBe(path)
})

test.each([
  ['ELOTT', 'VASSALAGE', '/elott?vassalage=X'],
  ['LOTT', 'GAME', '/lott?vassalage=X'],
] as const)('the tile of a vendor of %s lists its lotteries', (gameType, isGame, href) => {
  const target = vendorLaunch({ nodeId: 5, vassalage: 'X', gameType, isGame })
  expect(target).toEqual({ kind: 'page', href })
})

test.each([
  { id: 'LAUNCH-3', vendor: ['TCG_LOTTO_VN', 'LOTT', 'GAME'], does: ['page', '/vnLottery'] },
  { id: 'LAUNCH-4', vendor: ['TCG_SEA', 'LOTT', 'VASSALAGE'], does: ['page', '/seaLottery'] },
  { id: 'LAUNCH-5', vendor: ['TCG_ELOTT', 'ELOTT', 'VASSALAGE'], does: ['page', '/lottery'] },
  { id: 'NAV-4', vendor: ['TRS', 'SPORTS', 'GAME'], does: ['page', '/sports'] },
  { id: 'LAUNCH-8', vendor: ['PG', 'RNG', 'VASSALAGE'], does: ['page', '/rng?vassalage=PG'] },
  { id: 'LAUNCH-6', vendor: ['KX', 'PVP', 'VASSALAGE'], does: ['gameList', '/pvp?vassalage=KX'] },
  { id: 'LAUNCH-7', vendor: ['IBC', 'SPORTS', 'GAME'], does: ['game', '/seamless?nodeId=5'] },
] as const)('$id: the tile of the vendor $vendor does $does', ({ vendor, does }) => {
  const [vassalage, gameType, isGame] = vendor
  const [kind, href] = does
  expect(vendorLaunch({ nodeId: 5, vassalage, gameType, isGame })).toEqual({ kind, href })
})
