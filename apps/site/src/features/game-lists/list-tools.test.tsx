import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { leaveSession } from '../../core/session/store.ts'
import { demoMenu } from '../../testing/demo-boot.ts'
import { popupsNow } from '../../testing/popups-now.ts'
import { pageText, press, showToMember, textOf } from '../../testing/show-to-member.tsx'
import { refusal, value } from '../../testing/stand-in-server.ts'
import { Favourites, Recent } from './account-games-view.tsx'
import FiltersPopup from './filters-popup.tsx'
import { ListTools } from './list-tools.tsx'
import { NoGames } from './no-games.tsx'

const address = () => screen.getByTestId('address').textContent
const labels = (role: 'checkbox' | 'radio') =>
  screen.getAllByRole(role).map((one) => textOf(one.closest('label')))

describe('the tools of a list', () => {
  const all = { GAMELOFAV3: true, GAMELOREC3: true }
  const show = (at = '/rng', modules: Record<string, boolean> = all) =>
    showToMember(<ListTools />, {}, { address: at, modules })
  const selections = async () =>
    (await screen.findAllByRole('button'))
      .filter((button) => button.hasAttribute('aria-pressed'))
      .map(textOf)

  test('favourites and recent games are offered where the brand has them', async () => {
    await show('/rng', {})
    await screen.findByLabelText('Ordenar por')
    expect(await selections()).toEqual(['Todos', 'Em alta', 'Novos'])
  })
  test('and both where it has', async () => {
    await show()
    await screen.findByLabelText('Ordenar por')
    expect(await selections()).toEqual([
      'Todos',
      'Em alta',
      'Novos',
      'Favoritos',
      'Jogados recentemente',
    ])
  })

  test('a selection is in the address; favourites and recent games are pages', async () => {
    await show()
    await screen.findByLabelText('Ordenar por')
    await press('Novos')
    expect(address()).toBe('/rng?type=NEW')
    await press('Favoritos')
    expect(address()).toContain('favorite')
    await press('Jogados recentemente')
    expect(address()).toContain('recent')
  })
  test('a guest logs in first', async () => {
    await show()
    await screen.findByLabelText('Ordenar por')
    act(() => leaveSession())
    await press('Favoritos')
    expect(address()).toBe('/rng')
    expect(popupsNow().length).toBeGreaterThan(0)
  })

  test('the order is in the address; the usual one is not', async () => {
    await show('/rng?sort=RTP')
    const sort = (await screen.findByLabelText('Ordenar por')) as HTMLSelectElement
    expect(sort.value).toBe('RTP')
    expect(textOf(sort)).toContain('Recomendados')
    fireEvent.change(sort, { target: { value: 'NAME' } })
    await waitFor(() => expect(address()).toBe('/rng?sort=NAME'))
    fireEvent.change(sort, { target: { value: 'LOBBY' } })
    await waitFor(() => expect(address()).toBe('/rng'))
  })
  test('a search comes by relevance', async () => {
    await show('/rng?search=a&sort=ODD')
    const sort = (await screen.findByLabelText('Ordenar por')) as HTMLSelectElement
    expect(sort.value).toBe('LOBBY')
    expect(textOf(sort)).toContain('Mais parecidos')
    expect(textOf(sort)).not.toContain('Recomendados')
  })

  test('the filters open, with how many are set', async () => {
    await show('/rng?volatility=low&rtp=9600')
    await screen.findByLabelText('Ordenar por')
    await press('Filtros (2)')
    expect(popupsNow()).toContain('filters')
  })
})

