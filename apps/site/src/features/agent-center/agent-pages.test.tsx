import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Givable } from '@trevo/contract/wps/agents/rebates.ts'
import type { RegisterLink } from '@trevo/contract/wps/agents/register.ts'
import type { TeamRow, TeamSums } from '@trevo/contract/wps/agents/team.ts'
import { describe, expect, test, vi } from 'vitest'
import { popupsNow } from '../../testing/popups-now.ts'
import {
  enter,
  isWaiting,
  pageText,
  press,
  showToMember,
  textOf,
} from '../../testing/show-to-member.tsx'
import { refusal, value } from '../../testing/stand-in-server.ts'
import { RegisterPage } from './links/register-page.tsx'
import { MessagesPage } from './messages/messages-page.tsx'
import { BetsChart } from './overview/bets-chart.tsx'
import { OverviewPage } from './overview/overview-page.tsx'
import { OwnAgentPage } from './own-agent/own-agent-page.tsx'
import { IncomePage } from './reports/income-page.tsx'
import { ResultsPage } from './reports/results-page.tsx'
import { TeamPage } from './team/team-page.tsx'

const paths = {
  links: '/wps/relay/MCS2_registerLinks',
  createLink: '/wps/relay/MCS2_createRegisterLink',
  closeLink: '/wps/relay/MCS2_closeRegisterLink',
  linkMembers: '/wps/relay/MCS2_linkMembers',
  createAccount: '/wps/relay/passwordCheck/MCS2_createDownline',
  givable: '/wps/relay/MCS2_getRebateSetting',
  give: '/wps/relay/MCS2_setRebate',
  people: '/wps/relay/MCS2_messagePeople',
  send: '/wps/relay/MCS2_sendMessage',
  sent: '/wps/relay/MCS2_sentMessages',
  team: '/wps/relay/MCS2_teamMembers',
  profit: '/wps/relay/MCS2_teamProfit',
  income: '/wps/relay/MCS2_agentIncome',
  lines: '/wps/relay/MCS2_rebateLines',
  own: '/wps/relay/MCS2_ownAgent',
  overview: '/wps/relay/MCS2_teamOverview',
} as const
type Answers = NonNullable<Parameters<typeof showToMember>[1]>
const pages = (list: readonly object[], more: object = {}) => value({ list, next: null, ...more })
const choose = (label: string | RegExp, chosen: string) =>
  act(
    async () => void fireEvent.change(screen.getByLabelText(label), { target: { value: chosen } }),
  )

const givable: Givable = {
  rebates: [
    { product: 'RNG', lowest: 0, highest: 40, difference: 10, step: 10, own: 40, current: null },
    { product: 'LIVE', lowest: 0, highest: 40, difference: 10, step: 10, own: null, current: 20 },
  ],
  series: [
    {
      gameGroupCode: 'SSC',
      prizeModeId: 1,
      lowest: 1800,
      highest: 1960,
      difference: 10,
      step: 10,
      own: 1820,
      current: 1800,
    },
    {
      gameGroupCode: 'SSC',
      prizeModeId: 2,
      lowest: 1800,
      highest: 1960,
      difference: 10,
      step: 10,
      own: 1820,
      current: null,
    },
  ],
}
const link = (code: string, change: Partial<RegisterLink> = {}): RegisterLink => ({
  linkId: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  code,
  url: `https://trevo.example/r/${code}`,
  memberType: 0,
  note: '',
  status: '1',
  registered: 4,
  createdAt: '2026-03-01T12:00:00.000Z',
  endsAt: null,
  gives: { rebates: [], series: [] },
  ...change,
})

