import { Toaster } from '@trevo/ui/toast.tsx'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { balanceStore } from '../../../core/session/balance-store.ts'
import { initialSession } from '../../../core/session/session-state.ts'
import { enterSession, startSession } from '../../../core/session/store.ts'
import { closePopup } from '../../../core/popups/popups.ts'
import { demoMember } from '../../../testing/demo-member.ts'
import { pressEnter, sendTwice } from '../../../testing/press-enter.ts'
import { hear } from '../../../testing/show-to-member.tsx'
import { showPage } from '../../../testing/show-page.tsx'
import { refusal, standInServer, value } from '../../../testing/stand-in-server.ts'
import PayeePopup from './payee-popup.tsx'
import PeerPopup from './peer-popup.tsx'
import WithdrawPage from './withdraw-page.tsx'

const relay = (name: string) => `/wps/relay/${name}`
const createPath = relay('passwordCheck/MCSFE_withdraw')
const choosePath = relay('MCSFE_setDefaultBankCard')
const removePath = relay('MCSFE_removeBankCard')
const answerPath = relay('MCSFE_processC2CTransaction')
const withdrawalId = '0b5ff4a5-0d5f-4d1c-8a29-2f6f7f3f9e01'
const cardId = '1b5ff4a5-0d5f-4d1c-8a29-2f6f7f3f9e01'

const settings = (change: object = {}) => ({
  allowWithdraw: 'Y',
  minimumAmount: '20.00',
  maximumAmount: '50000.00',
  freePerDay: 3,
  remainingTransactionTimes: 2,
  fee: '0.00',
  turnover: { required: '0.00', wagered: '0.00', left: '0.00', ofFreeRounds: '0.00' },
  channels: ['pix', 'peer'],
  payableWithinMin: 120,
  ...change,
})
const card = {
  bankCardId: cardId,
  kind: 'pix',
  pixKeyType: 'CPF',
  cardNumber: '***.982.247-**',
  bankCode: null,
  bankName: null,
  branch: null,
  accountType: null,
  cardHolder: 'Marina A.',
  isDefault: true,
  createdAt: '2030-01-01T12:00:00Z',
}
const payees = (change: object = {}) => ({
  bankCards: [card],
  bankCardsMax: 5,
  payeeName: 'Marina A.',
  payeeCpf: '***.982.247-**',
  banks: [],
  hasPaymentPassword: true,
  ...change,
})
const withdrawal = (change: object = {}) => ({
  withdrawalId,
  clientId: withdrawalId,
  channel: 'pix',
  status: 'review',
  amount: '100.00',
  fee: '0.00',
  netAmount: '100.00',
  paidAmount: '0.00',
  payee: card,
  createdAt: '2030-01-01T12:00:00Z',
  endedAt: null,
  payableUntil: '2030-01-01T14:00:00Z',
  payableForMs: 7_000_000,
  reviewReasons: ['first'],
  remark: null,
  failure: null,
  endToEndId: null,
  canCancel: true,
  questions: [],
  events: [
    { kind: 'requested', at: '2030-01-01T12:00:00Z' },
    { kind: 'review', at: '2030-01-01T12:00:00Z' },
  ],
  ...change,
})

const show = async (
  answers: Parameters<typeof standInServer>[0],
  address = '/member?page=withdraw',
) => {
  const server = await standInServer({
    [relay('MCSFE_getWithdrawSettings')]: () => value(settings()),
    [relay('MCSFE_getBankCards')]: () => value(payees()),
    [relay('MCSFE_getWithdrawRecords')]: () =>
      value({ records: [], next: null, totals: { amount: '0.00', paidAmount: '0.00' } }),
    [relay('MCSFE_getWithdrawal')]: () => value(withdrawal()),
    ...answers,
  })
  startSession(initialSession(server.status, () => 0))
  enterSession('tok', demoMember())
  balanceStore.set({ amount: '150.00', currency: 'BRL', seq: '1' })
  await showPage(
    <>
      <WithdrawPage />
      <Toaster />
    </>,
    { address },
  )
  return server
}

const fill = async (amount: string, password = '482913') => {
  fireEvent.change(await screen.findByLabelText('Quanto você quer sacar?'), {
    target: { value: amount },
  })
  fireEvent.change(screen.getByLabelText('Senha de pagamento'), { target: { value: password } })
}
const send = () => pressEnter(screen.getByLabelText('Senha de pagamento'))

