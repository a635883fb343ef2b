// @vitest-environment happy-dom
import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'
import { maths as arena } from '@trevo/titles/arena-dos-brinquedos/maths.ts'
import { theme as arenaTheme } from '@trevo/titles/arena-dos-brinquedos/theme.ts'
import { maths as ligeiro } from '@trevo/titles/bacara-ligeiro/maths.ts'
import { theme as ligeiroTheme } from '@trevo/titles/bacara-ligeiro/theme.ts'
import { maths as seis } from '@trevo/titles/seis-de-ouro/maths.ts'
import { theme as seisTheme } from '@trevo/titles/seis-de-ouro/theme.ts'
import { maths as vagaLume } from '@trevo/titles/roleta-vaga-lume/maths.ts'
import { theme as vagaLumeTheme } from '@trevo/titles/roleta-vaga-lume/theme.ts'
import { maths as bacara } from '@trevo/titles/bacara-ao-vivo/maths.ts'
import { theme as bacaraTheme } from '@trevo/titles/bacara-ao-vivo/theme.ts'
import { maths as duelo } from '@trevo/titles/duelo-ao-vivo/maths.ts'
import { theme as dueloTheme } from '@trevo/titles/duelo-ao-vivo/theme.ts'
import { maths as roleta } from '@trevo/titles/roleta-ao-vivo/maths.ts'
import { theme as roletaTheme } from '@trevo/titles/roleta-ao-vivo/theme.ts'
import { maths as salao } from '@trevo/titles/salao-do-bingo/maths.ts'
import { theme as salaoTheme } from '@trevo/titles/salao-do-bingo/theme.ts'
import { maths as vinteEUm } from '@trevo/titles/vinte-e-um-ao-vivo/maths.ts'
import { theme as vinteEUmTheme } from '@trevo/titles/vinte-e-um-ao-vivo/theme.ts'
import { maths as show } from '@trevo/titles/show-da-roda/maths.ts'
import { theme as showTheme } from '@trevo/titles/show-da-roda/theme.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import type { CreateBoard } from '../families/board.ts'
import { createBoard as createArena } from '../families/live-arena/board.ts'
import { createBoard as createBaccarat } from '../families/live-baccarat/board.ts'
import { createBoard as createBlackjack } from '../families/live-blackjack-table/board.ts'
import { createBoard as createBingo } from '../families/live-bingo75/board.ts'
import { createBoard as createDragonTiger } from '../families/live-dragon-tiger/board.ts'
import { createBoard as createShow } from '../families/live-money-wheel/board.ts'
import { createBoard as createLitRoulette } from '../families/live-lit-roulette/board.ts'
import { createBoard as createRoulette } from '../families/live-roulette/board.ts'
import { openLiveTable, type TestedTable } from '../testing/open-live-table.ts'
import { simulateCanvas } from '../testing/simulate-canvas.ts'
import { simulateClock } from '../testing/simulate-clock.ts'

/** A board of a family, as the build provides it. */
const of = <Data extends TitleData>(createBoard: CreateBoard<Data>): CreateBoard =>
  createBoard as unknown as CreateBoard

const tested: readonly TestedTable[] = [
  {
    name: 'roulette',
    maths: roleta,
    theme: roletaTheme,
    createBoard: of(createRoulette),
    place: 'red',
  },
  {
    name: 'baccarat',
    maths: bacara,
    theme: bacaraTheme,
    createBoard: of(createBaccarat),
    place: 'player',
  },
  {
    name: 'baccarat without commission',
    maths: seis,
    theme: seisTheme,
    createBoard: of(createBaccarat),
    place: 'super-six',
  },
  {
    name: 'quick baccarat',
    maths: ligeiro,
    theme: ligeiroTheme,
    createBoard: of(createBaccarat),
    place: 'big',
  },
  {
    name: 'roulette with lit numbers',
    maths: vagaLume,
    theme: vagaLumeTheme,
    createBoard: of(createLitRoulette),
    place: 'straight-17',
  },
  {
    name: 'dragon tiger',
    maths: duelo,
    theme: dueloTheme,
    createBoard: of(createDragonTiger),
    place: 'tiger',
  },
  {
    name: 'the money wheel',
    maths: show,
    theme: showTheme,
    createBoard: of(createShow),
    place: 'n-1',
  },
  {
    name: 'the toy arena',
    maths: arena,
    theme: arenaTheme,
    createBoard: of(createArena),
    place: 'red',
  },
  { name: 'the bingo room', maths: salao, theme: salaoTheme, createBoard: of(createBingo) },
]