describe('registering people', () => {
  const show = (
    answers: Answers = {},
    modules: Record<string, boolean> = { AGEREGDOWN3: true, CREATEAFF3: true },
  ) =>
    showToMember(
      <RegisterPage />,
      {
        [paths.links]: () => pages([], { quotaRemaining: 7 }),
        [paths.givable]: () => value(givable),
        ...answers,
      },
      { modules },
    )
  const formOf = (name: string) => within(screen.getByRole('form', { name }))

  test.each([
    [{ AGEREGDOWN3: true }, ['Novo link']],
    [{ AFFMAN3: true }, ['Novo link']],
    [{ CREATEAFF3: true }, ['Nova conta']],
    [{}, []],
  ])('with the modules %o there are the forms %o', async (modules, names: readonly string[]) => {
    await show({}, modules)
    await waitFor(() =>
      expect(screen.queryAllByRole('form').map((form) => form.getAttribute('aria-label'))).toEqual(
        names,
      ),
    )
    expect(screen.queryByRole('region', { name: 'Meus links' }) !== null).toBe(
      names.includes('Novo link'),
    )
  })

  test('a link says whom it registers, until when, and what it gives', async () => {
    await show({
      [paths.links]: () =>
        pages(
          [
            link('rua', {
              memberType: 1,
              note: 'Da praça',
              endsAt: '2026-04-01T12:00:00.000Z',
              gives: {
                rebates: [{ product: 'RNG', rateBp: 30 }],
                series: [{ gameGroupCode: 'SSC', prizeModeId: 1, series: 1810 }],
              },
            }),
            link('feira', { status: '0' }),
          ],
          { quotaRemaining: 7 },
        ),
    })
    const open = await screen.findByRole('article', { name: 'rua' })
    expect(textOf(open)).toMatch(
      /^ruaAtivoaté 1 de abr\. de 2026https:\/\/trevo.example\/r\/ruaDa praça/,
    )
    expect(textOf(open)).toContain('Quem entra por eleAgenteCadastrados4')
    expect(textOf(open)).toContain('Rebate · Slots0,3%')
    expect(textOf(open)).toContain('1810')
    const closed = screen.getByRole('article', { name: 'feira' })
    expect(textOf(closed)).toContain('EncerradoSem prazo')
    expect(textOf(closed)).toContain('Quem entra por eleMembro')
    expect(within(closed).getAllByRole('button').map(textOf)).toEqual(['Quem se cadastrou'])
    expect(pageText()).toContain('Você ainda pode criar 7')
    expect(pageText()).not.toContain('Você ainda não tem links')
  })

  test('its code and who came are unfolded, one at a time', async () => {
    await show({
      [paths.links]: () => pages([link('rua')], { quotaRemaining: 7 }),
      [paths.linkMembers]: () =>
        pages([{ customerName: 'an•••', registeredDate: '2026-03-02T12:00:00.000Z' }]),
    })
    await screen.findByRole('article', { name: 'rua' })
    await press('QR code')
    expect(await screen.findByRole('img', { name: 'QR code do link rua' })).toBeTruthy()
    await press('Quem se cadastrou')
    expect(await screen.findByText('an•••')).toBeTruthy()
    expect(screen.queryByRole('img', { name: 'QR code do link rua' })).toBeNull()
    await press('Quem se cadastrou')
    expect(screen.queryByText('an•••')).toBeNull()
  })
  test('where nobody came, it says so', async () => {
    await show({
      [paths.links]: () => pages([link('rua')], { quotaRemaining: 7 }),
      [paths.linkMembers]: () => pages([]),
    })
    await screen.findByRole('article', { name: 'rua' })
    await press('Quem se cadastrou')
    expect(await screen.findByText('Ninguém ainda')).toBeTruthy()
  })

  test('it is closed on request; a refusal is told', async () => {
    const answers = [refusal('agent.link_unknown', { message: 'Este link não existe.' })]
    const server = await show({
      [paths.links]: () => pages([link('rua')], { quotaRemaining: 7 }),
      [paths.closeLink]: () => answers.shift() ?? value(link('rua', { status: '0' })),
    })
    await screen.findByRole('article', { name: 'rua' })
    await press('Encerrar link')
    expect(await screen.findByText('Este link não existe.')).toBeTruthy()
    const before = server.to(paths.links).length
    await press('Encerrar link')
    expect(await screen.findByText('Link encerrado')).toBeTruthy()
    expect(server.to(paths.closeLink)[1]?.body).toEqual({
      linkId: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
    })
    await waitFor(() => expect(server.to(paths.links).length).toBeGreaterThan(before))
  })

  test('a picture that cannot be drawn here is told', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    await show({ [paths.links]: () => pages([link('rua')], { quotaRemaining: 7 }) })
    await screen.findByRole('article', { name: 'rua' })
    await press('Imagem')
    expect(await screen.findByText('Não foi possível criar a imagem aqui.')).toBeTruthy()
  })

  test('a new link needs a name of letters, digits and hyphens, and gives what is chosen', async () => {
    const server = await show({ [paths.createLink]: () => value(link('rua')) })
    await screen.findByRole('form', { name: 'Novo link' })
    await screen.findAllByText('Rebate por produto')
    const form = formOf('Novo link')
    const code = form.getByLabelText('Nome do canal (no endereço)')
    const submit = () => act(async () => form.getByRole('button', { name: 'Criar link' }).click())
    await submit()
    expect(form.getByText('Use de 1 a 14 letras, números ou hifens.')).toBeTruthy()
    fireEvent.change(code, { target: { value: 'RUA 1' } })
    expect(form.queryByText('Use de 1 a 14 letras, números ou hifens.')).toBeNull()
    await submit()
    expect(server.to(paths.createLink)).toHaveLength(0)
    fireEvent.change(code, { target: { value: 'RUA-1' } })
    fireEvent.change(form.getByLabelText('Quem entra por ele'), { target: { value: '1' } })
    fireEvent.change(form.getByLabelText('Validade'), { target: { value: '0' } })
    fireEvent.change(form.getByLabelText('Anotação só para você'), { target: { value: 'Rua' } })
    const slots = form.getByLabelText('Slots')
    expect([...slots.querySelectorAll('option')].map(textOf)).toEqual([
      'Nenhum',
      '0%',
      '0,1%',
      '0,2%',
      '0,3%',
    ])
    expect([...form.getByLabelText(/[Aa]o vivo/).querySelectorAll('option')].map(textOf)).toEqual([
      'Atual: 0,2%',
    ])
    fireEvent.change(slots, { target: { value: '20' } })
    fireEvent.change(slots, { target: { value: '30' } })
    fireEvent.change(form.getByLabelText('5 dígitos · Tradicional'), { target: { value: '1810' } })
    fireEvent.change(form.getByLabelText('5 dígitos · Ganho inteligente'), {
      target: { value: '1800' },
    })
    fireEvent.change(form.getByLabelText('5 dígitos · Ganho inteligente'), {
      target: { value: '' },
    })
    const listed = server.to(paths.links).length
    await submit()
    expect(await screen.findByText('Link criado')).toBeTruthy()
    await waitFor(() => expect(server.to(paths.links)).toHaveLength(listed + 1))
    expect(server.to(paths.createLink)[0]?.body).toEqual({
      linkId: expect.any(String),
      code: 'rua-1',
      memberType: 1,
      days: 0,
      note: 'Rua',
      gives: {
        rebates: [{ product: 'RNG', rateBp: 30 }],
        series: [{ gameGroupCode: 'SSC', prizeModeId: 1, series: 1810 }],
      },
    })
    expect((code as HTMLInputElement).value).toBe('')
  })

  test('a refused link is told at its name, and keeps its id', async () => {
    const server = await show({
      [paths.createLink]: () => refusal('agent.link_code_taken', { message: 'Já é usado.' }),
    })
    await screen.findByRole('form', { name: 'Novo link' })
    const form = formOf('Novo link')
    fireEvent.change(form.getByLabelText('Nome do canal (no endereço)'), { target: { value: 'a' } })
    await act(async () => form.getByRole('button', { name: 'Criar link' }).click())
    expect(await form.findByText('Já é usado.')).toBeTruthy()
    await act(async () => form.getByRole('button', { name: 'Criar link' }).click())
    await waitFor(() => expect(server.to(paths.createLink)).toHaveLength(2))
    const ids = server.to(paths.createLink).map(({ body }) => (body as RegisterLink).linkId)
    expect(ids[0]).toBe(ids[1])
  })

  test('an account needs a name and a password; each created one has its own id', async () => {
    const server = await show({
      [paths.createAccount]: () => value({ username: 'bia', quotaRemaining: 3 }),
    })
    await screen.findByRole('form', { name: 'Nova conta' })
    const form = formOf('Nova conta')
    const submit = () =>
      act(async () => form.getByRole('button', { name: 'Criar a conta' }).click())
    const type = (label: string, typed: string) =>
      fireEvent.change(form.getByLabelText(label), { target: { value: typed } })
    await submit()
    expect(form.getByText('Digite um usuário e uma senha.')).toBeTruthy()
    type('Usuário da conta', 'bia')
    expect(form.queryByText('Digite um usuário e uma senha.')).toBeNull()
    await submit()
    expect(form.getByText('Digite um usuário e uma senha.')).toBeTruthy()
    type('Usuário da conta', '')
    type('Senha inicial', 'segredo1')
    await submit()
    expect(server.to(paths.createAccount)).toHaveLength(0)
    for (const attempt of [1, 2]) {
      type('Usuário da conta', 'bia')
      type('Senha inicial', 'segredo1')
      type('Tipo de conta', '1')
      await submit()
      await waitFor(() => expect(server.to(paths.createAccount)).toHaveLength(attempt))
      await waitFor(() =>
        expect((form.getByLabelText('Usuário da conta') as HTMLInputElement).value).toBe(''),
      )
    }
    expect(screen.getByText('bia foi criada. Você ainda pode criar 3 hoje.')).toBeTruthy()
    const sent = server.to(paths.createAccount).map(({ body }) => body as { clientId: string })
    expect(sent[0]).toMatchObject({ username: 'bia', password: 'segredo1', memberType: 1 })
    expect(sent[0]?.clientId).not.toBe(sent[1]?.clientId)
  })

  test('a failure to load the links says the server’s words', async () => {
    await show({ [paths.links]: () => refusal('x', { message: 'Fechado agora.' }) })
    expect(await screen.findByText('Fechado agora.')).toBeTruthy()
  })
})

