import { screen } from '@testing-library/react'
import type { PromotionResult } from '@trevo/contract/wps/rewards/promotion-results.ts'
import { expect, test, vi } from 'vitest'
import { press, showToMember, textOf } from '../../testing/show-to-member.tsx'
import { refusal, value } from '../../testing/stand-in-server.ts'
import { PromotionResults } from './promotion-results.tsx'

const zero = {
  rewards: '0',
  given: '0',
  ended: '0',
  completed: '0',
  promised: '0',
  paid: '0',
  required: '0',
  wagered: '0',
}
const list: PromotionResult[] = [
  {
    promotionId: 3,
    title: 'Bônus do depósito',
    prize: 'bonus',
    declared: { lowest: '0.00', highest: '50.00' },
    days: [
      { ...zero, day: '2026-11-29', rewards: '2', given: '600000' },
      {
        ...zero,
        day: '2026-11-30',
        rewards: '1',
        given: '300000',
        ended: '2',
        completed: '1',
        promised: '600000',
        paid: '300000',
        required: '1200000',
        wagered: '800000',
      },
    ],
  },
  {
    promotionId: 4,
    title: 'Presente',
    prize: 'cash',
    declared: { lowest: '1.50', highest: '1.50' },
    days: [{ ...zero, day: '2026-11-30', rewards: '3', given: '45000' }],
  },
]
const span = { from: '2026-11-01', to: '2026-11-30' }
const show = (answer: unknown) =>
  showToMember(<PromotionResults />, { '/wps/system/promotion-results': () => value(answer) })
const factsOf = async (title: string) => {
  const card = (await screen.findByRole('heading', { name: title })).closest('article')
  if (!card) throw new Error('no card')
  const terms = [...card.querySelectorAll('dt')].map(textOf)
  const values = [...card.querySelectorAll('dd')]
  return terms.map((term, index) => [
    term,
    ...[...(values[index]?.children ?? [])].map((part) => textOf(part).replaceAll('\u00a0', ' ')),
  ])
}

test('bonus money shows what it gave and paid beside its terms, and the range of the share completed', async () => {
  await show({ ...span, countedAt: '2026-11-30T15:00:00.000Z', list })
  expect(await factsOf('Bônus do depósito')).toEqual([
    ['Valor médio de um bônus recebido', 'R$ 30,00', 'Regulamento: até R$ 50,00 · 3 medidos'],
    [
      'Virou dinheiro, por bônus encerrado',
      'R$ 15,00',
      'Regulamento: R$ 30,00, se apostado por completo',
    ],
    ['Bônus apostados por completo', '50,00%', '1 de 2 · faixa: 6,17% a 93,83%'],
    ['Apostas que contaram, por bônus encerrado', 'R$ 40,00', 'Regulamento: R$ 60,00'],
  ])
})

test('a gift shows its mean amount beside the one of its terms, and nothing of bonuses', async () => {
  await show({ ...span, countedAt: '2026-11-30T15:00:00.000Z', list })
  expect(await factsOf('Presente')).toEqual([
    ['Valor médio de um prêmio', 'R$ 1,50', 'Regulamento: R$ 1,50 · 3 medidos'],
  ])
})

test('before the first reward the page says so', async () => {
  await show({ ...span, countedAt: null, list: [] })
  expect(await screen.findByText('Nenhuma promoção deu prêmios nesses dias.')).toBeTruthy()
})

test('sums that cannot be loaded are told', async () => {
  await showToMember(<PromotionResults />, {
    '/wps/system/promotion-results': () => refusal('x', { status: 500 }),
  })
  expect(await screen.findByText('Não foi possível carregar os retornos')).toBeTruthy()
})

test('the sums can be saved as a file named by their days', async () => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  await show({ ...span, countedAt: null, list: [] })
  await screen.findByText('Nenhuma promoção deu prêmios nesses dias.')
  await press('Salvar as somas das promoções')
  await vi.waitFor(() => expect(saved).toEqual(['promotions-2026-11-01-2026-11-30.json']))
})
