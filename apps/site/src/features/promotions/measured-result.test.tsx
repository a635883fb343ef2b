import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showToMember } from '../../testing/show-to-member.tsx'
import { refusal, value } from '../../testing/stand-in-server.ts'
import { MeasuredBrief } from './measured-brief.tsx'
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

const bonus = {
  promotionId: 9,
  title: 'Bônus',
  prize: 'bonus',
  declared: { lowest: '0.00', highest: '100.00' },
}
const ended = { ...day, rewards: '3', given: '900000', ended: '2', promised: '600000' }
const brief = (list: readonly object[], language: 'PT' | 'EN' = 'PT') =>
  showToMember(
    <MeasuredBrief promotionId="9" />,
    { '/wps/system/promotion-results': () => value({ ...results, list }) },
    { language },
  )

test.each([
  ['what became money of an ended bonus', { ...ended, paid: '50000' }, 'cada bônus virou R$ 2,50'],
  ['that nothing did', ended, 'cada bônus virou R$ 0,00'],
  ['what was given while none has ended', { ...ended, ended: '0' }, 'R$ 30,00 por prêmio'],
])('a card says %s', async (_, measured, words) => {
  await brief([{ ...bonus, days: [measured] }])
  const line = await screen.findByText(/^Em 30 dias/)
  expect(line.textContent.replaceAll('\u00a0', ' ')).toContain(words)
})

test('a card says the mean of other rewards, in English too', async () => {
  await brief([{ ...results.list[0], promotionId: 9 }], 'EN')
  const line = await screen.findByText(/^In 30 days/)
  expect(line.textContent.replaceAll('\u00a0', ' ')).toBe('In 30 days: R$5.00 a reward on average')
})

test('a card of a promotion without rewards is not measured yet', async () => {
  await brief(results.list)
  expect(await screen.findByText('Em 30 dias: ainda sem medida')).toBeTruthy()
})

test('a card says nothing where the results cannot be read', async () => {
  await showToMember(
    <p>
      <MeasuredBrief promotionId="9" />
    </p>,
    { '/wps/system/promotion-results': () => refusal('x', { message: '' }) },
  )
  await expect.poll(() => document.querySelector('p')?.textContent).toBe('')
})
