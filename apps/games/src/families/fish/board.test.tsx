// @vitest-environment happy-dom
import { engineOf } from '@trevo/game-rules/engine/engines.ts'
import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'
import { createPondTides } from '@trevo/game-rules/fish/swim.ts'
import { maths } from '@trevo/titles/lagoa-encantada/maths.ts'
import { theme } from '@trevo/titles/lagoa-encantada/theme.ts'
import { beforeAll, expect, test, vi } from 'vitest'
import { lonePond } from '../../demo/lone-pond.ts'
import { createDemoPort } from '../../demo/demo-port.ts'
import { createGame } from '../../play/create-game.ts'
import { RgsRefusal, type RgsPort } from '../../rgs/rgs-port.ts'
import { fullProfile } from '../../rgs/session-of.ts'
import { simulateCanvas } from '../../testing/simulate-canvas.ts'
import { simulateClock } from '../../testing/simulate-clock.ts'
import { pt } from '../../text/pt.ts'
import type { Title } from '../../titles.ts'
import type { CreateBoard } from '../board.ts'
import { createBoard } from './board.ts'

const anyFrames = new Proxy({}, { get: () => [0, 0, 64] as const, has: () => true })

/** The pond with play money, for one player; requests to the server are recorded. */
const open = async (change: (port: RgsPort) => Partial<RgsPort> = () => ({})) => {
  document.body.innerHTML = '<main id="game"></main>'
  const root = document.querySelector<HTMLElement>('#game')
  if (!root) throw new Error('no page')
  const title: TitleData = maths
  const engine = engineOf(title)
  const nowMs = () => 1_795_000_000_000 + performance.now()
  const demo = createDemoPort({
    title,
    engine,
    profile: fullProfile,
    language: 'PT',
    siteOrigin: 'http://site.test',
    seeds: { serverSeed: '5a'.repeat(32), clientSeed: 'test' },
    nowMs,
  })
  const orders: Parameters<RgsPort['play']>[0][] = []
  const kept: RgsPort = {
    ...demo,
    play: (order) => {
      orders.push(order)
      return demo.play(order)
    },
  }
  const port = { ...kept, ...change(kept) }
  const shown: Title = {
    maths: title,
    theme,
    createBoard: createBoard as unknown as CreateBoard,
    loadEngine: async () => ({ engine }),
    sheet: { file: 'assets/test.webp', width: 1024, frames: anyFrames },
  }
  const session = await port.resume()
  const made = createGame({ root, port, title: shown, session, text: pt, language: 'PT' })
  const pass = async (ms: number): Promise<void> => {
    for (let left = ms; left > 0; left -= 50) await vi.advanceTimersByTimeAsync(50)
  }
  await pass(1_500)
  const game = await made
  await pass(500)
  return { game, pass, orders, demo }
}

const balanceOf = ({ state }: Awaited<ReturnType<typeof open>>['game']): bigint =>
  state.balanceMinor

beforeAll(simulateCanvas)
beforeAll(() =>
  Promise.all([import('../../play/rooms/fire-volley.ts'), import('../../play/show/celebrate.ts')]),
)
simulateClock()

test('a press fires one shot at a fish, staked and paid by the fish’s own chance', async () => {
  const { game, pass, orders } = await open()
  const before = balanceOf(game)
  game.hud.spin.click()
  await pass(1_000)
  expect(orders).toHaveLength(1)
  const [order] = orders
  expect(order).toMatchObject({ stake: '0.10', choice: { cannon: 'harpoon', pond: 1 } })
  const paid = game.state.payoutTotalMinor
  expect(balanceOf(game)).toBe(before - 1_000n + paid)
  expect(document.querySelector('.result-label')?.textContent).toMatch(
    /Sem prêmio|Ganhou|Prêmio|Você/,
  )
})

