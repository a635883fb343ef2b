import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { initialSession } from '../../../core/session/session-state.ts'
import { enterSession, startSession } from '../../../core/session/store.ts'
import { demoMember } from '../../../testing/demo-member.ts'
import { pressEnter, sendTwice } from '../../../testing/press-enter.ts'
import { showPage } from '../../../testing/show-page.tsx'
import { refusal, standInServer, value } from '../../../testing/stand-in-server.ts'
import DepositPage from './deposit-page.tsx'

const settingsPath = '/wps/relay/MCSFE_getDepositSettings'
const balancePath = '/wps/v2/wallets/balance'
const recordsPath = '/wps/relay/MCSFE_getDepositRecords'
const createPath = '/wps/relay/MCSFE_createDeposit'
const findPath = '/wps/relay/MCSFE_findDepositPayment'
const depositPath = '/wps/relay/MCSFE_getDeposit'

const depositId = '0b5ff4a5-0d5f-4d1c-8a29-2f6f7f3f9e01'
const endToEndId = 'E9999900420300101120012345678901'
const channel = {
  code: 'PIX',
  amountMin: '10.00',
  amountMax: '50000.00',
  chips: ['20.00', '50.00', '100.00'],
  chargeSec: 900,
  dueDaysMax: 3,
}
const info = {
  channels: [channel],
  promotions: [],
  payerCpf: '***.982.247-**',
  payerCpfRequired: false,
  owed: '0.00',
  turnoverBp: 10_000,
}
const settings = (change: object = {}) =>
  value({
    allowDeposit: 'Y',
    exclusion: null,
    totalDepositSuccessCount: 0,
    depositInfo: { ...info, ...change },
  })
const depositAddress = `/member?page=depositv2&deposit=${depositId}`
const none = { requestedAmount: '0.00', amount: '0.00', reimbursementAmount: '0.00' }
const records = (...list: object[]) => value({ records: list, next: null, totals: none })
const payment = {
  endToEndId,
  amount: '50.00',
  paidAt: '2030-01-01T12:03:00Z',
  status: 'credited',
  reason: null,
  refundedAt: null,
  reversals: [],
}
const deposit = {
  depositId,
  clientId: depositId,
  channel: 'PIX',
  status: 'awaiting',
  amount: '100.00',
  createdAt: '2030-01-01T12:00:00Z',
  expiresAt: '2030-01-01T12:15:00Z',
  dueOn: null,
  promotionId: null,
  payableForMs: 900_000,
  qrText: '000201',
  payUrl: null,
  creditedAt: null,
  payments: [],
}

type Answers = Parameters<typeof standInServer>[0]
const show = async (
  answers: Answers = {},
  { address = '/member?page=depositv2', demo = true } = {},
) => {
  const server = await standInServer({
    [settingsPath]: () => settings(),
    [recordsPath]: () => records(),
    ...answers,
  })
  const { info: known } = server.status
  const status = { ...server.status, info: { ...known, brand: { ...known.brand, demo } } }
  startSession(initialSession(status, () => 0))
  enterSession('tok', demoMember())
  await showPage(<DepositPage />, { address })
  return server
}
const press = async (name: RegExp) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => fireEvent.click(button))
}
const typeId = async (text: string) => {
  fireEvent.change(await screen.findByLabelText('ID da transação'), { target: { value: text } })
  await press(/Procurar o Pix/)
}
const plain = (text: string | null) => text?.replaceAll('\u00A0', ' ') ?? ''

