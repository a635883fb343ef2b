import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { initialSession } from '../../core/session/session-state.ts'
import { enterSession, startSession } from '../../core/session/store.ts'
import { closePopup, isPopupOpen } from '../../core/popups/popups.ts'
import { demoMember } from '../../testing/demo-member.ts'
import { showPage } from '../../testing/show-page.tsx'
import { refusal, standInServer, value, type Asked } from '../../testing/stand-in-server.ts'
import { AccountRecordPage } from './account-record.tsx'
import { BetRecordPage } from './bet-record.tsx'
import { ProfitPage } from './profit-page.tsx'

const betPath = '/wps/relay/ODSFE2_betRecord'
const movePath = '/wps/relay/ODSFE2_MemTransDet'

const bet = (number: number, change: object = {}) => ({
  roundId: `round-${number}`,
  nodeId: 1,
  gameName: `Jogo ${number}`,
  iconUrl: null,
  vassalage: 'TRV',
  betTime: '2026-11-21T12:00:00.000Z',
  stake: '1.00',
  payout: '0.00',
  netProfit: '-1.00',
  status: 'closed',
  detailUrl: null,
  ...change,
})
const betTotals = { stake: '40.00', payout: '45.00', netProfit: '5.00' }
const move = (number: number, change: object = {}) => ({
  tx_id: `${number}`,
  order_no: `order-${number}`,
  tx_type_id: 6101,
  tx_time: '2026-11-21T12:00:00.000Z',
  amount: '50.00',
  current_avail_balance: '50.00',
  remark: '',
  gameName: null,
  iconUrl: null,
  roundId: null,
  detailUrl: null,
  depositId: 'd1',
  ...change,
})
const moveTotals = { in: '50.00', out: '1.00' }

const show = async (
  page: React.ReactNode,
  answers: Parameters<typeof standInServer>[0],
  address = '/member?page=x&period=today',
) => {
  const server = await standInServer(answers)
  startSession(initialSession(server.status, () => 0))
  enterSession('tok', demoMember())
  await showPage(page, { address })
  return server
}
const plain = (text: string | null | undefined) => text?.replaceAll('\u00A0', ' ')

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the bet record', () => {
  test('MEMBER-2: shows what the period came to and every round of it', async () => {
    await show(<BetRecordPage />, {
      [betPath]: () =>
        value({ list: [bet(1), bet(2, { netProfit: '4.00' })], next: null, totals: betTotals }),
    })
    const rows = await screen.findAllByRole('button', { name: /Jogo/ })
    expect(rows.map(({ textContent }) => plain(textContent))).toEqual([
      expect.stringContaining('-R$ 1,00'),
      expect.stringContaining('+R$ 4,00'),
    ])
    expect(plain(screen.getByText(/^\+R\$\s5,00$/).textContent)).toBe('+R$ 5,00')
    expect(screen.getByText('É tudo deste período.')).toBeTruthy()
  })

  test('asks on where the last answer ended, and shows no round twice', async () => {
    const answer = ({ query }: Asked) =>
      query.get('before') === 'k20'
        ? value({ list: [bet(2)], next: null, totals: betTotals })
        : value({ list: [bet(1)], next: 'k20', totals: betTotals })
    const server = await show(<BetRecordPage />, { [betPath]: answer })
    fireEvent.click(await screen.findByRole('button', { name: 'Mostrar mais' }))
    await waitFor(() => expect(screen.getAllByRole('button', { name: /Jogo/ })).toHaveLength(2))
    const asked = server.to(betPath)
    expect(asked.map(({ query }) => query.get('before'))).toEqual([null, 'k20'])
  })

  test('a press on a round shows all of it, with the way to its proof', async () => {
    const detailUrl = 'https://games.example/round/round-1'
    await show(<BetRecordPage />, {
      [betPath]: () => value({ list: [bet(1, { detailUrl })], next: null, totals: betTotals }),
    })
    fireEvent.click(await screen.findByRole('button', { name: /Jogo 1/ }))
    await waitFor(() => expect(document.querySelector('dialog')?.open).toBe(true))
    const proof = screen.getByRole('link', { name: 'Ver a rodada e sua prova' })
    expect(proof.getAttribute('href')).toBe(detailUrl)
    expect(proof.getAttribute('rel')).toBe('noreferrer')
  })

  test('a failure says that nothing is lost, and trying again shows the rounds', async () => {
    let isDown = true
    await show(<BetRecordPage />, {
      [betPath]: () =>
        isDown
          ? refusal('unknown.system.err', { status: 500 })
          : value({ list: [bet(1)], next: null, totals: betTotals }),
    })
    expect(await screen.findByRole('heading', { name: 'Os registros não carregaram' })).toBeTruthy()
    isDown = false
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' })))
    expect(await screen.findByRole('button', { name: /Jogo 1/ })).toBeTruthy()
  })
})

