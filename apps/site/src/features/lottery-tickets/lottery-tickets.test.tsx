import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { packReceipt, type SignedReceipt } from '@trevo/lottery-rules/tickets/receipt.ts'
import { leafTextOf } from '@trevo/lottery-rules/tickets/ticket-record.ts'
import { describe, expect, test, vi } from 'vitest'
import { demoLotteries, demoLottery } from '../../testing/demo-lottery.ts'
import { enter, pageText, press, showToMember, textOf } from '../../testing/show-to-member.tsx'
import { refusal } from '../../testing/stand-in-server.ts'
import { CheckList } from './check-list.tsx'
import type { Order, OrderTicket, Ticket } from './queries.ts'
import { suffixOf } from './ticket-row.tsx'
import { LotteryTickets } from './tickets.tsx'
import { VerifyTicket } from './verify-ticket.tsx'

type Answers = NonNullable<Parameters<typeof showToMember>[1]>
const json = (answer: unknown) => ({ json: answer })
const down = () => refusal('x', { status: 500, message: 'Agora não.' })

const ticket = (orderDetailId: string, change: Partial<Ticket> = {}): Ticket => ({
  orderDetailId,
  orderMasterId: '5',
  orderNumber: `A-${orderDetailId}`,
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
const sums = { sumPlanBettingAmt: '2.0000', sumActualBettingAmt: '7.0000', sumWinningAmt: '9.0000' }
const page = (content: readonly Ticket[], totalPages = 1) =>
  json({ orders: { content, totalPages }, orderSumTO: sums })
const of = (orderDetailId: string, change: Partial<OrderTicket> = {}): OrderTicket => ({
  orderDetailId,
  chasingOrder: null,
  numero: '20260310-099',
  winningNumber: null,
  multiple: 1,
  bettingSumAmount: '2.0000',
  winningAmount: '0.0000',
  orderStatus: 2,
  cancelUntil: Date.now() + 60_000,
  ...change,
})
const order = (tickets: readonly OrderTicket[], change: Partial<Order> = {}): Order => ({
  orderMasterId: '5',
  orderNumber: 'A-1',
  gameCode: 'A',
  bettingTime: Date.parse('2026-03-10T12:00:00.000Z'),
  series: 1_956,
  bettingModeCode: 'Dollar',
  stakes: 3,
  multiple: 1,
  chasing: false,
  winningStop: true,
  abandoning: false,
  completed: false,
  totalBetAmount: '6.0000',
  totalActualBetAmount: '4.0000',
  totalChasePhases: 1,
  share: null,
  orderDetailOrders: [...tickets],
  ...change,
})
const signed: SignedReceipt & { readonly slip: string | null } = {
  receipt: {
    version: 1,
    gameId: 7001,
    ticketId: '1',
    orderNumber: 'A-1',
    attempt: 1,
    commitment: 'ab'.repeat(32),
    record: {
      game: 'A',
      draw: '20260310-099',
      order: '5',
      part: 1,
      trace: 1,
      multiple: 2,
      stakeMinor: '40000',
      prizeModeId: 1,
      placedAt: '2026-03-10T12:00:00.000Z',
      slip: 'cd'.repeat(32),
    } as never,
  },
  keyId: 'k1',
  signature: 'AAAA',
  slip: '31|6_7_4_4_5|1',
}
const paths = {
  orders: '/lgw/orders',
  one: '/lgw/orders/detail/5',
  lines: '/lgw/orders/detail/1/info',
  receipt: '/lgw/orders/suborders/1/receipt',
  pdf: '/lgw/orders/suborders/1/receipt/pdf',
  cancel: '/lgw/orders/suborders/cancel',
  near: '/lgw/numeros/near',
  keys: '/lgw/tickets/keys',
  draw: '/lgw/draw/7001/proof/20260310-099',
  leaves: '/lgw/draw/7001/proof/20260310-099/leaves',
  leaf: '/lgw/draw/7001/proof/20260310-099/ticket/1',
} as const
const proof = {
  gameId: 7001,
  gameCode: 'A',
  rulesGroup: 'SSC',
  numero: '20260310-099',
  attempt: 1,
  status: 'drawn',
  source: 'engine',
  commitment: 'ab'.repeat(32),
  seed: null,
  root: null,
  ticketCount: null,
  beacon: null,
  clientSeed: null,
  winNo: null,
}
const show = (answers: Answers = {}, address = '/member?page=x') =>
  showToMember(
    <LotteryTickets />,
    {
      '/lgw/games': () => demoLotteries([demoLottery()]),
      [paths.orders]: () => page([]),
      ...answers,
    },
    { address },
  )

test('the draw of a trace has its number behind the order', () => {
  expect(suffixOf(null)).toBe('')
  expect(suffixOf(3)).toBe('-003')
})

describe('the list', () => {
  const rows = async () => (await screen.findAllByRole('button', { name: /A-\d/ })).map(textOf)

  test('each ticket says its lottery, draw, stake or prize, and state', async () => {
    await show({
      [paths.orders]: () =>
        page([
          ticket('1'),
          ticket('2', {
            orderStatus: 4,
            winningAmount: '19.5000',
            winningNumber: '1,2,3,4,5',
            chasingOrder: 2,
          }),
          ticket('3', { gameCode: 'Z', orderStatus: 16, winningAmount: '-2.0000' }),
        ]),
    })
    await screen.findAllByText('Loteria A')
    const [first, second, third] = await rows()
    expect(first).toMatch(/^Loteria A.*20260310-099 · A-110\/03\/2026.*R\$ 2,00Aguardando sorteio$/)
    expect(second).toContain('A-2-002')
    expect(second).toMatch(/R\$ 19,50Ganhou$/)
    expect(third).toMatch(/^Z.*R\$ 2,00Empate: valor devolvido$/)
    expect(document.querySelectorAll('button b[data-won]')).toHaveLength(1)
    expect(screen.getAllByRole('img').length).toBeGreaterThan(0)
    expect(pageText()).toContain('R$ 7,00')
    expect(pageText()).toContain('PrêmiosR$ 9,00')
  })

  test('further pages follow on request', async () => {
    const server = await show({
      [paths.orders]: ({ body }) => {
        const asked = (body as { page: number }).page
        return page([ticket(String(asked + 1))], 2)
      },
    })
    await rows()
    await press('Mostrar mais')
    await waitFor(async () => expect(await rows()).toHaveLength(2))
    expect(screen.queryByRole('button', { name: 'Mostrar mais' })).toBeNull()
    expect(server.to(paths.orders).map(({ body }) => (body as { page: number }).page)).toEqual([
      0, 1,
    ])
  })

  test('without tickets it leads to the lotteries; a failure can be tried again', async () => {
    let isDown = true
    await show({ [paths.orders]: () => (isDown ? down() : page([])) })
    expect(await screen.findByText('Seus bilhetes não carregaram')).toBeTruthy()
    isDown = false
    await press('Tentar de novo')
    expect(await screen.findByText('Nenhum bilhete aqui')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Ir para as loterias' })).toBeTruthy()
  })

  test('the filter is in the address and in the call; any change forgets a single draw', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 10, 15) })
    const server = await show({}, '/member?page=x&numero=20260310-099')
    await screen.findByText('Nenhum bilhete aqui')
    const last = () => server.to(paths.orders).at(-1)?.body as Record<string, unknown>
    expect(last()).toEqual({
      startDate: new Date(2026, 1, 9).getTime(),
      endDate: new Date(2026, 2, 11, 15).getTime(),
      orderStatus: 0,
      gameId: -1,
      chasingStatus: 'ALL',
      numero: '20260310-099',
      page: 0,
      size: 20,
    })
    await press('Hoje')
    await waitFor(() => expect(last()['startDate']).toBe(new Date(2026, 2, 10).getTime()))
    expect(last()).not.toHaveProperty('numero')
    expect(screen.getByTestId('address').textContent).toBe('/member?page=x&period=today')
    enter('Loteria', '7001')
    await waitFor(() => expect(last()['gameId']).toBe(7001))
    enter('Situação', '4')
    await waitFor(() => expect(last()['orderStatus']).toBe(4))
    enter('Tipo', 'TRACE')
    await waitFor(() => expect(last()['chasingStatus']).toBe('TRACE'))
    expect(screen.getByTestId('address').textContent).toBe(
      '/member?page=x&period=today&game=7001&status=4&kind=TRACE',
    )
    enter('Loteria', '-1')
    enter('Situação', '0')
    enter('Tipo', 'ALL')
    await waitFor(() =>
      expect(screen.getByTestId('address').textContent).toBe('/member?page=x&period=today'),
    )
  })
  test('an address without a filter covers seven days', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 10, 15) })
    const server = await show({}, '/member?page=x&game=abc&status=99x&numero=1')
    await screen.findByText('Nenhum bilhete aqui')
    expect(server.to(paths.orders)[0]?.body).toMatchObject({ gameId: -1, orderStatus: 0 })
    expect(server.to(paths.orders)[0]?.body).not.toHaveProperty('numero')
  })
  test('seven days begin at the midnight six days ago', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 10, 15) })
    const server = await show()
    await screen.findByText('Nenhum bilhete aqui')
    expect(server.to(paths.orders)[0]?.body).toMatchObject({
      startDate: new Date(2026, 2, 4).getTime(),
    })
  })
})

