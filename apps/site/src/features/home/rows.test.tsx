import type { GameMenuEntry } from '@trevo/contract/wps/games.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { demoGame, demoMenu } from '../../testing/demo-boot.ts'
import { demoMember } from '../../testing/demo-member.ts'
import { press, showToMember, textOf } from '../../testing/show-to-member.tsx'
import { refusal, value } from '../../testing/stand-in-server.ts'
import { CategoryRow, HotRow, ProviderRow } from './rows.tsx'

const paths = {
  hot: '/wps/relay/GCSGAME_hotGamesV2',
  games: '/wps/relay/GCSGAME_gameList',
  vendors: '/wps/relay/GCSGAME_newGameVendor',
} as const

const card = (vassalage: string, gameType: string) => ({
  nodeId: 900,
  gameType,
  vassalage,
  displayName: `Casa ${vassalage}`,
  gameCount: 3,
  isGame: 'VASSALAGE',
})
const lanes =
  (...list: readonly { readonly title: string; readonly cards: object[] }[]) =>
  () =>
    value({ data: { lanes: list } })
const noLanes = lanes()
const games = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    demoGame(index + 1, { gameName: `Jogo ${index + 1}` }),
  )
const list = (count: number) => () =>
  value({ games: games(count), totalPages: 1, totalCount: count })
const down = () => refusal('unknown.system.err', { status: 500 })

const showCategory = async (
  answers: Parameters<typeof showToMember>[1],
  { mayLoad = true, menu = demoMenu('LIVE') }: { mayLoad?: boolean; menu?: GameMenuEntry } = {},
) => {
  sessionStorage.clear()
  const onSettled = vi.fn<(index: number) => void>()
  const server = await showToMember(
    <CategoryRow menu={menu} turn={{ index: 2, mayLoad }} onSettled={onSettled} />,
    { [paths.vendors]: noLanes, ...answers },
  )
  return { server, onSettled }
}
const seeAll = async () =>
  (await screen.findByRole('link', { name: /^Ver tudo/ })).getAttribute('href')

describe('the row of what is popular', () => {
  test('HOME-7, HOME-10: shows up to twelve games, and leads to all of them', async () => {
    sessionStorage.clear()
    await showToMember(<HotRow />, { [paths.hot]: () => value({ list: games(13) }) })
    expect(await screen.findByText('Jogo 12')).toBeTruthy()
    expect(screen.queryByText('Jogo 13')).toBeNull()
    expect(await seeAll()).toBe('/hot')
  })

  test('is absent where nothing is', async () => {
    sessionStorage.clear()
    const server = await showToMember(<HotRow />, { [paths.hot]: () => value({ list: [] }) })
    await waitFor(() => expect(server.to(paths.hot)).toHaveLength(1))
    await waitFor(() => expect(screen.queryByText('Em alta')).toBeNull())
  })

  test('that failed says so, and can be loaded again', async () => {
    sessionStorage.clear()
    const answers = [down()]
    await showToMember(<HotRow />, {
      [paths.hot]: () => answers.shift() ?? value({ list: games(1) }),
    })
    expect((await screen.findByRole('alert')).textContent).toContain('Os jogos não carregaram')
    await press('Tentar de novo')
    expect(await screen.findByText('Jogo 1')).toBeTruthy()
  })
})