describe('if a CPF is required before the first deposit', () => {
  const ask = async (answers: Answers = {}) => {
    let known: string | null = null
    const server = await show({
      [settingsPath]: () => settings({ payerCpfRequired: true, payerCpf: known }),
      '/wps/member/info': () => {
        known = '***.982.247-**'
        return value(null)
      },
      ...answers,
    })
    const field = await screen.findByLabelText('Seu CPF')
    const tell = async (cpf: string) => {
      fireEvent.change(field, { target: { value: cpf } })
      await press(/Salvar e continuar/)
    }
    return { server, tell }
  }

  test('it is requested in place, with the reason, and then the amount', async () => {
    const { tell } = await ask()
    expect(screen.getByText(/precisa vir de uma conta com este CPF/)).toBeDefined()
    expect(screen.queryByRole('button', { name: /Gerar/ })).toBeNull()
    await tell('529.982.247-24')
    expect(screen.getByText('Confira os 11 números do CPF.')).toBeDefined()
    await tell('529.982.247-25')
    expect(await screen.findByRole('button', { name: /Gerar/ })).toBeDefined()
    expect(screen.queryByLabelText('Seu CPF')).toBeNull()
  })

  test('one of another account is refused, with what to do', async () => {
    const { tell } = await ask({
      '/wps/member/info': () => refusal('profile.field_invalid', { field: 'taxId' }),
    })
    await tell('529.982.247-25')
    expect(await screen.findByText(/Confira os números; se for o seu, fale/)).toBeDefined()
  })
})