describe('the filters', () => {
  const listPath = '/wps/relay/GCSGAME_gameList'
  const page = (totalCount: number) => ({
    list: [],
    totalCount,
    pageNumber: 1,
    pageSize: 1,
    facets: {
      volatilities: [{ volatility: 'low', gameCount: 1_200 }],
      features: [{ feature: 'WILDS', gameCount: 3 }],
      vendors: [{ vassalage: 'TRV', displayName: 'Trevo Studio', gameCount: 9 }],
    },
  })
  const show = async (at = '/rng', answer: object = page(12)) => {
    let isClosed = false
    const server = await showToMember(
      <FiltersPopup
        onClose={() => {
          isClosed = true
        }}
      />,
      { [listPath]: () => value(answer) },
      { address: at },
    )
    await screen.findByRole('dialog', { name: 'Filtros' })
    return { server, isClosed: () => isClosed }
  }

  test('each choice says how many games it has; the button how many remain', async () => {
    const { isClosed } = await show()
    await waitFor(() => expect(pageText()).toContain('Ver 12 jogos'))
    expect(labels('checkbox')).toEqual([
      'Baixa1.200',
      'Média0',
      'Alta0',
      'Coringas3',
      'Trevo Studio9',
    ])
    expect(labels('radio')[0]).toBe('Qualquer um')
    expect(screen.queryByRole('button', { name: 'Limpar filtros' })).toBeNull()
    await press('Ver 12 jogos')
    expect(isClosed()).toBe(true)
  })

  test('a choice is in the address at once, and all can be cleared', async () => {
    const { server } = await show('/rng?volatility=low')
    await waitFor(() => expect(labels('checkbox')).toHaveLength(5))
    const checked = () =>
      screen.getAllByRole('checkbox', { checked: true }).map((one) => textOf(one.closest('label')))
    expect(checked()).toEqual(['Baixa1.200'])
    await act(async () => screen.getByRole('checkbox', { name: /^Coringas/ }).click())
    await act(async () => screen.getByRole('checkbox', { name: /^Trevo/ }).click())
    await act(async () => screen.getByRole('checkbox', { name: /^Média/ }).click())
    expect(checked()).toEqual(['Baixa1.200', 'Média0', 'Coringas3', 'Trevo Studio9'])
    await act(async () => screen.getAllByRole('radio')[3]?.click())
    const query = new URLSearchParams(address()?.split('?')[1])
    expect(query.get('rtp')).toBe('9600')
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1)
    await act(async () => screen.getAllByRole('radio')[0]?.click())
    expect(address()).not.toContain('rtp')
    const facets = server.to(listPath).filter(({ query: one }) => one.get('facets') === '1')
    expect(facets.every(({ query: one }) => one.get('volatility') === null)).toBe(true)
    await act(async () => screen.getByRole('button', { name: 'Limpar filtros' }).click())
    expect(address()).toBe('/rng')
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([])
  })

  test('what no game has is not offered', async () => {
    const none = page(1)
    await show('/rng', { ...none, facets: { ...none.facets, features: [], vendors: [] } })
    await waitFor(() => expect(pageText()).toContain('Ver 1 jogo'))
    expect(labels('checkbox')).toHaveLength(3)
    expect(screen.queryByText('Recursos')).toBeNull()
    expect(screen.queryByText('Provedores')).toBeNull()
  })
})

describe('a list without games', () => {
  const show = (at: string, search?: string) =>
    showToMember(<NoGames search={search} />, {}, { address: at })

  test('with filters they can be cleared', async () => {
    await show('/rng?volatility=low')
    await press('Limpar filtros')
    expect(address()).toBe('/rng')
    expect(screen.getByRole('link')).toBeTruthy()
  })
  test('a search names what was not found', async () => {
    await show('/rng?search=xyz', 'xyz')
    expect(pageText()).toContain('xyz')
    expect(screen.queryByRole('button')).toBeNull()
  })
  test('otherwise the popular ones are linked', async () => {
    await show('/rng')
    expect(screen.getByRole('link').getAttribute('href')).toContain('hot')
  })
})

describe('the member’s own games', () => {
  const paths = {
    recent: '/wps/relay/GCS_recentGame',
    favourites: '/wps/relay/MCSFE_getFavoriteGames',
    menus: '/lgw/games/game_menus',
  }
  test('a failure of the recent ones can be tried again', async () => {
    await showToMember(<Recent memberId="m1" />, {
      [paths.recent]: () => refusal('x', { status: 500 }),
    })
    expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeTruthy()
  })
  test('kinds are offered where there are two', async () => {
    await showToMember(<Favourites memberId="m1" />, {
      [paths.menus]: () => ({
        json: [demoMenu('BGS'), demoMenu('RNG'), { ...demoMenu('LIVE'), gameClassify: 'X' }],
      }),
    })
    const chips = await screen.findAllByRole('button', { pressed: false })
    expect(chips.map(textOf).filter((name) => name !== 'Tentar de novo')).toHaveLength(2)
  })
  test('one kind needs no choice', async () => {
    const server = await showToMember(<Favourites memberId="m1" />, {
      [paths.menus]: () => ({
        json: [demoMenu('RNG'), { ...demoMenu('LIVE'), gameClassify: 'X' }],
      }),
    })
    await waitFor(() => expect(server.to(paths.menus)).toHaveLength(1))
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([])
  })
})