describe('the account record', () => {
  test('MEMBER-2: the chip of a kind stands in the address and asks only for its codes', async () => {
    const server = await show(<AccountRecordPage />, {
      [movePath]: () => value({ list: [move(1)], next: null, totals: moveTotals, archived: [] }),
    })
    expect(await screen.findByRole('button', { name: /Depósito/ })).toBeTruthy()
    expect(server.to(movePath)[0]?.query.get('transactionType')).toBeNull()
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Apostas' })))
    expect(screen.getByTestId('address').textContent).toContain('kind=bets')
    await waitFor(() => expect(server.to(movePath)).toHaveLength(2))
    const codes = server.to(movePath)[1]?.query.get('transactionType')?.split(',')
    expect(codes).toContain('3200')
    expect(codes).not.toContain('6101')
  })

  test('an address with its filters opens as it was left', async () => {
    const address = '/member?page=transactionHistory&period=days30&kind=prizes'
    const answer = () =>
      value({ list: [], next: null, totals: { in: '0.00', out: '0.00' }, archived: [] })
    await show(<AccountRecordPage />, { [movePath]: answer }, address)
    const pressed = await screen.findAllByRole('button', { pressed: true })
    expect(pressed.map(({ textContent }) => textContent)).toEqual(['Prêmios', '30 dias'])
    expect(await screen.findByRole('heading', { name: 'Nada aqui neste período' })).toBeTruthy()
  })

  test('what is in the archive is named, with the way to get it', async () => {
    const archived = [{ from: '2024-02-01T03:00:00.000Z', to: '2024-03-01T00:00:00.000Z' }]
    await show(<AccountRecordPage />, {
      [movePath]: () => value({ list: [move(1)], next: null, totals: moveTotals, archived }),
    })
    const notice = await screen.findByRole('region', { name: 'No arquivo' })
    expect(notice.textContent).toContain('As movimentações de 01/02/2024')
    expect(notice.textContent).toContain('contam nas somas acima e no seu saldo')
    fireEvent.click(screen.getByRole('button', { name: 'Pedir movimentações antigas' }))
    expect(isPopupOpen('feedback')).toBe(true)
    closePopup('feedback')
  })

  test('a movement of a kind this version does not know shows its number instead of nothing', async () => {
    await show(<AccountRecordPage />, {
      [movePath]: () =>
        value({
          list: [move(1, { tx_type_id: 9999, depositId: null })],
          next: null,
          totals: moveTotals,
          archived: [],
        }),
    })
    expect(await screen.findByRole('button', { name: /Movimento 9999/ })).toBeTruthy()
  })
})

