import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { initialSession } from '../../core/session/session-state.ts'
import { enterSession, startSession } from '../../core/session/store.ts'
import { withBrand } from '../../testing/demo-brand.ts'
import { demoMember } from '../../testing/demo-member.ts'
import { showPage } from '../../testing/show-page.tsx'
import { standInServer, value } from '../../testing/stand-in-server.ts'
import { Component as AgentPage } from './agent-page.tsx'
import { contractPages } from './agent-pages.ts'

const noContracts = {
  own: [],
  downline: [],
  usedContracts: 0,
  totalContracts: 0,
  receivers: [],
  rateMax: {},
}

const nothing = {
  deposit: '0.00',
  withdraw: '0.00',
  transferIn: '0.00',
  transferOut: '0.00',
  bet: '0.00',
  win: '0.00',
  rebate: '0.00',
  promotion: '0.00',
  profit: '0.00',
}
const noIncome = {
  rebate: '0.00',
  dividend: '0.00',
  daily: '0.00',
  hourly: '0.00',
  realTime: '0.00',
}
const noOverview = {
  totals: nothing,
  before: nothing,
  days: [],
  teamSize: 0,
  agents: 0,
  activeMembers: 0,
  newRegistrations: 0,
  firstDeposits: 0,
  teamBalance: '0.00',
  income: { ...noIncome, total: '0.00' },
  crumbs: [],
  zone: 'GMT-3',
}
const noList = { list: [], next: null, crumbs: [], teamSize: 0, teamBalance: '0.00' }

const show = async (
  type: number | undefined,
  address: string,
  modules: Readonly<Record<string, boolean>> = {},
) => {
  const server = await standInServer({
    '/wps/relay/MCS2_getContracts': () => value(noContracts),
    '/wps/relay/MCS2_agentAnnouncements': () =>
      value({
        list: [
          { id: '7', title: 'Nova regra', content: 'A', publishedAt: '2026-11-01T12:00:00.000Z' },
        ],
      }),
    '/wps/relay/MCS2_teamOverview': () => value(noOverview),
    '/wps/relay/MCS2_teamMembers': () => value(noList),
    '/wps/relay/MCS2_contractStatements': () => value(noList),
    '/wps/relay/MCS2_contractPreview': () => value([]),
  })
  startSession(
    initialSession(withBrand(server.status, { AGEINFO3: true, AGEPAG: true, ...modules }), () => 0),
  )
  if (type !== undefined) enterSession('tok', demoMember(type))
  await showPage(<AgentPage />, { address })
}
const address = () => screen.getByTestId('address').textContent

