import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { takeAmounts } from './jackpots.ts'

const pool = (code: string, amount: string) => ({ code, amount })

test('a live event changes the amounts it names, in every list that was fetched', () => {
  const queries = new QueryClient()
  const list = [pool('gold', '11.00'), pool('iron', '3.00')]
  queries.setQueryData(['jackpots', 'PT'], { list })
  const unread = queries.getQueryCache().build(queries, { queryKey: ['jackpots', 'EN'] })
  takeAmounts(queries, { pools: [pool('gold', '12.00')] })
  expect(queries.getQueryData(['jackpots', 'PT'])).toEqual({
    list: [pool('gold', '12.00'), pool('iron', '3.00')],
  })
  expect(unread.state.data).toBeUndefined()
})
