import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { operatorQuery } from './operator.ts'
import { MemberLink } from './member-link.tsx'

afterEach(cleanup)

const draw = (account: string, rights: readonly string[]) => {
  const client = new QueryClient()
  client.setQueryData(operatorQuery.queryKey, {
    rights: rights.map((right) => ({ right, ceiling: null })),
  } as never) // what the link reads of an operator
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <MemberLink account={account} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

it('a member is named without the brand and leads to their page', () => {
  draw('trevo@ana.demo', ['members.read'])
  const link = screen.getByRole('link', { name: 'ana.demo' })
  expect(link.getAttribute('href')).toBe('/members/ana.demo')
})

it('an operator who may not open members reads the name alone', () => {
  draw('ana.demo', ['games.read'])
  expect(screen.getByText('ana.demo')).toBeDefined()
  expect(screen.queryByRole('link')).toBeNull()
})