describe('the row of a category', () => {
  test('HOME-12: asks for nothing before its turn, and holds its place meanwhile', async () => {
    const { server, onSettled } = await showCategory({}, { mayLoad: false })
    expect(screen.getByText('Ao vivo')).toBeTruthy()
    expect(server.asked).toEqual([])
    expect(onSettled).not.toHaveBeenCalled()
  })

  test('shows its games, leads to its list, and lets the next row load', async () => {
    const { server, onSettled } = await showCategory({ [paths.games]: list(13) })
    expect(await screen.findByText('Jogo 12')).toBeTruthy()
    expect(screen.queryByText('Jogo 13')).toBeNull()
    expect(await seeAll()).toBe('/live')
    expect(onSettled).toHaveBeenCalledWith(2)
    expect(server.to(paths.games)[0]?.query.get('gameType')).toBe('LIVE')
  })

  test('of a class of games lists that class, and leads to the slots of the class', async () => {
    const menu = { ...demoMenu('CRASH'), gameClassify: 'CRASH' }
    const { server } = await showCategory({ [paths.games]: list(1) }, { menu })
    await screen.findByText('Jogo 1')
    expect(await seeAll()).toBe('/rng?gameClassify=CRASH')
    const asked = server.to(paths.games)[0]?.query
    expect([asked?.get('gameClassify'), asked?.get('gameType')]).toEqual(['CRASH', null])
  })

  test('HOME-9: without games of its own shows its providers', async () => {
    await showCategory({
      [paths.games]: list(0),
      [paths.vendors]: lanes({ title: 'LIVE', cards: [card('EVO', 'LIVE')] }),
    })
    expect(await screen.findByText('Casa EVO')).toBeTruthy()
    expect(await seeAll()).toBe('/live')
  })

  test('is absent with neither games nor providers', async () => {
    const { onSettled } = await showCategory({
      [paths.games]: list(0),
      [paths.vendors]: lanes({ title: 'RNG', cards: [card('PG', 'RNG')] }),
    })
    await waitFor(() => expect(screen.queryByText('Ao vivo')).toBeNull())
    expect(onSettled).toHaveBeenCalledWith(2)
  })

  test('that failed lets the next row load all the same, and can be loaded again', async () => {
    const answers = [down()]
    const { onSettled } = await showCategory({
      [paths.games]: () => answers.shift() ?? list(1)(),
    })
    expect((await screen.findByRole('alert')).textContent).toContain('Ao vivo')
    expect(onSettled).toHaveBeenCalledWith(2)
    await press('Tentar de novo')
    expect(await screen.findByText('Jogo 1')).toBeTruthy()
  })
})

describe('the row of providers', () => {
  const show = (answer: () => ReturnType<typeof value>) => {
    sessionStorage.clear()
    return showToMember(<ProviderRow />, { [paths.vendors]: answer })
  }

  test('HOME-7: shows providers of every category, and leads to all of them', async () => {
    await show(
      lanes(
        { title: 'LIVE', cards: [card('EVO', 'LIVE')] },
        { title: 'RNG', cards: [card('PG', 'RNG')] },
      ),
    )
    expect(await screen.findByText('Casa EVO')).toBeTruthy()
    expect(screen.getByText('Casa PG')).toBeTruthy()
    expect(await seeAll()).toBe('/provider')
  })

  test('is absent without providers', async () => {
    await show(noLanes)
    await waitFor(() => expect(screen.queryByText('Provedores')).toBeNull())
  })

  test('that failed says so, and can be loaded again', async () => {
    const answers = [down()]
    await show(() => answers.shift() ?? lanes({ title: 'RNG', cards: [card('PG', 'RNG')] })())
    expect((await screen.findByRole('alert')).textContent).toContain('Provedores')
    await press('Tentar de novo')
    expect(await screen.findByText('Casa PG')).toBeTruthy()
  })
})

describe('a provider’s tile', () => {
  const pressTile = async (gameType: string, vassalage: string, type = 0) => {
    await showProvider(gameType, vassalage, type)
    const tile = await screen.findByRole('link', { name: new RegExp(`Casa ${vassalage}`) })
    expect(textOf(tile)).toContain('3 jogos')
    await act(async () => fireEvent.click(tile))
  }
  const showProvider = async (gameType: string, vassalage: string, type: number) => {
    sessionStorage.clear()
    await showToMember(
      <ProviderRow />,
      { [paths.vendors]: lanes({ title: gameType, cards: [card(vassalage, gameType)] }) },
      { member: demoMember(type) },
    )
  }
  const address = () => screen.getByTestId('address').textContent
  const popups = () => screen.getByTestId('popups').textContent

  test('CARD-3: slots lead to the provider’s list', async () => {
    await pressTile('RNG', 'PG')
    await waitFor(() => expect(address()).toBe('/rng?vassalage=PG'))
    expect(popups()).toBe('')
  })

  test('LAUNCH-6: another provider shows its games over the page', async () => {
    await pressTile('LIVE', 'EVO')
    await waitFor(() => expect(popups()).toBe('vendorGames'))
    expect(address()).toBe('/')
  })

  test('LAUNCH-2: a trial user is told about a real account instead', async () => {
    await pressTile('LIVE', 'EVO', 4)
    await waitFor(() => expect(popups()).toBe('needAccount'))
  })

  test('a trial user may view a public list', async () => {
    await pressTile('RNG', 'PG', 4)
    await waitFor(() => expect(address()).toBe('/rng?vassalage=PG'))
    expect(popups()).toBe('')
  })
})
