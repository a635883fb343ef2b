import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { findPlay, listPlays } from '@trevo/lottery-rules/all-plays.ts'
import { useEffect, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { leaveSession } from '../../core/session/store.ts'
import { tagged } from '../../entities/lottery/use-lotteries.ts'
import { demoLottery } from '../../testing/demo-lottery.ts'
import { enter, pageText, press, showToMember, textOf } from '../../testing/show-to-member.tsx'
import { TypedEntry } from './balls/typed-entry.tsx'
import { shortNumero } from './common/short-numero.ts'
import { LastResults } from './draw/last-results.tsx'
import { TodayOrders } from './orders/today-orders.tsx'
import { SavedSlips } from './saved-slips/saved-slips.tsx'
import { ShareSeats } from './shared-tickets/share-seats.tsx'
import { SharedStrip } from './shared-tickets/shared-strip.tsx'
import { SharedTickets } from './shared-tickets/shared-tickets.tsx'
import { noPicks, type Picks } from './state/picks.ts'
import type { DeskState } from './state/use-desk.ts'

type Answers = NonNullable<Parameters<typeof showToMember>[1]>
const json = (answer: unknown) => ({ json: answer })
const refuse = (errorCode: string, message: string) => ({
  status: 400,
  json: { success: false, errorCode, message },
})
const lottery = tagged(demoLottery())
const setCart = vi.fn<(cart: { lines: readonly { multiple: number }[] }) => void>()
/** A desk, as far as the parts beside it read it. */
const desk = (change: object = {}): DeskState => {
  setCart.mockClear()
  const part = {
    lottery,
    modeId: 1,
    plays: listPlays('SSC'),
    current: { numero: '20260310-100', gameId: 7001, closesAt: 0, lockSec: 5, isOnSale: true },
    cart: { clientId: 'c', modeId: 1, numero: '20260310-100', lines: [] },
    terms: { maxBetSeries: 1956 },
    setCart,
    ...change,
  }
  return part as unknown as DeskState // the rest of the desk is not read
}

test.each([
  ['20301005-0721', '0721'],
  ['20301005721', '721'],
  ['203010050721', '0721'],
  ['2030721', '721'],
  ['20300721', '721'],
])('of the draw %s people say %s', (numero, said) => expect(shortNumero(numero)).toBe(said))

describe('the shares of a ticket', () => {
  const seats = async (of: number, mine: number, taken: number) => {
    await showToMember(<ShareSeats of={of} mine={mine} taken={taken} />)
    return [...document.querySelectorAll<HTMLElement>('i')].map(
      (seat) => `${seat.dataset['seat']}${seat.style.width}`,
    )
  }
  test('up to twenty are boxes', async () => {
    expect(await seats(4, 1, 3)).toEqual(['mine', 'taken', 'taken', 'free'])
  })
  test('twenty are boxes too', async () => {
    expect(await seats(20, 0, 0)).toHaveLength(20)
  })
  test('more are a bar', async () => {
    expect(await seats(40, 10, 30)).toEqual(['mine25%', 'taken50%'])
  })
})

describe('results beside the desk', () => {
  const show = (answers: Answers, of = lottery) =>
    showToMember(<LastResults lottery={of} />, answers)
  test('the last ones, by the end of their number', async () => {
    await show({
      '/lgw/draw/7001': () =>
        json({
          content: [{ numero: '20260310-099', winNo: '1,2,3,4,5', openTime: 1 }],
          totalPages: 1,
        }),
    })
    const line = await screen.findByText('099')
    expect(within(line.closest('li') as HTMLElement).getByRole('img')).toBeTruthy()
    expect(screen.queryByText('Ainda sem resultado')).toBeNull()
  })
  test('before the first one it says so', async () => {
    await show({ '/lgw/draw/7001': () => json({ content: [], totalPages: 0 }) })
    expect(await screen.findByText('Ainda sem resultado')).toBeTruthy()
  })
  test('how often each number came, the most frequent first, at any place', async () => {
    const server = await show({
      '/lgw/draw/7001': () => json({ content: [], totalPages: 0 }),
      '/lgw/draw/7001/hot_gap_info': () =>
        json({
          hot: { 1: [1, 5, 0, 2, 0, 0, 0, 0, 0, 0], 2: [1, 0, 3, 3, 0, 0, 0, 0, 0, 0] },
          gap: { 1: [9, 4, 8, 7, 3, 3, 3, 3, 3, 3], 2: [5, 6, 2, 7] },
        }),
    })
    await press('Quentes')
    const table = await screen.findByRole('table', { name: /^Nos últimos 100 concursos/ })
    const rows = within(table).getAllByRole('row').slice(1).map(textOf)
    // Number, count and gap: equal counts by number.
    expect(rows.slice(0, 4)).toEqual(['154', '357', '232', '025'])
    expect(rows[4]).toBe('403')
    expect(rows).toHaveLength(10)
    expect(server.to('/lgw/draw/7001/hot_gap_info')[0]?.query.get('draws')).toBe('100')
  })
  test('unknown rules have no numbers', async () => {
    await show(
      {
        '/lgw/draw/7001': () => json({ content: [], totalPages: 0 }),
        '/lgw/draw/7001/hot_gap_info': () => json({ hot: {}, gap: {} }),
      },
      tagged(demoLottery({ rulesGroup: 'NEW' })),
    )
    await press('Quentes')
    expect(screen.queryByRole('table')).toBeNull()
  })
})

describe('typing numbers', () => {
  const manual = findPlay(80)
  if (!manual) throw new Error('no play')
  const show = async () => {
    const seen: { entries: Picks['entries'] } = { entries: [] }
    const Typing = () => {
      const [picks, setPicks] = useState<Picks>(() => noPicks(manual))
      useEffect(() => {
        seen.entries = picks.entries
      }, [picks])
      return (
        <>
          <TypedEntry play={manual} picks={picks} onChange={setPicks} />
          <button type="button" onClick={() => setPicks({ ...picks, entries: [[1, 2, 3, 4, 5]] })}>
            fill
          </button>
        </>
      )
    }
    await showToMember(<Typing />)
    return seen
  }
  const field = () => screen.getByLabelText('Seus números') as HTMLTextAreaElement

  test('each is read; repeated and impossible ones are told with their place', async () => {
    const seen = await show()
    expect(pageText()).toContain('Separe com espaço ou vírgula')
    enter('Seus números', '12345 12345 678 99999')
    await waitFor(() => expect(pageText()).toContain('2 números'))
    expect(seen.entries).toEqual([
      [1, 2, 3, 4, 5],
      [9, 9, 9, 9, 9],
    ])
    expect(pageText()).toContain('1 repetido ficou de fora.')
    expect(pageText()).toContain('Nº 3, caractere 13: “678” tem o tamanho errado')
    await press('Remover 1 inválido')
    expect(field().value).toBe('12345 99999')
    await waitFor(() => expect(screen.queryByText(/inválido:/)).toBeNull())
    await press('Limpar')
    expect(field().value).toBe('')
    await waitFor(() => expect(seen.entries).toEqual([]))
    expect(screen.queryByRole('button', { name: /^Remover/ })).toBeNull()
  })
  test('more than twenty faults are counted', async () => {
    await show()
    enter('Seus números', Array.from({ length: 22 }, () => '1').join(' '))
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(20))
    expect(pageText()).toContain('mais 2')
  })
  test('what the desk fills in is shown, and a file is read', async () => {
    const seen = await show()
    await press('fill')
    await waitFor(() => expect(field().value).toBe('12345'))
    const input = document.querySelector('input[type="file"]') as HTMLInputElement
    const click = vi.spyOn(input, 'click')
    await press('De um arquivo')
    expect(click).toHaveBeenCalledOnce()
    Object.defineProperty(input, 'files', { value: [new File(['54321'], 'a.txt')] })
    fireEvent.change(input)
    await waitFor(() => expect(field().value).toBe('54321'))
    await waitFor(() => expect(seen.entries).toEqual([[5, 4, 3, 2, 1]]))
  })
})