test('a burst is sent in a few volleys, one after the other, each acknowledging the last', async () => {
  const { game, pass, orders } = await open()
  const burst = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Rajada',
  )
  burst?.click()
  await pass(3_000)
  const shots = orders.flatMap(({ choice }) => (choice as { shots: unknown[] }).shots)
  // Shots whose fish was caught while they flew are not charged.
  expect(shots.length).toBeGreaterThanOrEqual(2)
  expect(shots.length).toBeLessThanOrEqual(5)
  expect(orders.slice(1).map(({ finishedRoundId }) => finishedRoundId)).toEqual(
    orders.slice(0, -1).map(({ id }) => id),
  )
  expect(game.state.stakeTotalMinor).toBe(1_000n * BigInt(shots.length))
})

test('a stronger cannon costs its power, and the arrows choose another fish', async () => {
  const { game, pass, orders } = await open()
  const cannon = [...document.querySelectorAll('.segmented button')].at(-1)
  ;(cannon as HTMLButtonElement).click()
  const target = document.querySelector<HTMLButtonElement>('.pond-target')
  target?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
  const first = target?.textContent
  for (let press = 0; press < 12; press += 1)
    target?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
  expect(target?.textContent).not.toBe(first)
  expect(target?.getAttribute('aria-label')).toMatch(/paga \d/)
  target?.click()
  await pass(1_000)
  expect(orders[0]).toMatchObject({ stake: '1.00', choice: { cannon: 'torpedo' } })
  expect(game.state.stakeTotalMinor).toBe(10_000n)
})

test('a shot at a fish that is gone costs nothing, and the others of its volley are fired', async () => {
  let refused = 0
  const { game, pass } = await open((port) => ({
    play: (order) => {
      refused += 1
      if (refused > 1) return port.play(order)
      throw new RgsRefusal('rgs.fish_gone', '', { shots: [0] })
    },
  }))
  const before = balanceOf(game)
  game.hud.spin.click()
  await pass(1_000)
  expect(refused).toBe(1)
  expect(balanceOf(game)).toBe(before)
  expect(game.state.stakeTotalMinor).toBe(0n)
  expect(game.state.openBets).toBe(0)
})

test('only the target shows what it pays, and the cannon what a shot costs and at which level', async () => {
  await open()
  const price = document.querySelector('.pond-price')
  expect(price?.textContent).toMatch(/R\$\s0,10/)
  expect(price?.querySelectorAll('.is-on')).toHaveLength(1)
  ;[...document.querySelectorAll<HTMLButtonElement>('.segmented button')].at(-1)?.click()
  expect(price?.textContent).toMatch(/R\$\s1,00/)
})

test('a boss shows its life, and the part of the prize of each player who hit it', async () => {
  const nowMs = 1_795_000_000_000
  const tides = createPondTides(maths, 1)
  const bosses = Array.from({ length: 240 }, (_, second) => tides.at(nowMs + second * 500)).flat()
  const boss = bosses.find(({ kind }) => kind.boss)
  if (!boss) throw new Error('no boss in two minutes')
  const parts = [
    { seat: 1, points: 12, payout: '6.00' },
    { seat: 2, points: 36, payout: '18.00' },
  ]
  const seatOf = (seat: number, name: string) => ({ ...lonePond('').seats[0], seat, name }) as never
  await open(() => ({
    pond: async () => ({
      ...lonePond(new Date(boss.entersMs + 9_000).toISOString()),
      seats: [seatOf(1, 'DEMO'), seatOf(2, 'A1B2C3')],
      bosses: [{ tide: boss.tide, fish: boss.fish, parts }],
    }),
  }))
  const panel = document.querySelector('.pond-boss')
  const rows = [...(panel?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)
  expect(panel?.textContent).toContain('Boiúna')
  expect(panel?.textContent).toContain('Vida 12 de 60')
  expect(rows[0]).toMatch(/Você.*25%.*R\$\s6,00/)
  expect(rows[1]).toMatch(/A1B2C3.*75%.*R\$\s18,00/)
})
