import { expect, test } from 'vitest'
import { splitLanes } from './split-lanes.ts'

const card = (vassalage: string) => ({
  vassalage,
  gameType: 'X',
  displayName: vassalage,
  lagerIcon: '',
  isGame: 'GAME' as const,
  nodeId: 1,
  gameCount: 1,
})
const lane = (title: string, ...vendors: string[]) => ({
  title,
  gameClassify: '',
  cards: vendors.map(card),
})

test('HOME-9, CAT-3: esports and cockfight leave sports, in-house leaves slots; no vendor appears twice', () => {
  const lanes = [
    lane('SPORTS', 'IBC', 'IMES', 'SV3'),
    lane('RNG', 'PG', 'BGS'),
    lane('ESPORTS', 'IMES'),
  ]
  const split = splitLanes(lanes)
  const names = Object.fromEntries(
    [...split].map(([category, cards]) => [category, cards.map(({ vassalage }) => vassalage)]),
  )
  expect(names).toEqual({
    SPORTS: ['IBC'],
    ESPORTS: ['IMES'],
    COCKFIGHT: ['SV3'],
    RNG: ['PG'],
    BGS: ['BGS'],
  })
})