describe('the bets of today', () => {
  const paths = {
    today: '/lgw/orders/today',
    lines: '/lgw/orders/detail/1/info',
    cancel: '/lgw/orders/suborders/cancel',
  }
  const ticket = (id: string, change: object = {}) => ({
    orderDetailId: id,
    orderMasterId: '5',
    orderNumber: 'A-5',
    gameCode: 'A',
    numero: '20260310-099',
    bettingTime: Date.parse('2026-03-10T12:00:00.000Z'),
    chasing: false,
    chasingOrder: null,
    chasingPhase: 1,
    actualChasingPhase: 1,
    chaseEndNumero: '20260310-099',
    planBettingAmount: '2.0000',
    actualBettingAmount: '2.0000',
    winningAmount: '0.0000',
    winningNumber: null,
    orderStatus: 2,
    isShare: false,
    cancelUntil: Date.now() + 60_000,
    ...change,
  })
  const show = async (content: readonly object[], answers: Answers = {}, of = desk()) => {
    const onRepeated = vi.fn<() => void>()
    const server = await showToMember(<TodayOrders desk={of} onRepeated={onRepeated} />, {
      [paths.today]: () => json({ content, totalPages: 1 }),
      ...answers,
    })
    return { server, onRepeated }
  }

  test('tickets of one order are together, with its sum and its prize', async () => {
    await show([
      ticket('1', {
        chasingOrder: 1,
        orderStatus: 4,
        winningAmount: '19.5000',
        cancelUntil: null,
      }),
      ticket('2', { chasingOrder: 2, numero: '20260310-100' }),
      ticket('3', { orderMasterId: '6', orderNumber: 'A-6', orderStatus: 5, cancelUntil: null }),
    ])
    const first = (await screen.findByText('A-5')).closest('li')
    expect(textOf(first)).toContain('R$ 4,00')
    expect(textOf(first)).toContain('099-001ganhou+ R$ 19,50')
    expect(textOf(first)).toContain('100-002em jogo')
    expect(textOf(first)).toMatch(/R\$ 19,50(?!.*\+)/)
    expect(within(first as HTMLElement).getByRole('button', { name: 'Cancelar' })).toBeTruthy()
    const second = screen.getByText('A-6').closest('li')
    expect(textOf(second)).toContain('099não ganhou')
    expect(textOf(second)).not.toContain('-0')
    expect(within(second as HTMLElement).queryByRole('button', { name: /^Cancelar/ })).toBeNull()
    expect(second?.querySelector('[class*="won"]')).toBeNull()
  })
  test('of a long trace eight are listed', async () => {
    await show(Array.from({ length: 10 }, (_, at) => ticket(String(at))))
    const order = (await screen.findByText('A-5')).closest('li')
    expect(order?.querySelectorAll('li')).toHaveLength(9)
    expect(textOf(order)).toContain('+2')
    expect(screen.getByRole('button', { name: 'Cancelar 10 concursos' })).toBeTruthy()
  })
  test('eight are all of them', async () => {
    await show(Array.from({ length: 8 }, (_, at) => ticket(String(at))))
    const order = (await screen.findByText('A-5')).closest('li')
    expect(order?.querySelectorAll('li')).toHaveLength(8)
  })

  test('the newest say what was staked on, and shares cannot be cancelled', async () => {
    await show([ticket('1', { isShare: true, cancelUntil: null })], {
      '/lgw/orders/detail/1/info': () =>
        json({
          content: [
            {
              playId: 31,
              bettingContent: '9_6_7_1_2',
              digit: null,
              stakes: 1,
              series: 1_900,
              bettingMode: 'Dollar',
              multiple: 1,
              bettingAmount: '2.0000',
              winAmount: '0.0000',
            },
          ],
          totalPages: 1,
        }),
    })
    expect(await screen.findByText(/Milhar: 6 · Centena: 7 · Dezena: 1 · Unidade: 2/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Cancelar/ })).toBeNull()
  })

  test('after the end of sales nothing waits to be cancelled', async () => {
    await show([ticket('1', { cancelUntil: Date.now() - 1_000 })])
    expect(await screen.findByText('A-5')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Cancelar/ })).toBeNull()
  })

  test('what waits is cancelled, and the list read again', async () => {
    const answers = [
      refuse('x', 'Agora não.'),
      { status: 500, json: { success: false, errorCode: 'x', message: '' } },
    ]
    const { server } = await show(
      [ticket('1'), ticket('2', { orderStatus: 5, cancelUntil: null })],
      {
        [paths.cancel]: () => answers.shift() ?? json({ returnedAmount: '2.0000' }),
      },
    )
    await screen.findByText('A-5')
    await press('Cancelar')
    expect(await screen.findByText('Agora não.')).toBeTruthy()
    await press('Cancelar')
    expect(await screen.findByText(/Sem resposta\. Tente de novo/)).toBeTruthy()
    const before = server.to(paths.today).length
    await press('Cancelar')
    expect(await screen.findByText(/Cancelado\. R\$\s2,00 voltou ao seu saldo\./)).toBeTruthy()
    expect(server.to(paths.cancel)[2]?.body).toEqual(['1'])
    await waitFor(() => expect(server.to(paths.today).length).toBeGreaterThan(before))
  })

  const line = {
    playId: 31,
    bettingContent: '6_7_4_4_5',
    digit: null,
    stakes: 1,
    series: 1956,
    bettingMode: 'Dollar',
    multiple: 3,
    bettingAmount: '6.0000',
    winAmount: '0.0000',
  }
  test('one is put into the cart again, as it was', async () => {
    const { onRepeated } = await show([ticket('1')], {
      [paths.lines]: () => json({ content: [line], totalPages: 1 }),
    })
    await screen.findByText('A-5')
    await press('Apostar de novo')
    expect(await screen.findByText('A aposta está de novo no carrinho.')).toBeTruthy()
    expect(onRepeated).toHaveBeenCalledOnce()
    expect(setCart.mock.calls[0]?.[0].lines).toMatchObject([{ multiple: 3, series: 1956 }])
  })
  test.each([
    ['its play is closed', { plays: [] }, line],
    ['no draw is open', { current: undefined }, line],
    ['it cannot be read', {}, { ...line, bettingContent: 'x' }],
  ])('not where %s', async (_, change, of) => {
    const { onRepeated } = await show(
      [ticket('1')],
      { [paths.lines]: () => json({ content: [of], totalPages: 1 }) },
      desk(change),
    )
    await screen.findByText('A-5')
    await press('Apostar de novo')
    expect(await screen.findByText(/usa um modo de prêmio diferente/)).toBeTruthy()
    expect(setCart).not.toHaveBeenCalled()
    expect(onRepeated).not.toHaveBeenCalled()
  })
  test('a failure is told', async () => {
    await show([ticket('1')], { [paths.lines]: () => refuse('x', 'Não achei.') })
    await screen.findByText('A-5')
    await press('Apostar de novo')
    expect(await screen.findByText('Não achei.')).toBeTruthy()
  })

  test('without any it says so; a visitor logs in', async () => {
    await show([])
    expect(await screen.findByText('Nenhuma aposta hoje nesta loteria.')).toBeTruthy()
    act(() => leaveSession())
    expect(await screen.findByText('Entre para ver suas apostas de hoje.')).toBeTruthy()
  })
})

