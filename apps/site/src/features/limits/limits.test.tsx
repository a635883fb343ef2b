import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type {
  LimitChange,
  LimitKind,
  LimitPeriod,
  Limits,
  LimitState,
  PlayTime,
} from '@trevo/contract/wps/limits.ts'
import { describe, expect, test } from 'vitest'
import { PopupHost } from '../../app/popups/popup-host.tsx'
import { openPopup } from '../../core/popups/popups.ts'
import { balanceStore } from '../../core/session/balance-store.ts'
import { enter, pageText, press, showToMember, textOf } from '../../testing/show-to-member.tsx'
import { refusal, value } from '../../testing/stand-in-server.ts'
import { LimitsPage } from './limits-page.tsx'
import { PlayTimePage } from './play-time-page.tsx'

const paths = {
  limits: '/wps/limits',
  confirm: '/wps/limits/confirm',
  withdraw: '/wps/limits/withdraw',
  preview: '/wps/limits/preview',
  changes: '/wps/limits/changes',
  first: '/wps/limits/first',
  time: '/wps/play-time',
  check: '/wps/reality-check',
  pause: '/wps/play-time/pause',
} as const
type Answers = NonNullable<Parameters<typeof showToMember>[1]>

const limit = (
  kind: LimitKind,
  period: LimitPeriod,
  change: Partial<LimitState> = {},
): LimitState => ({
  kind,
  period,
  value: null,
  used: null,
  rest: null,
  endsAt: null,
  waiting: null,
  ...change,
})
const raise = {
  value: '200.00',
  askedAt: '2026-03-01T12:00:00.000Z',
  opensAt: '2026-03-05T12:00:00.000Z',
  closesAt: '2026-03-12T12:00:00.000Z',
  isOpen: false,
}
const limits = (list: readonly LimitState[]): Limits => ({
  list: [...list],
  raiseDelayHours: 24,
  raiseDelayHoursStrict: 72,
  raiseSilenceDays: 7,
  now: '2026-03-02T12:00:00.000Z',
})
const playTime = (change: Partial<PlayTime> = {}): PlayTime => ({
  contract: null,
  todayMs: 75 * 60_000,
  sessionMs: 20 * 60_000 + 59_999,
  sessionSince: '2026-03-02T12:00:00.000Z',
  activeUntil: null,
  staked: '30.00',
  returned: '12.00',
  result: '-18.00',
  bets: 3,
  limits: [],
  missing: [],
  pausedUntil: null,
  checkDue: false,
  checkEveryMin: 60,
  days: [
    { day: '2026-03-01', ms: 0 },
    { day: '2026-03-02', ms: 75 * 60_000 },
  ],
  ...change,
})

