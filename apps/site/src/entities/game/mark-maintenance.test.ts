import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { demoGame } from '../../testing/demo-boot.ts'
import { markMaintenance } from './mark-maintenance.ts'

test('ERR-16: a game whose maintenance begins is marked in every list that has it, and in no other', () => {
  const queries = new QueryClient()
  const pages = { pages: [{ games: [demoGame(1), demoGame(2)], totalPages: 1 }], pageParams: [1] }
  const others = { list: [demoGame(3)] }
  queries.setQueryData(['games', 'PT', {}], pages)
  queries.setQueryData(['hot', 'PT'], { list: [demoGame(2)] })
  queries.setQueryData(['winners', 'PT'], others)
  queries.setQueryData(['nothing'], null)

  markMaintenance(queries, { nodeId: 2, maintenance: true })
  expect(queries.getQueryData(['games', 'PT', {}])).toEqual({
    pages: [{ games: [demoGame(1), demoGame(2, { maintenance: true })], totalPages: 1 }],
    pageParams: [1],
  })
  expect(queries.getQueryData(['hot', 'PT'])).toEqual({
    list: [demoGame(2, { maintenance: true })],
  })
  expect(queries.getQueryData(['winners', 'PT'])).toBe(others)

  markMaintenance(queries, { nodeId: 2, maintenance: false })
  expect(queries.getQueryData(['games', 'PT', {}])).toEqual(pages)
})

test('ERR-16: a vendor’s maintenance includes its games, and no others', () => {
  const queries = new QueryClient()
  const own = demoGame(1)
  const other = demoGame(2, { vassalage: 'PG' })
  queries.setQueryData(['hot', 'PT'], { list: [own, other] })
  markMaintenance(queries, { vassalage: 'TRV', maintenance: true })
  expect(queries.getQueryData(['hot', 'PT'])).toEqual({
    list: [{ ...own, maintenance: true }, other],
  })
})
