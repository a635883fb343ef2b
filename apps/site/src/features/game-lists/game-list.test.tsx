import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { initialSession } from '../../core/session/session-state.ts'
import { startSession } from '../../core/session/store.ts'
import { demoGame, demoMenu, demoStatus } from '../../testing/demo-boot.ts'
import { showPage } from '../../testing/show-page.tsx'
import { standInServer, value } from '../../testing/stand-in-server.ts'
import { GameGrid } from './game-grid.tsx'
import { GameList } from './game-list.tsx'
import { listViewOf } from './list-view.ts'

const open = async (address: string, totalCount: number) => {
  const server = await standInServer({
    '/lgw/games/game_menus': () => ({ json: [demoMenu('FISH')] }),
    '/wps/relay/GCSGAME_gameList': () => value({ games: [demoGame(1)], totalPages: 1, totalCount }),
  })
  startSession(initialSession(server.status, () => 0))
  const { pathname, searchParams } = new URL(address, 'http://site')
  await showPage(<GameList view={listViewOf(pathname, searchParams)} title="Pescaria" />, {
    address,
  })
  await screen.findByText(totalCount === 1 ? '1 jogo' : `${totalCount} jogos`)
}
const filters = () => screen.queryByRole('button', { name: /Filtros/ })

test('a list offers filters from twelve games on', async () => {
  await open('/fish', 12)
  await waitFor(() => expect(filters()).not.toBeNull())
})

test('a list of fewer games has neither filters nor an order', async () => {
  await open('/fish', 11)
  await waitFor(() => expect(filters()).toBeNull())
  expect(screen.queryByRole('combobox')).toBeNull()
})

test.each(['/fish?type=HOT', '/fish?sort=NAME', '/fish?volatility=high', '/fish?search=mar'])(
  'what narrowed a list stays there to be removed: %s',
  async (address) => {
    await open(address, 1)
    await waitFor(() => expect(filters()).not.toBeNull())
  },
)

test('the pictures of the first six games load at once, the others when they come into view', async () => {
  const games = Array.from({ length: 8 }, (_, at) => demoGame(at + 1, { iconUrl: `/art/${at}` }))
  startSession(initialSession(demoStatus(), () => 0))
  await showPage(<GameGrid games={games} />)
  const pictures = [...document.querySelectorAll('img')]
  expect(pictures.map(({ loading }) => loading)).toEqual([
    ...Array<string>(6).fill('eager'),
    'lazy',
    'lazy',
  ])
})