describe('profit and loss', () => {
  const profitPath = '/wps/relay/ODSFE2_personalProfit'
  const sums = {
    betting: '40.00',
    winning: '37.50',
    rebate: '0.00',
    promotion: '0.00',
    pnl: '-2.50',
  }
  const day = {
    ...sums,
    balanceDate: '2026-03-09',
    deposit: '200.00',
    withdraw: '0.00',
    agentTransferIn: '5.00',
    agentTransferOut: '0.00',
    products: [{ gameType: 'RNG', ...sums }],
  }
  const answer = { list: [day], totals: day }

  test('MEMBER-2: shows result, products and days, and asks for the span of the address', async () => {
    const server = await show(
      <ProfitPage />,
      { [profitPath]: () => value(answer) },
      '/member?page=personalProfit&period=days7',
    )
    const table = await screen.findByRole('table', { name: 'Por dia' })
    const cells = [...table.querySelectorAll('tbody td')].map(({ textContent }) =>
      plain(textContent),
    )
    expect(cells).toEqual([
      'R$ 205,00',
      'R$ 0,00',
      'R$ 40,00',
      'R$ 37,50',
      'R$ 0,00',
      'R$ 0,00',
      '-R$ 2,50',
    ])
    expect(screen.getByText('Slots')).toBeTruthy()
    const [asked] = server.to(profitPath)
    const start = Date.parse(asked?.query.get('startDate') ?? '')
    const end = Date.parse(asked?.query.get('endDate') ?? '')
    expect((end - start) / 86_400_000).toBe(6)
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '90 dias' })))
    expect(screen.getByTestId('address').textContent).toContain('period=days90')
    await waitFor(() => expect(server.to(profitPath)).toHaveLength(2))
  })

  test('without a movement it leads to the games', async () => {
    const nothing = { ...answer, list: [] }
    await show(<ProfitPage />, { [profitPath]: () => value(nothing) })
    expect(await screen.findByRole('heading', { name: 'Nada aqui neste período' })).toBeTruthy()
  })
})

describe('days of one’s own choice', () => {
  const empty = () =>
    value({ list: [], next: null, totals: { ...betTotals, ...moveTotals }, archived: [] })
  const profitPath = '/wps/relay/ODSFE2_personalProfit'
  const filePath = '/wps/relay/ODSFE2_createRecordsFile'
  const enter = (label: string, day: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value: day } })
  const send = () =>
    act(async () => fireEvent.click(screen.getByRole('button', { name: 'Mostrar' })))

  test('MEMBER-2, CALL-66: they stand in the address, and list and files are of them', async () => {
    const made = { url: '#file', fileName: 'x', expiresAt: '2026-11-21T12:00:00.000Z' }
    const server = await show(<AccountRecordPage />, {
      [movePath]: empty,
      [filePath]: () => value(made),
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Escolher datas' }))
    enter('De', '2026-02-27')
    enter('Até', '2026-02-28')
    await send()
    expect(screen.getByTestId('address').textContent).toContain(
      'period=own&from=2026-02-27&to=2026-02-28',
    )
    const bounds = {
      startTime: new Date(2026, 1, 27).toISOString(),
      endTime: new Date(2026, 2, 1).toISOString(),
    }
    await waitFor(() =>
      expect(Object.fromEntries(server.to(movePath).at(-1)?.query ?? [])).toMatchObject(bounds),
    )
    fireEvent.click(screen.getByRole('button', { name: 'Baixar o extrato em PDF' }))
    await waitFor(() => expect(server.to(filePath)[0]?.body).toMatchObject(bounds))
    // Back to a period, and the days are gone from the address.
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '30 dias' })))
    expect(screen.getByTestId('address').textContent).not.toContain('from=')
  })

  test('MEMBER-2: what cannot be asked for is told beside the day, and nothing is asked', async () => {
    const server = await show(<BetRecordPage />, { [betPath]: empty })
    fireEvent.click(await screen.findByRole('button', { name: 'Escolher datas' }))
    const asked = server.to(betPath).length
    for (const [from, to, told] of [
      ['2026-02-28', '2026-02-27', 'O primeiro dia vem depois do último. Troque a ordem.'],
      ['2024-02-28', '2026-02-27', 'Escolha no máximo 366 dias.'],
      ['', '2026-02-27', 'Escolha o primeiro dia.'],
      ['2026-02-27', '', 'Escolha o último dia.'],
    ] as const) {
      enter('De', from)
      enter('Até', to)
      await send()
      expect(screen.getByRole('alert').textContent).toBe(told)
    }
    expect(server.to(betPath)).toHaveLength(asked)
  })

  test.each([
    ['from=2026-02-28&to=2026-02-27', 'The first day comes after the last. Swap them.'],
    ['from=2026-01-01&to=2026-04-30', 'Choose at most 92 days.'],
    ['from=2026-02-31&to=2026-04-30', 'Choose the first day.'],
    ['from=2026-02-27', 'Choose the last day.'],
  ])('MEMBER-2: an address with %s says so, and nothing is asked', async (query, told) => {
    const server = await standInServer({
      [profitPath]: () => refusal('system_err', { status: 500 }),
    })
    startSession(initialSession(server.status, () => 0))
    enterSession('tok', demoMember())
    const address = `/member?page=personalProfit&period=own&${query}`
    await showPage(<ProfitPage />, { address, language: 'EN' })
    expect((await screen.findByRole('alert')).textContent).toBe(told)
    expect(server.to(profitPath)).toHaveLength(0)
  })

  test('MEMBER-2: profit of chosen days is asked for by those days', async () => {
    const server = await show(
      <ProfitPage />,
      { [profitPath]: () => refusal('system_err', { status: 500 }) },
      '/member?page=personalProfit&period=own&from=2026-02-27&to=2026-03-01',
    )
    await waitFor(() => expect(server.to(profitPath)).toHaveLength(1))
    const query = server.to(profitPath)[0]?.query
    expect([query?.get('startDate'), query?.get('endDate')]).toEqual(['2026-02-27', '2026-03-01'])
  })
})

