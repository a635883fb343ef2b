import { act, screen, waitFor, within } from '@testing-library/react'
import type { OwnPlayRisk } from '@trevo/contract/wps/play-risk/play-risk.ts'
import { expect, test } from 'vitest'
import { holdAnswers } from '../../testing/hold-answers.ts'
import { pageText, press, showToMember, textOf } from '../../testing/show-to-member.tsx'
import { refusal, value } from '../../testing/stand-in-server.ts'
import { HowIPlayPage } from './how-i-play-page.tsx'

const path = '/wps/play-risk'
const risk = (change: Partial<OwnPlayRisk> = {}): OwnPlayRisk => ({
  isOn: true,
  level: 1,
  levelSince: '2026-03-01T12:00:00.000Z',
  score: 35,
  levelScores: [20, 50, 80],
  windowDays: 30,
  quietDays: 14,
  markers: [],
  countedAt: '2026-03-10T12:00:00.000Z',
  proposal: null,
  hasConversation: false,
  sharedTest: null,
  contacts: [],
  ...change,
})
const proposal = {
  proposalId: '5',
  kind: 'loss',
  period: 'week',
  value: '50.00',
  madeAt: '2026-03-10T12:00:00.000Z',
} as const
const show = (
  change: Partial<OwnPlayRisk> = {},
  answers: Parameters<typeof showToMember>[1] = {},
) => showToMember(<HowIPlayPage />, { [path]: () => value(risk(change)), ...answers })

test('the level, its score and when it changes', async () => {
  await show()
  const level = await screen.findByRole('region', { name: 'Alguns sinais' })
  expect(textOf(level)).toContain('Neste nível desde 1 de mar. de 2026')
  expect(textOf(level)).toContain('35 de 100 pontos')
  expect(textOf(level)).toContain('começam em 20, 50 e 80 pontos. O nível cai depois de 14 dias')
  expect(level.dataset['level']).toBe('1')
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('35')
  expect(screen.getByRole('progressbar').className).toContain('some')
  expect(within(level).queryByRole('link')).toBeNull()
  expect(pageText()).toContain('seus últimos 30 dias')
})
test.each([
  [0, /^(?!.*(some|strong))/],
  [2, /strong/],
  [3, /strong/],
] as const)('level %i has its own look', async (level, look) => {
  await show({ level, levelSince: null })
  expect((await screen.findByRole('progressbar')).className).toMatch(look)
  expect(pageText()).not.toContain('Neste nível desde')
})
test('a conversation that was opened is linked', async () => {
  await show({ hasConversation: true })
  const link = await screen.findByRole('link', { name: 'Abrir a conversa' })
  expect(link.getAttribute('href')).toContain('/chat')
})
test('before the first look there is nothing to show', async () => {
  await show({ countedAt: null })
  expect(await screen.findByText(/Ainda não há o que mostrar/)).toBeTruthy()
  expect(screen.queryByRole('progressbar')).toBeNull()
})
test('where play is not looked at, the test and the contacts are open', async () => {
  await show({
    isOn: false,
    proposal,
    contacts: [
      { code: 'a', name: 'Ajuda', about: 'Conversa', phone: null, url: 'https://ajuda.example/' },
    ],
  })
  expect(await screen.findByText(/Aqui o jogo não é acompanhado/)).toBeTruthy()
  expect(screen.queryByText('Limite sugerido')).toBeNull()
  const help = screen.getByRole('region', { name: 'Quem ajuda' })
  expect(
    within(help)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['https://ajuda.example/'])
  expect(screen.getByRole('link', { name: 'Fazer uma pausa' })).toBeTruthy()
})
test('contacts can be called; without any there is no heading', async () => {
  await show({ contacts: [{ code: 'a', name: 'Ajuda', about: '', phone: '188', url: null }] })
  const call = await screen.findByRole('link', { name: 'Ligar para 188' })
  expect(call.getAttribute('href')).toBe('tel:188')
  expect(screen.queryByRole('link', { name: /Abrir o site/ })).toBeNull()
})
test('without contacts and markers there are no headings for them', async () => {
  await show()
  await screen.findByRole('progressbar')
  expect(screen.queryByText('Quem ajuda')).toBeNull()
  expect(screen.queryByText('O que acompanhamos')).toBeNull()
})

test('each marker says how often and with what weight', async () => {
  await show({
    markers: [
      { name: 'night', count: 3, full: 6, points: 10, weight: 20 },
      { name: 'long', count: 0, full: 6, points: 0, weight: 20 },
      { name: 'attempts', count: 1, full: 6, points: 1, weight: 0 },
    ],
  })
  const [night, long] = within(
    await screen.findByRole('region', { name: 'O que acompanhamos' }),
  ).getAllByRole('listitem')
  expect(textOf(night)).toBe(
    'Jogar de madrugada10 de 20 pontosEm 3 noites você jogou uma hora ou mais entre meia-noite e 5h.',
  )
  expect(textOf(long)).toContain('Nenhum sinal disso.')
  expect(night?.innerHTML).toContain('some')
  expect(night?.innerHTML).toContain('0.5')
  expect(long?.innerHTML).not.toContain('some')
})

