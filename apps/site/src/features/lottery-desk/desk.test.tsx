import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { balanceStore } from '../../core/session/balance-store.ts'
import { initialSession } from '../../core/session/session-state.ts'
import { enterSession, startSession } from '../../core/session/store.ts'
import { tagged } from '../../entities/lottery/use-lotteries.ts'
import { demoMember } from '../../testing/demo-member.ts'
import { showPage } from '../../testing/show-page.tsx'
import { refusal, standInServer } from '../../testing/stand-in-server.ts'
import { LotteryDesk } from './desk.tsx'

const lottery = tagged({
  gameId: 7002,
  code: 'B2BCSSCC',
  remark: 'Cinco em Cinco',
  gameGroupId: 1,
  gameGroupCode: 'SSC',
  prizeMode: 'LOTT',
  accountType: 'TCG',
  isSale: true,
  rulesGroup: 'SSC',
  everySec: 300,
  oddsReturnBp: 9_700,
})

let current = '20261123-253'
const series = {
  gameGroupCode: 'SSC',
  prizeModeId: 1,
  maxSeries: 1956,
  minSeries: 1700,
  maxBetSeries: 1956,
  defaultSeries: 1956,
  rebateRate: '12.80',
}
const answers = {
  '/lgw/numeros/near': () => ({
    json: {
      currentNumero: {
        numero: current,
        gameId: 7002,
        remainTime: 68_000,
        lockTime: 30,
        isSale: true,
      },
      previousNumero: { numero: '20261123-252', winNo: '2,1,4,5,3' },
      nextNumero: { numero: '20261123-254' },
    },
  }),
  '/lgw/customers/series': () => ({ json: [series] }),
  '/lgw/numeros/chase/7002': () => ({
    json: {
      maxChaseCount: 60,
      chaseNumeros: [253, 254, 255, 256, 257, 258].map((number) => ({
        numero: `20261123-${number}`,
        closeTime: 1_795_000_000_000 + number * 300_000,
      })),
    },
  }),
}

const show = async (
  more: Parameters<typeof standInServer>[0] = {},
  isMember = true,
  address = '/lott',
) => {
  const server = await standInServer({ ...answers, ...more })
  startSession(initialSession(server.status, () => 0))
  if (isMember) {
    enterSession('tok', demoMember())
    balanceStore.set({ amount: '400.00', currency: 'BRL', seq: '1' })
  }
  await showPage(<LotteryDesk lottery={lottery} lobbyHref="/lott" />, { address })
  await screen.findByText('Concurso 253 fecha em')
  return server
}
const row = (name: string) => screen.getByRole('region', { name })
const ball = (name: string, number: string) =>
  fireEvent.click(within(row(name)).getByRole('button', { name: number }))
const press = (name: string | RegExp) =>
  fireEvent.click(screen.getAllByRole('button', { name, hidden: true })[0]!)
/** 2 × 1 × 2 balls of the last three. */
const mark = () => {
  for (const [name, number] of [
    ['Centena', '8'],
    ['Centena', '9'],
    ['Dezena', '2'],
    ['Unidade', '1'],
    ['Unidade', '3'],
  ] as const) {
    ball(name, number)
  }
}
const review = async () => {
  await screen.findByText('Prêmio ou rebate')
  mark()
  press('Adicionar')
  press('Revisar e apostar')
  return screen.findByRole('button', { name: /^Apostar R\$/, hidden: true })
}

beforeEach(() => {
  current = '20261123-253'
})

test('a lower prize gives a part of the stake back, and the choice is told in those words', async () => {
  await show()
  const slider = await screen.findByRole('slider', { name: /Prêmio ou rebate/ })
  expect(slider.getAttribute('aria-valuetext')).toBe('prêmio cheio')
  fireEvent.change(slider, { target: { value: '1856' } })
  expect(slider.getAttribute('aria-valuetext')).toBe('5,00% da aposta de volta')
  expect(screen.queryByText(/1956|1856/)).toBeNull()
})

test('stakes, price and prize follow every ball, and the unit', async () => {
  await show()
  await screen.findByText('Prêmio ou rebate')
  mark()
  expect(screen.getByText('4 apostas')).toBeTruthy()
  expect(screen.getByText(/R\$\s8,00/)).toBeTruthy()
  expect(screen.getByText(/R\$\s1\.956,00/)).toBeTruthy()
  press(/^R\$\s0,20$/)
  expect(screen.getByText(/R\$\s0,80/)).toBeTruthy()
})