describe('files', () => {
  const filePath = '/wps/relay/ODSFE2_createRecordsFile'
  const made = { url: '#file', fileName: 'x', expiresAt: '2026-11-21T12:00:00.000Z' }

  test('CALL-66: the statement is taken away as it is filtered, and each movement has a receipt', async () => {
    const server = await show(
      <AccountRecordPage />,
      {
        [movePath]: () => value({ list: [move(77)], next: null, totals: moveTotals, archived: [] }),
        [filePath]: () => value(made),
      },
      '/member?page=transactionHistory&kind=bets&period=days30',
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Baixar o extrato em CSV' }))
    await waitFor(() => expect(server.to(filePath)).toHaveLength(1))
    expect(server.to(filePath)[0]?.body).toMatchObject({
      what: 'statement',
      format: 'csv',
      startTime: expect.stringMatching(/Z$/),
      transactionType: expect.stringContaining('3200'),
    })
    fireEvent.click(await screen.findByRole('button', { name: /Depósito/ }))
    fireEvent.click(await screen.findByRole('button', { name: 'Comprovante (PDF)' }))
    await waitFor(() => expect(server.to(filePath)).toHaveLength(2))
    expect(server.to(filePath)[1]?.body).toEqual({ what: 'receipt', format: 'pdf', txId: '77' })
  })

  test('CALL-66: a movement of a deposit leads to that deposit', async () => {
    await show(<AccountRecordPage />, {
      [movePath]: () => value({ list: [move(1)], next: null, totals: moveTotals, archived: [] }),
    })
    fireEvent.click(await screen.findByRole('button', { name: /Depósito/ }))
    const link = await screen.findByRole('link', { name: 'Ver o depósito' })
    expect(link.getAttribute('href')).toBe('/member?page=depositv2&deposit=d1')
  })

  test('CALL-66: a movement of a round leads to the round and its proof', async () => {
    const detailUrl = 'https://games.example/play/x?round=r1'
    await show(<AccountRecordPage />, {
      [movePath]: () =>
        value({
          list: [move(1, { detailUrl, gameName: 'Jogo 1' })],
          next: null,
          totals: moveTotals,
          archived: [],
        }),
    })
    fireEvent.click(await screen.findByRole('button', { name: /Jogo 1/ }))
    const proof = await screen.findByRole('link', { name: 'Ver a rodada e sua prova' })
    expect(proof.getAttribute('href')).toBe(detailUrl)
  })
})