describe('messages', () => {
  const person = (memberId: string, isAgent = false) => ({
    memberId,
    name: `p${memberId}`,
    isAgent,
  })
  const people = (list: readonly object[], upline: object | null = person('9', true)) =>
    pages(list, { upline, leftToday: 12 })
  const show = (answer: Answers[string], answers: Answers = {}, address = '/agentHome') =>
    showToMember(
      <MessagesPage />,
      { [paths.people]: answer, [paths.sent]: () => pages([]), ...answers },
      { address },
    )
  const options = async () =>
    [...(await screen.findByLabelText('Para')).querySelectorAll('option')].map(textOf)

  test('one may write to chosen ones, all, or the agent above', async () => {
    await show(() => people([person('1'), person('2', true)]))
    expect(await options()).toEqual([
      'Pessoas que você escolher',
      'Todos os diretos',
      'Seu agente: p9',
    ])
    expect(screen.getAllByRole('checkbox').map((one) => textOf(one.closest('label')))).toEqual([
      'p1 · Membro',
      'p2 · Agente',
    ])
    expect(pageText()).toContain('Hoje você ainda pode escrever para 12 pessoas')
  })
  test('without a team only the agent above is left', async () => {
    await show(() => people([]))
    expect(await options()).toEqual(['Seu agente: p9'])
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
  test('without an agent above only the team is left', async () => {
    await show(() => people([person('1')], null))
    expect(await options()).toHaveLength(2)
  })
  test('without anybody it says so', async () => {
    await show(() => people([], null))
    expect(await screen.findByText('Ninguém para escrever')).toBeTruthy()
    expect(screen.queryByLabelText('Para')).toBeNull()
  })

  test('recipients and text are needed; what was sent is listed again', async () => {
    const server = await show(() => people([person('1'), person('2')]), {
      [paths.send]: () => value({ reached: 2 }),
    })
    await options()
    await press('Enviar mensagem')
    expect(server.to(paths.send)).toHaveLength(0)
    const problem = () => textOf(screen.getAllByRole('alert').find((one) => one.textContent))
    expect(problem()).not.toBe('')
    await act(async () => screen.getByRole('checkbox', { name: /^p1/ }).click())
    await act(async () => screen.getByRole('checkbox', { name: /^p2/ }).click())
    await act(async () => screen.getByRole('checkbox', { name: /^p1/ }).click())
    expect(pageText()).toContain('Destinatários: 1 de até 50')
    enter('Mensagem', '   ')
    await press('Enviar mensagem')
    expect(problem()).toBe('Escreva a mensagem primeiro.')
    enter('Mensagem', ' Olá ')
    expect(pageText()).toContain('5/500')
    const before = server.to(paths.sent).length
    await press('Enviar mensagem')
    expect(await screen.findByText('Enviada para 2 pessoas')).toBeTruthy()
    expect(server.to(paths.send)[0]?.body).toEqual({
      clientId: expect.any(String),
      to: 'chosen',
      memberIds: ['2'],
      text: 'Olá',
    })
    await waitFor(() => expect(server.to(paths.sent).length).toBeGreaterThan(before))
    expect((screen.getByLabelText('Mensagem') as HTMLTextAreaElement).value).toBe('')
    expect(pageText()).toContain('Destinatários: 0 de até 50')
  })

  test('to all, nobody is named; a retry keeps its id, another text does not', async () => {
    const server = await show(() => people([person('1')]), {
      [paths.send]: () => refusal('agent.messages_over_limit', { message: 'Chega por hoje.' }),
    })
    await options()
    await choose('Para', 'all')
    expect(screen.queryByRole('checkbox')).toBeNull()
    enter('Mensagem', 'Olá')
    await press('Enviar mensagem')
    expect(await screen.findByText('Chega por hoje.')).toBeTruthy()
    await press('Enviar mensagem')
    await waitFor(() => expect(server.to(paths.send)).toHaveLength(2))
    enter('Mensagem', 'Oi')
    await press('Enviar mensagem')
    await waitFor(() => expect(server.to(paths.send)).toHaveLength(3))
    const sent = server.to(paths.send).map(({ body }) => body as { clientId: string })
    expect(sent[0]).toMatchObject({ to: 'all', memberIds: [] })
    expect(sent[1]?.clientId).toBe(sent[0]?.clientId)
    expect(sent[2]?.clientId).not.toBe(sent[0]?.clientId)
  })

  test('fifty may be chosen; a link chooses one', async () => {
    const many = Array.from({ length: 51 }, (_, at) => person(String(at)))
    await show(() => people(many), {}, '/agentHome?page=agentMessages&to=0')
    await options()
    expect(pageText()).toContain('Destinatários: 1 de até 50')
    for (const at of Array.from({ length: 49 }, (_, index) => index + 1)) {
      fireEvent.click(screen.getAllByRole('checkbox')[at] ?? document.body)
    }
    expect(pageText()).toContain('Destinatários: 50 de até 50')
    const boxes = screen.getAllByRole('checkbox') as HTMLInputElement[]
    expect(boxes.filter(({ disabled }) => disabled)).toHaveLength(1)
    expect(boxes[50]?.disabled).toBe(true)
  })

  test('sent ones name their first recipients, and how many more', async () => {
    const message = {
      to: 'chosen',
      names: ['p1', 'p2'],
      reached: 2,
      text: 'Olá',
      sentAt: '2026-03-01T12:00:00.000Z',
    }
    await show(() => people([]), {
      [paths.sent]: () =>
        pages([
          { ...message, messageId: '1' },
          { ...message, messageId: '2', reached: 5 },
          { ...message, messageId: '3', to: 'all', reached: 8 },
          { ...message, messageId: '4', names: [], reached: 1 },
          { ...message, messageId: '5', names: [], reached: 2 },
        ]),
    })
    const box = await screen.findByRole('region', { name: 'Enviadas' })
    await within(box).findAllByText('Olá')
    const heads = within(box)
      .getAllByRole('listitem')
      .map((one) => textOf(one.querySelector('b')))
    expect(heads.slice(0, 3)).toEqual(['p1, p2', 'p1, p2 e mais 3', 'Todos os diretos (8)'])
    expect(heads[3]).not.toContain('mais')
    expect(heads[4]).toContain('e mais 1')
  })
  test('before the first one it says so; a failure can be tried again', async () => {
    let isDown = true
    await show(() => (isDown ? refusal('x', { message: 'Fechado.' }) : people([])))
    expect(await screen.findByText('Fechado.')).toBeTruthy()
    isDown = false
    await press('Tentar de novo')
    expect(await screen.findByText('Nenhuma mensagem enviada ainda.')).toBeTruthy()
  })
})

const sums = (bet: string, profit: string): TeamSums => ({
  deposit: '1.00',
  withdraw: '2.00',
  transferIn: '0.00',
  transferOut: '0.00',
  bet,
  win: '4.00',
  rebate: '5.00',
  promotion: '6.00',
  profit,
})
const row = (memberId: string, change: Partial<TeamRow> = {}): TeamRow => ({
  memberId,
  name: `a${memberId}•••`,
  isAgent: false,
  teamSize: 3,
  registeredAt: '2026-03-01T12:00:00.000Z',
  balance: '9.00',
  daysSinceLogin: 2,
  rebates: [],
  series: [],
  own: sums('10.00', '-1.00'),
  team: sums('20.00', '3.00'),
  ...change,
})
const team = (list: readonly TeamRow[]) =>
  pages(list, {
    crumbs: [{ memberId: '5', name: 'caio' }],
    teamSize: 14,
    teamBalance: '77.00',
  })
const rowsOf = async (name: string) => {
  const table = await screen.findByRole('table', { name })
  return [...table.querySelectorAll('tbody tr')].map((one) =>
    [...one.querySelectorAll('td, th')].map(textOf),
  )
}

describe('the team', () => {
  const show = (
    list: readonly TeamRow[],
    address = '',
    modules: Record<string, boolean> = { AGEREGDOWN3: true, INBOX3: true },
    answers: Answers = {},
  ) =>
    showToMember(
      <TeamPage />,
      { [paths.team]: () => team(list), [paths.givable]: () => value(givable), ...answers },
      { address: `/agentHome?page=x${address}`, modules },
    )
  const asked = async (server: Awaited<ReturnType<typeof show>>, at = -1) => {
    const query = server.to(paths.team).at(at)?.query ?? new URLSearchParams()
    return Object.fromEntries(query)
  }

  test('each person has money of their own and of their team, and what they were given', async () => {
    const server = await show([
      row('1'),
      row('2', {
        isAgent: true,
        daysSinceLogin: 0,
        rebates: [{ product: 'RNG', rate: '0.30' }],
        series: [{ gameGroupCode: 'SSC', prizeModeId: 1, series: 1810 }],
      }),
      row('3', { daysSinceLogin: null }),
      row('', { name: 'encerradas' }),
    ])
    const rows = await rowsOf('Minha equipe')
    expect(rows[0]?.slice(0, 8)).toEqual([
      'a1•••Membro',
      '3',
      '1 de mar. de 2026',
      'há 2 dias',
      '–',
      '30,00',
      '2,00',
      '9,00',
    ])
    expect(rows[1]?.slice(0, 5)).toEqual([
      'a2•••Agente',
      '3',
      '1 de mar. de 2026',
      'hoje',
      'Slots 0,3% · 5 dígitos · Tradicional 1810',
    ])
    expect(rows[2]?.[3]).toBe('nunca')
    expect(rows[3]?.[0]).toBe('encerradas')
    expect(pageText()).toContain('14 pessoas · R$ 77,00 em saldos')
    expect(await asked(server)).toMatchObject({ downline: 'direct' })
    expect(await asked(server)).not.toHaveProperty('userType')
    expect(await asked(server)).not.toHaveProperty('registered')
  })

  test('the file has days of the brand’s zone, logins in words, and amounts of the language', async () => {
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file)
      return 'blob:file'
    })
    // A press on the link would leave the page, for all tests after this one.
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await show([
      row('1', {
        // In Brasília it is still the evening before.
        registeredAt: '2026-03-01T01:30:00.000Z',
        daysSinceLogin: 0,
        balance: '0.672',
        series: [{ gameGroupCode: 'SSC', prizeModeId: 1, series: 1810 }],
      }),
      row('2', { daysSinceLogin: null }),
    ])
    await screen.findByRole('table', { name: 'Minha equipe' })
    await press('CSV')
    expect((await files[0]?.text())?.replace('\uFEFF', '').split('\r\n').slice(0, 3)).toEqual([
      'Conta;Pessoas;Cadastro;Último acesso;Rebate e séries;Apostas válidas;Resultado dos jogadores;Saldo',
      'a1•••;3;2026-02-28;hoje;5 dígitos · Tradicional 1810;30,00;2,00;0,672',
      'a2•••;3;2026-03-01;nunca;;30,00;2,00;9,00',
    ])
  })

  test.each([
    [
      '',
      { INBOX3: true, AGEREGDOWN3: true },
      ['Apostas', 'Movimentações', 'Mensagem', 'Ajustar rebate'],
    ],
    ['', { INBOX3: true }, ['Apostas', 'Movimentações', 'Mensagem']],
    ['', { AGEREGDOWN3: true }, ['Apostas', 'Movimentações', 'Ajustar rebate']],
    ['&downline=all', { INBOX3: true, AGEREGDOWN3: true }, ['Apostas', 'Movimentações']],
    ['&member=5', { INBOX3: true, AGEREGDOWN3: true }, ['Apostas', 'Movimentações']],
    ['&username=bia', { INBOX3: true, AGEREGDOWN3: true }, ['Apostas', 'Movimentações']],
  ])('at "%s" with %o a person has the links %o', async (address, modules, names) => {
    await show([row('1')], address, modules)
    await rowsOf('Minha equipe')
    const cell = screen.getByRole('link', { name: 'Apostas' }).closest('td, th')
    const found = [...(cell?.querySelectorAll('a, button') ?? [])]
    expect(found.map(textOf).filter(Boolean)).toEqual(names)
  })

  test('links keep the days, typed ones in full', async () => {
    await show([row('1')], '&period=own&from=2026-03-01&to=2026-03-05')
    await rowsOf('Minha equipe')
    const bets = screen.getByRole('link', { name: 'Apostas' })
    expect(bets.getAttribute('href')).toBe(
      '/agentHome?page=personalHistoryCopy&member=1&period=own&from=2026-03-01&to=2026-03-05',
    )
    const message = screen.getByRole('link', { name: 'Mensagem' })
    expect(message.getAttribute('href')).toBe('/agentHome?page=agentMessages&to=1')
  })
  test('a preset names only itself', async () => {
    await show([row('1')])
    await rowsOf('Minha equipe')
    expect(screen.getByRole('link', { name: 'Movimentações' }).getAttribute('href')).toBe(
      '/agentHome?page=agentDownlineTransactionDetailsCopy&member=1&period=days7',
    )
  })

  test('the filters are in the address and in the call', async () => {
    const server = await show([row('1')])
    await rowsOf('Minha equipe')
    await choose('Quem', 'all')
    await choose('Tipo', 'agent')
    await act(async () => screen.getByRole('checkbox', { name: 'Cadastros do período' }).click())
    await waitFor(async () =>
      expect(await asked(server)).toMatchObject({
        downline: 'all',
        userType: 'agent',
        registered: '1',
      }),
    )
    expect(screen.getByTestId('address').textContent).toContain(
      'downline=all&type=agent&registered=1',
    )
    await act(async () => screen.getByRole('checkbox', { name: 'Cadastros do período' }).click())
    await waitFor(() =>
      expect(screen.getByTestId('address').textContent).not.toContain('registered'),
    )
  })
  test('an address with other filters is read', async () => {
    const server = await show([row('1')], '&type=member&registered=2')
    await rowsOf('Minha equipe')
    expect(await asked(server)).toMatchObject({ userType: 'member' })
    expect(await asked(server)).not.toHaveProperty('registered')
  })

  test('a username is applied on leaving the field or with Enter, once', async () => {
    const server = await show([row('1')])
    await rowsOf('Minha equipe')
    const field = () => screen.getByLabelText('Usuário')
    fireEvent.blur(field())
    expect(screen.getByTestId('address').textContent).not.toContain('username')
    fireEvent.change(field(), { target: { value: ' bia ' } })
    await act(async () => void fireEvent.blur(field()))
    expect(screen.getByTestId('address').textContent).toContain('username=bia')
    await waitFor(async () => expect(await asked(server)).toMatchObject({ username: 'bia' }))
    fireEvent.change(field(), { target: { value: 'caio' } })
    await act(async () => void fireEvent.submit(field().closest('form') ?? document.body))
    expect(screen.getByTestId('address').textContent).toContain('username=caio')
  })

  test('a person opens their team', async () => {
    await show([row('1')])
    await rowsOf('Minha equipe')
    await press('Abrir equipe de a1•••')
    expect(screen.getByTestId('address').textContent).toContain('member=1')
  })

  test('what is given to a person is chosen first, and is told', async () => {
    const answers = [refusal('agent.value_not_allowed', { message: 'Acima do seu.' })]
    const server = await show([row('1')], '', undefined, {
      [paths.give]: () => answers.shift() ?? value(givable),
    })
    await rowsOf('Minha equipe')
    await press('Ajustar rebate')
    const dialog = await screen.findByRole('dialog', { name: 'Rebate e séries de a1•••' })
    await within(dialog).findByLabelText('Slots')
    expect(textOf(dialog)).toContain('Escolha primeiro o que conceder.')
    fireEvent.change(within(dialog).getByLabelText('5 dígitos · Tradicional'), {
      target: { value: '1810' },
    })
    expect(textOf(dialog)).not.toContain('Escolha primeiro')
    fireEvent.change(within(dialog).getByLabelText('5 dígitos · Tradicional'), {
      target: { value: '' },
    })
    expect(textOf(dialog)).toContain('Escolha primeiro')
    fireEvent.change(within(dialog).getByLabelText('Slots'), { target: { value: '30' } })
    await press('Conceder')
    expect(await within(dialog).findByText('Acima do seu.')).toBeTruthy()
    await press('Conceder')
    expect(await screen.findByText('Concedido')).toBeTruthy()
    expect(server.to(paths.give)[1]?.body).toEqual({
      memberId: '1',
      gives: { rebates: [{ product: 'RNG', rateBp: 30 }], series: [] },
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.to(paths.givable)[0]?.query.get('memberId')).toBe('1')
  })
})

