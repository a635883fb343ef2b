import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { leaveSession } from '../../core/session/store.ts'
import { demoGame, demoMenu } from '../../testing/demo-boot.ts'
import { demoMember } from '../../testing/demo-member.ts'
import { press, showToMember } from '../../testing/show-to-member.tsx'
import { refusal, value } from '../../testing/stand-in-server.ts'
import { Component as AccountGamePage } from './account-game-page.tsx'

const paths = {
  recent: '/wps/relay/GCS_recentGame',
  favourites: '/wps/relay/MCSFE_getFavoriteGamesList',
  menus: '/lgw/games/game_menus',
} as const

const opened = demoGame(1, { gameName: 'Jogo aberto' })
const liked = demoGame(2, { gameName: 'Jogo favorito' })
const show = (
  address: string,
  answers: Parameters<typeof showToMember>[1] = {},
  member = demoMember(),
) =>
  showToMember(
    <AccountGamePage />,
    {
      [paths.recent]: () => value([opened]),
      [paths.favourites]: () => value({ content: [liked] }),
      [paths.menus]: () => ({ json: [demoMenu('RNG'), demoMenu('LIVE')] }),
      ...answers,
    },
    { address, member },
  )

test.each(['/recent', '/Recent'])('ROUTE-20: %s lists the games opened last', async (address) => {
  await show(address)
  expect(await screen.findByText('Jogo aberto')).toBeTruthy()
  expect(screen.queryByText('Jogo favorito')).toBeNull()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Jogados recentemente')
})

test('ROUTE-12: /favourite lists the favourites, of one kind of game if that is chosen', async () => {
  const server = await show('/favourite')
  expect(await screen.findByText('Jogo favorito')).toBeTruthy()
  expect(screen.queryByText('Jogo aberto')).toBeNull()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Favoritos')
  const group = await screen.findByRole('group', { name: 'Tipos de jogo' })
  expect([...group.querySelectorAll('button')].map((one) => one.textContent)).toEqual([
    'Todos',
    'Slots',
    'Ao vivo',
  ])
  await press('Slots')
  await expect
    .poll(() => server.to(paths.favourites).map(({ query }) => query.get('gameType')))
    .toEqual([null, 'RNG'])
})

test('with games of one kind only, and of classes, there is no kind to choose', async () => {
  const kindOfClass = { ...demoMenu('CRASH'), gameClassify: 'CRASH' }
  const server = await show('/favourite', {
    [paths.menus]: () => ({ json: [demoMenu('RNG'), kindOfClass] }),
  })
  await screen.findByText('Jogo favorito')
  await expect.poll(() => server.to(paths.menus)).toHaveLength(1)
  expect(screen.queryByRole('group', { name: 'Tipos de jogo' })).toBeNull()
})

test('an empty list says how it fills, and leads to games', async () => {
  await show('/recent', { [paths.recent]: () => value([]) })
  expect(await screen.findByRole('heading', { name: 'Nenhum jogo aberto ainda' })).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/hot')
})

test('a list that failed can be loaded again', async () => {
  const answers = [refusal('unknown.system.err', { status: 500 })]
  await show('/recent', { [paths.recent]: () => answers.shift() ?? value([opened]) })
  expect(await screen.findByText('Os jogos não carregaram')).toBeTruthy()
  await press('Tentar de novo')
  expect(await screen.findByText('Jogo aberto')).toBeTruthy()
})

test('ROLE-6: a trial user is told to register an account first, and nothing is requested', async () => {
  const server = await show('/recent', {}, demoMember(4))
  expect(await screen.findByRole('heading', { name: 'Crie uma conta primeiro' })).toBeTruthy()
  expect(server.to(paths.recent)).toEqual([])
})

test('ROLE-8: a guest is asked to log in', async () => {
  await show('/recent')
  act(() => leaveSession())
  expect(await screen.findByRole('heading', { name: 'Entre para ver esta página' })).toBeTruthy()
  expect(screen.getByTestId('popups').textContent).toBe('login')
})