describe('an order', () => {
  const open = async (one: Order, answers: Answers = {}) => {
    const server = await show(
      {
        [paths.one]: () => json(one),
        [paths.lines]: () => json({ content: [], totalPages: 1 }),
        [paths.receipt]: () => json(signed),
        ...answers,
      },
      '/member?page=x&order=5',
    )
    const dialog = await screen.findByRole('dialog')
    await within(dialog).findByText('Bilhete e verificação')
    return { server, dialog }
  }
  const facts = (dialog: HTMLElement) =>
    Object.fromEntries(
      [...dialog.querySelectorAll('dl > div')].map((one) => [
        textOf(one.querySelector('dt')),
        textOf(one.querySelector('dd')),
      ]),
    )

  test('that a link names is opened, and closing it forgets the link', async () => {
    const { dialog } = await open(order([of('1')]))
    await waitFor(() => expect(dialog.querySelector('h2')?.textContent).toBe('Loteria A · A-1'))
    await press('Fechar')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByTestId('address').textContent).toBe('/member?page=x')
  })
  test('that is pressed is opened', async () => {
    await show({
      [paths.orders]: () => page([ticket('1')]),
      [paths.one]: () => json(order([of('1')])),
      [paths.lines]: () => json({ content: [], totalPages: 1 }),
      [paths.receipt]: () => json(signed),
    })
    await act(async () => (await screen.findByRole('button', { name: /A-1/ })).click())
    expect(await screen.findByText('Bilhete e verificação')).toBeTruthy()
  })
  test('that does not load can be tried again', async () => {
    await show({ [paths.orders]: () => page([ticket('1')]), [paths.one]: down })
    await act(async () => (await screen.findByRole('button', { name: /A-1/ })).click())
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByText('Seus bilhetes não carregaram')).toBeTruthy()
  })

  test('its facts, its result and its draws', async () => {
    const { dialog } = await open(
      order([of('1', { orderStatus: 4, winningAmount: '19.5000', winningNumber: '1,2,3,4,5' })]),
    )
    expect(textOf(dialog)).toContain('Você ganhouR$ 19,50')
    expect(dialog.querySelector('[data-won]')).not.toBeNull()
    expect(facts(dialog)).toMatchObject({
      Apostas: '3',
      'Aposta válida': 'R$ 4,00',
    })
    expect(Object.values(facts(dialog))).not.toContain('1956')
    expect(facts(dialog)).not.toHaveProperty('Para ao ganhar')
    expect(within(dialog).queryByRole('table')).toBeNull()
  })
  test('at odds it has no series; one without a prize says its state', async () => {
    const { dialog } = await open(order([of('1', { orderStatus: 5 })], { series: 0 }))
    expect(Object.values(facts(dialog))).not.toContain('0')
    expect(textOf(dialog)).toContain('Não ganhou')
    expect(textOf(dialog)).not.toContain('Você ganhou')
  })

  test('a trace lists its draws, of which one is shown', async () => {
    const { dialog, server } = await open(
      order(
        [
          of('1', { chasingOrder: 1 }),
          of('2', { chasingOrder: 2, numero: '20260310-100', multiple: 3 }),
        ],
        { chasing: true },
      ),
      {
        '/lgw/orders/detail/2/info': () => json({ content: [], totalPages: 1 }),
        '/lgw/orders/suborders/2/receipt': () => json(signed),
      },
    )
    expect(facts(dialog)).toMatchObject({
      'Para ao ganhar': 'Sim',
      'Cancela se os números já saíram': 'Não',
    })
    const table = within(dialog).getByRole('table', { name: 'Concursos deste pedido' })
    const lines = within(table).getAllByRole('row').slice(1)
    expect(lines.map(textOf)).toEqual([
      '20260310-099-001× 1R$ 2,00Aguardando sorteio',
      '20260310-100-002× 3R$ 2,00Aguardando sorteio',
    ])
    expect(lines.map((line) => line.dataset['shown'])).toEqual(['true', undefined])
    await press('20260310-100-002')
    expect(lines.map((line) => line.dataset['shown'])).toEqual([undefined, 'true'])
    await waitFor(() => expect(server.to('/lgw/orders/suborders/2/receipt')).not.toHaveLength(0))
  })

  test('each line says what was staked and won', async () => {
    const line = {
      playId: 31,
      bettingContent: '6_7_4_4_5',
      digit: null,
      stakes: 1,
      series: 1956,
      bettingMode: '1',
      multiple: 2,
      bettingAmount: '4.0000',
      winAmount: '0.0000',
    }
    const { dialog } = await open(order([of('1')]), {
      [paths.lines]: () =>
        json({
          content: [
            line,
            {
              ...line,
              playId: 14,
              bettingContent: '5',
              digit: 0,
              multiple: 1,
              winAmount: '19.5000',
            },
            { ...line, playId: 999_999, bettingContent: 'x'.repeat(401), multiple: 1 },
          ],
          totalPages: 1,
        }),
    })
    await within(dialog).findByText('999999')
    const section = within(dialog).getByText('O que você apostou').closest('section') as HTMLElement
    const [first, second, third] = within(section).getAllByRole('listitem').map(textOf)
    expect(first).toContain('Dez. de milhar: 6 · Milhar: 7 · Centena: 4 · Dezena: 4 · Unidade: 5')
    expect(first).toContain('1 aposta · R$ 4,00 (× 2)')
    expect(first).not.toContain('ganhou')
    expect(second).toMatch(/Unidade: \d/)
    expect(second).toContain('ganhou R$ 19,50')
    expect(second).not.toContain('×')
    // Rules that this page does not know cannot be told.
    expect(third).not.toContain('x')
  })

  test('a waiting ticket is cancelled on a second yes', async () => {
    const answers = [down()]
    const { server } = await open(order([of('1')]), {
      [paths.cancel]: () => answers.shift() ?? json({ returnedAmount: '2.0000' }),
    })
    await press('Cancelar este bilhete')
    expect(pageText()).toContain('O valor volta para o seu saldo.')
    await press('Manter')
    expect(server.to(paths.cancel)).toHaveLength(0)
    await press('Cancelar este bilhete')
    await press('Sim, cancelar')
    expect(await screen.findByText('Agora não.')).toBeTruthy()
    await press('Cancelar este bilhete')
    const before = server.to(paths.one).length
    await press('Sim, cancelar')
    expect(await screen.findByText(/R\$\s2,00 voltou para o seu saldo\./)).toBeTruthy()
    expect(server.to(paths.cancel)[1]?.body).toEqual(['1'])
    await waitFor(() => expect(server.to(paths.one).length).toBeGreaterThan(before))
  })
  test('of a trace this and the later ones are cancelled', async () => {
    const { server } = await open(
      order(
        [
          of('1', { chasingOrder: 2 }),
          of('0', { chasingOrder: 1 }),
          of('3', { chasingOrder: 3 }),
          of('4', { chasingOrder: 4, orderStatus: 8, cancelUntil: null }),
          of('6', { chasingOrder: 5, winningNumber: '1,2,3,4,5', cancelUntil: null }),
        ],
        { chasing: true },
      ),
      { [paths.cancel]: () => json({ returnedAmount: '4.0000' }) },
    )
    await act(async () => screen.getByRole('button', { name: /^Cancelar.*2/ }).click())
    await press('Sim, cancelar')
    await waitFor(() => expect(server.to(paths.cancel)[0]?.body).toEqual(['1', '3']))
  })
  test.each([
    ['drawn', of('1', { winningNumber: '1,2,3,4,5', cancelUntil: null })],
    ['after the end of sales', of('1', { cancelUntil: Date.now() - 1_000 })],
  ])('one that is %s cannot be cancelled', async (_, one) => {
    await open(order([one]))
    expect(screen.queryByRole('button', { name: /^Cancelar/ })).toBeNull()
  })
  test.each(['open', 'full', 'returned'] as const)(
    'shares of a ticket that is %s cannot be cancelled, and say which they are',
    async (status) => {
      const share = { sharedTicketId: '1', first: 2, count: 3, of: 10, taken: 5, status }
      const { dialog } = await open(order([of('1')], { share }))
      expect(screen.queryByRole('button', { name: /^Cancelar|^Jogar de novo/ })).toBeNull()
      expect(facts(dialog)['Cotas do bolão']).toMatch(/3.*5.*10/)
    },
  )

  test('it is played again in the draw on sale, once', async () => {
    const answers = [down()]
    const { server } = await open(order([of('1', { orderStatus: 5 })]), {
      [paths.near]: () =>
        json({
          currentNumero: {
            numero: '20260310-120',
            gameId: 7001,
            remainTime: 60_000,
            lockTime: 5,
            isSale: true,
          },
          previousNumero: null,
          nextNumero: null,
        }),
      '/lgw/orders/betting': () => answers.shift() ?? json({ numero: '20260310-120' }),
    })
    await screen.findByRole('button', { name: 'Jogar de novo' })
    expect(server.to(paths.near)).toHaveLength(0)
    await press('Jogar de novo')
    expect(await screen.findByText(/A mesma aposta no concurso 20260310-120/)).toBeTruthy()
    await press(/Apostar R\$\s2,00/)
    expect(await screen.findByText('Agora não.')).toBeTruthy()
    await waitFor(() => expect(server.to(paths.near)).toHaveLength(2))
    const before = server.to(paths.orders).length
    await press(/Apostar R\$\s2,00/)
    expect(
      await screen.findByText('Aposta feita no concurso 20260310-120. Boa sorte!'),
    ).toBeTruthy()
    const placed = server.to('/lgw/orders/betting').map(({ body }) => body as { clientId: string })
    expect(placed[1]).toEqual({
      clientId: placed[0]?.clientId,
      gameId: 7001,
      currentNumero: '20260310-120',
      betCartAmountSum: '2.0000',
      prizeModeId: 1,
      bettingSlipString: '31|6_7_4_4_5|1',
    })
    await waitFor(() => expect(server.to(paths.orders).length).toBeGreaterThan(before))
    await press('Jogar de novo')
    await act(async () => screen.getAllByRole('button', { name: 'Fechar' }).at(-1)?.click())
    expect(screen.getByRole('button', { name: 'Jogar de novo' })).toBeTruthy()
  })
  test('without a draw on sale there is none to play in', async () => {
    await open(order([of('1', { orderStatus: 5 })]), {
      [paths.near]: () => json({ currentNumero: null, previousNumero: null, nextNumero: null }),
    })
    await screen.findByRole('button', { name: 'Jogar de novo' })
    await press('Jogar de novo')
    expect(await screen.findByText('Nenhum concurso desta loteria está aberto agora.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Apostar/ })).toBeNull()
  })
  test('a slip that was not kept cannot be played again', async () => {
    const { server } = await open(order([of('1', { orderStatus: 5 })]), {
      [paths.receipt]: () => json({ ...signed, slip: null }),
    })
    await waitFor(() => expect(server.to(paths.receipt)).not.toHaveLength(0))
    await screen.findByRole('button', { name: 'Baixar o bilhete em PDF' })
    expect(screen.queryByRole('button', { name: 'Jogar de novo' })).toBeNull()
  })

  test('the receipt is checked here, saved with its evidence, and printed', async () => {
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download)
    })
    const blobs: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob)
      return 'blob:x'
    })
    const prints = [down()]
    const { server, dialog } = await open(order([of('1', { orderStatus: 5 })]), {
      [paths.pdf]: () => prints.shift() ?? json({ fileName: 'bilhete.pdf', pdf: btoa('%PDF') }),
      [paths.keys]: () => json([]),
      [paths.draw]: () => json({ ...proof, root: 'ef'.repeat(32), ticketCount: 1 }),
      [paths.leaf]: () => json({ leafIndex: 0, leafCount: 1, path: [] }),
      [paths.leaves]: () => json({ leaves: ['aa'] }),
    })
    await screen.findByRole('button', { name: 'Baixar o bilhete em PDF' })
    expect(facts(dialog)).toMatchObject({ Bilhete: '1', Pedido: 'A-1' })
    await press('Baixar o bilhete em PDF')
    expect(await screen.findByText('Agora não.')).toBeTruthy()
    await press('Baixar o bilhete em PDF')
    await waitFor(() => expect(saved).toEqual(['bilhete.pdf']))
    expect(await blobs[0]?.text()).toBe('%PDF')
    await press('Verificar')
    expect(await screen.findByText('Assinatura da casa')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Verificar de novo' })).toBeTruthy()
    expect(server.to(paths.leaves)).toHaveLength(0)
    expect(textOf(dialog)).toContain('Folha 1 de 1')
    expect(server.to(paths.leaf)[0]?.query.get('leaf')).toBe(leafTextOf(signed.receipt.record))
    await act(async () => screen.getByRole('button', { name: /verificação|arquivo/i }).click())
    await waitFor(() => expect(saved.at(-1)).toBe('A-20260310-099-1.json'))
    expect(JSON.parse((await blobs.at(-1)?.text()) ?? '')).toMatchObject({
      kind: 'trevo.lottery.ticket',
      rulesGroup: 'SSC',
      evidence: { leaves: ['aa'], proof: { leafIndex: 0 } },
    })
  })
})

