import type { Queue } from '@trevo/contract/ops/everywhere/queues.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { approvalCountKey } from '../../core/use-approval-count.ts'
import { queuesKey } from '../../core/use-queues.ts'
import { QueuePanel } from './queue-panel.tsx'

afterEach(cleanup)

const hourMs = 3_600_000
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hourMs).toISOString()

const draw = (queues: readonly Queue[]) => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(queuesKey, queues)
  client.setQueryData(approvalCountKey, { count: 2, nextExpiresAt: hoursAgo(-18.5) })
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <QueuePanel />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
const cellsOf = (name: string) => {
  const row = screen.getByRole('link', { name }).closest('tr')
  return row
    ? within(row)
        .getAllByRole('cell')
        .slice(1)
        .map((cell) => cell.textContent)
    : []
}

const tickets: Queue = {
  name: 'tickets',
  count: 100,
  isMore: true,
  since: hoursAgo(52.1),
  dueAt: hoursAgo(52.1 - 120),
}
const empty: Queue = { name: 'kyc', count: 0, isMore: false, since: null, dueAt: null }

it('a queue shows how much waits, for how long the first of it has, and of how much time', () => {
  draw([tickets, empty])
  expect(cellsOf('queue.tickets')).toEqual(['100+', '2 d 04 h', '5 d 00 h'])
  expect(screen.getByRole('link', { name: 'queue.tickets' }).getAttribute('href')).toBe(
    '/desk?tab=tickets',
  )
})

it('queues in which nothing waits are named after the others', () => {
  draw([tickets, empty])
  expect(screen.getAllByRole('row')).toHaveLength(3)
  expect(screen.getAllByRole('link').at(-1)?.getAttribute('href')).toBe('/kyc')
})

it('the second yes that waits for the reader comes first', () => {
  draw([tickets])
  expect(screen.getAllByRole('link')[0]?.textContent).toBe('queue.approvals')
  expect(cellsOf('queue.approvals')).toEqual(['2', '5 h 30', '24 h 00'])
})

it('the meter of a queue that is past three quarters of its time says so', () => {
  draw([
    { ...tickets, since: hoursAgo(10), dueAt: hoursAgo(-2) },
    { ...empty, count: 1, since: hoursAgo(3), dueAt: hoursAgo(1) },
  ])
  const toneOf = (name: string) =>
    screen.getByRole('link', { name }).closest('tr')?.querySelector('meter')?.dataset['tone']
  expect(toneOf('queue.tickets')).toBe('warn')
  expect(toneOf('queue.kyc')).toBe('bad')
})