describe('the page', () => {
  const show = (list: readonly LimitState[], answers: Answers = {}) =>
    showToMember(
      <>
        <LimitsPage />
        <PopupHost />
      </>,
      { [paths.limits]: () => value(limits(list)), ...answers },
    )
  const rowsOf = async (table: string) => {
    const found = await screen.findByRole('table', { name: table })
    return within(found).getAllByRole('row').slice(1)
  }

  test('what holds comes first with its use and rest; the others can be set', async () => {
    await show([
      limit('loss', 'month', { value: '100.00', used: '80.00', rest: '20.00' }),
      limit('stake', 'each', { value: '5.00', rest: '5.00' }),
      limit('time', 'day', { value: '90', used: '95', rest: '0' }),
      limit('bets', 'day', { value: '2000', used: '10', rest: '1990' }),
      limit('deposit', 'day', { used: '40.00' }),
      limit('deposit', 'week'),
    ])
    const held = await rowsOf('Em vigor')
    expect(held.map(textOf)).toEqual([
      'PerdamêsR$ 80,00 de R$ 100,00R$ 20,00Mudar',
      'Cada apostaaté R$ 5,00Mudar',
      'Tempo de jogodia1 h 35 de 1 h 300 minMudar',
      'Número de apostasdia10 de 2.0001.990Mudar',
    ])
    const bars = held.map((row) => row.querySelector('[class*="near"], [class*="full"]')?.className)
    expect(bars[0]).toContain('near')
    expect(bars[1]).toBeUndefined()
    expect(bars[2]).toContain('full')
    expect(bars[3]).toBeUndefined()
    const others = await rowsOf('Outros limites')
    expect(others.map(textOf)).toEqual([
      'DepósitodiaR$ 40,00Definir',
      'Depósitosemanasem limiteDefinir',
    ])
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual([
      '/member?page=securityCenter&part=exclusion',
      '/member?page=vault',
      '/member?page=howIPlay',
      '/member?page=myYear',
    ])
  })

  test('without any, all are offered under one title', async () => {
    await show([limit('deposit', 'day')])
    expect(await rowsOf('Nenhum definido ainda')).toHaveLength(1)
    expect(screen.queryByRole('table', { name: 'Outros limites' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Aumento pendente' })).toBeNull()
  })

  test('a failure can be tried again', async () => {
    let isDown = true
    await show([], {
      [paths.limits]: () =>
        isDown ? refusal('x', { status: 500 }) : value(limits([limit('deposit', 'day')])),
    })
    expect(await screen.findByText('Não foi possível carregar')).toBeTruthy()
    isDown = false
    await press('Tentar de novo')
    expect(await rowsOf('Nenhum definido ainda')).toHaveLength(1)
  })

  test('before a second proof the page says what is missing, not that it could not load', async () => {
    const message = 'Confirme primeiro seu e-mail.'
    await show([], {
      [paths.limits]: () => refusal('security.mfa_required', { status: 403, message }),
    })
    expect(await screen.findByText(message)).toBeTruthy()
    expect(pageText()).not.toContain('Não foi possível carregar')
    expect(pageText()).not.toContain('Confira sua conexão')
  })

  test('a raise that waits says from what to what and when it opens; it can be dropped', async () => {
    const server = await show(
      [limit('loss', 'day', { value: '100.00', waiting: { ...raise, value: null } })],
      { [paths.withdraw]: () => value(limits([])) },
    )
    const waiting = await screen.findByRole('region', { name: 'Aumento pendente' })
    expect(textOf(waiting)).toContain('Perda, dia: de R$ 100,00 para sem limite')
    expect(textOf(waiting)).toContain('Disponível em 05/03/2026')
    expect(within(waiting).getAllByRole('button').map(textOf)).toEqual(['Desistir do aumento'])
    expect(waiting.innerHTML).toContain('0.25')
    const before = server.to(paths.limits).length
    await press('Desistir do aumento')
    expect(await screen.findByText('O aumento foi cancelado.')).toBeTruthy()
    expect(server.to(paths.withdraw)[0]?.body).toEqual({ kind: 'loss', period: 'day' })
    expect(server.to(paths.limits).length).toBeGreaterThan(before)
    const button = screen.getByRole('button', { name: 'Desistir do aumento' })
    expect(button.getAttribute('aria-busy')).toBeNull()
  })

  test('a refusal to drop it is told', async () => {
    await show([limit('loss', 'day', { waiting: raise })], {
      [paths.withdraw]: () => refusal('limit.nothing_waits', { message: 'Nada espera.' }),
    })
    await screen.findByRole('region', { name: 'Aumento pendente' })
    await press('Desistir do aumento')
    expect(await screen.findByText('Nada espera.')).toBeTruthy()
  })

  test('an open raise asks for the second yes with the password', async () => {
    const answers = [refusal('password.wrong', { message: 'Senha errada.' })]
    const server = await show(
      [limit('loss', 'day', { value: '100.00', waiting: { ...raise, isOpen: true } })],
      { [paths.confirm]: () => answers.shift() ?? value(limits([])) },
    )
    const waiting = await screen.findByRole('region', { name: 'Aumento pendente' })
    expect(textOf(waiting)).toContain('Você já pode confirmar. Sem resposta até 12/03/2026')
    await press(/Sim, quero R\$\s200,00/)
    const dialog = await screen.findByRole('dialog', { name: 'Quanto você aceita perder?' })
    expect(textOf(dialog)).toContain('Perda, dia: de R$ 100,00 para R$ 200,00')
    const confirm = () =>
      act(async () =>
        within(dialog)
          .getByRole('button', { name: /Sim, quero/ })
          .click(),
      )
    await confirm()
    expect(textOf(dialog)).toContain('Digite a sua senha.')
    expect(server.to(paths.confirm)).toHaveLength(0)
    enter('Sua senha de acesso', 'segredo')
    await confirm()
    expect(await within(dialog).findByText('Senha errada.')).toBeTruthy()
    const before = server.to(paths.limits).length
    await confirm()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.to(paths.confirm)[1]?.body).toEqual({
      kind: 'loss',
      period: 'day',
      password: 'segredo',
    })
    expect(server.to(paths.limits).length).toBeGreaterThan(before)
  })

  test('a second yes to no limit says so', async () => {
    await show([
      limit('loss', 'day', { value: '1.00', waiting: { ...raise, value: null, isOpen: true } }),
    ])
    await screen.findByRole('region', { name: 'Aumento pendente' })
    await press('Sim, quero ficar sem limite')
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByRole('button', { name: 'Sim, quero ficar sem limite' })).toBeTruthy()
    expect(textOf(dialog)).toContain('de R$ 1,00 para sem limite')
  })

  const change = (what: LimitChange['what'], number: number): LimitChange => ({
    kind: 'loss',
    period: 'day',
    what,
    before: '100.00',
    after: null,
    at: `2026-03-0${number}T12:00:00.000Z`,
    reason: null,
  })
  const unfold = async () => {
    const summary = await screen.findByText('Tudo o que mudou')
    const details = summary.closest('details')
    if (!details) throw new Error('no details')
    await act(async () => {
      details.open = true
      fireEvent(details, new Event('toggle'))
    })
  }

  test('what changed is asked when it is unfolded, with who did it, page by page', async () => {
    const server = await show([limit('loss', 'day')], {
      [paths.changes]: ({ query }) =>
        query.get('before')
          ? value({ list: [change('removed', 1)], next: null })
          : value({
              list: [
                { ...change('lowered', 3), after: '50.00', reason: 'A pedido' },
                change('raise_asked', 2),
              ],
              next: 'k2',
            }),
    })
    await screen.findByText('Tudo o que mudou')
    expect(server.to(paths.changes)).toHaveLength(0)
    await unfold()
    const first = textOf((await screen.findByText(/Baixado de/)).closest('li'))
    expect(first).toContain('Perda, dia')
    expect(first).toContain('Baixado de R$ 100,00 para R$ 50,00Pelo atendimento: A pedido')
    const second = textOf(screen.getByText(/Aumento pedido/).closest('li'))
    expect(second).toContain('de R$ 100,00 para sem limite')
    expect(second).not.toContain('atendimento')
    expect(screen.queryByText('Nada mudou ainda.')).toBeNull()
    await press('Mostrar mais')
    expect(await screen.findByText(/Retirado; valia R\$\s100,00/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Mostrar mais' })).toBeNull()
  })

  test('where nothing changed, it says so', async () => {
    await show([limit('loss', 'day')], {
      [paths.changes]: () => value({ list: [], next: null }),
    })
    expect(screen.queryByText('Nada mudou ainda.')).toBeNull()
    await unfold()
    expect(await screen.findByText('Nada mudou ainda.')).toBeTruthy()
  })

  test('a limit is changed from its row', async () => {
    await show([limit('loss', 'day')])
    await rowsOf('Nenhum definido ainda')
    await press('Definir Perda, dia')
    expect(await screen.findByRole('dialog', { name: 'Quanto você aceita perder?' })).toBeTruthy()
  })
})

describe('setting a limit', () => {
  const days = [
    { day: '2026-01-01', amount: '-5.00', stopped: false },
    ...[2, 3, 4, 5, 6].map((day) => ({
      day: `2026-01-0${day}`,
      amount: `${day}0.00`,
      stopped: true,
    })),
  ]
  const show = async (one: LimitState, after: Partial<LimitState> = {}, answers: Answers = {}) => {
    const server = await showToMember(<PopupHost />, {
      [paths.limits]: ({ method }) =>
        value(limits([limit('bets', 'day'), method === 'GET' ? one : { ...one, ...after }])),
      [paths.preview]: () => value({ days, stopped: 5 }),
      ...answers,
    })
    await act(async () => openPopup('limit', { kind: one.kind, period: one.period }))
    return { server, dialog: await screen.findByRole('dialog') }
  }
  const send = (dialog: HTMLElement) =>
    act(async () => dialog.querySelector('form')?.requestSubmit())
  const sent = (server: Awaited<ReturnType<typeof showToMember>>) =>
    server.to(paths.limits).filter(({ method }) => method === 'POST')

  test('a value and the password are asked for; the new limit is told and holds', async () => {
    const { server, dialog } = await show(limit('loss', 'day'))
    expect(textOf(dialog)).toContain('Por dia')
    expect(textOf(dialog)).not.toContain('Hoje:')
    expect(textOf(dialog)).toContain('Baixar vale na hora. Aumentar leva 72 horas')
    expect(within(dialog).queryByRole('button', { name: 'Remover este limite' })).toBeNull()
    await send(dialog)
    expect(textOf(dialog)).toContain('Digite um valor, por exemplo 60.')
    expect(textOf(dialog)).toContain('Digite a sua senha.')
    enter('Valor em reais', '60,5')
    expect(textOf(dialog)).not.toContain('Digite um valor')
    enter('Sua senha de acesso', 'segredo')
    await press(/^Definir R\$\s60,50$/)
    expect(await screen.findByText('Seu limite vale a partir de agora.')).toBeTruthy()
    expect(sent(server)[0]?.body).toEqual({
      kind: 'loss',
      period: 'day',
      value: '60.50',
      password: 'segredo',
    })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('below what holds it is lowered at once, at it or above it is asked and waits', async () => {
    const { dialog } = await show(limit('deposit', 'week', { value: '100.00' }), { waiting: raise })
    expect(textOf(dialog)).toContain('Por semana · Hoje: R$ 100,00.')
    expect(textOf(dialog)).toContain('Aumentar leva 24 horas')
    enter('Valor em reais', '99,99')
    expect(within(dialog).getByRole('button', { name: /^Baixar para R\$\s99,99$/ })).toBeTruthy()
    expect(textOf(dialog)).toContain('Baixar vale na hora')
    enter('Valor em reais', '100')
    expect(within(dialog).getByRole('button', { name: /^Pedir R\$\s100,00$/ })).toBeTruthy()
    expect(textOf(dialog)).toContain('Só vale depois de 24 horas')
    expect(textOf(dialog)).toContain('Sem resposta em 7 dias')
    enter('Sua senha de acesso', 'x')
    await send(dialog)
    expect(await screen.findByText('Pedido feito. Avisamos quando puder confirmar.')).toBeTruthy()
  })

  test('no limit at all is asked for, and back', async () => {
    const { server, dialog } = await show(limit('time', 'month', { value: '600' }))
    expect(within(dialog).getByLabelText('Minutos')).toBeTruthy()
    await press('Remover este limite')
    expect(within(dialog).queryByLabelText('Minutos')).toBeNull()
    expect(textOf(dialog)).toContain('Só vale depois de 72 horas')
    await press('Voltar')
    expect(within(dialog).getByLabelText('Minutos')).toBeTruthy()
    await press('Remover este limite')
    enter('Sua senha de acesso', 'x')
    await press('Pedir para ficar sem limite')
    await waitFor(() => expect(sent(server)[0]?.body).toMatchObject({ value: null }))
  })

  test('a wrong password is told at its field, anything else at the form', async () => {
    const answers = [
      refusal('password.wrong', { message: 'Senha errada.' }),
      refusal('limit.above_longer', { message: 'Acima do mês.' }),
    ]
    const one = limit('bets', 'week')
    const { dialog } = await show(
      one,
      {},
      {
        [paths.limits]: ({ method }) =>
          method === 'GET' ? value(limits([one])) : (answers.shift() ?? value(limits([one]))),
      },
    )
    enter('Número de apostas do período', '50')
    enter('Sua senha de acesso', 'x')
    await send(dialog)
    expect(await within(dialog).findByText('Senha errada.')).toBeTruthy()
    expect(screen.getByLabelText('Sua senha de acesso').getAttribute('aria-invalid')).toBe('true')
    await send(dialog)
    expect(await within(dialog).findByText('Acima do mês.')).toBeTruthy()
    expect(screen.getByLabelText('Sua senha de acesso').getAttribute('aria-invalid')).not.toBe(
      'true',
    )
  })

  test('the last 90 days show where it would have stopped, with a line for a day', async () => {
    const { server, dialog } = await show(limit('loss', 'day'))
    enter('Valor em reais', '20')
    const chart = await within(dialog).findByRole('img', { name: 'por dia' })
    expect(textOf(dialog)).toContain('isto teria parado você em 5 dias')
    const rects = [...chart.querySelectorAll('rect')]
    expect(rects).toHaveLength(6)
    expect(rects.map((rect) => rect.getAttribute('data-stopped'))).toEqual([
      null,
      ...Array<string>(5).fill('true'),
    ])
    const heights = rects.map((rect) => Number(rect.getAttribute('height')))
    expect(heights[0]).toBe(0)
    expect(heights[5]).toBe(80)
    expect(heights[1]).toBeCloseTo(80 / 3)
    expect(Number(rects[5]?.getAttribute('y'))).toBe(4)
    expect(Number(rects[1]?.getAttribute('x'))).toBe(60)
    expect(Number(chart.querySelector('line')?.getAttribute('y1'))).toBeCloseTo(84 - 80 / 3)
    const stopped = [...dialog.querySelectorAll('figure li')].map(textOf)
    expect(stopped).toHaveLength(4)
    expect(stopped[0]).toMatch(/^R\$ 30,00 em 3/)
    expect(textOf(dialog.querySelector('figure p'))).toMatch(/^1.*Hoje$/)
    expect(Object.fromEntries(server.to(paths.preview)[0]?.query ?? [])).toMatchObject({
      kind: 'loss',
      period: 'day',
      value: '20.00',
    })
  })

  test('a limit of a month has no line; one of a session has no chart', async () => {
    const { dialog } = await show(limit('loss', 'month'))
    enter('Valor em reais', '20')
    const chart = await within(dialog).findByRole('img', { name: 'por dia' })
    expect(chart.querySelector('line')).toBeNull()
  })
  test('a limit of a session has no chart', async () => {
    const { server, dialog } = await show(limit('time', 'session'))
    enter('Minutos', '20')
    expect(within(dialog).getByRole('button', { name: 'Definir 20 min' })).toBeTruthy()
    expect(server.to(paths.preview)).toHaveLength(0)
    expect(dialog.querySelector('figure')).toBeNull()
  })
  test('without a preview the form works on', async () => {
    const { dialog } = await show(
      limit('stake', 'each'),
      {},
      {
        [paths.preview]: () => refusal('x', { status: 500 }),
      },
    )
    enter('Valor em reais', '20')
    expect(within(dialog).getByRole('button', { name: /Definir R\$\s20,00/ })).toBeTruthy()
    expect(dialog.querySelector('figure')).toBeNull()
  })
  test('where nothing was stopped, no days are listed', async () => {
    const { dialog } = await show(
      limit('stake', 'each'),
      {},
      {
        [paths.preview]: () => value({ days: days.slice(0, 1), stopped: 0 }),
      },
    )
    enter('Valor em reais', '20')
    const chart = await within(dialog).findByRole('img')
    expect(chart.querySelector('line')).not.toBeNull()
    expect(dialog.querySelector('figure li')).toBeNull()
  })
})

describe('the first limits', () => {
  const show = async (missing: PlayTime['missing'], answers: Answers = {}) => {
    const server = await showToMember(<PopupHost />, {
      [paths.time]: () => value(playTime({ missing })),
      ...answers,
    })
    await act(async () => openPopup('firstLimits', {}))
    return {
      server,
      dialog: await screen.findByRole('dialog', { name: 'Antes de jogar, decida onde parar' }),
    }
  }
  const pick = (name: RegExp | string) => {
    const radio = screen.getAllByRole('radio', { name })[0]
    if (!radio) throw new Error('no radio')
    return act(async () => radio.click())
  }

  test('nothing is chosen beforehand; each missing one is named, and the first has the focus', async () => {
    const { server, dialog } = await show(['loss', 'time'])
    expect(screen.queryAllByRole('radio', { checked: true })).toHaveLength(2)
    await press('Salvar')
    expect(textOf(dialog)).toContain('Escolha quanto você aceita perder.')
    expect(textOf(dialog)).toContain('Escolha quanto tempo você quer jogar.')
    expect(document.activeElement?.getAttribute('name')).toBe('loss')
    await pick(/R\$\s50,00/)
    expect(textOf(dialog)).not.toContain('Escolha quanto você aceita perder.')
    expect(server.to(paths.first)).toHaveLength(0)
  })

  test('chosen and typed values are sent', async () => {
    const answers = [refusal('limit.already_set', { message: 'Já existe.' })]
    const { server, dialog } = await show(['loss', 'time'], {
      [paths.first]: () => answers.shift() ?? value(limits([])),
    })
    await pick(/R\$\s50,00/)
    await act(async () => screen.getAllByRole('radio', { name: 'Outro' })[1]?.click())
    enter('Minutos', '0')
    await press('Salvar')
    expect(textOf(dialog)).toContain('Digite um valor, por exemplo 60.')
    enter('Minutos', '45')
    expect(textOf(dialog)).not.toContain('Digite um valor')
    await press('Salvar')
    expect(await within(dialog).findByText('Já existe.')).toBeTruthy()
    await press('Salvar')
    expect(await screen.findByText('Seus limites valem a partir de agora.')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(server.to(paths.first)[1]?.body).toEqual({
      loss: { period: 'month', value: '50.00' },
      time: { period: 'day', value: '45' },
    })
  })

  test('another period has other proposals, and forgets a proposal but not a typed value', async () => {
    const { dialog } = await show(['loss'])
    expect(within(dialog).queryByText('Quanto tempo posso jogar')).toBeNull()
    await pick(/R\$\s50,00/)
    await pick('Por dia')
    expect(screen.getAllByRole('radio').map((one) => textOf(one.closest('label')))).toEqual([
      'Por dia',
      'Por semana',
      'Por mês',
      'R$ 10,00',
      'R$ 20,00',
      'R$ 50,00',
      'Outro',
    ])
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1)
    await pick('Outro')
    enter('Valor em reais', '33')
    await pick('Por semana')
    expect((screen.getByLabelText('Valor em reais') as HTMLInputElement).value).toBe('33')
  })
})

describe('play time', () => {
  const show = (change: Partial<PlayTime> = {}) =>
    showToMember(<PlayTimePage />, { [paths.time]: () => value(playTime(change)) })

  test('the day: time, session, result, stakes; the balance where it is known', async () => {
    balanceStore.set({ amount: '77.00', currency: 'BRL', seq: 1n } as never)
    await show()
    await screen.findByText('Tempo de jogo, 7 dias')
    const text = pageText()
    expect(text).toContain('Tempo de jogo hoje1 h 15esta sessão: 20 min')
    expect(text).toMatch(/Resultado do dia.*R\$ 18,00/)
    expect(text).toContain('em 3 apostas')
    expect(text).toContain('R$ 77,00')
    expect(text).toContain('Você não tem limites diários.')
    const items = within(
      screen.getByRole('region', { name: 'Tempo de jogo, 7 dias' }),
    ).getAllByRole('listitem')
    expect(items.map(textOf)).toEqual(['0dom.', '1 h 15Hoje'])
    expect(items[0]?.querySelector('[data-today]')).toBeNull()
    expect(items[1]?.querySelector('[data-today]')).not.toBeNull()
    expect(items[1]?.querySelector('[data-stopped], line')).toBeNull()
    expect(items[0]?.querySelector('rect')?.getAttribute('height')).toBe('0')
    expect(items[1]?.querySelector('rect')?.getAttribute('height')).toBe('132')
    expect(items[1]?.querySelector('rect')?.getAttribute('y')).toBe('0')
  })

  test('without play and balance it says so', async () => {
    await show({ sessionMs: null, todayMs: 0 })
    expect(await screen.findByText('você não está jogando agora')).toBeTruthy()
    expect(pageText()).not.toContain('Saldo')
  })

  test('a limit of the day is a line that a day can reach; limits say what is left', async () => {
    await show({
      limits: [
        limit('loss', 'day', { value: '10.00', used: '8.00', rest: '2.00' }),
        limit('time', 'day', { value: '75', used: '75', rest: '0' }),
        limit('bets', 'day', { value: '100', used: '79', rest: null }),
      ],
      days: [
        { day: '2026-03-01', ms: 75 * 60_000 - 1 },
        { day: '2026-03-02', ms: 150 * 60_000 },
      ],
    })
    expect(await screen.findByText('limite 1 h 15')).toBeTruthy()
    const items = within(
      screen.getByRole('region', { name: 'Tempo de jogo, 7 dias' }),
    ).getAllByRole('listitem')
    expect(items[0]?.querySelector('[data-stopped]')).toBeNull()
    expect(items[1]?.querySelector('[data-stopped]')).not.toBeNull()
    expect(items[0]?.querySelector('line')?.getAttribute('y1')).toBe('66')
    expect(items[0]?.querySelector('line')?.getAttribute('y2')).toBe('66')
    const left = ['Perda, dia', 'Tempo de jogo, dia', 'Número de apostas, dia'].map((name) =>
      screen.getByText(name, { selector: 'li > span' }).closest('li'),
    )
    expect(left.map((one) => textOf(one))).toEqual([
      expect.stringContaining('restam R$ 2,00'),
      expect.stringContaining('restam 0 min'),
      expect.stringContaining('restam 0'),
    ])
    expect(left[0]?.innerHTML).toContain('near')
    expect(left[1]?.innerHTML).toContain('full')
    expect(left[2]?.innerHTML).not.toMatch(/near|full/)
  })

  test('a time limit of a week draws no line', async () => {
    await show({ limits: [limit('time', 'week', { value: '75', used: '1', rest: '74' })] })
    await screen.findByText('Tempo de jogo, 7 dias')
    expect(document.querySelector('line')).toBeNull()
    expect(screen.queryByText(/^limite/)).toBeNull()
  })

  test('a failure is told', async () => {
    await showToMember(<PlayTimePage />, { [paths.time]: () => refusal('x', { status: 500 }) })
    expect(await screen.findByText('Não foi possível carregar')).toBeTruthy()
  })
})

describe('the panel', () => {
  const show = async (change: Partial<PlayTime> = {}, answers: Answers = {}) => {
    const server = await showToMember(<PopupHost />, {
      [paths.time]: () => value(playTime(change)),
      ...answers,
    })
    await act(async () => openPopup('playPanel', {}))
    return { server, dialog: await screen.findByRole('dialog', { name: 'Seu jogo hoje' }) }
  }

  test.each([
    ['Pausar', '/member?page=securityCenter&part=exclusion'],
    ['Limites', '/member?page=limits'],
    ['Ver os sete dias', '/member?page=playTime'],
  ])('%s leads on and closes it', async (name, address) => {
    await show()
    const link = await screen.findByRole('link', { name })
    await act(async () => link.click())
    expect(screen.getByTestId('address').textContent).toBe(address)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('a short pause is one touch, and is told with its end', async () => {
    const answers = [refusal('x', { message: 'Agora não.' })]
    const { dialog } = await show(
      {},
      {
        [paths.pause]: () =>
          answers.shift() ?? value(playTime({ pausedUntil: '2026-03-02T12:15:00.000Z' })),
      },
    )
    await screen.findByRole('button', { name: 'Pausar 15 minutos' })
    await press('Pausar 15 minutos')
    expect(await within(dialog).findByText('Agora não.')).toBeTruthy()
    await press('Pausar 15 minutos')
    expect(await within(dialog).findByText(/Você está em pausa: nenhuma aposta até/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Pausar 15 minutos' })).toBeNull()
  })
})

describe('the reality check', () => {
  const show = async (change: Partial<PlayTime> = {}, answers: Answers = {}) => {
    const server = await showToMember(
      <PopupHost />,
      { [paths.time]: () => value(playTime({ checkDue: true, ...change })), ...answers },
      { address: '/somewhere' },
    )
    await act(async () => openPopup('realityCheck', {}))
    return { server, dialog: await screen.findByRole('dialog') }
  }

  test('it says how long and with what result, and offers when to ask again', async () => {
    const { dialog } = await show()
    expect(textOf(dialog)).toContain('Você joga há 20 min')
    expect(textOf(dialog)).toContain('Desde ')
    expect(textOf(dialog)).toMatch(/Você apostouR\$ 30,00Recebeu em prêmiosR\$ 12,00/)
    expect(textOf(dialog)).toMatch(/−R\$ 18,00/)
    expect(screen.getAllByRole('radio').map((one) => textOf(one.closest('label')))).toEqual([
      '15 min',
      '30 min',
      '1 h',
    ])
    expect(textOf(screen.getByRole('radio', { checked: true }).closest('label'))).toBe('1 h')
  })

  test('without a session it names the day, and no beginning', async () => {
    const { dialog } = await show({ sessionMs: null, sessionSince: null })
    expect(textOf(dialog)).toContain('Você joga há 1 h 15')
    expect(textOf(dialog)).not.toContain('Desde')
  })

  test.each([
    ['Parar por hoje', 'stop', '/'],
    ['Pausar 15 minutos', 'pause', '/'],
    ['Continuar jogando', 'continue', '/somewhere'],
  ])('"%s" is sent, with the choice that the rule allows', async (name, answer, address) => {
    const { server } = await show({ checkEveryMin: 30 }, { [paths.check]: () => value(playTime()) })
    expect(screen.getAllByRole('radio')).toHaveLength(2)
    await press(name)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.to(paths.check)[0]?.body).toEqual({ answer, againMin: 30 })
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(address))
  })

  test('an earlier moment can be chosen; a refusal is told and the question stays', async () => {
    const { server, dialog } = await show(
      {},
      {
        [paths.check]: () => refusal('x', { message: 'Tente de novo.' }),
      },
    )
    await act(async () => screen.getByRole('radio', { name: '15 min' }).click())
    await press('Continuar jogando')
    expect(await within(dialog).findByText('Tente de novo.')).toBeTruthy()
    expect(server.to(paths.check)[0]?.body).toEqual({ answer: 'continue', againMin: 15 })
    expect(
      screen.getByRole('button', { name: 'Parar por hoje' }).getAttribute('aria-busy'),
    ).toBeNull()
  })
})
