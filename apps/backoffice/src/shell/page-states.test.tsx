import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { Image, LayoutDashboard } from 'lucide-react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { Refused } from '../core/api.ts'
import { AreasProvider, type Area } from '../core/area.ts'
import { operatorQuery } from '../core/operator.ts'
import { PageUnknown, RecordFailed } from './page-states.tsx'

const areas: readonly Area[] = [
  { to: '/', text: 'office.start', icon: LayoutDashboard, group: 'top', texts: [], routes: [] },
  {
    to: '/content',
    text: 'office.content',
    icon: Image,
    group: 'run',
    right: 'content.read',
    texts: [],
    routes: [],
  },
]

afterEach(cleanup)

const draw = (address: string, page: React.ReactNode, rights: readonly string[]) => {
  const queries = new QueryClient()
  queries.setQueryData(operatorQuery.queryKey, {
    rights: rights.map((right) => ({ right, ceiling: null })),
  } as never) // what the areas read of an operator
  render(
    <QueryClientProvider client={queries}>
      <AreasProvider value={areas}>
        <MemoryRouter initialEntries={[address]}>{page}</MemoryRouter>
      </AreasProvider>
    </QueryClientProvider>,
  )
}
const linked = () => screen.getByRole('link').getAttribute('href')

it('an unknown address leads to the first page of the area that it is under', () => {
  draw('/content/nonsense/more', <PageUnknown />, ['content.read'])
  expect(linked()).toBe('/content')
})

it('where no area of the operator is at the address it leads to the start page', () => {
  draw('/content/nonsense', <PageUnknown />, [])
  expect(linked()).toBe('/')
})

it('a record that is refused says why; an id without the form of one is no address', () => {
  draw('/content/1', <RecordFailed error={new Refused('content.unknown', 'No such item.')} />, [])
  expect(screen.getByRole('alert').textContent).toContain('No such item.')
  cleanup()
  const error = new Refused('request_param_err', 'The request is wrong.')
  draw('/content/x', <RecordFailed error={error} />, [])
  expect(screen.getByRole('alert').textContent).toContain('office.notFound')
})
