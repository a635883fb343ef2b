// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { openWaiting as open } from '../../testing/open-card-session.ts'
import { simulateClock } from '../../testing/simulate-clock.ts'

simulateClock()

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const buttons = () =>
  [...document.querySelectorAll<HTMLButtonElement>('.card-action')].map((one) =>
    (one.textContent ?? '').replaceAll('\u00a0', ' '),
  )
const press = async (label: string): Promise<void> => {
  const found = [...document.querySelectorAll<HTMLButtonElement>('.card-action')].find((one) =>
    one.textContent?.includes(label),
  )
  if (!found) throw new Error(`nobody can press ${label}`)
  found.click()
  await pass(0)
}

beforeEach(() => document.body.replaceChildren())

test('who sits alone sees the house opponent as soon as the server offers it, within ten seconds', async () => {
  const { server } = open()
  await pass(2_500)
  expect(buttons()).toEqual([])
  // The server offers it after five seconds.
  server.offers = { house: true, table: null }
  await pass(2_600)
  expect(buttons()).toEqual(['Jogar com a casaum programa da casa'])
  expect(document.querySelector('[role=status].hidden')?.textContent).toContain(
    'Ninguém chegou ainda',
  )
  await press('Jogar com a casa')
  expect(server.sent).toEqual([['/house', { roundId: 'a-round' }]])
  await pass(2_600)
  // With the house at the table nothing is offered any more.
  expect(buttons()).toEqual([])
})

test('one press changes to another table: the entry comes back first, then the seat is taken there', async () => {
  const { server } = open()
  server.offers = {
    house: true,
    table: { entry: '5.00', sitAndGo: null, players: 1, freeSeats: 1 },
  }
  await pass(2_600)
  expect(buttons()[1]).toBe('Ir para R$ 5,001 lugar livre')
  await press('Ir para')
  await pass(1_000)
  expect(server.sent.map(([path]) => path)).toEqual(['/leave', '/seats'])
  expect(server.sent[1]?.[1]).toMatchObject({ entry: '5.00', table: '5.00' })
  const purse = document.querySelector('.purse')?.textContent?.replaceAll('\u00a0', ' ')
  expect(purse).toBe('SaldoR$ 5,00EntradaR$ 5,00')
})

test('a table that the player cannot pay is not named', async () => {
  const { server } = open()
  server.offers = {
    house: false,
    table: { entry: '50.00', sitAndGo: null, players: 2, freeSeats: 4 },
  }
  await pass(2_600)
  expect(buttons()).toEqual([])
})

test('when somebody came at the same moment the refusal is told, and the seat is kept', async () => {
  const { server } = open()
  server.offers = { house: true, table: null }
  await pass(2_600)
  server.refusal = { errorCode: 'rgs.action_not_legal', message: 'Alguém acabou de chegar.' }
  await press('Jogar com a casa')
  expect(document.querySelector('[role=alert]')?.textContent).toBe('Alguém acabou de chegar.')
  expect(
    document.querySelector('.card-controls [aria-label=Levantar]')?.hasAttribute('hidden'),
  ).toBe(false)
  server.offers = { house: false, table: null }
  await pass(2_600)
  expect(buttons()).toEqual([])
})