describe('saved slips', () => {
  const path = '/lgw/saved_slips'
  const text = '6_7_4_4_5~1~31~1~1956~2'
  const slip = (change: object = {}) => ({
    savedSlipId: '9',
    gameId: 7001,
    name: 'Meu jogo',
    prizeModeId: 1,
    slip: text,
    lines: 1,
    stakes: 1,
    amount: '4.0000',
    subscription: 'idle',
    drawsLeft: 3,
    drawsPlaced: 7,
    stopsOnWin: false,
    pausedBy: null,
    ...change,
  })
  const show = (list: readonly object[], answers: Answers = {}, of = desk()) =>
    showToMember(<SavedSlips desk={of} />, {
      [path]: ({ method }) => json(method === 'GET' ? list : {}),
      ...answers,
    })

  test('without one, and with nothing to save, they are absent', async () => {
    const server = await show([])
    await waitFor(() => expect(server.to(path)).toHaveLength(1))
    expect(screen.queryByRole('region', { name: 'Jogos salvos' })).toBeNull()
  })
  test.each([
    [{ subscription: 'active' }, /3/, 'Cancelar assinatura'],
    [{ subscription: 'done' }, /7/, 'Jogar em todos os concursos'],
    [
      { subscription: 'paused', pausedBy: 'wallet.insufficient_balance' },
      /faltou saldo/,
      'Jogar em todos os concursos',
    ],
    [
      { subscription: 'paused', pausedBy: 'x' },
      /^(?!.*faltou saldo).*Paus/,
      'Jogar em todos os concursos',
    ],
  ])('%o says so', async (change, told, act_) => {
    await show([slip(change)])
    await screen.findByText('Meu jogo')
    expect(textOf(document.querySelector('[data-state]'))).toMatch(told)
    expect(screen.getByRole('button', { name: act_ })).toBeTruthy()
    expect(screen.getAllByRole('button')).toHaveLength(3)
  })
  test('an idle one has no state', async () => {
    await show([slip()])
    expect(textOf((await screen.findByText('Meu jogo')).closest('span'))).toContain(
      '1 aposta · R$ 4,00',
    )
    expect(document.querySelector('[data-state]')).toBeNull()
  })

  test('one is removed, or its subscription stopped; the list is read again', async () => {
    const server = await show([slip({ subscription: 'active' })], {
      [`${path}/9`]: () => json({}),
      [`${path}/9/subscription`]: () => refuse('x', 'Agora não.'),
    })
    await screen.findByText('Meu jogo')
    await press('Remover Meu jogo')
    expect(await screen.findByText('Jogo removido.')).toBeTruthy()
    expect(server.to(`${path}/9`)[0]?.method).toBe('DELETE')
    await waitFor(() => expect(server.to(path).length).toBeGreaterThan(1))
    await press('Cancelar assinatura')
    expect(await screen.findByText('Agora não.')).toBeTruthy()
  })
  test('a subscription has its draws and its cost', async () => {
    const server = await show([slip()], { [`${path}/9/subscription`]: () => json({}) })
    await screen.findByText('Meu jogo')
    await press('Jogar em todos os concursos')
    expect(screen.queryByRole('button', { name: 'Jogar em todos os concursos' })).toBeNull()
    expect(pageText()).toContain('R$ 40,00')
    await press('30')
    expect(pageText()).toContain('R$ 120,00')
    await press('Assinar')
    expect(await screen.findByText('Assinatura ativa. Boa sorte!')).toBeTruthy()
    expect(server.to(`${path}/9/subscription`)[0]?.body).toEqual({ draws: 30, stopsOnWin: false })
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Assinar' })).toBeNull())
  })
  test('the form can be left', async () => {
    await show([slip()])
    await screen.findByText('Meu jogo')
    await press('Jogar em todos os concursos')
    await press('Voltar')
    expect(screen.getByRole('button', { name: 'Jogar em todos os concursos' })).toBeTruthy()
  })

  test('one is put into the cart', async () => {
    await show([slip()])
    await screen.findByText('Meu jogo')
    await press('Adicionar ao carrinho: Meu jogo')
    expect(await screen.findByText('A aposta está de novo no carrinho.')).toBeTruthy()
    expect(setCart.mock.calls[0]?.[0].lines).toHaveLength(1)
  })
  test.each([
    ['another mode', { prizeModeId: 2 }, {}],
    ['a closed play', {}, { plays: [] }],
    ['no open draw', {}, { current: undefined }],
    ['no lines', { slip: 'x' }, {}],
  ])('not with %s', async (_, change, of) => {
    await show([slip(change)], {}, desk(of))
    await screen.findByText('Meu jogo')
    await press('Adicionar ao carrinho: Meu jogo')
    expect(await screen.findByText(/usa um modo de prêmio diferente/)).toBeTruthy()
    expect(setCart).not.toHaveBeenCalled()
  })

  const play = findPlay(31)
  const cartLine = {
    id: 'l',
    play,
    selection: { rows: [[6], [7], [4], [4], [5]], places: [] },
    bettingModeId: 1,
    multiple: 2,
    series: undefined,
    digit: undefined,
  }
  test('the cart is saved under a name, or that of the lottery', async () => {
    const server = await show(
      [],
      {},
      desk({ cart: { clientId: 'c', modeId: 1, lines: [cartLine] } }),
    )
    await screen.findByRole('region', { name: 'Jogos salvos' })
    await press('Salvar este jogo')
    enter('Nome do jogo', '  ')
    await press('Salvar')
    expect(await screen.findByText('Jogo salvo.')).toBeTruthy()
    const sent = server.to(path).filter(({ method }) => method === 'POST')
    expect(sent[0]?.body).toMatchObject({ gameId: 7001, name: 'Loteria A', prizeModeId: 1 })
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Salvar este jogo' })).toBeTruthy(),
    )
  })
})

