import type { QueueWork } from '@trevo/contract/ops/everywhere/queue-work.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { operatorQuery } from '../../core/operator.ts'
import { AlarmPanel } from './alarm-panel.tsx'

afterEach(cleanup)

const codes = ['funds_short', 'sigap_late', 'withdrawals_due'] as const
const workOf = (targetId: string, assignedTo: string | null): QueueWork => ({
  targetId,
  assignedTo,
  assignedAt: assignedTo && '2026-11-30T10:00:00.000Z',
  viewers: [],
})

const draw = () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(operatorQuery.queryKey, { operator: 'helena', rights: [] } as never) // what the panel reads
  client.setQueryData(['queue work', 'alarm', codes.join(), undefined], {
    list: [workOf('funds_short', 'helena'), workOf('sigap_late', 'caio')],
  })
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <AlarmPanel
          alarms={codes.map((code) => ({ code, level: 'serious', count: 1, at: null }))}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
const buttonsOf = (code: string) => {
  const row = screen.getByRole('link', { name: `alarm.${code}` }).closest('li')
  return row
    ? within(row)
        .queryAllByRole('button')
        .map(({ textContent }) => textContent)
    : []
}

it('an alarm that nobody has can be taken, one’s own given back, and a colleague’s is left', () => {
  draw()
  expect(buttonsOf('withdrawals_due')).toEqual(['alarm.take'])
  expect(buttonsOf('funds_short')).toEqual(['alarm.giveBack'])
  expect(buttonsOf('sigap_late')).toEqual([])
  expect(screen.getAllByTitle('work.assigned')).toHaveLength(2)
})