describe('results and income', () => {
  test('results are of each person alone, or of the team below', async () => {
    await showToMember(
      <ResultsPage />,
      { [paths.profit]: () => team([row('1', { isAgent: true })]) },
      { address: '/agentHome?page=x' },
    )
    const [own] = await rowsOf('Resultado dos jogadores')
    expect(own).toEqual([
      'a1•••Agente',
      '3',
      '1,00',
      '2,00',
      '10,00',
      '4,00',
      '5,00',
      '6,00',
      '−1,00',
    ])
    await press('Equipe abaixo')
    expect(screen.getByTestId('address').textContent).toContain('figures=team')
    const [below] = await rowsOf('Resultado dos jogadores')
    expect(below?.slice(4)).toEqual(['20,00', '4,00', '5,00', '6,00', '3,00'])
    const table = screen.getByRole('table', { name: 'Resultado dos jogadores' })
    expect(table.querySelectorAll('[data-sign], [data-gain], [data-loss]').length).toBeLessThan(3)
  })

  const income = {
    agentRebate: '1.00',
    dailySalary: '2.00',
    dividend: '3.00',
    hourlySalary: '4.00',
    realTimeSalary: '5.00',
    total: '15.00',
  }
  const showIncome = (answers: Answers, address = '') =>
    showToMember(
      <IncomePage />,
      { [paths.lines]: () => pages([]), ...answers },
      { address: `/agentHome?page=x${address}` },
    )

  test('the income of each day by type, with its total', async () => {
    await showIncome({
      [paths.income]: () =>
        value({ list: [{ ...income, day: '2026-03-01' }], totals: { ...income, total: '99.00' } }),
    })
    const [day] = await rowsOf('Meus ganhos')
    expect(day).toEqual(['1 de mar. de 2026', '1,00', '2,00', '4,00', '5,00', '3,00', '15,00'])
    expect(textOf(screen.getByRole('table').querySelector('tfoot'))).toMatch(/^Total.*99,00$/)
    expect(screen.queryByRole('region', { name: 'Rebates, rodada por rodada' })).toBeNull()
    expect(pageText()).not.toContain('Nada neste período')
  })

  test('without income it says so, and rebates follow round by round', async () => {
    const line = {
      key: '1',
      name: 'an•••',
      gameName: 'Jogo',
      roundId: 'r1',
      bet: '10.0000',
      rate: '0.30',
      amount: '0.0300',
      isCorrection: false,
      at: '2026-03-01T12:00:00.000Z',
    }
    await showIncome({
      [paths.income]: () => value({ list: [], totals: income }),
      [paths.lines]: () =>
        pages([line, { ...line, key: '2', name: '', gameName: null, isCorrection: true }]),
    })
    expect(await screen.findByText('Nada neste período')).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
    const lines = within(await screen.findByRole('region', { name: 'Rebates, rodada por rodada' }))
    await waitFor(() => expect(lines.getAllByRole('listitem')).toHaveLength(2))
    const [first, second] = lines.getAllByRole('listitem').map(textOf)
    expect(first).toMatch(/^an••• · Jogor1/)
    expect(first).not.toContain('correção')
    expect(second).toMatch(/^.+ · –r1/)
    expect(second).toContain('correção')
  })

  test('an impossible span is asked for nothing; a failure says why', async () => {
    const server = await showIncome({}, '&period=own&from=2026-03-05&to=2026-03-01')
    await screen.findByText('Meus ganhos')
    expect(server.to(paths.income)).toHaveLength(0)
    expect(server.to(paths.lines)).toHaveLength(0)
  })
  test('a failure says why', async () => {
    await showIncome({ [paths.income]: () => refusal('x', { message: 'Fechado.' }) })
    expect(await screen.findByText('Fechado.')).toBeTruthy()
  })

  test('bets are drawn by day, or listed', async () => {
    await showToMember(
      <BetsChart
        days={[
          { day: '2026-03-01', bet: '50.00', betBefore: '100.00' },
          { day: '2026-03-02', bet: '-5.00', betBefore: '0.00' },
        ]}
      />,
    )
    await screen.findByRole('region', { name: 'Apostas válidas por dia' })
    const lines = [...document.querySelectorAll('polyline')].map((one) =>
      one.getAttribute('points'),
    )
    expect(lines).toEqual(['0.0,8.0 600.0,142.0', '0.0,75.0 600.0,142.0'])
    await press('Ver como tabela')
    expect(await rowsOf('Apostas válidas por dia')).toEqual([
      ['1 de mar. de 2026', '50,00', '100,00'],
      ['2 de mar. de 2026', '−5,00', '0,00'],
    ])
    await press('Ver como gráfico')
    expect(screen.queryByRole('table')).toBeNull()
  })
  test('one day is in the middle', async () => {
    await showToMember(<BetsChart days={[{ day: '2026-03-01', bet: '0.50', betBefore: '0.00' }]} />)
    await screen.findByRole('region')
    expect(document.querySelectorAll('polyline')[1]?.getAttribute('points')).toBe('300.0,75.0')
  })
})

