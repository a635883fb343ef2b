import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showToMember } from '../../testing/show-to-member.tsx'
import { refusal, value } from '../../testing/stand-in-server.ts'
import { AgentNotices } from './agent-notices.tsx'

const path = '/wps/relay/MCS2_agentAnnouncements'
const notice = {
  id: 'n1',
  title: 'Nova taxa',
  content: 'Vale já.',
  publishedAt: '2026-01-02T12:00:00.000Z',
}

test('AGENT-3: an agent reads what the brand announces to agents', async () => {
  await showToMember(<AgentNotices />, { [path]: () => value({ list: [notice] }) })
  expect(await screen.findByText('Nova taxa')).toBeTruthy()
})

test('a refusal says why nothing is shown', async () => {
  await showToMember(<AgentNotices />, { [path]: () => refusal('x', { message: 'Fechado.' }) })
  expect(await screen.findByText('Fechado.')).toBeTruthy()
})
