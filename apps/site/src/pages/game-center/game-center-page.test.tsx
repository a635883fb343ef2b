import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { demoGame } from '../../testing/demo-boot.ts'
import { showToMember } from '../../testing/show-to-member.tsx'
import { value } from '../../testing/stand-in-server.ts'
import { Component as GameCenter } from './game-center-page.tsx'

const vendorsPath = '/wps/relay/GCSGAME_newGameVendor'
const gamesPath = '/wps/relay/GCSGAME_gameList'
const card = (vassalage: string, displayName: string) => ({
  vassalage,
  displayName,
  gameType: 'SPORTS',
  lagerIcon: '',
  isGame: 'VASSALAGE',
  nodeId: 1,
  gameCount: 3,
})

const show = (cards: readonly object[], games: readonly object[] = []) =>
  showToMember(
    <GameCenter />,
    {
      [vendorsPath]: () =>
        value({ data: { lanes: [{ title: 'SPORTS', gameClassify: '', cards }] } }),
      [gamesPath]: () => value({ games, totalPages: 1, totalCount: games.length }),
    },
    { address: '/cockfight' },
  )

test('ROUTE-9: a center shows the providers of its category, and their games', async () => {
  const server = await show(
    [card('SV3', 'Rinha'), card('TRV', 'Esportes do Trevo')],
    [demoGame(9, { gameName: 'Galo de Ouro' })],
  )
  expect(await screen.findByText(/Rinha/)).toBeTruthy()
  expect(screen.queryByText(/Esportes do Trevo/)).toBeNull()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Arena')
  expect(await screen.findByText(/Galo de Ouro/)).toBeTruthy()
  expect(server.to(gamesPath)[0]?.query.get('gameType')).toBe('COCKFIGHT')
})

test('without games it shows the providers alone', async () => {
  const server = await show([card('SV3', 'Rinha')])
  expect(await screen.findByText(/Rinha/)).toBeTruthy()
  expect(server.to(gamesPath)).toHaveLength(1)
  expect(screen.queryByRole('region', { name: 'Todos os jogos' })).toBeNull()
})

test('without a provider it says so, and asks for no games', async () => {
  const server = await show([card('TRV', 'Esportes do Trevo')])
  expect(await screen.findByText('Ainda não há provedor aqui')).toBeTruthy()
  expect(server.to(gamesPath)).toEqual([])
})