test('the slip that is sent is the marked one, and its id is kept until there is an answer', async () => {
  let isDown = true
  const server = await show({
    '/lgw/orders/betting': () => {
      if (isDown) throw new TypeError('the line is down')
      return {
        json: { orderNumber: 'L1', numero: '20261123-253', totalBettingAmount: '8.0000' },
      }
    },
  })
  fireEvent.click(await review())
  expect(await screen.findByText(/nunca é feita duas vezes/)).toBeTruthy()
  isDown = false
  press(/^Apostar R\$/)
  await screen.findByText(/Marque os números e adicione|Nenhuma aposta hoje/)
  const sent = server.asked.filter(({ path }) => path === '/lgw/orders/betting')
  const [first, second] = sent.map(({ body }) => body as Record<string, unknown>)
  expect(first).toMatchObject({
    gameId: 7002,
    currentNumero: '20261123-253',
    bettingSlipString: '89_2_13~1~21~1~1956~1~0',
    betCartAmountSum: '8.0000',
    prizeModeId: 1,
  })
  expect(second?.['clientId']).toBe(first?.['clientId'])
})

test('a trace is sent with its draws and stops on a win', async () => {
  const server = await show({
    '/lgw/orders/betting': () => ({
      json: { orderNumber: 'L1', numero: '20261123-253', totalBettingAmount: '40.0000' },
    }),
  })
  await screen.findByText('Prêmio ou rebate')
  mark()
  press('Adicionar')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Teimosinha' }))
  press('Progressivo')
  expect(await screen.findByText(/× 16/)).toBeTruthy()
  press('Revisar e apostar')
  fireEvent.click(await screen.findByRole('button', { name: /^Apostar R\$/, hidden: true }))
  await waitFor(() =>
    expect(server.asked.some(({ path }) => path === '/lgw/orders/betting')).toBe(true),
  )
  expect(server.asked.find(({ path }) => path === '/lgw/orders/betting')?.body).toMatchObject({
    chase: true,
    winningStop: true,
    chaseSlip: { numero: '20261123-253', multiples: [1, 2, 4, 8, 16] },
  })
})

test('a closing draw takes nothing along: the slip moves on only when the member agrees', async () => {
  await show({
    '/lgw/orders/betting': () => {
      current = '20261123-254'
      return refusal('lottery.draw_closed', { status: 409, message: 'O concurso fechou.' })
    },
  })
  fireEvent.click(await review())
  expect((await screen.findAllByText('O concurso 253 fechou')).length).toBeGreaterThan(0)
  press('Passar para o 254')
  await waitFor(() => expect(screen.queryByText('O concurso 253 fechou')).toBeNull())
})

test('missing money leads to the cashier, and the cart is kept', async () => {
  await show()
  balanceStore.set({ amount: '1.00', currency: 'BRL', seq: '2' })
  await screen.findByText('Prêmio ou rebate')
  mark()
  press('Adicionar')
  press('Revisar e apostar')
  const link = await screen.findByRole('link', { name: 'Depositar e voltar', hidden: true })
  expect(link.getAttribute('href')).toBe('/member?page=depositv2')
  cleanup()
  await show()
  expect(await screen.findByText('Últimos 3 · Na ordem', { selector: 'li b' })).toBeTruthy()
})

test('a visitor marks and adds; betting requires a login, which returns to the desk', async () => {
  await show({}, false)
  mark()
  press('Adicionar')
  press('Revisar e apostar')
  expect(screen.getByTestId('popups').textContent).toBe('login')
})

const settingOf = (betAmountMax: string, more: object = {}) => ({
  '/lgw/games/7002/setting': () => ({
    json: {
      bettingModes: [
        {
          bettingModeId: 1,
          code: 'Dollar',
          unit: '2.00',
          betAmountMax,
          betMultipleMax: 999,
          winAmountMax: '200000.0000',
        },
      ],
      betAmountMax,
      betMultipleMax: 999,
      ...more,
    },
  }),
})

test('the limits are in the confirmation before anything is placed', async () => {
  await show(settingOf('20000.0000'))
  const bet = await review()
  expect(screen.getByText(/Até R\$\s20\.000,00 por concurso/)).toBeTruthy()
  expect(screen.getByText(/^20261123-253 · \d{2}\/\d{2}\/\d{4}/)).toBeTruthy()
  expect(bet.getAttribute('aria-disabled')).not.toBe('true')
})

test('an order over the limit for one draw shows an error before it is sent', async () => {
  await show(settingOf('7.9900'))
  const bet = await review()
  expect(bet.getAttribute('aria-disabled') ?? bet.getAttribute('disabled')).not.toBeNull()
  expect(screen.getByText(/Acima do limite por concurso/)).toBeTruthy()
})

test('the prize of the marked numbers is the most that one draw can pay, or is labelled as that of one bet', async () => {
  await show()
  await screen.findByText('Prêmio ou rebate')
  mark()
  // 2 × 1 × 2 straight numbers, of which one can come.
  expect(screen.getByText('Prêmio até')).toBeTruthy()
})

test('a line of the cart says what it can win in all', async () => {
  await show()
  await screen.findByText('Prêmio ou rebate')
  mark()
  press('Adicionar')
  const most = await screen.findAllByText(/^(até|cada uma até)/, { selector: 'small' })
  expect(most.map((one) => one.firstChild?.textContent)).toEqual(['até'])
})

