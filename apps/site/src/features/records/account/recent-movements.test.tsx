import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { move, movePath, moveTotals, showRecords } from '../../../testing/show-records.tsx'
import { value } from '../../../testing/stand-in-server.ts'
import { RecentMovements } from './recent-movements.tsx'

const show = (count: number) =>
  showRecords(<RecentMovements />, {
    [movePath]: () =>
      value({
        list: Array.from({ length: count }, (_, at) => move(at + 1)),
        next: null,
        totals: moveTotals,
        archived: [],
      }),
  })

test('the five newest movements are shown, with their day, and lead to all', async () => {
  await show(6)
  expect(await screen.findAllByRole('listitem')).toHaveLength(5)
  expect(screen.getAllByRole('listitem')[0]?.textContent).toMatch(/\d{2}\/\d{2}\/\d{4}/)
  const all = screen.getByRole('link', { name: 'Ver tudo' })
  expect(all.getAttribute('href')).toBe('/member?page=transactionHistory')
})

test('a press opens the movement in full', async () => {
  await show(1)
  const line = await screen.findByRole('link', { name: /Depósito/ })
  expect(line.getAttribute('href')).toBe('/member?page=transactionHistory&line=1')
})

test('a member without movements sees no empty list', async () => {
  const server = await show(0)
  await waitFor(() => expect(server.to(movePath)).toHaveLength(1))
  expect(screen.queryByRole('region')).toBeNull()
})
