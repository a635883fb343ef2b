import { describe, expect, test } from 'vitest'
import {
  furtherLotteryCategories,
  lotteryPicture,
  ownVendors,
  vendorPicture,
} from '@trevo/art/vendor-sets.ts'
import { addressesOf, gamePicture } from './pictures.ts'

describe('vendor pictures', () => {
  test.each([
    ['IMG-2', 'LIVE', 'AG BBIN BG DG EA LOTUS OG PT TGP', 9],
    ['IMG-3', 'RNG', 'AE AG CQ9 GG ISB MG MGS PNG PT RTG TTG WD', 12],
    ['IMG-4', 'FISH', 'AG BBIN CQ9 GG PT RTG', 6],
    ['IMG-5', 'PVP', 'KX KY TH WS XY', 5],
    ['IMG-6', 'SPORTS', 'IBC SBT UG', 3],
  ])('%s: in %s, %s have separate pictures', (_, gameType, names, count) => {
    const paths = names.split(' ').map((name) => vendorPicture(name, gameType))
    expect(paths).toEqual(names.split(' ').map((name) => `/art/vendor/${gameType}/${name}`))
    expect(new Set(paths).size).toBe(count)
  })

  test('IMG-1: the same vendor has a different picture in another game type', () => {
    expect(vendorPicture('AG', 'LIVE')).not.toBe(vendorPicture('AG', 'RNG'))
    expect(vendorPicture('AG', 'SPORTS')).toBeUndefined()
  })

  test('each of our own vendors has one mark in every type', () => {
    const marks = Object.keys(ownVendors).map((code) => vendorPicture(code, 'RNG'))
    expect(new Set(marks).size).toBe(marks.length)
    expect(new Set(Object.values(ownVendors).map(({ drawing }) => drawing)).size).toBe(marks.length)
    expect(vendorPicture('TCG_SEA', 'ELOTT')).toBe('/art/vendor/own/TCG_SEA')
  })

  test.each([
    ['LIVE', '/art/vendor/LIVE/generic'],
    ['RNG', '/art/vendor/RNG/generic'],
    ['FISH', undefined],
    ['PVP', undefined],
    ['SPORTS', undefined],
  ])('IMG-7: a vendor of %s that is not in any set has %s', (gameType, path) =>
    expect(vendorPicture('NOBODY', gameType)).toBe(path),
  )

  test.each(['11X5', 'LF', 'LHC', 'PK10', 'SSC'])(
    'IMG-8: lotteries of %s share a picture',
    (category) => {
      const game = { gameType: 'LOTT', gameClassify: category, gameCode: 'ANY', iconUrl: '' }
      expect(gamePicture(game)).toBe(`/art/lottery/${category.toLowerCase()}`)
      expect(gamePicture({ ...game, gameType: 'RNG' })).toBe('/art/tile/any')
    },
  )

  test.each(furtherLotteryCategories)('lotteries of %s share a picture too', (category) => {
    const game = { gameType: 'ELOTT', gameClassify: category, gameCode: 'ANY', iconUrl: '' }
    expect(gamePicture(game)).toBe(`/art/lottery/${category.toLowerCase()}`)
  })

  test('IMG-8: every other lottery has its own', () => {
    expect(lotteryPicture('SM')).toBeUndefined()
    const game = { gameType: 'LOTT', gameClassify: 'SM', gameCode: 'RIO', iconUrl: '' }
    expect(gamePicture(game)).toBe('/art/tile/rio')
    expect(gamePicture({ ...game, iconUrl: '/art/tile/other' })).toBe('/art/tile/other')
  })
})

test('a picture at a vendor’s address is requested only there', () => {
  expect(addressesOf('https://vendor.example/x', 'img1.example')).toEqual([
    'https://vendor.example/x',
  ])
})

test.each([
  ['https://img1.example', ['https://img1.example/art/tile/x', '/art/tile/x']],
  ['img1.example/', ['https://img1.example/art/tile/x', '/art/tile/x']],
  ['', ['/art/tile/x']],
])('CONST-2: with the picture host "%s" a picture is at %j', (host, addresses) =>
  expect(addressesOf('/art/tile/x', host)).toEqual(addresses),
)
