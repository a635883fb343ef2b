import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { initialSession } from '../../core/session/session-state.ts'
import { enterSession, startSession } from '../../core/session/store.ts'
import { closePopup } from '../../core/popups/popups.ts'
import { withBrand } from '../../testing/demo-brand.ts'
import { demoMember } from '../../testing/demo-member.ts'
import { showPage } from '../../testing/show-page.tsx'
import { standInServer, value } from '../../testing/stand-in-server.ts'
import { Component as AgentPage } from './agent-page.tsx'

const noContracts = {
  own: [],
  downline: [],
  usedContracts: 0,
  totalContracts: 0,
  receivers: [],
  rateMax: {},
}

const show = async (
  type: number | undefined,
  address: string,
  modules: Readonly<Record<string, boolean>> = {},
) => {
  const server = await standInServer({ '/wps/relay/MCS2_getContracts': () => value(noContracts) })
  startSession(initialSession(withBrand(server.status, modules), () => 0))
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

describe('pages about contracts', () => {
  const all = {
    AGENTPOLICY3: true,
    SIGNCONDIV3: true,
    DAILYSALCONT3: true,
    HOURSAL3: true,
    RTSALARY3: true,
  }
  const pageLinks = () =>
    screen.queryAllByRole('link').map((link) => link.getAttribute('href') ?? '')

  test.each([
    {
      name: 'AGENT-5: agentDividendRecordCopy2 exists only with dividend contracts',
      page: 'agentDividendRecordCopy2',
      moduleId: 'SIGNCONDIV3',
      title: 'Contratos de dividendos',
    },
    {
      name: 'AGENT-6: agentDailyWages2 exists only with the daily salary feature',
      page: 'agentDailyWages2',
      moduleId: 'DAILYSALCONT3',
      title: 'Contratos de salário diário',
    },
    {
      name: 'AGENT-7: agentHourSalary exists only with the hourly salary feature',
      page: 'agentHourSalary',
      moduleId: 'HOURSAL3',
      title: 'Contratos de salário por hora',
    },
    {
      name: 'AGENT-8: agentRealtimeSalary exists only with the real-time salary feature',
      page: 'agentRealtimeSalary',
      moduleId: 'RTSALARY3',
      title: 'Contratos de salário em tempo real',
    },
  ])('$name', async ({ page, moduleId, title }) => {
    await show(1, `/agentHome?page=${page}`, all)
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeTruthy()
    expect(await screen.findByRole('heading', { name: /não tem contrato/ })).toBeTruthy()
    const current = screen.getByRole('link', { current: 'page' })
    expect(current.getAttribute('href')).toBe(`/agentHome?page=${page}`)
    cleanup()
    await show(1, `/agentHome?page=${page}`, { ...all, [moduleId]: false })
    expect(await screen.findByRole('heading', { name: 'Olá, Ana' })).toBeTruthy()
    expect(pageLinks()).not.toContain(`/agentHome?page=${page}`)
    expect(pageLinks().filter((link) => link.includes('page='))).toHaveLength(3)
  })

  test('without AGENTPOLICY3 there is none of them', async () => {
    await show(1, '/agentHome', { ...all, AGENTPOLICY3: false })
    expect(await screen.findByRole('heading', { name: 'Olá, Ana' })).toBeTruthy()
    expect(pageLinks().filter((link) => link.includes('page='))).toEqual([])
  })
})
