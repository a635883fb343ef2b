import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { initialSession } from '../../session/session-state.ts'
import { enterSession, startSession } from '../../session/store.ts'
import { closePopup } from '../../shell/popups.ts'
import { demoMember } from '../../testing/demo-member.ts'
import { showPage } from '../../testing/show-page.tsx'
import { standInServer } from '../../testing/stand-in-server.ts'
import { Component as AgentPage } from './agent-page.tsx'

const show = async (type: number | undefined, address: string) => {
  const server = await standInServer({})
  startSession(initialSession(server.status, () => 0))
  if (type !== undefined) enterSession('tok', demoMember(type))
  await showPage(<AgentPage />, { address })
}
const address = () => screen.getByTestId('address').textContent

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  closePopup()
  vi.unstubAllGlobals()
})

describe('the agents’ entrance', () => {
  test.each([
    ['a guest', undefined],
    ['a member', 0],
    ['a trial user', 4],
  ])('ROLE-13: %s in the agent center is led to the agent login', async (_, type) => {
    await show(type, '/agentHome')
    await waitFor(() => expect(address()).toBe('/agent'))
  })

  test.each([1, 2, 41, 42])('ROUTE-5, ROLE-13: an agent of type %i stays', async (type) => {
    await show(type, '/agentHome')
    expect(await screen.findByRole('heading', { name: 'Olá, Ana' })).toBeTruthy()
    expect(address()).toBe('/agentHome')
  })

  test('ROUTE-26: an agent who is logged in already goes on to the center', async () => {
    await show(2, '/agent')
    await waitFor(() => expect(address()).toBe('/agentHome'))
  })

  test('while a kept token is being asked about nobody is sent away', async () => {
    sessionStorage.setItem('token', 'tok')
    await show(undefined, '/agentHome')
    expect(address()).toBe('/agentHome')
  })

  test('a member at the agent login reads which account he is in', async () => {
    await show(0, '/agent')
    expect(await screen.findByText(/Você está na conta ana/)).toBeTruthy()
  })

  test('who would like to be an agent writes to us about that', async () => {
    await show(undefined, '/agent')
    fireEvent.click(await screen.findByRole('button', { name: 'Fale com a gente' }))
    expect(screen.getByTestId('popups').textContent).toBe('feedback')
  })
})
