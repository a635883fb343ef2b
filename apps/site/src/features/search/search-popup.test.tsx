import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { initialSession } from '../../core/session/session-state.ts'
import { enterSession, startSession } from '../../core/session/store.ts'
import { demoGame, demoMenu } from '../../testing/demo-boot.ts'
import { demoMember } from '../../testing/demo-member.ts'
import { showPage } from '../../testing/show-page.tsx'
import { standInServer, value } from '../../testing/stand-in-server.ts'
import { recordSearch, readRecentSearches, recentSearchesMax } from './recent-searches.ts'
import SearchPopup from './search-popup.tsx'

const listPath = '/wps/relay/GCSGAME_gameList'
const vulcao = demoGame(7, { gameName: 'Ouro do Vulcão', gameCode: 'ouro-do-vulcao' })
const studio = {
  vassalage: 'TRV',
  gameType: 'RNG',
  displayName: 'Vulcano Studio',
  lagerIcon: '',
  isGame: 'VASSALAGE',
  nodeId: 1,
  gameCount: 9,
}

const show = async (found: object = {}, type?: number, menus = [demoMenu('BGS')]) => {
  const server = await standInServer({
    [listPath]: () => value({ games: [], totalPages: 0, totalCount: 0, ...found }),
    '/wps/relay/GCSGAME_hotGamesV2': () => value({ list: [demoGame(3, { gameName: 'Tigre' })] }),
    '/lgw/games/game_menus': () => ({ json: menus }),
  })
  startSession(initialSession(server.status, () => 0))
  if (type !== undefined) enterSession('tok', demoMember(type))
  const onClose = vi.fn()
  await showPage(<SearchPopup onClose={onClose} />)
  return { server, onClose }
}
const field = () => screen.findByRole('combobox', { hidden: true })
const type = async (text: string) => fireEvent.change(await field(), { target: { value: text } })
const press = async (key: string) => fireEvent.keyDown(await field(), { key })
const group = (name: string) => screen.findByRole('group', { name, hidden: true })
const optionsOf = (part: HTMLElement) =>
  within(part)
    .getAllByRole('option', { hidden: true })
    .map((option) => option.lastElementChild?.textContent)
const address = () => screen.getByTestId('address').textContent

beforeEach(() => {
  localStorage.clear()
})

describe('the search', () => {
  test('searches once typing pauses, and groups games, providers and categories with the letters marked', async () => {
    const { server } = await show({ games: [vulcao], totalCount: 1, vendors: [studio] })
    for (const text of ['v', 'vu', 'vulcao']) await type(text)
    expect(optionsOf(await group('Jogos'))).toEqual(['Ouro do VulcãoTrevo Studio'])
    expect(optionsOf(await group('Provedores'))).toEqual(['Vulcano Studio9 jogos'])
    expect(server.to(listPath).map(({ query }) => query.get('search'))).toEqual(['vulcao'])
    const marked = [...document.querySelectorAll('mark')].map((mark) => mark.textContent)
    expect(marked).toEqual(['Vulcão'])
  })

  test('the request for an outdated text is cancelled', async () => {
    await show()
    const given: AbortSignal[] = []
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
      if (init?.signal && String(url).includes('search=')) given.push(init.signal)
      return new Promise(() => undefined)
    })
    await type('tig')
    await waitFor(() => expect(given).toHaveLength(1))
    await type('tigre')
    await waitFor(() => expect(given).toHaveLength(2))
    expect(given.map(({ aborted }) => aborted)).toEqual([true, false])
  })

  test('Enter opens what the arrows selected, by the rules of launching, and remembers the search', async () => {
    const games = [vulcao, demoGame(8, { gameName: 'Vulcão Azul' })]
    const { onClose } = await show({ games, totalCount: 2 }, 0)
    await type('vulcao')
    await group('Jogos')
    await press('ArrowDown')
    const chosen = screen.getByRole('option', { hidden: true, selected: true })
    expect(chosen.textContent).toContain('Vulcão Azul')
    expect((await field()).getAttribute('aria-activedescendant')).toBe(chosen.id)
    await press('Enter')
    expect(onClose).toHaveBeenCalledOnce()
    expect(address()).toBe('/seamless?nodeId=8')
    expect(readRecentSearches()).toEqual(['vulcao'])
  })

  test('Enter before the answer opens the first game of that answer', async () => {
    await show({ games: [vulcao], totalCount: 1 }, 0)
    await type('vulcao')
    await press('Enter')
    await waitFor(() => expect(address()).toBe('/seamless?nodeId=7'))
  })

  test('LAUNCH-1: a guest who selects a game gets the login popup', async () => {
    await show({ games: [vulcao], totalCount: 1 })
    await type('vulcao')
    await group('Jogos')
    await press('Enter')
    expect(screen.getByTestId('popups').textContent).toBe('login')
    expect(address()).toBe('/')
  })

  test('all matches are one press away', async () => {
    await show({ games: [vulcao], totalCount: 40 })
    await type('vulcao')
    fireEvent.click(await screen.findByRole('option', { name: 'Ver os 40 jogos', hidden: true }))
    expect(address()).toBe('/hot?search=vulcao')
  })

  test('an empty result says so, with something to play instead', async () => {
    await show()
    await type('xyzzy')
    expect(
      await screen.findByRole('heading', { name: 'Nada encontrado para “xyzzy”', hidden: true }),
    ).toBeTruthy()
    expect(optionsOf(await group('Em alta agora'))).toEqual(['TigreTrevo Studio'])
  })

  test('a search without an answer says so', async () => {
    await show()
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
    await type('tigre')
    expect((await screen.findByRole('alert', { hidden: true })).textContent).toMatch(
      /não respondeu/,
    )
  })
})

