import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { initialSession } from '../../core/session/session-state.ts'
import { startSession } from '../../core/session/store.ts'
import { demoGame } from '../../testing/demo-boot.ts'
import { showPage } from '../../testing/show-page.tsx'
import { standInServer, value, type Answer } from '../../testing/stand-in-server.ts'
import { LiveTables } from './live-tables.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] }))
afterEach(() => vi.useRealTimers())

const games = ['Bacará', 'Roleta', 'Sem notícia'].map((gameName, at) =>
  demoGame(at + 1, { gameName }),
)
const mark = (text: string) => ({ tone: 'red', text })
const list = [
  { nodeId: 1, closesInMs: 8_200, last: [mark('B'), mark('J')] },
  { nodeId: 2, closesInMs: null, last: [] },
]

const open = async (answer: () => Answer) => {
  const server = await standInServer({ '/wps/relay/GLS2_liveTables': answer })
  startSession(initialSession(server.status, () => 0))
  await showPage(<LiveTables games={games} />)
}
const cardOf = (name: string) => screen.getByRole('link', { name: new RegExp(name) })

test('tables show for how long bets are open, counted down, and their last results', async () => {
  await open(() => value({ list }))
  expect(await screen.findByText('Apostas abertas: 9 s')).toBeTruthy()
  expect(within(cardOf('Bacará')).getByRole('img').getAttribute('aria-label')).toBe(
    'Últimos resultados: B, J',
  )
  expect(within(cardOf('Roleta')).getByText('Rodada em andamento')).toBeTruthy()
  act(() => vi.advanceTimersByTime(3_000))
  expect(screen.getByText('Apostas abertas: 6 s')).toBeTruthy()
  act(() => vi.advanceTimersByTime(6_000))
  expect(within(cardOf('Bacará')).getByText('Rodada em andamento')).toBeTruthy()
})

test('a game that no vendor reports has no table', async () => {
  await open(() => value({ list }))
  await screen.findByText('Apostas abertas: 9 s')
  expect(screen.queryByRole('link', { name: /Sem notícia/ })).toBeNull()
})

test('a card opens its game', async () => {
  await open(() => value({ list }))
  await screen.findByText('Apostas abertas: 9 s')
  expect(cardOf('Bacará').getAttribute('href')).toBe('/seamless?nodeId=1')
})

test('if no vendor answers there are no tables', async () => {
  await open(() => value({ list: [] }))
  await vi.waitFor(() => expect(screen.queryByRole('link')).toBeNull())
})
