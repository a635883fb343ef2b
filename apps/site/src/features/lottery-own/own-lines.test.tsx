import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { WatchedDraw } from '../../entities/lottery/watched-draw.ts'
import { press, showToMember, textOf } from '../../testing/show-to-member.tsx'
import { foldedOwnLines, ownLines } from './own-lines-slot.tsx'

const path = '/lgw/draw/7001/own/20260310-099'
type Line = {
  readonly playId: number
  readonly bettingContent: string
  readonly digit?: number | null
  readonly isShare?: boolean
  readonly winAmount?: string | null
  readonly orderStatus?: number
}
/** Five places, one below the other. */
const places: Line = { playId: 31, bettingContent: '6_7_4_4_5' }
const answer = (lines: readonly Line[], change: object = {}) => ({
  json: {
    status: 'waiting',
    drawnOn: '2026-03-10',
    lineCount: lines.length,
    bettingAmount: '2.0000',
    winningAmount: '0.0000',
    lines: lines.map((one) => ({
      orderDetailId: '1',
      orderNumber: '1',
      digit: null,
      stakes: 1,
      isShare: false,
      winAmount: null,
      orderStatus: 2,
      ...one,
    })),
    ...change,
  },
})
const draw = (change: Partial<WatchedDraw> = {}): WatchedDraw => ({
  gameId: 7001,
  rulesGroup: 'SSC',
  numero: '20260310-099',
  winNo: '',
  outCount: undefined,
  ...change,
})
const show = async (
  lines: readonly Line[],
  watched: Partial<WatchedDraw> = {},
  change: object = {},
  slot = ownLines,
) => {
  const server = await showToMember(<>{slot(draw(watched))}</>, {
    [path]: () => answer(lines, change),
  })
  return server
}
const section = async () => {
  const heading = await screen.findByText(/Suas apostas no concurso 20260310-099/)
  return heading.closest('section') as HTMLElement
}
const state = async () => textOf((await section()).querySelector('output'))
const lineTexts = async () => {
  const lines = (await section()).querySelector('ul')?.children ?? []
  return [...lines].map(textOf)
}

test('before the numbers each line is listed, and the draw is awaited', async () => {
  await show([places, { ...places, isShare: true }])
  expect(await state()).toBe('Aguardando os números')
  expect(textOf(await section())).toContain('2 linhas')
  const [first, second] = await lineTexts()
  expect(first).toContain('Dez. de milhar6')
  expect(first).not.toContain('saiu')
  expect(first).not.toContain('bolão')
  expect(second).toContain('suas cotas de um bolão')
})

test('hits are marked with each ball', async () => {
  await show([places], { winNo: '6,7,0,4,0', outCount: 3 })
  expect(await state()).toBe('2 acertos até agora')
  const [line] = await lineTexts()
  expect(line).toContain('6 saiu')
  expect(line).toContain('2 acertos')
  expect((await section()).querySelectorAll('[data-met]')).toHaveLength(2)
})
test('without a hit so far it says so', async () => {
  await show([places], { winNo: '0,0,0,0,0', outCount: 2 })
  expect(await state()).toBe('Nenhum acerto até agora')
  expect((await lineTexts())[0]).not.toContain('acerto')
})

test('all numbers are out: prizes are counted, then told', async () => {
  await show([places], { winNo: '6,7,4,4,5' }, { status: 'drawn' })
  expect(await state()).toBe('Todos os números saíram. Os prêmios estão sendo apurados.')
})
test('a prize is told at the draw and at its line', async () => {
  await show(
    [
      { ...places, winAmount: '90.0000', orderStatus: 4 },
      { ...places, winAmount: '5.0000', orderStatus: 14 },
      { ...places, winAmount: '0.0000' },
    ],
    { winNo: '6,7,4,4,5' },
    { status: 'settled', winningAmount: '95.0000' },
  )
  expect(await state()).toMatch(/R\$ 95,00/)
  expect((await section()).querySelector('output')?.dataset['won']).toBe('true')
  const [won, reviewed, lost] = await lineTexts()
  expect(won).toMatch(/Ganhou R\$ 90,00$/)
  expect(reviewed).toContain('Em análise pela nossa equipe')
  expect(lost).toMatch(/Sem prêmio$/)
  expect((await section()).querySelectorAll('li[data-won]')).toHaveLength(2)
})
test('no prize is told too', async () => {
  await show([places], { winNo: '1,1,1,1,1' }, { status: 'settled' })
  expect(await state()).toBe('Nenhum prêmio neste concurso')
  expect((await section()).querySelector('[data-won]')).toBeNull()
})
test('while balls are still coming, a settled draw does not give it away', async () => {
  await show(
    [{ ...places, winAmount: '90.0000' }],
    { winNo: '6,7,4,4,5', outCount: 1 },
    { status: 'settled', winningAmount: '90.0000' },
  )
  expect(await state()).toBe('1 acerto até agora')
  expect((await section()).querySelector('[data-won]')).toBeNull()
})
test('a cancelled draw says that stakes come back', async () => {
  await show([places], { winNo: '6,7,4,4,5' }, { status: 'cancelled' })
  expect(await state()).toMatch(/^Este concurso foi anulado/)
})

test('typed entries show the best eight, one place its name, and one row none', async () => {
  const entries = Array.from({ length: 10 }, (_, at) => `${at}_7_4_4_5`).join(',')
  await show(
    [
      { playId: 80, bettingContent: entries },
      { playId: 14, bettingContent: '5', digit: 0 },
      { playId: 1601, bettingContent: '12356' },
    ],
    { winNo: '6,7,4,4,5' },
  )
  const [typed, place, any] = await lineTexts()
  expect(typed).toContain('mais 2')
  expect(typed).toContain('5 acertos')
  expect(place).toContain('Unidade5')
  expect(any).not.toContain('Unidade')
})

test('five lines are shown, the rest on request, and what is not listed is counted', async () => {
  await show(
    Array.from({ length: 6 }, () => places),
    {},
    { lineCount: 8 },
  )
  expect(await lineTexts()).toHaveLength(5)
  expect(textOf(await section())).not.toContain('também valem')
  await press('Mostrar mais 1 linha')
  expect(await lineTexts()).toHaveLength(6)
  expect(textOf(await section())).toContain('Mais 2 linhas também valem')
})

test('a line of a play that this version does not know is left out', async () => {
  await show([{ playId: 999_999, bettingContent: 'x' }, { ...places, bettingContent: 'x' }, places])
  expect(await lineTexts()).toHaveLength(1)
})

test('on the desk it is folded until it is opened', async () => {
  await show([places], {}, {}, foldedOwnLines)
  const summary = await screen.findByText(/Suas apostas no concurso/)
  const details = summary.closest('details') as HTMLDetailsElement
  expect(within(details).queryByRole('list', { hidden: true })).toBeNull()
  await act(async () => {
    details.open = true
    fireEvent(details, new Event('toggle'))
  })
  expect(within(details).getAllByRole('list', { hidden: true }).length).toBeGreaterThan(0)
  expect(await state()).toBe('Aguardando os números')
})

test('without a line in the draw nothing is shown', async () => {
  const server = await show([], {})
  await screen.findByTestId('address')
  await act(async () => undefined)
  expect(server.to(path).length).toBeLessThan(3)
  expect(screen.queryByText(/Suas apostas/)).toBeNull()
})
