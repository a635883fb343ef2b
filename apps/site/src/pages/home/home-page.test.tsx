import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { leaveSession } from '../../core/session/store.ts'
import { demoAnnouncements } from '../../testing/demo-announcements.ts'
import { demoGame, demoMenu } from '../../testing/demo-boot.ts'
import { press, showToMember } from '../../testing/show-to-member.tsx'
import { refusal, value } from '../../testing/stand-in-server.ts'
import { HomePage } from './home-page.tsx'

const paths = {
  announcements: '/wps/relay/MCSFE_getListAnnouncements',
  hot: '/wps/relay/GCSGAME_hotGamesV2',
  menus: '/lgw/games/game_menus',
  games: '/wps/relay/GCSGAME_gameList',
} as const
const announcements = (exclusion: object | null = null) =>
  value({ ...demoAnnouncements(''), headline: [], exclusion })

const show = (answers: Parameters<typeof showToMember>[1] = {}, address = '/') => {
  sessionStorage.clear()
  return showToMember(
    <HomePage />,
    {
      [paths.announcements]: () => announcements(),
      [paths.hot]: () => value({ list: [demoGame(1, { gameName: 'Tigre' })] }),
      [paths.menus]: () => ({ json: [demoMenu('RNG'), demoMenu('LIVE'), demoMenu('FISH')] }),
      [paths.games]: () => value({ games: [demoGame(2)], totalPages: 1, totalCount: 1 }),
      ...answers,
    },
    { address },
  )
}
const popups = () => screen.getByTestId('popups').textContent

test('HOME-7, HOME-8, HOME-12: what is popular comes first, then a row for each other category in its turn', async () => {
  const server = await show()
  expect(await screen.findByText('Tigre')).toBeTruthy()
  await waitFor(() =>
    expect(server.to(paths.games).map(({ query }) => query.get('gameType'))).toEqual([
      'LIVE',
      'FISH',
    ]),
  )
  expect(screen.queryByText('Sacar')).toBeNull()
})

test.each([
  ['/login', 'login'],
  ['/register', 'register'],
  ['/', ''],
])('ROUTE-2, ROUTE-3: at %s the popup is “%s”', async (address, popup) => {
  await show({}, address)
  act(() => leaveSession())
  await screen.findByText('Tigre')
  expect(popups()).toBe(popup)
})

test('a member on a break sees when it ends and what stays open, and nothing that calls to play', async () => {
  const server = await show({
    [paths.announcements]: () =>
      announcements({ kind: 'pause', endsAt: '2030-01-01T12:00:00.000Z' }),
  })
  expect(await screen.findByRole('link', { name: 'Sacar o meu saldo' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Em alta')).toBeNull())
  expect(screen.queryByRole('region', { name: 'Jackpot' })).toBeNull()
  expect(server.to(paths.games)).toEqual([])
})

test('while it is unknown whether a member is on a break, nothing calls to play; it can be asked again', async () => {
  const answers = [refusal('x', { status: 500 })]
  await show({ [paths.announcements]: () => answers.shift() ?? announcements() })
  const again = await screen.findByRole('button', { name: 'Tentar de novo' })
  expect(again).toBeTruthy()
  expect(screen.queryByText('Em alta')).toBeNull()
  await press('Tentar de novo')
  expect(await screen.findByText('Tigre')).toBeTruthy()
})