describe('shared tickets', () => {
  const id = '7d9f0335-8dcc-4054-9bf9-0dbd61d36906'
  const other = '7d9f0335-8dcc-4054-9bf9-0dbd61d36907'
  const shared = (change: object = {}) => ({
    sharedTicketId: id,
    gameId: 7001,
    gameCode: 'A',
    numero: '20260310-099',
    closeTime: Date.now() + 60_000,
    status: 'open',
    shareCount: 10,
    sharesTaken: 7,
    sharesMine: 2,
    sharePrice: '0.2000',
    totalAmount: '2.0000',
    stakes: 1,
    lines: 1,
    prizeModeId: 1,
    slip: '6_7_4_4_5~1~31~1~1956~2',
    ...change,
  })
  const path = '/lgw/shared_tickets'
  const show = (list: readonly object[], answers: Answers = {}, address = '/lottery?gameCode=A') =>
    showToMember(
      <SharedTickets desk={desk()} />,
      { [path]: () => json(list), ...answers },
      { address },
    )

  test('each says whose shares are whose, and what one costs', async () => {
    await show([shared(), shared({ sharedTicketId: other, status: 'full' })])
    await screen.findAllByText(/Suas: 2/)
    const [first, second] = screen.getAllByRole('listitem').map(textOf)
    expect(first).toContain('Suas: 2 · De outros: 5 · Livres: 3')
    expect(first).toContain('R$ 2,00 ÷ 10 cotas = R$ 0,20 por cota')
    expect(first).toContain('6 · 7 · 4 · 4 · 5')
    expect(first).toContain('1 aposta')
    expect(first).not.toContain('+')
    expect(second).toContain('Todas as cotas foram vendidas.')
    expect(screen.getAllByRole('button', { name: /^Entrar por/ })).toHaveLength(1)
  })
  test('one is joined with some shares; missing money leads to the cashier', async () => {
    const answers = [
      refuse('wallet.insufficient_balance', 'Falta saldo.'),
      refuse('lottery.shares_taken', 'Já foram.'),
    ]
    const server = await show([shared()], {
      [`${path}/${id}/shares`]: () => answers.shift() ?? json({}),
    })
    await screen.findByText(/Suas: 2/)
    await act(async () => screen.getByRole('button', { name: /^Entrar por R\$\s0,20$/ }).click())
    expect(await screen.findByText('Falta saldo.')).toBeTruthy()
    expect(await screen.findByText('Depositar e voltar')).toBeTruthy()
    await act(async () => screen.getByRole('button', { name: /^Entrar por/ }).click())
    expect(await screen.findByText('Já foram.')).toBeTruthy()
    expect(screen.queryByText('Depositar e voltar')).toBeNull()
    await act(async () => screen.getByRole('button', { name: /^Entrar por/ }).click())
    expect(await screen.findByText('Você entrou no bolão. Boa sorte!')).toBeTruthy()
    const sent = server
      .to(`${path}/${id}/shares`)
      .map(({ body }) => body as { clientId: string; shares: number })
    expect(sent[0]?.shares).toBe(1)
    expect(sent[2]?.clientId).toBe(sent[0]?.clientId)
  })
  test('an invitation comes first, and not twice', async () => {
    await show(
      [shared({ sharedTicketId: other }), shared()],
      { [`${path}/${id}`]: () => json({ ...shared({ sharesMine: 0 }), shares: [] }) },
      `/lottery?gameCode=A&shared=${id}`,
    )
    await screen.findByText(/Suas: 0/)
    const all = screen.getAllByText(/Suas: /).map(textOf)
    expect(all).toHaveLength(2)
    expect(all[0]).toContain('Suas: 0')
  })
  test('an invitation to another lottery is not shown here', async () => {
    await show(
      [],
      { [`${path}/${id}`]: () => json({ ...shared({ gameId: 1 }), shares: [] }) },
      `/lottery?shared=${id}`,
    )
    expect(await screen.findByText(/Nenhum bolão aberto/)).toBeTruthy()
  })
  test('a strip leads to them, with the cheapest', async () => {
    const onOpen = vi.fn<() => void>()
    await showToMember(<SharedStrip desk={desk()} onOpen={onOpen} />, {
      [path]: () =>
        json([shared(), shared({ sharePrice: '0.1000' }), shared({ sharePrice: '0.3000' })]),
    })
    expect(textOf(await screen.findByText(/3 abertos/))).toContain('R$ 0,10')
    await act(async () => screen.getByRole('button').click())
    expect(onOpen).toHaveBeenCalledOnce()
  })
  test('without any the strip says how to open one', async () => {
    await showToMember(<SharedStrip desk={desk()} onOpen={() => undefined} />, {
      [path]: () => json([]),
    })
    expect(await screen.findByText('Abra o primeiro deste concurso no carrinho')).toBeTruthy()
  })
})