describe('the overview', () => {
  const none = sums('0.00', '0.00')
  const overview = {
    totals: none,
    before: none,
    days: [],
    teamSize: 3,
    agents: 1,
    activeMembers: 2,
    newRegistrations: 0,
    firstDeposits: 0,
    teamBalance: '10.00',
    income: {
      rebate: '0.00',
      dividend: '0.00',
      daily: '0.00',
      hourly: '0.00',
      realTime: '0.00',
      total: '0.00',
    },
    crumbs: [],
    zone: 'GMT-3',
  }
  const show = (address = '', answers: Answers = {}) =>
    showToMember(
      <OverviewPage />,
      { [paths.overview]: () => value(overview), [paths.team]: () => team([]), ...answers },
      { address: `/agentHome?page=x${address}` },
    )

  test('its own earnings are shown; of a person in the team only the figures', async () => {
    await show()
    expect(await screen.findByRole('region', { name: 'Apostas válidas por dia' })).toBeTruthy()
    await waitFor(() => expect(isWaiting()).toBe(false))
    // The server prints other reports, not this one.
    expect(screen.queryByRole('button', { name: /PDF/ })).toBeNull()
    expect(screen.getByRole('region', { name: 'Detalhamento' })).toBeTruthy()
    cleanup()
    await show('&member=9')
    await screen.findByRole('region', { name: 'Apostas válidas por dia' })
    expect(screen.queryByRole('region', { name: 'Detalhamento' })).toBeNull()
  })

  test('a figure has a note below it only where there is something to add', async () => {
    const totals = { ...none, bet: '150.00' }
    await show('', {
      [paths.overview]: () => value({ ...overview, totals, before: { ...none, bet: '100.00' } }),
    })
    const notesOf = (label: string) => {
      const [name] = screen.getAllByText(label, { selector: 'dt' })
      return [...name!.parentElement!.querySelectorAll('small')].map(textOf)
    }
    await screen.findByText('Resultado dos jogadores', { selector: 'dt' })
    expect(notesOf('Apostas válidas')).toEqual([expect.stringContaining('+50')])
    expect(notesOf('Prêmios')).toEqual([])
  })

  test('an agent without a team is welcomed and led to the first link', async () => {
    await show('', { [paths.overview]: () => value({ ...overview, teamSize: 0 }) })
    const welcome = await screen.findByRole('region', { name: 'Boas-vindas à sua central' })
    expect(within(welcome).getAllByRole('listitem')).toHaveLength(3)
    const toLinks = within(welcome).getByRole('link', { name: 'Criar link' })
    expect(toLinks.getAttribute('href')).toBe('/agentHome?page=registerCenter')
    cleanup()
    await show()
    await screen.findByRole('region', { name: 'Apostas válidas por dia' })
    expect(screen.queryByRole('region', { name: 'Boas-vindas à sua central' })).toBeNull()
  })

  test('an impossible span is asked for nothing, and nothing is waited for', async () => {
    const server = await show('&period=own&from=2026-03-05&to=2026-03-01')
    await screen.findByLabelText('De')
    expect(server.to(paths.overview)).toHaveLength(0)
    expect(isWaiting()).toBe(false)
  })

  test('a failure says why', async () => {
    await show('', { [paths.overview]: () => refusal('x', { message: 'Fechado.' }) })
    expect(await screen.findByText('Fechado.')).toBeTruthy()
    expect(isWaiting()).toBe(false)
  })
})

