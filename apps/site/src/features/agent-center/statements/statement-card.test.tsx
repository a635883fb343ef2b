import { fireEvent, screen } from '@testing-library/react'
import type { Statement } from '@trevo/contract/wps/agents/statements.ts'
import { expect, test } from 'vitest'
import { initialSession } from '../../../core/session/session-state.ts'
import { enterSession, startSession } from '../../../core/session/store.ts'
import { demoMember } from '../../../testing/demo-member.ts'
import { showPage } from '../../../testing/show-page.tsx'
import { standInServer, value } from '../../../testing/stand-in-server.ts'
import { Statements } from './statements.tsx'

const statement: Statement = {
  statementId: '7',
  contractId: '7d0c1f00-5e1a-4b6e-9c11-000000000001',
  contractType: 'DIVIDEND',
  type: 'RNG',
  giver: 'agente.demo',
  receiver: 'agente.norte',
  startsAt: '2026-10-01T03:00:00.000Z',
  endsAt: '2026-11-01T03:00:00.000Z',
  version: 1,
  bet: '100.00',
  win: '40.00',
  rebate: '0.00',
  promotion: '0.00',
  netLoss: '60.00',
  carriedIn: '0.00',
  below: '0.00',
  activeMembers: 1,
  tier: 1,
  rate: '10.00',
  due: '6.00',
  memberTiers: [],
  amount: '6.00',
  paid: '0.00',
  status: 'waiting',
  paidAt: null,
  inputsHash: 'a'.repeat(64),
  lines: 0,
  dispute: null,
}
const openDispute = {
  reason: 'Falta uma rodada.',
  openedAt: '2026-11-02T12:00:00.000Z',
  recounted: '6.00',
  answer: null,
  answeredAt: null,
}

const show = async (first: Statement) => {
  let now = first
  const answer = (dispute: Statement['dispute']) => {
    now = { ...now, dispute }
    return value(now)
  }
  const server = await standInServer({
    '/wps/relay/MCS2_contractStatements': () => value({ list: [now], next: null }),
    '/wps/relay/MCS2_contractPreview': () => value([]),
    '/wps/relay/MCS2_disputeStatement': () => answer(openDispute),
    '/wps/relay/MCS2_answerDispute': () =>
      answer({ ...openDispute, answer: 'Está na lista.', answeredAt: openDispute.openedAt }),
  })
  startSession(initialSession(server.status, () => 0))
  enterSession('tok', demoMember(2))
  await showPage(<Statements contractType="DIVIDEND" />)
}

test('a receiver disputes a statement once, and sees that the recalculation gave the same result', async () => {
  await show(statement)
  fireEvent.click(await screen.findByRole('button', { name: 'Contestar' }))
  fireEvent.change(screen.getByLabelText('O que está errado?'), {
    target: { value: 'Falta uma rodada.' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Enviar contestação' }))
  expect(await screen.findByText(/igual ao demonstrativo/)).toBeTruthy()
  expect(screen.getByText('Aguardando resposta')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Contestar' })).toBeNull()
})

test('a giver answers a dispute, and still pays', async () => {
  await show({ ...statement, dispute: openDispute })
  fireEvent.click(await screen.findByRole('tab', { name: 'Pagamentos aos meus agentes' }))
  const field = await screen.findByLabelText('Sua resposta')
  expect(screen.getByRole('button', { name: 'Pagar' })).toBeTruthy()
  fireEvent.change(field, { target: { value: 'Está na lista.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Responder' }))
  expect(await screen.findByText('Está na lista.')).toBeTruthy()
})

test('a monthly figure links to the rounds of its month, the last day included', async () => {
  await show(statement)
  const link = await screen.findByRole('link', { name: 'Ver as rodadas do período' })
  const query = new URLSearchParams(link.getAttribute('href')?.split('?')[1])
  expect(Object.fromEntries(query)).toEqual({
    page: 'personalHistoryCopy',
    period: 'own',
    from: '2026-10-01',
    to: '2026-10-31',
    product: 'RNG',
  })
})