test.each([
  [/^Aceitar R\$\s50,00 por semana$/, 'accept', 'O limite já está valendo.'],
  ['Agora não', 'decline', 'Você pode definir um limite seu quando quiser.'],
])('a proposal is answered: %s', async (name, end, told) => {
  const server = await show({ proposal }, { [`${path}/${end}`]: () => value(risk()) })
  expect(await screen.findByText(/No máximo R\$\s50,00 de perda por semana/)).toBeTruthy()
  await press(name)
  expect(await screen.findByText(told)).toBeTruthy()
  expect(server.to(`${path}/${end}`)[0]?.body).toEqual({ proposalId: '5' })
  await waitFor(() => expect(screen.queryByText('Limite sugerido')).toBeNull())
  expect(server.to(path)).toHaveLength(1)
})
test('while the answer is on its way no other can be given', async () => {
  await show({ proposal }, { [`${path}/decline`]: () => value(risk()) })
  await screen.findByText('Limite sugerido')
  const release = holdAnswers()
  await press('Agora não')
  const busy = () => screen.queryAllByRole('button', { busy: true })
  expect(busy()).not.toEqual([])
  await act(async () => release())
  await waitFor(() => expect(screen.queryByText('Limite sugerido')).toBeNull())
  expect(busy()).toEqual([])
})
test('a refused answer is told, and the page is read again', async () => {
  const server = await show(
    { proposal },
    { [`${path}/decline`]: () => refusal('play_risk.nothing_proposed', { message: 'Já passou.' }) },
  )
  await screen.findByText('Limite sugerido')
  await press('Agora não')
  expect(await screen.findByText('Já passou.')).toBeTruthy()
  await waitFor(() => expect(server.to(path)).toHaveLength(2))
  expect(screen.getByRole('button', { name: 'Agora não' }).getAttribute('aria-busy')).toBeNull()
})

test('the self-test counts nine answers here, and is shared on request alone', async () => {
  const server = await show(
    {},
    {
      [`${path}/self-test`]: () =>
        value(risk({ sharedTest: { score: 9, at: '2026-03-10T12:00:00.000Z' } })),
    },
  )
  await screen.findByText('Faça o teste')
  await press('Começar o teste')
  const questions = screen.getAllByRole('group')
  expect(questions).toHaveLength(9)
  expect(textOf(questions[0])).toContain('Pergunta 1 de 9')
  for (const [at, question] of questions.entries()) {
    expect(screen.queryByText(/de 27 pontos/)).toBeNull()
    await act(async () => within(question).getAllByRole('radio')[1]?.click())
    expect(within(question).getAllByRole('radio', { checked: true })).toHaveLength(1)
    expect(at).toBeLessThan(9)
  }
  expect(screen.getByText('9 de 27 pontos')).toBeTruthy()
  expect(screen.getByText(/^Sinais fortes de prejuízo/)).toBeTruthy()
  expect(server.asked.filter(({ method }) => method === 'POST')).toHaveLength(0)
  await press('Compartilhar o resultado')
  expect(await screen.findByText('Seu resultado foi compartilhado.')).toBeTruthy()
  expect(await screen.findByText(/Você compartilhou 9 pontos em 10 de mar/)).toBeTruthy()
  expect(server.to(`${path}/self-test`)[0]?.body).toEqual({
    answers: Array<unknown>(9).fill(expect.any(String)),
  })
  await press('Começar de novo')
  expect(screen.queryByText(/de 27 pontos/)).toBeNull()
  expect(screen.queryAllByRole('radio', { checked: true })).toEqual([])
})
test('a shared result can be taken back', async () => {
  const server = await show(
    { sharedTest: { score: 3, at: '2026-03-10T12:00:00.000Z' } },
    { [`${path}/self-test/withdraw`]: () => value(risk()) },
  )
  await screen.findByText(/Você compartilhou 3 pontos/)
  await press('Apagar o que compartilhei')
  expect(await screen.findByText('Apagado: não vemos mais o seu resultado.')).toBeTruthy()
  expect(server.to(`${path}/self-test/withdraw`)).toHaveLength(1)
  await waitFor(() => expect(screen.queryByText(/Você compartilhou/)).toBeNull())
})
test('a failure is told', async () => {
  await showToMember(<HowIPlayPage />, { [path]: () => refusal('x', { status: 500 }) })
  expect(await screen.findByText('Não foi possível carregar')).toBeTruthy()
})