describe('the agent above', () => {
  const show = (agent: object | null) =>
    showToMember(<OwnAgentPage />, { [paths.own]: () => value({ agent, ownName: 'an•••' }) })
  const paid = {
    contractType: 'DIVIDEND',
    product: 'RNG',
    rateFrom: '10.00',
    rateTo: '20.00',
    paysOnLoss: true,
  }

  test('what they are paid for and see is told, and how to leave', async () => {
    await show({
      name: 'cai•••',
      since: '2026-03-01T12:00:00.000Z',
      contracts: [paid, { ...paid, contractType: 'DAILY', rateFrom: '20.00', paysOnLoss: false }],
    })
    const terms = await screen.findByRole('region', { name: 'O que este agente recebe' })
    const [first, second] = [...terms.querySelectorAll('dl > div')].map(textOf)
    expect(first).toMatch(
      /^Sobre a perda da equipe todaSlotsPaga sobre a perda dos jogadores10(,00)?% a 20(,00)?%$/,
    )
    expect(second).toMatch(/^Sobre o que a equipe aposta no diaSlots20(,00)?%$/)
    expect(textOf(terms)).not.toContain('Nada: não há contrato')
    expect(pageText()).toContain('Acima de você desde 1 de mar. de 2026')
    expect(pageText()).toContain('an•••')
    await press('Denunciar este agente')
    expect(popupsNow()).toContain('feedback')
  })
  test('without a contract nothing is paid', async () => {
    await show({ name: 'cai•••', since: '2026-03-01T12:00:00.000Z', contracts: [] })
    expect(await screen.findByText('Nada: não há contrato em vigor.')).toBeTruthy()
  })
  test('without an agent it says so', async () => {
    await show(null)
    expect(await screen.findByText('Você não tem agente')).toBeTruthy()
  })
  test('a failure says why', async () => {
    await showToMember(<OwnAgentPage />, {
      [paths.own]: () => refusal('x', { message: 'Fechado.' }),
    })
    expect(await screen.findByText('Fechado.')).toBeTruthy()
  })
})
