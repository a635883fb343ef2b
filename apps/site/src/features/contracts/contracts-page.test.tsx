import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ContractType } from '@trevo/contract/contract-terms.ts'
import type { Contract } from '@trevo/contract/wps/agents/contracts.ts'
import { describe, expect, test } from 'vitest'
import { popupsNow } from '../../testing/popups-now.ts'
import { enter, pageText, press, showToMember, textOf } from '../../testing/show-to-member.tsx'
import { refusal, value } from '../../testing/stand-in-server.ts'
import { ContractsPage } from './contracts-page.tsx'
import type { ContractList } from './queries.ts'

const paths = {
  list: '/wps/relay/MCS2_getContracts',
  offer: '/wps/relay/MCS2_offerContract',
  void: '/wps/relay/MCS2_voidContract',
  history: '/wps/relay/MCS2_getContractHistory',
} as const
type Answers = NonNullable<Parameters<typeof showToMember>[1]>

const contract = (change: Partial<Contract> = {}): Contract => ({
  id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  contractType: 'DIVIDEND',
  type: 'RNG',
  status: 'A',
  period: 'M',
  details: [
    {
      minimumBet: '450000.00',
      netLoss: '100.00',
      activeMember: 5,
      contractRate: '18.50',
      rateType: 'P',
      fixedAmount: null,
      winRate: null,
    },
  ],
  contractRate: '18.50',
  carriesOver: true,
  needsApproval: true,
  giver: 'agente.acima',
  receiver: 'ana',
  receiverId: 'm1',
  createdDate: '2026-03-01T12:00:00.000Z',
  processedDate: null,
  ...change,
})
const list = (change: Partial<ContractList> = {}): ContractList => ({
  own: [],
  downline: [],
  usedContracts: 1,
  totalContracts: 3,
  receivers: [
    { receiver: 'bia', receiverId: 'm2' },
    { receiver: 'caio', receiverId: 'm3' },
  ],
  rateMax: { CONS: '10.00', RNG: '20.00' },
  ...change,
})
const show = (
  change: Partial<ContractList> = {},
  answers: Answers = {},
  { tab = '', contractType = 'DIVIDEND' as ContractType } = {},
) =>
  showToMember(
    <ContractsPage contractType={contractType} />,
    { [paths.list]: () => value(list(change)), ...answers },
    { address: `/agentHome?page=x${tab && `&tab=${tab}`}` },
  )

