import type { PlayTime } from '@trevo/contract/wps/limits.ts'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { demoMember } from '../../testing/demo-member.ts'
import { hear, press, showToMember } from '../../testing/show-to-member.tsx'
import { value } from '../../testing/stand-in-server.ts'
import { PanelButton } from './panel-button.tsx'

const path = '/wps/play-time'
const minute = 60_000
const now = new Date('2026-03-02T13:00:00.000Z')

const playTime = (change: Partial<PlayTime> = {}): PlayTime => ({
  contract: null,
  todayMs: 75 * minute,
  sessionMs: 20 * minute,
  sessionSince: '2026-03-02T12:00:00.000Z',
  activeUntil: null,
  staked: '30.00',
  returned: '12.00',
  result: '-18.00',
  bets: 3,
  limits: [],
  missing: [],
  pausedUntil: null,
  checkDue: false,
  checkEveryMin: 60,
  days: [],
  ...change,
})

beforeEach(
  () =>
    void vi.useFakeTimers({ now, toFake: ['Date', 'setInterval', 'clearInterval', 'performance'] }),
)
afterEach(() => void vi.useRealTimers())

const show = (change: Partial<PlayTime> = {}, type = 0) =>
  showToMember(
    <PanelButton />,
    { [path]: () => value(playTime(change)) },
    { member: demoMember(type) },
  )
const time = async () => (await screen.findByRole('button', { name: /^Seu jogo hoje/ })).textContent
const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))
const popups = () => screen.getByTestId('popups').textContent

test('a member sees the play time of the day on every page, and a press opens the panel', async () => {
  await show()
  expect((await time())?.trim()).toBe('1 h 15')
  await press(/^Seu jogo hoje: 1 h 15/)
  expect(popups()).toBe('playPanel')
})

test('while the member plays it runs on, and ends with what the server knows of', async () => {
  await show({ activeUntil: new Date(now.getTime() + 5 * minute).toISOString() })
  await time()
  await pass(59_000)
  expect((await time())?.trim()).toBe('1 h 15')
  await pass(1_000)
  expect((await time())?.trim()).toBe('1 h 16')
  await pass(9 * minute)
  expect((await time())?.trim()).toBe('1 h 20')
})

test('while nothing is played it does not move', async () => {
  await show()
  await time()
  await pass(3 * minute)
  expect((await time())?.trim()).toBe('1 h 15')
})

test('with a reality check due, a press opens that', async () => {
  await show({ checkDue: true })
  await time()
  await press(/^Seu jogo hoje/)
  expect(popups()).toBe('realityCheck')
})

test('limits that the law asks for and that are missing are asked for once', async () => {
  await show({ missing: ['loss'] })
  await time()
  expect(popups()).toBe('firstLimits')
})

test.each([
  [50, 'Você usou metade do limite: Depósito, dia.'],
  [80, 'Você usou 80% do limite: Depósito, dia.'],
  [100, 'Por hoje é isso: você atingiu o limite (Depósito, dia).'],
] as const)('at %i per cent of a limit it is told, and read again', async (percent, words) => {
  const server = await show()
  await time()
  await hear({ topic: 'limit', kind: 'deposit', period: 'day', percent })
  expect(await screen.findByText(words)).toBeTruthy()
  await vi.waitFor(() => expect(server.to(path)).toHaveLength(2))
})

test('a trial user has no play time, and none is asked for', async () => {
  const server = await show({}, 4)
  expect(screen.queryByRole('button')).toBeNull()
  expect(server.to(path)).toEqual([])
})
