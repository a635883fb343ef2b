import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showToMember } from '../../testing/show-to-member.tsx'
import { value } from '../../testing/stand-in-server.ts'
import { MeasuredResult } from './measured-result.tsx'

const day = {
  day: '2026-11-30',
  rewards: '4',
  given: '200000',
  ended: '0',
  completed: '0',
  promised: '0',
  paid: '0',
  required: '0',
  wagered: '0',
}
const results = {
  from: '2026-11-01',
  to: '2026-11-30',
  countedAt: '2026-11-30T15:00:00.000Z',
  list: [
    {
      promotionId: 7,
      title: 'Presente',
      prize: 'cash',
      declared: { lowest: '5.00', highest: '5.00' },
      days: [day],
    },
  ],
}
const show = (...promotionIds: string[]) =>
  showToMember(
    <>
      {promotionIds.map((one) => (
        <MeasuredResult key={one} promotionId={one} />
      ))}
    </>,
    { '/wps/system/promotion-results': () => value(results) },
  )

test('a promotion shows what it gave beside its terms, and the way to all of them', async () => {
  await show('7')
  const region = await screen.findByRole('region', { name: 'Medido nos últimos 30 dias' })
  expect(region.textContent.replaceAll('\u00a0', ' ')).toContain(
    'R$ 5,00Regulamento: R$ 5,00 · 4 medidos',
  )
  const link = screen.getByRole('link', { name: 'Ver todas as medições' })
  expect(link.getAttribute('href')).toBe('/returns')
})

test('one that gave nothing in these days shows nothing', async () => {
  await show('8', '7')
  expect(await screen.findAllByRole('region')).toHaveLength(1)
})
