import { expect, test } from 'vitest'
import { findGames, isOfClass } from './find-games.ts'
import type { Lobby, LobbyGame } from './lobby.ts'
import { similarGames } from './similar-games.ts'

const gameOf = (nodeId: number, row: object = {}, vendorId = 1) =>
  ({
    vendor: { id: vendorId },
    row: {
      node_id: nodeId,
      game_type: 'RNG',
      classify: 'SM',
      volatility: null,
      features: [],
      symbols: [],
      is_hot: false,
      ...row,
    },
  }) as unknown as LobbyGame // what is compared

test('a game is browsed under its class, classes that have it within them, and its features', () => {
  const of = (classify: string, features: readonly string[], asked: string) =>
    isOfClass(gameOf(1, { classify, features }).row, asked)
  expect(of('SM', [], 'SM')).toBe(true)
  expect(of('SM', [], 'TABLE')).toBe(false)
  for (const one of ['TG', 'ROU', 'BJ', 'BAC', 'SIC', 'DAT', 'VP', 'TABLE']) {
    expect(of(one, [], 'TABLE')).toBe(true)
  }
  expect(of('BG', [], 'BINGO')).toBe(true)
  expect(of('SM', ['FEATURE_BUY'], 'FEATURE_BUY')).toBe(true)
  expect(of('SM', ['BONUS_GAME'], 'BONUS')).toBe(true)
  expect(of('SM', ['MEGAWAYS'], 'MEGAWAY')).toBe(true)
  expect(of('SM', ['MEGAWAYS'], 'BONUS')).toBe(false)
})

test('a list has the games that meet every condition that is asked for, and no other', () => {
  const plain = {
    platforms: ['html5-desktop'],
    category: 'RNG',
    game_code: 'plain',
    is_new: false,
    rtp_bp: null,
  }
  const special = {
    platforms: ['html5-desktop', 'html5-mobile'],
    game_type: 'LIVE',
    category: 'LIVE',
    classify: 'ROU',
    game_code: 'special',
    is_new: true,
    is_hot: true,
    features: ['WILDS'],
    volatility: 'high',
    rtp_bp: 9_700,
  }
  const games = [gameOf(1, plain), gameOf(2, { ...plain, ...special })]
  const found = (filter: Parameters<typeof findGames>[1]) =>
    findGames({ games } as unknown as Lobby, filter, 'EN').map(({ row }) => row.node_id)
  expect(found({})).toEqual([1, 2])
  const filters: readonly Parameters<typeof findGames>[1][] = [
    { platform: 'html5-mobile' },
    { gameType: 'LIVE' },
    { gameCategory: 'LIVE' },
    { gameCode: 'special' },
    { gameClassify: 'ROU' },
    { isNew: '1' },
    { isHot: '1' },
    { feature: ['WILDS'] },
    { volatility: ['high'] },
    { rtpMinBp: 9_700 },
    { rtpMaxBp: 9_700 },
  ]
  for (const filter of filters) expect(found(filter), JSON.stringify(filter)).toEqual([2])
  expect(found({ rtpMinBp: 9_701 })).toEqual([])
  expect(found({ rtpMaxBp: 9_699 })).toEqual([])
  expect(found({ isNew: '1', gameType: 'RNG' })).toEqual([])
})

const similarTo = (game: LobbyGame, games: readonly LobbyGame[]) =>
  similarGames({ games } as Lobby, game).map(({ row }) => row.node_id) // the games alone

test('games of a kind are similar by class, vendor, volatility, features and symbols', () => {
  const own = gameOf(1, {
    volatility: 'HIGH',
    features: ['WILDS', 'FREE_SPINS'],
    symbols: ['cherry', 'bell'],
  })
  const games = [
    own,
    gameOf(2, { classify: 'TABLE' }, 2),
    gameOf(3, { game_type: 'LIVE', classify: 'ROU' }),
    gameOf(4, { classify: 'TABLE', symbols: ['cherry', 'bell'] }, 2),
    gameOf(5, {}, 2),
    gameOf(6, { volatility: 'HIGH' }, 2),
    gameOf(7, { volatility: 'HIGH', is_hot: true }, 2),
    gameOf(8, {}, 1),
    gameOf(9, { features: ['WILDS', 'FREE_SPINS'] }, 2),
    gameOf(10, { symbols: ['cherry', 'bell'] }, 1),
  ]
  // Scores: 10: 8, 9: 5, 7: 4.5, 4, 6 and 8: 4 in lobby order, 5: 3, 2: 0.
  expect(similarTo(own, games)).toEqual([10, 9, 7, 4, 6, 8, 5, 2])
})

test('twelve are shown, of the first 1,500 of its kind in lobby order', () => {
  const own = gameOf(0)
  const many = Array.from({ length: 1_501 }, (_, at) => gameOf(at + 1, {}, 2))
  expect(similarTo(own, many)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  const lastIsNearest = (count: number) =>
    similarTo(own, [...many.slice(0, count - 1), gameOf(9_999, {}, 1)])[0]
  expect(lastIsNearest(1_500)).toBe(9_999)
  expect(lastIsNearest(1_501)).toBe(1)
})