describe('the agents’ entrance', () => {
  test.each([
    ['a guest', undefined],
    ['a member', 0],
    ['a trial user', 4],
  ])('ROLE-13: %s in the agent center is redirected to the agent login', async (_, type) => {
    await show(type, '/agentHome')
    await waitFor(() => expect(address()).toBe('/agent'))
  })

  test.each([1, 2, 41, 42])('ROUTE-5, ROLE-13: an agent of type %i stays', async (type) => {
    await show(type, '/agentHome')
    expect(await screen.findByRole('heading', { level: 1, name: 'Visão geral' })).toBeTruthy()
    expect(address()).toBe('/agentHome')
  })

  test('AGENT-9: the center shows the GMT offset and a clock that ticks every second', async () => {
    const now = new Date('2026-11-28T15:04:05Z')
    vi.useFakeTimers({ now, toFake: ['Date', 'setInterval', 'clearInterval'] })
    try {
      await show(1, '/agentHome')
      for (const second of ['05', '06', '07']) {
        expect(screen.getByRole('timer').textContent).toMatch(
          new RegExp(`^GMT-3.*12:04:${second}$`),
        )
        act(() => vi.advanceTimersByTime(1_000))
      }
    } finally {
      vi.useRealTimers()
    }
  })

  test('ROUTE-26: an agent who is already logged in continues to the center', async () => {
    await show(2, '/agent')
    await waitFor(() => expect(address()).toBe('/agentHome'))
  })

  test('nobody is redirected while a stored token is being checked', async () => {
    sessionStorage.setItem('token', 'tok')
    await show(undefined, '/agentHome')
    expect(address()).toBe('/agentHome')
  })

  test('a member at the agent login sees which account is logged in', async () => {
    await show(0, '/agent')
    expect(await screen.findByText(/Você está na conta ana/)).toBeTruthy()
  })

  test('a visitor who wants to become an agent can write to us about it', async () => {
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
    DAYSALMR3: true,
    HOURSAL3: true,
    RTSALARY3: true,
  }
  const pageLinks = () =>
    screen.queryAllByRole('link').map((link) => link.getAttribute('href') ?? '')
  const contractLinks = () =>
    pageLinks().filter((link) => Object.keys(contractPages).some((page) => link.endsWith(page)))

  test.each([
    {
      name: 'AGENT-5: agentDividendRecordCopy2 exists only with dividend contracts',
      page: 'agentDividendRecordCopy2',
      moduleId: 'SIGNCONDIV3',
      title: 'Dividendos',
    },
    {
      name: 'AGENT-6: agentDailyWages2 exists only with the daily salary feature',
      page: 'agentDailyWages2',
      moduleId: 'DAILYSALCONT3',
      title: 'Salário diário',
    },
    {
      name: 'AGENT-6: agentMRDailySalary exists only with the daily salary by member',
      page: 'agentMRDailySalary',
      moduleId: 'DAYSALMR3',
      title: 'Salário diário por membro',
    },
    {
      name: 'AGENT-7: agentHourSalary exists only with the hourly salary feature',
      page: 'agentHourSalary',
      moduleId: 'HOURSAL3',
      title: 'Salário por hora',
    },
    {
      name: 'AGENT-8: agentRealtimeSalary exists only with the real-time salary feature',
      page: 'agentRealtimeSalary',
      moduleId: 'RTSALARY3',
      title: 'Salário em tempo real',
    },
  ])('$name', async ({ page, moduleId, title }) => {
    await show(1, `/agentHome?page=${page}`, all)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(await screen.findByRole('heading', { name: /não tem contrato/ })).toBeTruthy()
    const [current] = screen.getAllByRole('link', { current: 'page' })
    expect(current?.getAttribute('href')).toBe(`/agentHome?page=${page}`)
    cleanup()
    await show(1, `/agentHome?page=${page}`, { ...all, [moduleId]: false })
    expect(await screen.findByRole('heading', { name: 'Olá, Ana' })).toBeTruthy()
    expect(pageLinks()).not.toContain(`/agentHome?page=${page}`)
    expect(contractLinks()).toHaveLength(4)
  })

  test.each([
    ['AGENT-3', 'agentAnnouncement', ['AGEANNOUNCE3']],
    ['AGENT-3', 'agentTeamOverview', ['AGEPAG']],
    ['AGENT-3', 'registerCenter', ['AGEREGDOWN3', 'CREATEAFF3', 'AFFMAN3']],
    ['AGENT-4', 'personalHistoryCopy', ['TEAMBETTING3', 'TRANSBETREPMEM3']],
    ['AGENT-4', 'palStatementsAgentCopy', ['AGETEAMPNL3']],
    ['AGENT-4', 'agentRevenueReport', ['AGEREV3']],
    ['AGENT-4', 'agentDownlineTransactionDetailsCopy', ['AGEDOWNTRANS3']],
    ['AGENT-2', 'agentMessages', ['INBOX3']],
  ])('%s: %s exists while one of %j is on', async (_row, page, modules) => {
    const linkOf = page === 'agentTeamOverview' ? '/agentHome' : `/agentHome?page=${page}`
    const allOff = Object.fromEntries(modules.map((one) => [one, false]))
    for (const one of modules) {
      await show(1, '/agentHome?page=agentDividendRecordCopy2', { ...all, ...allOff, [one]: true })
      await screen.findByRole('heading', { level: 1, name: 'Dividendos' })
      expect(pageLinks()).toContain(linkOf)
      cleanup()
    }
    await show(1, '/agentHome?page=agentDividendRecordCopy2', { ...all, ...allOff })
    await screen.findByRole('heading', { level: 1, name: 'Dividendos' })
    expect(pageLinks()).not.toContain(linkOf)
  })

  test('AGENT-3: agentAnnouncement shows the brand’s announcements to agents', async () => {
    await show(1, '/agentHome?page=agentAnnouncement', { ...all, AGEANNOUNCE3: true })
    expect(await screen.findByText('Nova regra')).toBeTruthy()
  })

  test('AGENT-10: agentRedRain exists only with transfers to many', async () => {
    await show(1, '/agentHome', { ...all, AGENTRANSMULTDOWN3: true })
    await screen.findByRole('heading', { level: 1, name: 'Visão geral' })
    expect(pageLinks()).toContain('/agentHome?page=agentRedRain')
    cleanup()
    await show(1, '/agentHome', { ...all, AGENTRANSMULTDOWN3: false })
    await screen.findByRole('heading', { level: 1, name: 'Visão geral' })
    expect(pageLinks()).not.toContain('/agentHome?page=agentRedRain')
  })

  test('without AGENTPOLICY3 they are absent', async () => {
    await show(1, '/agentHome', { ...all, AGENTPOLICY3: false })
    expect(await screen.findByRole('heading', { level: 1, name: 'Visão geral' })).toBeTruthy()
    expect(contractLinks()).toEqual([])
  })
})
