import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { SavedViews } from './saved-views.tsx'

afterEach(cleanup)

const draw = (address: string) => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const view = { viewId: '7', name: 'Tickets', page: '/desk', search: 'tab=tickets' }
  client.setQueryData(['views', '/desk'], {
    list: [{ ...view, operator: 'elisa', isOwn: true, isShared: false }],
  })
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <SavedViews page="/desk" />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

it('a record that is open does not make another view of the list', () => {
  draw('/desk?tab=tickets&ticket=F0A1B2')
  expect(screen.getByRole('combobox', { name: 'views.choose' })).toHaveProperty('value', '7')
  expect(screen.getByRole('button', { name: 'views.delete' })).toBeDefined()
})

it('other filters can be saved under a name, and a list without any cannot', () => {
  draw('/desk?tab=tickets&status=answered')
  expect(screen.getByRole('button', { name: 'views.save' })).toBeDefined()
  cleanup()
  draw('/desk')
  expect(screen.queryByRole('button')).toBeNull()
})
