import type { Game, GameMenuEntry } from '@trevo/contract/wps/games.ts'
import type { LotteryGame } from '@trevo/contract/wps/lottery/games.ts'
import { QueryClient } from '@tanstack/react-query'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { menusQuery } from '../../entities/game/catalogue-queries.ts'
import { initialSession } from '../../core/session/session-state.ts'
import { enterSession, readSession, startSession } from '../../core/session/store.ts'
import { demoMember } from '../../testing/demo-member.ts'
import { showPage } from '../../testing/show-page.tsx'
import { standInServer, value } from '../../testing/stand-in-server.ts'
import { tagged } from '../../entities/lottery/use-lotteries.ts'
import { Component as LotteryCenterPage } from './lottery-center-page.tsx'
import { Component as LotteryPage } from './lottery-page.tsx'

const entry = (gameCategory: string, vassalage: string): GameMenuEntry => ({
  gameCategory,
  gameType: gameCategory,
  gameClassify: '',
  icon: '',
  vendors: [{ vassalage, displayName: `Casa ${vassalage}`, gameCount: 2 }],
})
const menus = [entry('RNG', 'TRV'), entry('LOTT', 'LTR'), entry('ELOTT', 'FST')]

const lottery = (code: string, accountType: string, rulesGroup = 'SSC'): LotteryGame => ({
  gameId: 7001,
  code,
  remark: `Loteria ${code}`,
  gameGroupId: 1,
  gameGroupCode: 'SSC',
  prizeMode: 'LOTT',
  accountType,
  isSale: true,
  rulesGroup,
  everySec: 60,
  oddsReturnBp: 9_700,
})

const answers = (games: readonly LotteryGame[]) => ({
  '/lgw/games': () => ({
    json: games.length === 0 ? [] : [{ code: 'SSC', gameGroupId: 1, displayName: 'SSC', games }],
  }),
  '/lgw/games/popular': () => ({
    json: [
      {
        gameId: 7001,
        gameCode: 'A',
        numero: '20261123-253',
        remainTime: 68_000,
        lockTime: 5,
        isSale: true,
      },
    ],
  }),
  '/lgw/numeros/recent': () => ({
    json: [
      { gameId: 7001, gameCode: 'A', numero: '20261123-252', winNo: '2,1,4,5,3', openTime: 1 },
    ],
  }),
})

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

test('SESSION-5: lottGames are the lotteries of the menu loaded with the page, and lead to their games', async () => {
  const { status } = await standInServer(answers([]))
  startSession(initialSession(status, () => 0, menus))
  expect(readSession().lottGames).toEqual(menus.slice(1))
  await showPage(<LotteryPage />, { address: '/lottery' })
  expect(await screen.findByText('Nenhuma loteria está aberta agora.')).toBeTruthy()
  expect(hrefs()).toEqual(['/lott?vassalage=LTR', '/elott?vassalage=FST'])
})

test('SESSION-5: a menu fetched later adds its lotteries', async () => {
  const server = await standInServer({
    '/lgw/games/game_menus': () => ({ json: menus }),
    ...answers([]),
  })
  startSession(initialSession(server.status, () => 0))
  await new QueryClient().fetchQuery(menusQuery('PT'))
  expect(readSession().lottGames).toEqual(menus.slice(1))
})

test('LOTT-3: the group of a lottery is its tag, by which the lobby shows it', async () => {
  const { status } = await standInServer(answers([lottery('A', 'TCG')]))
  startSession(initialSession(status, () => 0))
  expect(tagged(lottery('A', 'TCG')).tag).toBe('SSC')
  await showPage(<LotteryPage />, { address: '/lottery' })
  const card = await screen.findByRole('link', { name: /Loteria A/ })
  expect(card.dataset['tag']).toBe('SSC')
  expect(card.querySelector('img')?.getAttribute('src')).toBe('/art/lottery/ssc-240.webp')
  expect(await screen.findByRole('img', { name: '2 1 4 5 3' })).toBeTruthy()
  expect((await screen.findByRole('timer')).textContent).toMatch(/^01:0\d$/)
  expect(card.getAttribute('href')).toBe('/lottery?gameCode=A')
  // Of a single kind there is nothing to choose.
  expect(screen.queryByRole('group', { name: 'Tipos de loteria' })).toBeNull()
})