describe('the contracts', () => {
  test('of the agent are shown with who gives them; one that waits can be answered', async () => {
    await show({
      own: [
        contract(),
        contract({
          id: '6f9619ff-8b86-4d01-b42d-00cf4fc964f1',
          status: 'P',
          giver: '',
          period: null,
        }),
      ],
    })
    const signed = await screen.findByRole('article', { name: 'agente.acima · Slots' })
    expect(textOf(signed)).toContain('Em vigor')
    expect(textOf(signed)).toContain('Mensal · 1 de mar. de 2026')
    expect(within(signed).queryByRole('button', { name: 'Responder' })).toBeNull()
    const waiting = screen.getByRole('article', { name: /^(?!agente).* · Slots$/ })
    expect(textOf(waiting)).toContain('Aguardando resposta')
    expect(textOf(waiting)).not.toContain('Mensal')
    await act(async () => within(waiting).getByRole('button', { name: 'Responder' }).click())
    expect(popupsNow()).toContain('contractRequests')
  })

  test('without one it says how one comes; the downline and the form are in the address', async () => {
    await show()
    expect(await screen.findByText('Você não tem contrato deste tipo')).toBeTruthy()
    screen.getByRole('tab', { name: 'Contratos da equipe' }).click()
    expect(await screen.findByText('Você ainda não ofereceu contrato deste tipo')).toBeTruthy()
    expect(screen.getByTestId('address').textContent).toBe('/agentHome?page=x&tab=downline')
  })

  test('a failure can be tried again', async () => {
    let isDown = true
    await show({}, { [paths.list]: () => (isDown ? refusal('x', { status: 500 }) : value(list())) })
    expect(await screen.findByText('Confira a conexão e tente de novo.')).toBeTruthy()
    isDown = false
    await press('Tentar de novo')
    expect(await screen.findByText('Você não tem contrato deste tipo')).toBeTruthy()
  })

  test.each([
    ['P', 'Retirar a proposta', 'Proposta retirada'],
    ['E', 'Retirar a proposta', 'Proposta retirada'],
    ['A', 'Pedir encerramento', 'Encerramento solicitado; ana vai responder'],
  ] as const)('one given in state %s: "%s"', async (status, name, told) => {
    const server = await show(
      { downline: [contract({ status })] },
      { [paths.void]: () => value(contract({ status: 'V' })) },
      { tab: 'downline' },
    )
    expect(await screen.findByText('1 em vigor, 3 oferecidos no total')).toBeTruthy()
    expect(screen.getByRole('article', { name: 'ana · Slots' })).toBeTruthy()
    const before = server.to(paths.list).length
    await press(name)
    expect(await screen.findByText(told)).toBeTruthy()
    expect(server.to(paths.void)[0]?.body).toEqual({
      contractId: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
    })
    await waitFor(() => expect(server.to(paths.list).length).toBeGreaterThan(before))
  })
  test.each(['V', 'R', 'C'] as const)('one given in state %s cannot be ended', async (status) => {
    await show({ downline: [contract({ status })] }, {}, { tab: 'downline' })
    await screen.findByRole('article')
    expect(screen.queryByRole('button', { name: /Retirar|Pedir/ })).toBeNull()
  })
  test('a refusal is told', async () => {
    const answers = [refusal('contract.answered', { message: 'Já respondida.' })]
    await show(
      { downline: [contract()] },
      { [paths.void]: () => answers.shift() ?? refusal('x', { status: 500, message: '' }) },
      { tab: 'downline' },
    )
    await screen.findByRole('article')
    await press('Pedir encerramento')
    expect(await screen.findByText('Já respondida.')).toBeTruthy()
  })

  test('its history is unfolded on request, with who did it', async () => {
    const date = '2026-03-01T12:00:00.000Z'
    const server = await show(
      { own: [contract()] },
      {
        [paths.history]: () =>
          value([
            { action: 'N', by: 'agente.acima', date },
            { action: 'C', by: null, date },
            { action: 'A', by: '', date },
          ]),
      },
    )
    await screen.findByRole('article')
    expect(server.to(paths.history)).toHaveLength(0)
    await press('Histórico')
    const first = await screen.findByText(/^Oferecido/)
    const lines = within(first.closest('ol') ?? document.body).getAllByRole('listitem')
    expect(lines.map(textOf)).toEqual([
      expect.stringMatching(/^Oferecido · agente\.acima01\/03\/2026/),
      expect.stringMatching(/^Encerrado · automaticamente, por causa de outro contrato/),
      expect.stringMatching(/^Assinado · .*conta/i),
    ])
    await press('Histórico')
    expect(screen.queryByText(/^Oferecido/)).toBeNull()
  })
  test('a history that fails says so', async () => {
    await show({ own: [contract()] })
    await screen.findByRole('article')
    await press('Histórico')
    expect(await screen.findByText('Não foi possível carregar')).toBeTruthy()
  })
})

