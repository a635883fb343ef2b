import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { MeasuredReturn, ReturnFigure } from '@trevo/contract/wps/returns.ts'
import { judgeReturn, sumReturnDays } from '@trevo/fairness/measured-return.ts'
import { expect, test, vi } from 'vitest'
import { press, showToMember, textOf } from '../../testing/show-to-member.tsx'
import { refusal, value } from '../../testing/stand-in-server.ts'
import { areReturnsRight } from './check-returns.ts'
import { Returns } from './returns.tsx'

const figure = (change: Partial<ReturnFigure> & { wins: number; count: number }): ReturnFigure => {
  const { wins, count, ...rest } = change
  return {
    kind: 'game',
    id: 7,
    day: '2026-11-29',
    rounds: String(count),
    stake: String(count),
    payout: String(2 * wins),
    stakeSquared: String(count),
    payoutSquared: String(4 * wins),
    stakePayout: String(2 * wins),
    ...rest,
  }
}
const figures = [
  figure({ count: 4_000, wins: 2_200 }),
  figure({ count: 6_000, wins: 2_900, day: '2026-11-30' }),
  figure({ kind: 'lottery', id: 7, count: 1_000, wins: 480 }),
  figure({ kind: 'instant', id: 8_001, count: 2_000, wins: 900 }),
  figure({ id: 9, count: 10, wins: 1 }),
]
const titleOf = (
  kind: MeasuredReturn['kind'],
  id: number,
  name: string,
  declared: MeasuredReturn['declared'],
): MeasuredReturn => {
  const sums = sumReturnDays(figures.filter((one) => one.kind === kind && one.id === id))
  const { measuredBp, limits = null, verdict } = judgeReturn(sums, declared)
  return { kind, id, name, rounds: Number(sums.rounds), measuredBp, declared, limits, verdict }
}
const list = [
  titleOf('game', 7, 'Tigre da Sorte', { lowestBp: 9_600, highestBp: 9_600 }),
  titleOf('lottery', 7, 'Loteria Minuto', { lowestBp: 9_167, highestBp: 9_780 }),
  titleOf('instant', 8_001, 'Pipas no Céu', { lowestBp: 9_020, highestBp: 9_020 }),
  titleOf('game', 9, 'Jogo novo', null),
]
const span = { from: '2026-11-01', to: '2026-11-30', countedAt: '2026-11-30T15:00:00.000Z' }
const show = (published: readonly ReturnFigure[] = figures, shown = list) =>
  showToMember(<Returns />, {
    '/wps/system/returns': () => value({ ...span, list: shown }),
    '/wps/system/return-figures': () => value({ ...span, figures: [...published] }),
  })
const rowOf = async (name: string) => {
  const cell = await screen.findByRole('rowheader', { name: new RegExp(name) })
  const row = cell.closest('tr')
  if (!row) throw new Error('no row')
  return [...row.querySelectorAll('th, td')].map(textOf)
}

test('each title has its measured return beside the declared one and the range of chance', async () => {
  await show()
  const [name, measured, declared, limits] = await rowOf('Tigre da Sorte')
  expect(name).toContain('10.000 rodadas')
  expect([measured, declared]).toEqual(['102,00%', '96,00%'])
  expect(limits).toMatch(/^93,\d\d% a 98,\d\d% acima$/)
  expect(await rowOf('Loteria Minuto')).toMatchObject([
    'Loteria Minuto1.000 sorteios',
    '96,00%',
    '91,67% a 97,80%',
    expect.not.stringContaining('acima'),
  ])
  expect((await rowOf('Pipas no Céu')).slice(0, 3)).toEqual([
    'Pipas no Céu2.000 compras',
    '90,00%',
    '90,20%',
  ])
  expect(await rowOf('Jogo novo')).toMatchObject([
    'Jogo novo10 rodadas',
    '20,00%',
    'Não informado',
    'Sem valor para comparar',
  ])
})

test('the head says how many titles are outside and names the farthest', async () => {
  await show()
  expect(await screen.findByText('1 de 3 títulos está fora da faixa esperada')).toBeTruthy()
  expect(screen.getByText(/^O mais distante: Tigre da Sorte, com 102,00%/)).toBeTruthy()
})

test('with every title in its range the head says so', async () => {
  await show(figures, list.slice(1))
  expect(
    await screen.findByText('Os 2 títulos com rodadas suficientes estão na faixa esperada'),
  ).toBeTruthy()
})

test('lotteries and games can be listed alone', async () => {
  await show()
  await rowOf('Jogo novo')
  fireEvent.click(screen.getByRole('tab', { name: 'Loterias' }))
  const panel = await screen.findByRole('tabpanel')
  expect(within(panel).getAllByRole('rowheader').map(textOf)).toEqual([
    'Loteria Minuto1.000 sorteios',
    'Pipas no Céu2.000 compras',
  ])
})

test('the browser recalculates all figures from the published sums', async () => {
  await show()
  await rowOf('Jogo novo')
  await press('Recalcular')
  expect(await screen.findByText(/estão certos\.$/)).toBeTruthy()
})

test('a sum that does not fit is noticed', async () => {
  await show([figure({ count: 4_000, wins: 2_201 }), ...figures.slice(1)])
  await rowOf('Jogo novo')
  await press('Recalcular')
  expect(await screen.findByText(/pelo menos um número é diferente/)).toBeTruthy()
})

test.each([
  ['a title without sums', figures.slice(0, 3)],
  ['sums of an unknown title', [...figures, figure({ id: 11, count: 1, wins: 0 })]],
  ['a day twice', [...figures, figures[2]!]],
])('%s does not agree with the list', (_, published) => {
  expect(areReturnsRight(list, figures)).toBe(true)
  expect(areReturnsRight(list, published)).toBe(false)
})

test('before the first settled round there is nothing to show', async () => {
  await show([], [])
  expect(await screen.findByText('Ainda não há nada medido')).toBeTruthy()
})

test('sums that cannot be loaded are told, whether they are to be recalculated or saved', async () => {
  for (const name of ['Recalcular', 'Salvar as somas']) {
    await showToMember(<Returns />, {
      '/wps/system/returns': () => value({ ...span, list }),
      '/wps/system/return-figures': () => refusal('x', { status: 500 }),
    })
    await rowOf('Jogo novo')
    await press(name)
    await vi.waitFor(() =>
      expect(document.querySelector('[data-state]')?.getAttribute('data-state')).toBe('failed'),
    )
    cleanup()
  }
})

test('the sums can be saved as a file named by their days', async () => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  await show()
  await rowOf('Jogo novo')
  await press('Salvar as somas')
  await vi.waitFor(() => expect(saved).toEqual(['returns-2026-11-01-2026-11-30.json']))
})