test('with several kinds of lotteries the lobby lists one of them on request', async () => {
  const two = [
    { code: 'SSC', gameGroupId: 1, displayName: 'SSC', games: [lottery('A', 'TCG')] },
    {
      code: 'K3',
      gameGroupId: 2,
      displayName: 'K3',
      games: [{ ...lottery('B', 'TCG', 'K3'), gameId: 7002, gameGroupCode: 'K3' as const }],
    },
  ]
  const { status } = await standInServer({ ...answers([]), '/lgw/games': () => ({ json: two }) })
  startSession(initialSession(status, () => 0))
  await showPage(<LotteryPage />, { address: '/lottery' })
  const kinds = await screen.findByRole('group', { name: 'Tipos de loteria' })
  const listed = () =>
    screen.getAllByRole('link', { name: /Loteria [AB]/ }).map((link) => link.getAttribute('href'))
  expect(listed()).toEqual(['/lottery?gameCode=A', '/lottery?gameCode=B'])
  const [all, first] = within(kinds).getAllByRole('button')
  if (first) fireEvent.click(first)
  expect(listed()).toEqual(['/lottery?gameCode=A'])
  if (all) fireEvent.click(all)
  expect(listed()).toHaveLength(2)
})

test('a lottery of no fixed rhythm shows the number of its draw instead', async () => {
  const { status } = await standInServer(answers([{ ...lottery('A', 'TCG'), everySec: null }]))
  startSession(initialSession(status, () => 0))
  await showPage(<LotteryPage />, { address: '/lottery' })
  const card = await screen.findByRole('link', { name: /Loteria A/ })
  await waitFor(() => expect(card.textContent).toContain('Concurso 253'))
  expect(card.textContent).not.toContain('min')
})

test('each address lists its lotteries', async () => {
  const { status } = await standInServer(
    answers([lottery('A', 'TCG'), { ...lottery('B', 'TCG_SEA'), gameId: 7002 }]),
  )
  startSession(initialSession(status, () => 0))
  await showPage(<LotteryPage />, { address: '/seaLottery' })
  expect(await screen.findByRole('link', { name: /Loteria B/ })).toBeTruthy()
  expect(hrefs().filter((href) => href?.includes('gameCode'))).toEqual(['/seaLottery?gameCode=B'])
})

const vnMenu = (...codes: readonly (readonly [string, number])[]) => ({
  SOUTH: {
    gameMenus: codes.map(([gameCode, gameId]) => ({
      gameId,
      gameCode,
      displayName: gameCode,
      gameGroupCode: 'VN',
      accountType: 'TCG_LOTTO_VN',
    })),
  },
})

test('CALL-48, CALL-50: the lobby of Vietnam shows the lotteries of its menu, with the numbers drawn there', async () => {
  const north = { ...lottery('VNNORTH', 'TCG_LOTTO_VN', 'VN_NORTH'), gameGroupCode: 'VN' as const }
  const south = { ...north, code: 'VNSOUTH', remark: 'Loteria VNSOUTH', gameId: 7012 }
  const server = await standInServer({
    ...answers([north, south]),
    '/lgw/vn/games/game_menu': () => ({ json: vnMenu(['VNSOUTH', 7012]) }),
    '/lgw/vn/games/game_menu/recent': () => ({ json: {} }),
    '/lgw/vn/numeros/opened/game': () => ({
      json: [
        { gameId: 7012, gameCode: 'VNSOUTH', numero: '2026-001', winNo: '7,4,1', openTime: 1 },
      ],
    }),
  })
  startSession(initialSession(server.status, () => 0))
  enterSession('tok', demoMember())
  await showPage(<LotteryPage />, { address: '/vnLottery' })
  const card = await screen.findByRole('link', { name: /Loteria VNSOUTH/ })
  await waitFor(() => expect(screen.queryByRole('link', { name: /Loteria VNNORTH/ })).toBeNull())
  await waitFor(() => expect(within(card).queryByText('Ainda sem resultado')).toBeNull())
  expect(server.to('/lgw/vn/numeros/opened/game')).not.toEqual([])
  expect(server.to('/lgw/numeros/recent')).toEqual([])
  for (const path of ['/lgw/vn/games/game_menu', '/lgw/vn/games/game_menu/recent']) {
    const asked = server.to(path).map(({ query }) => [query.get('prizeMode'), query.get('device')])
    expect(asked, path).toEqual([['LOTT', 'WEB']])
  }
})

test.each([
  { backUrl: '/hot?type=NEW', href: '/hot?type=NEW' },
  { backUrl: 'https://outro.example/', href: undefined },
])('CALL-52: the back link of the lobby is backUrl $backUrl', async ({ backUrl, href }) => {
  const { status } = await standInServer(answers([lottery('A', 'TCG')]))
  startSession(initialSession(status, () => 0))
  await showPage(<LotteryPage />, { address: `/lottery?${new URLSearchParams({ backUrl })}` })
  expect(await screen.findByRole('link', { name: /Loteria A/ })).toBeTruthy()
  const back = screen.queryByRole('link', { name: 'Voltar' })
  expect(back?.getAttribute('href')).toBe(href)
})