describe('an offer', () => {
  const open = async (
    contractType: ContractType = 'DIVIDEND',
    change: Partial<ContractList> = {},
    answers: Answers = {},
  ) => {
    const server = await show(change, answers, { tab: 'offer', contractType })
    await screen.findByRole('tab', { name: 'Oferecer contrato' })
    return server
  }

  test('needs agents below, and a rate of one’s own', async () => {
    await open('DIVIDEND', { receivers: [] })
    expect(await screen.findByText('Você não tem agentes diretos')).toBeTruthy()
  })
  test('needs a rate of one’s own', async () => {
    await open('DIVIDEND', { rateMax: {} })
    expect(await screen.findByText('Primeiro você precisa do seu próprio contrato')).toBeTruthy()
  })

  test('each field is checked; two tiers are sent as typed', async () => {
    const server = await open(
      'DIVIDEND',
      {},
      {
        [paths.offer]: () => value(contract({ receiver: 'caio' })),
      },
    )
    expect(screen.getByLabelText('Produto').textContent).toBe('Todos os produtosSlots')
    enter('Agente', 'm3')
    enter('Produto', 'RNG')
    enter('Período', 'W')
    expect(screen.queryByLabelText('Paga')).toBeNull()
    expect(pageText()).toMatch(/No máximo 20(,00)?%/)
    await press('Enviar proposta')
    expect(pageText()).toContain('Digite uma taxa entre 0,01 e 20')
    expect(pageText()).not.toContain('No máximo 20')
    expect(server.to(paths.offer)).toHaveLength(0)
    enter(/^Aposta válida/, '1000')
    enter(/^Perda mínima/, '100')
    enter(/^Membros ativos/, '3')
    enter(/^Taxa \(%\)/, '5')
    expect(screen.queryByRole('button', { name: 'Remover a última faixa' })).toBeNull()
    await press('Adicionar faixa')
    const second = screen.getByRole('group', { name: 'Faixa 2' })
    const fill = async (label: RegExp, typed: string) =>
      void fireEvent.change(within(second).getByLabelText(label), { target: { value: typed } })
    await fill(/^Aposta válida/, '900')
    await fill(/^Perda mínima/, '100')
    await fill(/^Membros ativos/, '3')
    await fill(/^Taxa \(%\)/, '6')
    await press('Enviar proposta')
    expect(textOf(second)).toMatch(/Digite (mais que na|no mínimo)/)
    await fill(/^Aposta válida/, '2000')
    await press('Enviar proposta')
    expect(await screen.findByText('Proposta enviada para caio')).toBeTruthy()
    expect(server.to(paths.offer)[0]?.body).toEqual({
      id: expect.any(String),
      contractType: 'DIVIDEND',
      type: 'RNG',
      receiverId: 'm3',
      period: 'W',
      details: [
        { minimumBet: '1000', netLoss: '100', activeMember: 3, contractRate: '5.00' },
        { minimumBet: '2000', netLoss: '100', activeMember: 3, contractRate: '6.00' },
      ],
      carriesOver: true,
      needsApproval: true,
    })
    expect(screen.getByTestId('address').textContent).toContain('tab=downline')
  })

  test('a salary may be a fixed amount, is not carried over, and needs no approval', async () => {
    const server = await open(
      'DAILY',
      {},
      {
        [paths.offer]: () => refusal('contract.waiting', { message: 'Já há uma proposta.' }),
      },
    )
    expect(screen.queryByLabelText(/^Perda mínima/)).toBeNull()
    expect(screen.queryByLabelText(/^Descontar/)).toBeNull()
    expect(screen.getByLabelText(/^Taxa \(%\)/)).toBeTruthy()
    enter('Paga', 'F')
    expect(screen.queryByLabelText(/^Taxa \(%\)/)).toBeNull()
    enter(/^Aposta válida/, '1000')
    enter(/^Membros ativos/, '3')
    enter(/^Valor fixo/, '10')
    await press('Enviar proposta')
    expect(await screen.findByText('Já há uma proposta.')).toBeTruthy()
    await press('Enviar proposta')
    await waitFor(() => expect(server.to(paths.offer)).toHaveLength(2))
    const sent = server.to(paths.offer).map(({ body }) => body as { id: string })
    expect(sent[0]).toMatchObject({ period: 'D', carriesOver: false, needsApproval: false })
    expect(sent[1]?.id).toBe(sent[0]?.id)
    enter(/^Valor fixo/, '11')
    await press('Enviar proposta')
    await waitFor(() => expect(server.to(paths.offer)).toHaveLength(3))
    const [, , changed] = server.to(paths.offer).map(({ body }) => body as { id: string })
    expect(changed?.id).toMatch(/-/)
    expect(changed?.id).not.toBe(sent[0]?.id)
  })

  test('a real-time salary has a rate for rounds that the player won, and no period', async () => {
    await open('REALTIME')
    expect(screen.getByLabelText(/^Taxa quando o jogador ganha/)).toBeTruthy()
    expect(screen.queryByLabelText('Período')).toBeNull()
    expect(screen.queryByLabelText('Paga')).toBeNull()
  })

  test('ten tiers at most, and one at least', async () => {
    await open()
    for (let tier = 2; tier <= 10; tier += 1) await press('Adicionar faixa')
    expect(screen.getAllByRole('group', { name: /^Faixa/ })).toHaveLength(10)
    expect(screen.queryByRole('button', { name: 'Adicionar faixa' })).toBeNull()
    for (let tier = 10; tier > 1; tier -= 1) await press('Remover a última faixa')
    expect(screen.getAllByRole('group', { name: /^Faixa/ })).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Remover a última faixa' })).toBeNull()
  })
})