describe('the withdraw page', () => {
  test('first the payment password, then a key; each step explains why', async () => {
    await show({
      [relay('MCSFE_getBankCards')]: () =>
        value(payees({ hasPaymentPassword: false, bankCards: [] })),
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Criar senha de pagamento' }))
    expect(screen.getByTestId('popups').textContent).toBe('security')
    cleanup()
    closePopup()
    await show({ [relay('MCSFE_getBankCards')]: () => value(payees({ bankCards: [] })) })
    fireEvent.click(await screen.findByRole('button', { name: 'Cadastrar chave Pix' }))
    expect(screen.getByTestId('popups').textContent).toBe('payee')
  })

  test('Enter in the last field submits a new Pix key', async () => {
    const path = '/wps/relay/passwordCheck/MCSFE_addBankCard'
    const server = await standInServer({
      [relay('MCSFE_getBankCards')]: () => value(payees({ bankCards: [] })),
      [path]: () => value(null),
    })
    startSession(initialSession(server.status, () => 0))
    enterSession('tok', demoMember())
    await showPage(<PayeePopup onClose={() => undefined} />)
    await waitFor(() => expect(document.querySelector('dialog')?.open).toBe(true))
    const key = document.querySelector('[name="key"]')!
    fireEvent.change(key, { target: { value: '52998224725' } })
    const password = screen.getByLabelText('Senha de pagamento')
    await pressEnter(password)
    expect(password.getAttribute('aria-invalid')).toBe('true')
    fireEvent.change(password, { target: { value: '482913' } })
    await pressEnter(password)
    await waitFor(() => expect(server.to(path)).toHaveLength(1))
    expect(server.to(path)[0]?.body).toMatchObject({
      paymentPassword: '482913',
      payee: { kind: 'pix', keyType: 'CPF', key: '52998224725' },
    })
  })

  test('the remaining wagering requirement is shown with its amount, and nothing can be sent', async () => {
    const turnover = { required: '80.00', wagered: '30.00', left: '50.00', ofFreeRounds: '20.00' }
    await show({ [relay('MCSFE_getWithdrawSettings')]: () => value(settings({ turnover })) })
    expect(await screen.findByText(/Faltam R\$\s50,00/)).toBeTruthy()
    expect(
      screen.getByText(/R\$\s20,00 são requisito de aposta dos ganhos das rodadas grátis/),
    ).toBeTruthy()
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('37')
    expect(screen.queryByLabelText('Senha de pagamento')).toBeNull()
  })

  test('free rounds are only mentioned where something of their requirement is left', async () => {
    const turnover = { required: '80.00', wagered: '30.00', left: '50.00', ofFreeRounds: '0.00' }
    await show({ [relay('MCSFE_getWithdrawSettings')]: () => value(settings({ turnover })) })
    expect(await screen.findByText(/Faltam R\$\s50,00/)).toBeTruthy()
    expect(screen.queryByText(/rodadas grátis/)).toBeNull()
  })

  test('more than the balance, or a password of fewer than six digits, is never sent', async () => {
    const server = await show({})
    await fill('151')
    await send()
    expect(screen.getByText(/Seu saldo é de R\$\s150,00/)).toBeTruthy()
    await fill('100', '12345')
    await send()
    expect(screen.getByText('Digite os 6 números.')).toBeTruthy()
    expect(server.asked.some(({ path }) => path === createPath)).toBe(false)
  })

  test.each([
    ['150.00', '150'],
    ['70000.00', '50000'],
  ])(
    'all of a balance of %s is %s: never more than one withdrawal may be',
    async (balance, all) => {
      await show({})
      await act(async () => balanceStore.set({ amount: balance, currency: 'BRL', seq: '2' }))
      const field = await screen.findByLabelText<HTMLInputElement>('Quanto você quer sacar?')
      fireEvent.click(screen.getByRole('button', { name: 'Sacar tudo' }))
      expect(field.value).toBe(all)
    },
  )

  test.each([
    ['', 'Digite quanto você quer sacar.'],
    ['150,01', 'Seu saldo é de R$ 150,00.'],
    ['19,99', /R\$ 20,00/],
  ])('the amount “%s” is refused with the reason', async (amount, words) => {
    const server = await show({})
    await fill(amount)
    await send()
    const error = screen.getByLabelText('Quanto você quer sacar?').getAttribute('aria-describedby')
    const said = (error ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
      .replaceAll('\u00A0', ' ')
    expect(said).toMatch(words)
    expect(server.to(createPath)).toEqual([])
  })

  test('a second press while the first is under way orders nothing more', async () => {
    const server = await show({ [createPath]: () => value(withdrawal()) })
    await fill('100')
    await sendTwice(screen.getByLabelText('Senha de pagamento'))
    await waitFor(() => expect(screen.queryByLabelText('Senha de pagamento')).toBeNull())
    expect(server.to(createPath)).toHaveLength(1)
  })

  test('a lost answer is retried under the same id, and leads to the same withdrawal', async () => {
    let tries = 0
    const server = await show({
      [createPath]: () => {
        tries += 1
        return tries === 1 ? refusal('unknown.system.err', { status: 500 }) : value(withdrawal())
      },
    })
    await fill('100')
    await send()
    expect(await screen.findByText('unknown.system.err')).toBeTruthy()
    await fill('100')
    await send()
    expect(await screen.findByRole('heading', { name: 'Em análise' })).toBeTruthy()
    const sent = server.asked.filter(({ path }) => path === createPath)
    const bodies = sent.map(({ body }) => body as { clientId: string; amount: string })
    expect(bodies).toHaveLength(2)
    expect(new Set(bodies.map(({ clientId }) => clientId)).size).toBe(1)
    expect(bodies[0]).toMatchObject({
      amount: '100.00',
      bankCardId: cardId,
      channel: 'pix',
      paymentPassword: '482913',
    })
    expect(screen.getByText('Porque é seu primeiro saque.')).toBeTruthy()
    expect(screen.getByText(/Por lei, até/)).toBeTruthy()
  })

  test('of the steps of a withdrawal, only the one that is being done is marked as the current one', async () => {
    await show({}, `/member?page=withdraw&withdrawal=${withdrawalId}`)
    const steps = within(await screen.findByRole('list', { name: 'Andamento deste saque' }))
    const marked = steps
      .getAllByRole('listitem')
      .filter((step) => step.getAttribute('aria-current') === 'step')
    expect(marked.map((step) => step.textContent)).toEqual(['Análise'])
  })

  test('a withdrawal under review can be cancelled', async () => {
    let current = withdrawal()
    const cancelPath = relay('MCSFE_cancelWithdrawal')
    const address = `/member?page=withdraw&withdrawal=${withdrawalId}`
    const server = await show(
      {
        [relay('MCSFE_getWithdrawal')]: () => value(current),
        [cancelPath]: () => {
          current = withdrawal({ status: 'cancelled', canCancel: false, payableForMs: null })
          return value(current)
        },
      },
      address,
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Cancelar saque' }))
    expect(await screen.findByRole('heading', { name: 'Cancelado' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Cancelar saque' })).toBeNull()
    const sent = server.asked.filter(({ path }) => path === cancelPath)
    expect(sent.map(({ body }) => body)).toEqual([{ withdrawalId }])
  })

  test.each([
    ['', null],
    ['&state=paid', 'paid'],
    ['&state=stolen', null],
  ])('the records at the address with "%s" are asked for by state %s', async (more, status) => {
    const server = await show({}, `/member?page=withdraw${more}`)
    const asked = () => server.to(relay('MCSFE_getWithdrawRecords'))
    await waitFor(() => expect(asked()).toHaveLength(1))
    expect(asked()[0]?.query.get('status')).toBe(status)
  })

  test.each([
    ['0.00', undefined],
    ['120.00', 'Total pago: R$ 120,00'],
  ])('of %s paid the records say in all: %s', async (paidAmount, said) => {
    const answer = { records: [], next: null, totals: { amount: '0.00', paidAmount } }
    await show({ [relay('MCSFE_getWithdrawRecords')]: () => value(answer) })
    const title = await screen.findByRole('heading', { name: 'Seus saques' })
    await screen.findByText('Nenhum saque por aqui ainda')
    expect(title.nextElementSibling?.textContent?.replaceAll('\u00A0', ' ')).toBe(said)
  })

  describe('keys and accounts', () => {
    const other = { ...card, bankCardId: 'c2', cardNumber: 'ana@trevo.example', isDefault: false }
    const showBoth = (answers: Parameters<typeof show>[0] = {}) =>
      show({
        [relay('MCSFE_getBankCards')]: () => value(payees({ bankCards: [card, other] })),
        ...answers,
      })
    const pressFor = async (name: RegExp) => {
      const button = await screen.findByRole('button', { name })
      await act(async () => fireEvent.click(button))
    }

    test('the principal one is marked; another can be made it, and the list is asked for again', async () => {
      const server = await showBoth({ [choosePath]: () => value({}) })
      expect(await screen.findByText('Principal')).toBeTruthy()
      expect(screen.queryByRole('button', { name: /Tornar principal: \*/ })).toBeNull()
      await pressFor(/Tornar principal: ana@trevo/)
      expect(server.to(choosePath)[0]?.body).toEqual({ bankCardId: 'c2' })
      await waitFor(() => expect(server.to(relay('MCSFE_getBankCards'))).toHaveLength(2))
    })

    test('one is removed on request, and the list is asked for again', async () => {
      const server = await showBoth({ [removePath]: () => value({}) })
      await pressFor(/Remover: ana@trevo/)
      expect(server.to(removePath)[0]?.body).toEqual({ bankCardId: 'c2' })
      await waitFor(() => expect(server.to(relay('MCSFE_getBankCards'))).toHaveLength(2))
    })

    test('a refusal is told, and nothing is asked for again', async () => {
      const server = await showBoth({
        [removePath]: () => refusal('x', { message: 'Saque em andamento.' }),
      })
      await pressFor(/Remover: ana@trevo/)
      expect(await screen.findByText('Saque em andamento.')).toBeTruthy()
      expect(server.to(relay('MCSFE_getBankCards'))).toHaveLength(1)
    })

    test('another is offered up to the highest number', async () => {
      await showBoth()
      expect(await screen.findByText('2 de 5')).toBeTruthy()
      const offered = () =>
        within(screen.getByRole('region', { name: 'Suas chaves e contas' })).queryByRole('button', {
          name: 'Cadastrar outra',
        })
      fireEvent.click(offered() ?? document.body)
      await waitFor(() => expect(screen.getByTestId('popups').textContent).toBe('payee'))
      cleanup()
      await showBoth({
        [relay('MCSFE_getBankCards')]: () =>
          value(payees({ bankCards: [card, other], bankCardsMax: 2 })),
      })
      expect(await screen.findByText('2 de 2')).toBeTruthy()
      expect(offered()).toBeNull()
    })
  })

  test('a change that the live socket reports refreshes the list and what is left for today', async () => {
    const server = await show({})
    await screen.findByLabelText('Quanto você quer sacar?')
    const asked = () =>
      ['MCSFE_getWithdrawSettings', 'MCSFE_getWithdrawRecords'].map(
        (name) => server.to(relay(name)).length,
      )
    await waitFor(() => expect(asked()).toEqual([1, 1]))
    await hear({ topic: 'withdrawal', withdrawalId, status: 'paid' })
    await waitFor(() => expect(asked()).toEqual([2, 2]))
  })

  test('once no free one is left, its fee is told before an amount is typed, and then what arrives', async () => {
    await show({ [relay('MCSFE_getWithdrawSettings')]: () => value(settings({ fee: '2.50' })) })
    const plain = () => screen.getByText(/^Taxa de/).textContent?.replaceAll('\u00A0', ' ')
    await screen.findByText(/^Taxa de/)
    expect(plain()).toContain('Taxa de R$ 2,50: os 3 saques grátis de hoje já foram usados.')
    await fill('100,00')
    expect(plain()).toContain('Taxa de R$ 2,50. Você recebe R$ 97,50.')
  })

  test('a failed one shows why and that the money was returned; a paid one shows its id', async () => {
    const ended = { canCancel: false, payableUntil: null, payableForMs: null, reviewReasons: [] }
    const address = `/member?page=withdraw&withdrawal=${withdrawalId}`
    const failed = { ...ended, status: 'failed', failure: 'account_closed' }
    await show({ [relay('MCSFE_getWithdrawal')]: () => value(withdrawal(failed)) }, address)
    expect(await screen.findByText('Esta conta foi encerrada. Use outra.')).toBeTruthy()
    expect(screen.getByText(/O dinheiro voltou para o seu saldo/)).toBeTruthy()
    cleanup()
    const endToEndId = `E${'1'.repeat(31)}`
    const paid = { ...ended, status: 'paid', paidAmount: '100.00', endToEndId }
    await show({ [relay('MCSFE_getWithdrawal')]: () => value(withdrawal(paid)) }, address)
    expect(await screen.findByText(endToEndId)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Cancelar saque' })).toBeNull()
  })
})

describe('the withdrawal confirmation', () => {
  const part = (paymentId: string, outcome: string) => ({
    paymentId,
    amount: '25.00',
    endToEndId: `E${'2'.repeat(31)}`,
    sentAt: '2030-01-01T12:00:00Z',
    outcome,
    answerUntil: '2030-01-01T12:30:00Z',
    answerForMs: outcome === 'waiting' ? 1_700_000 : null,
    hasProof: false,
  })
  const confirmation = (first: string, second: string, change: object = {}) => ({
    withdrawalId,
    amount: '50.00',
    receivedAmount: '0.00',
    remainingAmount: '50.00',
    answerWithinMin: 30,
    isFullyReceived: false,
    payments: [part(cardId, first), part(withdrawalId, second)],
    ...change,
  })
  const open = async (first: string, second: string, answered: object = {}, shown: object = {}) => {
    let current: object = confirmation(first, second, shown)
    const server = await standInServer({
      [relay('MCSFE_getPaymentConfirmationList')]: () => value({ list: [current] }),
      [answerPath]: () => {
        current = answered
        return value(answered)
      },
    })
    startSession(initialSession(server.status, () => 0))
    enterSession('tok', demoMember())
    await showPage(<PeerPopup withdrawalId={withdrawalId} onClose={() => undefined} />)
    return server
  }
  const wordsSent = (server: Awaited<ReturnType<typeof open>>) =>
    server.asked.filter(({ path }) => path === answerPath).map(({ body }) => body)

  test('WITHDRAW-1: the claim that nothing arrived is sent with a picture; other files are refused', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(
      'data:image/jpeg;base64,AAAA',
    )
    let isPicture = false
    const bitmap = { width: 10, height: 10, close: () => undefined }
    vi.stubGlobal('createImageBitmap', async () => {
      if (!isPicture) throw new Error('not a picture')
      return bitmap
    })
    const server = await open('waiting', 'received', confirmation('not_received', 'received'))
    fireEvent.click(await screen.findByText('Não recebi'))
    const file = new File(['x'], 'extrato.png', { type: 'image/png' })
    fireEvent.change(await screen.findByLabelText(/^Enviar o extrato/), {
      target: { files: [file] },
    })
    fireEvent.click(screen.getByText('Enviar'))
    expect(
      await screen.findByText('Não conseguimos abrir esta imagem. Escolha outra.'),
    ).toBeTruthy()
    expect(wordsSent(server)).toEqual([])

    isPicture = true
    await act(async () => void fireEvent.click(screen.getByText('Enviar')))
    expect(wordsSent(server)).toEqual([
      { result: 'not_received', paymentId: cardId, proof: 'AAAA' },
    ])
  })

  test('WITHDRAW-1: each part is confirmed, or all at once; "not received" asks for a picture', async () => {
    const server = await open('waiting', 'waiting', confirmation('received', 'waiting'))
    const [yes] = await screen.findAllByText('Já recebi')
    await act(async () => void (yes && fireEvent.click(yes)))
    expect(wordsSent(server)).toEqual([{ result: 'received', paymentId: cardId }])

    await waitFor(() => expect(screen.getAllByText('Não recebi')).toHaveLength(1))
    fireEvent.click(screen.getByText('Não recebi'))
    fireEvent.click(await screen.findByText('Enviar'))
    expect(await screen.findByText('Escolha uma imagem.')).toBeTruthy()
    expect(wordsSent(server)).toHaveLength(1)
    cleanup()

    const fully = { receivedAmount: '50.00', remainingAmount: '0.00', isFullyReceived: true }
    const all = confirmation('all_received', 'all_received', fully)
    const other = await open('waiting', 'waiting', all)
    await act(async () => void fireEvent.click(await screen.findByText('Recebi tudo')))
    expect(wordsSent(other)).toEqual([{ result: 'all_received', withdrawalId }])
    expect(await screen.findByText('Tudo recebido. Saque concluído.')).toBeTruthy()
  })

  test('WITHDRAW-1, WITHDRAW-2: it shows after how many minutes silence counts as received, and what was forced', async () => {
    await open('waiting', 'forced_received', {}, { answerWithinMin: 45 })
    expect(
      await screen.findByText('Sem resposta em 45 minutos, o pagamento conta como recebido.'),
    ).toBeTruthy()
    expect(screen.getByText('Recebido por falta de resposta')).toBeTruthy()
  })
})