test('CALL-49: above the lobby of Vietnam are those that the member bet on most recently', async () => {
  const north = { ...lottery('VNNORTH', 'TCG_LOTTO_VN', 'VN_NORTH'), gameGroupCode: 'VN' as const }
  const south = { ...north, code: 'VNSOUTH', remark: 'Loteria VNSOUTH', gameId: 7012 }
  const { status } = await standInServer({
    ...answers([north, south]),
    '/lgw/vn/games/game_menu': () => ({ json: vnMenu(['VNNORTH', 7001], ['VNSOUTH', 7012]) }),
    '/lgw/vn/numeros/opened/game': () => ({ json: [] }),
    '/lgw/vn/games/game_menu/recent': () => ({
      json: {
        SOUTH: {
          gameMenus: [
            {
              gameId: 7012,
              gameCode: 'VNSOUTH',
              displayName: 'Sul',
              gameGroupCode: 'VN',
              accountType: 'TCG_LOTTO_VN',
            },
          ],
        },
      },
    }),
  })
  startSession(initialSession(status, () => 0))
  enterSession('tok', demoMember())
  await showPage(<LotteryPage />, { address: '/vnLottery' })
  const recent = await screen.findByRole('navigation', { name: 'Jogadas recentemente' })
  const [link, ...others] = within(recent).getAllByRole('link')
  expect(link?.getAttribute('href')).toBe('/vnLottery?gameCode=VNSOUTH')
  expect(others).toEqual([])
})

test('CALL-49: a visitor’s lobby of Vietnam does not ask what was played, nor does a lobby without Vietnam', async () => {
  const north = { ...lottery('VNNORTH', 'TCG_LOTTO_VN', 'VN_NORTH'), gameGroupCode: 'VN' as const }
  const recentPath = '/lgw/vn/games/game_menu/recent'
  const show = async (address: string, isMember: boolean) => {
    const server = await standInServer({
      ...answers([north, lottery('A', 'TCG')]),
      '/lgw/vn/games/game_menu': () => ({ json: vnMenu(['VNNORTH', 7001]) }),
      '/lgw/vn/numeros/opened/game': () => ({ json: [] }),
      [recentPath]: () => ({ json: vnMenu(['VNNORTH', 7001]) }),
    })
    startSession(initialSession(server.status, () => 0))
    if (isMember) enterSession('tok', demoMember())
    await showPage(<LotteryPage />, { address })
    expect(await screen.findAllByRole('link', { name: /Loteria/ })).not.toEqual([])
    expect(server.to(recentPath)).toEqual([])
    expect(screen.queryByRole('navigation', { name: 'Jogadas recentemente' })).toBeNull()
    cleanup()
  }
  await show('/vnLottery', false)
  await show('/lottery', true)
})

test('the lottery with the highest prize is above the lobby, with a prize that it accepts', async () => {
  const br = { ...lottery('BR660', 'TCG', 'BR_6_60'), gameGroupCode: 'BR' as const }
  const play = (playId: number, bonus: string, playSwitch = 1) => ({
    playId,
    playCode: String(playId),
    playName: String(playId),
    playSwitch,
    singleBetPrice: 2,
    playMenuInfos: [{ prizeType: 1, bonus }],
  })
  const { status } = await standInServer({
    ...answers([lottery('A', 'TCG'), br]),
    '/lgw/games/7001/play_menu': () => ({
      json: [
        {
          prizeModeId: 4,
          prizeModeName: 'ELOTT',
          playMenuGroups: [
            {
              playId: 'a',
              playCode: 'a',
              groupSwitch: 1,
              sorting: 1,
              playSubGroups: [
                {
                  playId: 'a',
                  // Above what the lottery pays; accepted; closed.
                  playMenus: [
                    play(1, '9000000.0000'),
                    play(2, '1000.0000'),
                    play(3, '2000.0000', 0),
                  ],
                },
              ],
            },
          ],
        },
      ],
    }),
    '/lgw/games/7001/setting': () => ({
      json: {
        bettingModes: [
          {
            bettingModeId: 1,
            code: 'Dollar',
            unit: '2.00',
            betAmountMax: '20000.0000',
            betMultipleMax: 999,
            winAmountMax: '200000.0000',
          },
        ],
        betAmountMax: '20000.0000',
        betMultipleMax: 999,
      },
    }),
  })
  startSession(initialSession(status, () => 0))
  await showPage(<LotteryPage />, { address: '/lottery' })
  const hero = await screen.findByRole('link', { name: /Jogar$/ })
  expect(hero.getAttribute('href')).toBe('/lottery?gameCode=BR660')
  expect(await within(hero).findByText(/R\$\s1\.940,00/)).toBeTruthy()
  expect(within(hero).getByText(/Por R\$\s2,00/)).toBeTruthy()
})