test('an invited member on a phone sees the shares as soon as the width is known', async () => {
  let isWide = true
  const listeners = new Set<() => void>()
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isWide
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }))
  await show({}, true, '/lott?shared=4711')
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
  act(() => {
    isWide = false
    for (const listener of listeners) listener()
  })
  const sheet = screen.getByRole('dialog', { hidden: true })
  fireEvent.click(within(sheet).getByRole('button', { name: 'Fechar', hidden: true }))
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
  vi.unstubAllGlobals()
})

const switchOf = (name: string) =>
  screen.getAllByRole<HTMLInputElement>('checkbox', { name, hidden: true })[0]!
const isOn = (name: string) => switchOf(name).checked
const turn = (name: string) => fireEvent.click(switchOf(name))
const said = () => (document.body.textContent ?? '').replaceAll('\u00A0', ' ')

test('a ticket may be divided into shares; the member pays for their own, at most all of them', async () => {
  await show(settingOf('20000.0000', { shareCountMax: 10 }))
  await screen.findByText('Prêmio ou rebate')
  mark()
  press('Adicionar')
  turn('Bolão')
  expect(said()).toContain('R$ 8,00 ÷ 10 cotas = R$ 0,80 por cota')
  expect(said()).toContain('Suas: 1 · Livres: 9')
  press('Mais: Suas cotas')
  expect(said()).toContain('Suas: 2 · Livres: 8')
  press('Menos: Suas cotas')
  press('Menos: Suas cotas')
  expect(said()).toContain('Suas: 1 · Livres: 9')
  const counts = screen.getAllByRole('group', { name: 'Cotas do bilhete', hidden: true })[0]!
  fireEvent.click(within(counts).getByRole('button', { name: '2', hidden: true }))
  expect(said()).toContain('R$ 8,00 ÷ 2 cotas = R$ 4,00 por cota')
  press('Revisar e apostar')
  expect(
    await screen.findByRole('button', { name: /^Apostar R\$\s4,00/, hidden: true }),
  ).toBeTruthy()
})

test('a ticket that no number of shares divides says so', async () => {
  await show(settingOf('20000.0000', { shareCountMax: 1 }))
  await screen.findByText('Prêmio ou rebate')
  mark()
  press('Adicionar')
  expect(screen.queryByRole('alert', { hidden: true })).toBeNull()
  turn('Bolão')
  expect(screen.getByRole('alert', { hidden: true }).textContent).toMatch(/cota/)
  expect(said()).not.toContain('Suas:')
})

test('where the brand shares no tickets, none is offered', async () => {
  await show(settingOf('20000.0000'))
  await screen.findByText('Prêmio ou rebate')
  mark()
  press('Adicionar')
  expect(screen.queryByRole('checkbox', { name: 'Bolão', hidden: true })).toBeNull()
})

test('a ticket with several holders is for one draw: a trace ends the shares, and shares the trace', async () => {
  await show(settingOf('20000.0000', { shareCountMax: 10 }))
  await screen.findByText('Prêmio ou rebate')
  mark()
  press('Adicionar')
  turn('Bolão')
  turn('Teimosinha')
  expect([isOn('Bolão'), isOn('Teimosinha')]).toEqual([false, true])
  turn('Bolão')
  expect([isOn('Bolão'), isOn('Teimosinha')]).toEqual([true, false])
})

test('a random bet marks one number in every row', async () => {
  await show()
  await screen.findByText('Prêmio ou rebate')
  press('Surpresinha')
  expect(screen.getByText('1 aposta')).toBeTruthy()
})

test('a multiple stays between one and the highest that the brand allows', async () => {
  await show(settingOf('20000.0000', { betMultipleMax: 3 }))
  await screen.findByText('Prêmio ou rebate')
  const field = screen.getByLabelText<HTMLInputElement>('Multiplicador')
  press('Menos: Multiplicador')
  expect(field.value).toBe('1')
  for (let time = 0; time < 3; time += 1) press('Mais: Multiplicador')
  expect(field.value).toBe('3')
  fireEvent.change(field, { target: { value: '2x' } })
  expect(field.value).toBe('2')
  fireEvent.change(field, { target: { value: '' } })
  expect(field.value).toBe('1')
  fireEvent.change(field, { target: { value: '99' } })
  expect(field.value).toBe('3')
})

test('plays that the brand has closed are not offered', async () => {
  const menu = (playSwitch: number) => [
    {
      prizeModeId: 1,
      playMenuGroups: [
        {
          playSubGroups: [
            { playMenus: [{ playId: 21, playSwitch, singleBetPrice: 2, playMenuInfos: [] }] },
          ],
        },
      ],
    },
  ]
  const usual = () => screen.queryAllByText('Últimos 3 · Na ordem').length > 0
  await show({ '/lgw/games/7002/play_menu': () => ({ json: menu(1) }) })
  await screen.findByText('Prêmio ou rebate')
  expect(usual()).toBe(true)
  cleanup()
  await show({ '/lgw/games/7002/play_menu': () => ({ json: menu(0) }) })
  await waitFor(() => expect(usual()).toBe(false))
})