describe('"I paid, but it has not arrived"', () => {
  test('the id of a receipt, pasted with the text around it, finds the Pix', async () => {
    const server = await show({ [findPath]: () => value({ payment, depositId }) })
    await typeId(` ${endToEndId.slice(0, 8)} ${endToEndId.slice(8)}. `)
    expect(await screen.findByText('No seu saldo')).toBeDefined()
    expect(server.to(findPath)[0]?.query.get('endToEndId')).toBe(endToEndId)
    const link = screen.getByRole('link', { name: 'Ver este depósito' })
    expect(link.getAttribute('href')).toContain(`deposit=${depositId}`)
  })

  test('a Pix is looked up once, however often that is pressed', async () => {
    const server = await show({ [findPath]: () => value({ payment, depositId }) })
    const field = await screen.findByLabelText('ID da transação')
    fireEvent.change(field, { target: { value: endToEndId } })
    await sendTwice(field)
    expect(await screen.findByText('No seu saldo')).toBeDefined()
    expect(server.to(findPath)).toHaveLength(1)
  })

  test('a Pix that is returned is shown with its reason, and opens no deposit', async () => {
    const found = { ...payment, status: 'refunding', reason: 'unknown_charge' }
    await show({ [findPath]: () => value({ payment: found, depositId: null }) })
    await typeId(endToEndId)
    expect(await screen.findByText('Ele não pertence a nenhum depósito seu.')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Ver este depósito' })).toBeNull()
  })

  test('an id of the wrong shape is not looked up, and an unknown one is reported', async () => {
    const message = 'Não encontramos um Pix com este ID'
    const server = await show({
      [findPath]: () => refusal('deposit.payment_unknown', { status: 404, message }),
    })
    await typeId('12345')
    expect((await screen.findByRole('alert')).textContent).toContain('começa com E')
    expect(server.to(findPath)).toEqual([])
    await typeId(endToEndId)
    expect(await screen.findByText(message)).toBeDefined()
  })
})

describe('requesting a code', () => {
  test.each([
    [true, 'https://bank.example/pay', 1],
    [true, null, 0],
    [false, 'https://bank.example/pay', 0],
  ])('demo %s, page of the bank %s: links to play-money banks: %i', async (demo, payUrl, count) => {
    await show(
      { [depositPath]: () => value({ ...deposit, payUrl }) },
      { address: depositAddress, demo },
    )
    await screen.findByText(/Abra o app do seu banco/)
    expect(screen.queryAllByText(/abre um banco com dinheiro fictício/)).toHaveLength(count)
  })

  test('Enter in the amount requests the code, like the button', async () => {
    const server = await show({
      [createPath]: () => value(deposit),
      [depositPath]: () => value(deposit),
    })
    await pressEnter(await screen.findByLabelText('Quanto você quer depositar?'))
    expect(server.to(createPath)[0]?.body).toMatchObject({ amount: '100.00' })
  })

  test('a second press while the first is under way requests nothing more', async () => {
    const server = await show({
      [createPath]: () => value(deposit),
      [depositPath]: () => value(deposit),
    })
    await sendTwice(await screen.findByLabelText('Quanto você quer depositar?'))
    await screen.findByText(/Abra o app do seu banco/)
    expect(server.to(createPath)).toHaveLength(1)
  })

  test('a chosen payment day is sent, and the code shows its deadline', async () => {
    const server = await show({
      [createPath]: () => value({ ...deposit, dueOn: '2030-01-03' }),
      [depositPath]: () => value({ ...deposit, dueOn: '2030-01-03' }),
    })
    const when = await screen.findByLabelText('Quando você vai pagar?')
    const days = within(when).getAllByRole('option')
    expect(days).toHaveLength(5)
    const last = days.at(-1)?.getAttribute('value') ?? ''
    fireEvent.change(when, { target: { value: last } })
    await press(/Gerar código Pix/)
    expect(server.to(createPath)[0]?.body).toMatchObject({ amount: '100.00', dueOn: last })
    expect(await screen.findByText(/Você pode pagar até o fim de quinta-feira/)).toBeDefined()
  })

  test('if a brand requires immediate payment, there is nothing to choose', async () => {
    await show({ [settingsPath]: () => settings({ channels: [{ ...channel, dueDaysMax: 0 }] }) })
    await screen.findByRole('button', { name: /Gerar código Pix/ })
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  test('a promotion on offer can be chosen, and is omitted otherwise', async () => {
    const offered = { promotionId: 'p1', title: 'Dobro', terms: 'Uma vez', amountMin: '10.00' }
    const server = await show({
      [settingsPath]: () => settings({ promotions: [offered] }),
      [createPath]: () => refusal('deposit.promotion_unknown', { status: 409, message: 'Acabou' }),
    })
    await press(/Gerar código Pix/)
    expect(server.to(createPath)[0]?.body).not.toHaveProperty('promotionId')
    fireEvent.change(screen.getByLabelText('Promoção'), { target: { value: 'p1' } })
    expect(screen.getByText('Uma vez')).toBeDefined()
    await press(/Gerar código Pix/)
    expect(server.to(createPath)[1]?.body).toMatchObject({ promotionId: 'p1' })
    expect(await screen.findByText('Acabou')).toBeDefined()
  })

  test('a member in debt for a reversed Pix sees that before depositing', async () => {
    await show({ [settingsPath]: () => settings({ owed: '40.00' }) })
    expect(plain((await screen.findByText(/em aberto/)).textContent)).toContain('R$ 40,00')
  })

  test.each([
    ['', null],
    ['&state=credited', 'credited'],
    ['&state=stolen', null],
  ])('the records at the address with "%s" are asked for by state %s', async (more, state) => {
    const server = await show({}, { address: `/member?page=depositv2${more}` })
    await screen.findByText('Nenhum depósito por aqui ainda')
    const states = server.to(recordsPath).map(({ query }) => query.get('state'))
    // One more call is for an unpaid code.
    expect(states.toSorted()).toEqual(['awaiting', state].toSorted())
  })

  test('an unpaid code is offered again', async () => {
    const record = {
      transId: depositId,
      depositMode: 'PIX',
      requestedAmount: '70.00',
      amount: '0.00',
      reimbursementAmount: '0.00',
      refId: null,
      depositDate: '2030-01-01T12:00:00Z',
      actualDepositDate: null,
      state: 'awaiting',
    }
    await show({
      [recordsPath]: ({ query }) =>
        query.get('state') === 'awaiting' ? records(record) : records(),
    })
    expect(plain((await screen.findByText(/aguardando pagamento/)).textContent)).toContain('70,00')
    const link = screen.getByRole('link', { name: 'Continuar' })
    expect(link.getAttribute('href')).toContain(`deposit=${depositId}`)
  })
})

test.each([
  ['2030-03-02T15:00:00.000Z', /^Sua conta está em pausa até .*2030/],
  [null, /^Sua conta está em autoexclusão, sem prazo/],
])(
  'a break that lasts until %s is given as the reason, with a link to it',
  async (endsAt, said) => {
    const shut = { allowDeposit: 'N', totalDepositSuccessCount: 0 }
    await show({
      [settingsPath]: () => value({ ...shut, exclusion: { endsAt }, depositInfo: info }),
    })
    expect(await screen.findByRole('heading', { name: said })).toBeDefined()
    const way = screen.getByRole('link', { name: 'Ver a minha pausa' })
    expect(way.getAttribute('href')).toBe('/member?page=why')
    expect(screen.queryByRole('button', { name: /Gerar/ })).toBeNull()
  },
)

test('a credited deposit shows its amount, and is not taken for one that the bank reversed', async () => {
  const credited = {
    ...deposit,
    status: 'credited',
    amount: '50.00',
    qrText: null,
    creditedAt: '2030-01-01T12:03:02Z',
    payments: [payment],
  }
  await show({ [depositPath]: () => value(credited) }, { address: depositAddress })
  const title = await screen.findByRole('heading', { name: /no seu saldo$/ })
  expect(plain(title.textContent)).toBe('R$ 50,00 no seu saldo')
  expect(screen.queryByRole('heading', { name: 'O banco estornou este Pix' })).toBeNull()
})

test.each([
  ['a desktop', false, 'Abra o app do seu banco e escaneie o QR code ou copie o código.', 1],
  ['a phone', true, 'Copie o código e cole em Pix copia e cola, no app do seu banco.', 0],
])('on %s the code has what can be done with it there', async (_, isPhone, words, qrCount) => {
  const real = matchMedia
  vi.stubGlobal('matchMedia', (query: string) => ({
    ...real(query),
    matches: isPhone,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  await show({ [depositPath]: () => value(deposit) }, { address: depositAddress })
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryAllByRole('img', { name: /^QR code deste Pix/ })).toHaveLength(qrCount)
  vi.unstubAllGlobals()
})

test('a deposit that is credited meanwhile brings the new balance, also without the live socket', async () => {
  let current: object = deposit
  const server = await show({ [depositPath]: () => value(current) }, { address: depositAddress })
  await waitFor(() => expect(server.to(depositPath)).toHaveLength(1))
  await screen.findByRole('list', { name: 'Andamento deste depósito' })
  expect(server.to(balancePath)).toEqual([])
  current = { ...deposit, status: 'credited', qrText: null, creditedAt: '2030-01-01T12:03:02Z' }
  // Coming back to the page asks again.
  await act(async () => void window.dispatchEvent(new Event('visibilitychange')))
  expect(await screen.findByRole('heading', { name: /no seu saldo$/ })).toBeTruthy()
  await waitFor(() => expect(server.to(balancePath)).toHaveLength(1))
})

test('a Pix reversed by the bank shows what left the balance and what is still owed', async () => {
  const reversal = {
    what: 'deposit',
    amount: '50.00',
    reversedAt: '2030-01-02T12:00:00Z',
    fromBalance: '10.00',
    owed: '40.00',
  }
  const taken = {
    ...deposit,
    status: 'credited',
    qrText: null,
    creditedAt: '2030-01-01T12:03:02Z',
    payments: [{ ...payment, reversals: [reversal] }],
  }
  await show({ [depositPath]: () => value(taken) }, { address: depositAddress })
  const note = plain((await screen.findByText(/deste Pix; /)).textContent)
  expect(note).toContain('R$ 10,00 foram descontados')
  expect(note).toContain('Faltam R$ 40,00')
  expect(screen.queryByText(/Boa sorte/)).toBeNull()
  expect(screen.getByRole('heading', { name: 'O banco estornou este Pix' })).toBeDefined()
})