beforeAll(simulateCanvas)
// They are loaded when first needed, which takes real time.
beforeAll(() =>
  Promise.all([
    import('./follow-rounds.ts'),
    import('./later-parts.ts'),
    import('../play/rooms/room-bets.ts'),
    import('../play/rounds/take-action.ts'),
    import('../play/show/celebrate.ts'),
    import('../families/roulette/racetrack.ts'),
    import('../families/roulette/turn-wheel.ts'),
    import('../families/live-lit-roulette/show-lit.ts'),
    import('../families/live-roulette/open-studio.ts'),
    import('../families/live-money-wheel/open-studio.ts'),
    import('../studio/cards/open-cards-studio.ts'),
    import('../studio/cards/open-dealer-studio.ts'),
    import('../widgets/cards/create-card.ts'),
    import('../widgets/cards/draw-court.ts'),
    import('../families/live-blackjack-table/describe-table.ts'),
    import('../families/live-blackjack-table/follow-raises.ts'),
    import('../families/live-blackjack-table/last-hands.ts'),
    import('../families/live-blackjack-table/lay-table.ts'),
    import('../families/live-blackjack-table/own-turn.ts'),
    import('../families/live-blackjack-table/side-spots.ts'),
    import('../families/live-blackjack-table/side-wins.ts'),
  ]),
)
simulateClock()

describe.each(tested)('the live client of $name', (one) => {
  test('places a bet, removes it, places it again, and is paid by the table’s outcome', async () => {
    const { main, lay, pass, table, phase, button, balance, result } = await openLiveTable(one)
    expect(phase()).toBe('betting')
    const full = balance()
    const place = async (): Promise<void> => {
      lay()
      await pass(200)
      expect(main().disabled).toBe(false)
      main().click()
      await pass(600)
      expect(balance()).not.toBe(full)
    }
    await place()
    button('Remover aposta')?.click()
    await pass(600)
    expect(balance()).toBe(full)
    await place()
    await pass(table.bettingMs)
    expect(phase()).toBe('flying')
    expect(main().disabled).toBe(true)
    expect(button('Remover aposta')?.disabled).toBe(true)
    await pass(table.drawMs)
    expect(result()).toMatch(/Sem prêmio|Retorno|Ganhou|Prêmio|ganhou/)
    await pass(table.pauseMs + 1_000)
    expect(phase()).toBe('betting')
    expect(button('Remover aposta')).toBeUndefined()
  })
})

test('numbers light up once bets are closed, and are put out for the next round', async () => {
  const lit = tested.find(({ maths }) => maths === vagaLume)
  if (!lit) throw new Error('no table')
  const { pass, table, phase } = await openLiveTable(lit)
  const listed = () => document.querySelectorAll('.lit-numbers li').length
  const onTable = () => document.querySelectorAll('.number-spot[data-lit]').length
  expect([listed(), onTable()]).toEqual([0, 0])
  await pass(table.bettingMs + 4_000)
  expect(phase()).toBe('flying')
  expect(listed()).toBeGreaterThan(0)
  expect(onTable()).toBe(listed())
  await pass(table.drawMs + table.pauseMs - 3_000)
  expect(phase()).toBe('betting')
  expect([listed(), onTable()]).toEqual([0, 0])
})