describe('checking a ticket', () => {
  const text = packReceipt(signed)
  const show_ = (answers: Answers = {}) => showToMember(<VerifyTicket />, answers)
  const published: Answers = {
    [paths.keys]: () => json([]),
    [paths.draw]: () => json(proof),
  }

  test('a pasted text is checked against what is published', async () => {
    const server = await show_(published)
    enter('Texto do QR code', `https://trevo.example/ticket#${text}`)
    await press('Verificar')
    expect(await screen.findByText('Assinatura da casa')).toBeTruthy()
    expect(pageText()).toContain('A-1')
    expect(server.to(paths.draw)).toHaveLength(1)
    expect(server.to(paths.leaf)).toHaveLength(0)
    expect(screen.queryByText('Este bilhete não é nosso.')).toBeNull()
  })
  test('another text is not ours', async () => {
    await show_(published)
    enter('Texto do QR code', 'hello')
    await press('Verificar')
    expect(await screen.findByText('Este bilhete não é nosso.')).toBeTruthy()
    expect(screen.queryByText('Assinatura da casa')).toBeNull()
  })
  test('a browser that verifies no signatures says so, instead of a wrong ticket', async () => {
    const missing = new DOMException('no Ed25519', 'NotSupportedError')
    const importing = vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(missing)
    const key = { keyId: signed.keyId, publicKey: btoa('k'), retiredAt: null }
    await show_({ ...published, [paths.keys]: () => json([key]) })
    enter('Texto do QR code', text)
    await press('Verificar')
    expect(await screen.findByText(/^Este navegador não verifica assinaturas/)).toBeTruthy()
    expect(screen.queryByText('Assinatura da casa')).toBeNull()
    importing.mockRestore()
  })
  test('without a connection it is checked with what the file has', async () => {
    await show_()
    const file = JSON.stringify({
      kind: 'trevo.lottery.ticket',
      signed,
      rulesGroup: null,
      evidence: { keys: [] },
    })
    const input = screen.getByLabelText('Abrir um arquivo de bilhete')
    fireEvent.change(input, { target: { files: [new File(['nothing'], 'a.json')] } })
    expect(await screen.findByText('Este bilhete não é nosso.')).toBeTruthy()
    fireEvent.change(input, { target: { files: [new File([file], 'a.json')] } })
    expect(await screen.findByText('Assinatura da casa')).toBeTruthy()
    expect(screen.queryByText('Este bilhete não é nosso.')).toBeNull()
    fireEvent.change(input, { target: { files: [] } })
    expect(screen.getByText('Assinatura da casa')).toBeTruthy()
  })
  test('a scanned code opens the page with the receipt', async () => {
    history.replaceState(null, '', `/ticket#${text}`)
    await show_(published)
    expect(await screen.findByText('Assinatura da casa')).toBeTruthy()
    history.replaceState(null, '', '/')
  })

  const right = {
    signature: 'right',
    slip: 'right',
    draw: 'right',
    seed: 'right',
    ticket: 'right',
    tickets: 'open',
    result: 'right',
  } as const
  const list = (
    change: object,
    state: 'done' | 'offline' | 'checking' = 'done',
    onAll?: () => void,
  ) =>
    showToMember(<CheckList check={{ ...right, ...change } as never} state={state} onAll={onAll} />)
  test('what is right is told, and all tickets can be compared', async () => {
    const onAll = vi.fn<() => void>()
    await list({}, 'done', onAll)
    expect(await screen.findByRole('heading', { name: 'Verificado neste aparelho' })).toBeTruthy()
    expect(screen.getAllByRole('listitem')).toHaveLength(7)
    await press('Comparar todos os bilhetes do concurso')
    expect(onAll).toHaveBeenCalledOnce()
    expect(document.querySelector('h3')?.dataset['wrong']).toBeUndefined()
  })
  test.each([{ tickets: 'right' }, { ticket: 'wrong' }])('not where %o', async (change) => {
    await list(change, 'done', () => undefined)
    await screen.findByRole('heading')
    expect(screen.queryByRole('button')).toBeNull()
  })
  test('one wrong step is enough', async () => {
    await list({ seed: 'wrong' })
    expect(await screen.findByRole('heading', { name: 'Algo não confere' })).toBeTruthy()
    expect(document.querySelector('h3')?.dataset['wrong']).toBe('true')
  })
  test('before the draw it is checked so far; without a connection it says so', async () => {
    await list({ result: 'open' }, 'offline')
    expect(
      await screen.findByRole('heading', { name: 'Verificado até a etapa atual do sorteio' }),
    ).toBeTruthy()
    expect(document.querySelectorAll('section > p')).toHaveLength(1)
  })
})