describe('the palette before anything is typed', () => {
  test('recent searches fill the field, and can be forgotten', async () => {
    recordSearch('vulcão')
    recordSearch('tigre')
    await show()
    expect(optionsOf(await group('Buscas recentes'))).toEqual(['tigre', 'vulcão'])
    fireEvent.click(screen.getByRole('option', { name: 'vulcão', hidden: true }))
    expect(await field()).toHaveProperty('value', 'vulcão')
    await type('')
    fireEvent.click(screen.getByRole('button', { name: 'Limpar', hidden: true }))
    expect(screen.queryByRole('group', { name: 'Buscas recentes', hidden: true })).toBeNull()
    expect(readRecentSearches()).toEqual([])
  })

  test.each(['raspadinha', 'raspar', 'scratch', 'instantanea'])(
    'finds the scratchcards by “%s”, where the brand has lotteries',
    async (words) => {
      const { server, onClose } = await show()
      await type(words)
      expect(screen.queryByRole('option', { name: /^Raspadinha/, hidden: true })).toBeNull()
      expect(server.to('/lgw/games/game_menus')).toHaveLength(1)
      cleanup()
      expect(onClose).not.toHaveBeenCalled()
      await show({}, undefined, [demoMenu('LOTT')])
      await type(words)
      fireEvent.click(await screen.findByRole('option', { name: /^Raspadinha/, hidden: true }))
      expect(address()).toBe('/raspadinhas')
    },
  )

  test('finds the deposit by a synonym', async () => {
    await show({}, 0)
    await type('pix')
    expect(optionsOf(await group('Ir para'))).toContain('Depositar')
    await press('Enter')
    await waitFor(() => expect(address()).toBe('/member?page=depositv2'))
  })

  test('changes the language', async () => {
    await show()
    await type('english')
    await group('Ir para')
    await act(async () => press('Enter'))
    await waitFor(() => expect(document.documentElement.lang).toBe('en-US'))
  })

  test('ROLE-8: a guest who opens the deposit is asked to log in', async () => {
    await show()
    await type('depositar')
    await group('Ir para')
    await press('Enter')
    await waitFor(() => expect(screen.getByTestId('popups').textContent).toBe('login'))
  })
})

describe('remembered searches', () => {
  test('the latest comes first, once however it is spelled, and only a few are kept', () => {
    for (const words of ['tigre', 'vulcão', 'Vulcao ', 'x']) recordSearch(words)
    expect(readRecentSearches()).toEqual(['Vulcao', 'tigre'])
    for (let number = 0; number < 9; number++) recordSearch(`jogo ${number}`)
    expect(readRecentSearches()).toHaveLength(recentSearchesMax)
    expect(readRecentSearches()[0]).toBe('jogo 8')
  })

  test('invalid stored data is ignored', () => {
    for (const text of ['{"a":1}', 'nonsense']) {
      localStorage.setItem('recentSearches', text)
      expect(readRecentSearches()).toEqual([])
    }
  })
})

test('themes are found by what they are for, except the one that is on', async () => {
  await show()
  await type('tema')
  const themes = async () =>
    (await screen.findAllByRole('option', { hidden: true }))
      .map(({ textContent }) => textContent ?? '')
      .filter((text) => text.includes('Tema'))
  await waitFor(async () => expect(await themes()).toHaveLength(2))
  expect((await themes()).join()).not.toContain('Tema escuro')
})