test('chips are placed by themselves, in the order in which they were laid', async () => {
  const [roulette] = tested
  if (!roulette) throw new Error('no table')
  const { lay, pass, main, balance, button, game } = await openLiveTable(roulette)
  const full = balance()
  lay()
  expect(game.board.wager()?.stakeMinor).toBe(10_000n)
  await pass(2_000)
  expect(game.board.wager()).toBeUndefined()
  expect(main().textContent).toMatch(/Apostado/)
  const once = balance()
  expect(once).not.toBe(full)
  lay()
  await pass(2_000)
  expect(balance()).not.toBe(once)
  button('Remover aposta')?.click()
  await pass(600)
  expect(balance()).toBe(once)
})

test('a chip just before the bell is placed', async () => {
  const [roulette] = tested
  if (!roulette) throw new Error('no table')
  const { lay, pass, table, balance } = await openLiveTable(roulette)
  const full = balance()
  await pass(table.bettingMs - 2_400)
  lay()
  await pass(2_400)
  expect(balance()).not.toBe(full)
})

describe('the live client of twenty-one', () => {
  const seats: TestedTable = {
    name: 'twenty-one',
    maths: vinteEUm,
    theme: vinteEUmTheme,
    createBoard: of(createBlackjack),
    place: 'seat-4',
  }
  const { turns } = vinteEUm.table
  const labelOf = (button: HTMLButtonElement): string => button.textContent ?? ''

  test('takes a seat, decides in its turn, is paid, and keeps the seat', async () => {
    const { main, lay, pass, table, phase, button, balance, result } = await openLiveTable(seats)
    const full = balance()
    let turnsSeen = 0
    // Dealt blackjacks have no turn.
    for (let round = 0; round < 4; round += 1) {
      expect(phase()).toBe('betting')
      lay()
      await pass(200)
      main().click()
      await pass(600)
      expect(balance()).not.toBe(full)
      expect(button('Remover aposta')?.disabled).toBe(false)
      await pass(table.bettingMs)
      expect(phase()).toBe('flying')
      await pass(turns.dealMs)
      if (button('Seguro')) {
        expect(document.querySelector('.seven-status')?.textContent).toMatch(/^A banca tem um ás/)
        expect(labelOf(main())).toMatch(/^Sem seguro/)
        main().click()
        await pass(turns.cardMs)
      }
      const stand = button('Parar')
      if (stand) {
        turnsSeen += 1
        expect(labelOf(main())).toMatch(/^Pedir/)
        expect(document.querySelector('.seven-status')?.textContent).toBe('Sua vez')
        stand.click()
        await pass(600)
        expect(button('Parar')).toBeUndefined()
      }
      await pass(turns.cardMs + table.drawMs)
      expect(result()).toMatch(/Sem prêmio|Retorno|Ganhou|Prêmio|ganhou/)
      await pass(table.pauseMs + 1_500)
      expect(document.querySelectorAll('.seven-seat')[3]?.textContent).toContain('seu lugar')
      if (turnsSeen > 0) return
    }
    throw new Error('no round with a turn')
  })

  test('a chip on another seat moves the first one, and there is nobody to bet behind', async () => {
    const { game, lay, pass, balance } = await openLiveTable(seats)
    const full = balance()
    lay()
    document.querySelector<HTMLButtonElement>('[data-place="seat-6"]')?.click()
    await pass(200)
    expect(game.board.wager()?.choice).toEqual({ bets: [{ bet: 'seat-6', stakeMinor: '10000' }] })
    document.querySelector<HTMLButtonElement>('[data-place="behind-2"]')?.click()
    expect(document.querySelector('.seven-status')?.textContent).toMatch(
      /^Aposte atrás de um lugar/,
    )
    expect(game.board.wager()?.choice).toEqual({ bets: [{ bet: 'seat-6', stakeMinor: '10000' }] })
    expect(balance()).toBe(full)
  })
})
