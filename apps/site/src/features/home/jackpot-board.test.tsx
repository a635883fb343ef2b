import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showToMember, textOf } from '../../testing/show-to-member.tsx'
import { value } from '../../testing/stand-in-server.ts'
import { JackpotBoard } from './jackpot-board.tsx'

const paths = {
  course: '/wps/relay/VIS_getJackpot',
  pools: '/wps/relay/VIS_listJackpots',
  winners: '/wps/relay/GCSGAME_getRankList',
} as const

const startedAt = '2026-03-10T12:00:00.000Z'
const course = { base: '100.00', step: '50.00', intervalMs: 3_000, startedAt, pool: null }
const pool = (code: string, name: string, amount: string) => ({
  code,
  name,
  amount,
  number: 1,
  commitment: 'c',
  salt: 's',
  seedAmount: '10.00',
  mustHitBy: '900.00',
  games: [],
})
const pools = [pool('mini', 'Mini', '90.00'), pool('mega', 'Mega', '80.00')]

beforeEach(
  () => void vi.useFakeTimers({ now: new Date(startedAt), toFake: ['Date', 'setInterval'] }),
)
afterEach(() => void vi.useRealTimers())

const show = async (list: readonly object[], about: object = course) => {
  await showToMember(<JackpotBoard />, {
    [paths.course]: () => value(about),
    [paths.pools]: () => value({ list, won: [] }),
    [paths.winners]: () => value({ list: [] }),
  })
  await screen.findByText('Nenhum prêmio nas últimas 24 horas.')
}
const illustration = () => screen.findByText('Valor ilustrativo: não é pago')
const shown = async () => textOf((await illustration()).parentElement)

test('WINNER-2: the brand’s own display says that it is an illustration, and grows by its step', async () => {
  await show([pool('mega', 'Mega', '900.00')])
  expect(await shown()).toContain('R$ 100,00')
  await act(async () => void vi.advanceTimersByTime(2_999))
  expect(await shown()).toContain('R$ 100,00')
  await act(async () => void vi.advanceTimersByTime(1))
  expect(await shown()).toContain('R$ 150,00')
})

test('WINNER-2: it never shows more than all pools hold together', async () => {
  await show(pools)
  await illustration()
  await act(async () => void vi.advanceTimersByTime(6_000))
  expect(await shown()).toContain('R$ 170,00')
})

test('where the counter is a pool, it shows what that pool holds, and is no illustration', async () => {
  await show(pools, { ...course, pool: 'mega' })
  await screen.findByRole('list', { name: 'Jackpots progressivos' })
  const [counter] = screen.getByRole('region', { name: 'Jackpot' }).querySelectorAll('p')
  expect(textOf(counter).trim()).toBe('R$ 80,00')
  expect(screen.queryByText('Valor ilustrativo: não é pago')).toBeNull()
})

test('each pool shows what it holds and when it must be won, and leads to its proof', async () => {
  await show(pools)
  const list = await screen.findByRole('list', { name: 'Jackpots progressivos' })
  expect(within(list).getAllByRole('listitem').map(textOf)).toEqual([
    'MiniSai até R$ 900,00R$ 90,00',
    'MegaSai até R$ 900,00R$ 80,00',
  ])
  const [link] = within(list).getAllByRole('link', { name: /Mini: como verificar/ })
  expect(link?.getAttribute('href')).toBe('/proofs')
})

test('a brand without pools shows neither amount nor list', async () => {
  await show([])
  expect(screen.queryByText('Valor ilustrativo: não é pago')).toBeNull()
  expect(screen.queryByRole('list')).toBeNull()
})

test('on a phone the pools open on demand', async () => {
  await show(pools)
  const opener = screen.getByRole('button', { name: 'Ver os jackpots' })
  expect(opener.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(opener)
  expect(opener.getAttribute('aria-expanded')).toBe('true')
  fireEvent.click(opener)
  expect(opener.getAttribute('aria-expanded')).toBe('false')
})

test('WINNER-3: recent wins are listed with masked name, game and amount', async () => {
  const winner = {
    customerName: 'a***z',
    gameName: 'Tigre',
    nodeId: 7,
    winAmount: '55.00',
    iconUrl: '',
  }
  await showToMember(<JackpotBoard />, { [paths.winners]: () => value({ list: [winner] }) })
  const list = await screen.findByRole('group', { name: 'Últimos prêmios' })
  expect((await within(list).findAllByRole('listitem')).map(textOf)).toEqual(['a***zTigreR$ 55,00'])
  expect(screen.queryByText('Nenhum prêmio nas últimas 24 horas.')).toBeNull()
})