const vendorGame = (vassalage: string, gameType: string, nodeId: number): Partial<Game> => ({
  nodeId,
  gameType,
  vassalage,
  gameCategory: gameType,
  displayName: `Casa ${vassalage}`,
  gameName: `Sorteio ${vassalage}`,
  gameCode: 'KENO',
  iconUrl: '',
  isGame: 'GAME',
})
const gameListPath = '/wps/relay/GCSGAME_gameList'
const gamePage = (games: readonly Partial<Game>[]) =>
  value({ games, totalPages: 1, totalCount: games.length })

test.each([
  { address: '/lottery?gameCode=KENO', asked: null, nodeId: 72 },
  { address: '/lottery?gameCode=KENO&vassalage=FST', asked: 'FST', nodeId: 73 },
  // If we have the same code, the vendor's own is meant.
  { address: '/lottery?gameCode=A&vassalage=FST', asked: 'FST', nodeId: 73 },
])(
  'LAUNCH-5: $address opens the game of the vendor that has the code',
  async ({ address, asked, nodeId }) => {
    const all = [
      vendorGame('TCG', 'LOTT', 70),
      vendorGame('TRV', 'RNG', 71),
      vendorGame('LTR', 'LOTT', 72),
      vendorGame('FST', 'ELOTT', 73),
    ]
    const server = await standInServer({
      ...answers([lottery('A', 'TCG')]),
      [gameListPath]: () =>
        gamePage(all.filter(({ vassalage }) => asked === null || vassalage === asked)),
    })
    startSession(initialSession(server.status, () => 0))
    await showPage(<LotteryPage />, { address })
    await waitFor(() =>
      expect(screen.getByTestId('address').textContent).toBe(`/seamless?nodeId=${nodeId}`),
    )
    const [sent] = server.to(gameListPath)
    const query = sent?.query
    expect(query?.get('gameCode')).toBe(new URLSearchParams(address.split('?')[1]).get('gameCode'))
    expect(query?.get('vassalage')).toBe(asked)
  },
)

const lane = (title: string, ...codes: readonly string[]) => ({
  title,
  gameClassify: '',
  cards: codes.map((vassalage) => ({
    vassalage,
    gameType: title,
    displayName: `Casa ${vassalage}`,
    lagerIcon: '',
    isGame: 'VASSALAGE',
    nodeId: 0,
    gameCount: 1,
  })),
})
const vendorAnswers = () => ({
  ...answers([lottery('A', 'TCG'), { ...lottery('B', 'TCG_SEA'), gameId: 7002 }]),
  '/wps/relay/GCSGAME_newGameVendor': () =>
    value({ data: { lanes: [lane('LOTT', 'TCG', 'LTR'), lane('ELOTT', 'TCG_ELOTT', 'FST')] } }),
  [gameListPath]: () => gamePage([vendorGame('LTR', 'LOTT', 72)]),
})

test('the tile of another vendor at /lott leads to its games, and not back to the tiles', async () => {
  const server = await standInServer(vendorAnswers())
  startSession(initialSession(server.status, () => 0))
  await showPage(<LotteryCenterPage />, { address: '/lott' })
  const tile = await screen.findByRole('link', { name: /Casa LTR/ })
  expect(tile.getAttribute('href')).toBe('/lott?vassalage=LTR')
  cleanup()

  await showPage(<LotteryCenterPage />, { address: '/lott?vassalage=LTR' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Casa LTR' })).toBeTruthy()
  expect(await screen.findByText('Sorteio LTR')).toBeTruthy()
  const query = server.to(gameListPath)[0]?.query
  expect([query?.get('gameType'), query?.get('vassalage')]).toEqual(['LOTT', 'LTR'])
  expect(hrefs()).not.toContain('/lott?vassalage=LTR')
  expect(hrefs()).toContain('/lott')
  expect(screen.queryByRole('link', { name: /Loteria A/ })).toBeNull()
})

test('?vassalage= of our own lists only that vendor’s lotteries', async () => {
  const { status } = await standInServer(vendorAnswers())
  startSession(initialSession(status, () => 0))
  await showPage(<LotteryCenterPage />, { address: '/lott?vassalage=TCG_SEA' })
  expect(await screen.findByRole('link', { name: /Loteria B/ })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Loteria A/ })).toBeNull()
  expect(screen.queryByRole('link', { name: /Casa/ })).toBeNull()
})

test('CALL-52: an unknown lottery code leads back to the lobby', async () => {
  const { status } = await standInServer({
    ...answers([lottery('A', 'TCG')]),
    [gameListPath]: () => gamePage([vendorGame('TRV', 'RNG', 71)]),
  })
  startSession(initialSession(status, () => 0))
  await showPage(<LotteryPage />, { address: '/lottery?gameCode=NADA' })
  expect(await screen.findByRole('heading', { name: 'Esta loteria não existe' })).toBeTruthy()
  expect(hrefs()).toEqual(['/lottery'])
})
