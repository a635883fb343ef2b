import { describe, expect, test } from 'vitest'
import { catalogueKey, isPublic, offlineHref, routeRequest } from './route-request.ts'

const origin = 'https://trevo.example'
const kindOf = (path: string, asked: { method?: string; mode?: string } = {}) =>
  routeRequest(
    { method: 'GET', mode: 'cors', url: path.startsWith('http') ? path : origin + path, ...asked },
    origin,
  )

describe('what the worker answers', () => {
  test.each([
    ['/wps/v2/wallets/balance', 'money'],
    ['/wps/member/info', 'the member'],
    ['/wps/relay/MCSFE_getFavoriteGames', 'a member’s games'],
    ['/wps/relay/GCS_recentGame', 'a member’s games'],
    ['/wps/relay/MCSFE_getListAnnouncements?execution=A', 'announcements after login'],
    ['/wps/session/login/info', 'a session'],
    ['/wps/system/status', 'whether the site is open'],
    ['/live', 'live events'],
    ['https://cdn.example/art/tile/x-240.webp', 'another origin'],
  ])('%s (%s) is left to the browser', (path) => expect(kindOf(path)).toBe('none'))

  test.each(['POST', 'DELETE', 'PUT'])('%s is left to the browser, for any path', (method) => {
    expect(kindOf('/wps/relay/GCSGAME_hotGamesV2', { method })).toBe('none')
    expect(kindOf('/', { method, mode: 'navigate' })).toBe('none')
  })

  test.each([
    ['/wps/relay/GCSGAME_gameList?gameType=RNG&pageNo=1', 'catalogue'],
    ['/wps/relay/GCSGAME_hotGamesV2', 'catalogue'],
    ['/lgw/games/game_menus', 'catalogue'],
    ['/assets/entry-client-abc.js', 'asset'],
    ['/art/tile/tigre-240.webp', 'picture'],
  ])('%s is a %s', (path, kind) => expect(kindOf(path)).toBe(kind))

  test.each([
    ['/', 'page'],
    ['/member?page=depositv2', 'page'],
    ['/docs', 'none'],
    ['/dev/outbox', 'none'],
    ['/art/app/icon-512.png', 'none'],
  ])('going to %s: %s', (path, kind) => expect(kindOf(path, { mode: 'navigate' })).toBe(kind))
})

describe('what may be cached', () => {
  const answer = (cacheControl: string, status = 200) =>
    new Response('', { status, headers: { 'Cache-Control': cacheControl } })

  test.each([
    ['public, max-age=30', 200, true],
    ['public, max-age=30', 503, false],
    ['private, max-age=30', 200, false],
    ['no-store', 200, false],
    ['', 200, false],
  ])('an answer with "%s" and %i: %s', (cacheControl, status, may) =>
    expect(isPublic(answer(cacheControl, status))).toBe(may),
  )

  test('lists in two languages, or of two brands, are cached separately', () => {
    const keyIn = (Language: string, Merchant: string) =>
      catalogueKey(`${origin}/lgw/games/game_menus`, new Headers({ Language, Merchant }))
    expect(new Set([keyIn('PT', 'a'), keyIn('EN', 'a'), keyIn('PT', 'b')]).size).toBe(3)
    expect(keyIn('PT', 'a')).toBe(keyIn('PT', 'a'))
  })
})

test('an offline page view is redirected to the offline page, which knows where to return', () => {
  const href = offlineHref(`${origin}/rng?gameClassify=CRASH`)
  expect(new URL(href, origin).pathname).toBe('/offline')
  expect(new URL(href, origin).searchParams.get('from')).toBe('/rng?gameClassify=CRASH')
})
