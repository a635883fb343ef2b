// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { openWaiting, seatOf, waiting } from '../../testing/open-card-session.ts'
import { simulateClock } from '../../testing/simulate-clock.ts'

simulateClock()

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const press = async (label: string): Promise<void> => {
  const found = [...document.querySelectorAll<HTMLButtonElement>('button')].find(
    (one) => one.textContent === label || one.getAttribute('aria-label') === label,
  )
  if (!found) throw new Error(`nobody can press ${label}`)
  found.click()
  await pass(0)
}
const heard = () => [...document.querySelectorAll('.said li')].map((line) => line.textContent)

/** The table with what a second player said. */
const saidTo = (at: string, revision: number) => ({
  ...waiting,
  revision,
  seats: [seatOf(0), { ...seatOf(1), said: { phrase: 'good_luck' as const, at } }],
})

beforeEach(() => document.body.replaceChildren())

test('a ready-made phrase is chosen from the list, and no text is typed', async () => {
  const { server } = openWaiting()
  await pass(0)
  await press('Frases prontas')
  expect(document.querySelectorAll('dialog input, dialog textarea')).toHaveLength(0)
  await press('Boa sorte!')
  expect(server.sent).toEqual([['/phrases', { phrase: 'good_luck' }]])
  expect(document.querySelector('dialog')).toBeNull()
})

test('what another seat says is read for five seconds, once, with the name of its seat', async () => {
  const { server } = openWaiting()
  await pass(0)
  server.table = saidTo('2030-01-07T15:00:01.000Z', 2)
  await press('Frases prontas')
  await press('Oi, gente!')
  expect(heard()).toEqual(['Coruja Boa sorte!'])
  await press('Frases prontas')
  await press('Oi, gente!')
  expect(heard()).toEqual(['Coruja Boa sorte!'])
  await pass(5_000)
  expect(heard()).toEqual([])
})

test('who wants quiet hears nothing, and hears again later', async () => {
  const { server } = openWaiting()
  await pass(0)
  await press('Frases prontas')
  await press('Silenciar as frases da mesa')
  server.table = saidTo('2030-01-07T15:00:01.000Z', 2)
  await press('Frases prontas')
  await press('Valeu!')
  expect(heard()).toEqual([])
  await press('Frases prontas')
  await press('Mostrar as frases da mesa')
  server.table = saidTo('2030-01-07T15:00:09.000Z', 3)
  await press('Frases prontas')
  await press('Valeu!')
  expect(heard()).toEqual(['Coruja Boa sorte!'])
})
