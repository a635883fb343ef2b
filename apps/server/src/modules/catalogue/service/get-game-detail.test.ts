import { expect, test } from 'vitest'
import type { Lobby, LobbyGame } from '../domain/lobby.ts'
import type { SheetRow } from '../repository/sheets.ts'
import { describeGame } from './get-game-detail.ts'

// A sheet depends on nothing else of the game.
const row = { node_id: 1001, game_code: 'a', names: { PT: 'A' }, features: [], symbols: [] }
const game = { row, vendor: { code: 'TRV', name: 'Trevo' } } as unknown as LobbyGame
const lobby = { games: [game] } as unknown as Lobby

const sheet: SheetRow = {
  node_id: 1001,
  texts: {},
  hit_rate_bp: null,
  stake_min_minor: 5_000n,
  stake_max_minor: null,
  max_win_stakes: null,
  demo: true,
  certificate_laboratory: 'GLI',
  certificate_number: 'BR-1',
  certified_on: '2026-01-31',
  certificate_url: null,
}
const told = (change: Partial<SheetRow>) =>
  describeGame({ lobby, game, sheet: { ...sheet, ...change }, bigWins: [] }, 'PT')

test('a certificate has a laboratory, a number and a day, or is left out', () => {
  expect(told({}).certificate).toEqual({
    laboratory: 'GLI',
    number: 'BR-1',
    certifiedOn: '2026-01-31',
    url: null,
  })
  expect(told({ certificate_laboratory: null }).certificate).toBeNull()
  expect(told({ certificate_number: null }).certificate).toBeNull()
  expect(told({ certified_on: null }).certificate).toBeNull()
})

test('stake limits are amounts if the sheet has them', () => {
  expect(told({})).toMatchObject({ stakeMin: '0.50', stakeMax: null, demoAllowed: true })
})
