import { expect, it } from 'vitest'
import type { GameRow, VendorRow } from './catalogue-rows.ts'
import { createSnapshot } from './catalogue-snapshot.ts'

const vendor = (id: number, name: string) =>
  ({ id, code: name.slice(0, 3), name, maintenance: false }) as VendorRow
const game = (change: Partial<GameRow> = {}) =>
  ({
    node_id: 7,
    vendor_id: 1,
    names: { PT: 'Tigre', EN: 'Tiger' },
    game_type: 'RNG',
    category: 'SLOT',
    classify: 'SLOT',
    game_code: 'tiger',
    maintenance: false,
    ...change,
  }) as GameRow

const found = (change: Partial<GameRow>, text: string): readonly number[] => {
  const snapshot = createSnapshot()
  const rows = { brandVendors: [], brandGames: [] }
  const vendors = [vendor(1, 'Aurora'), vendor(2, 'Boreal')]
  snapshot.apply({ ...rows, vendors, games: [game()] })
  snapshot.apply({ ...rows, vendors: [], games: [game(change)] })
  return [...snapshot.search.find(text).keys()]
}

it('a game is found by its name and its vendor, and by the new ones once they have changed', () => {
  expect(found({}, 'tigre')).toEqual([7])
  expect(found({}, 'aurora')).toEqual([7])
  expect(found({ vendor_id: 2 }, 'boreal')).toEqual([7])
  expect(found({ vendor_id: 2 }, 'aurora')).toEqual([])
  expect(found({ names: { PT: 'Puma', EN: 'Puma' } }, 'puma')).toEqual([7])
  expect(found({ names: { PT: 'Puma', EN: 'Puma' } }, 'tigre')).toEqual([])
})
