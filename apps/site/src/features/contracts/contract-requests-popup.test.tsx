import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ContractOffer } from '@trevo/contract/wps/agents/contracts.ts'
import { describe, expect, test, vi } from 'vitest'
import { initialSession } from '../../core/session/session-state.ts'
import { enterSession, startSession } from '../../core/session/store.ts'
import { ContractWatch } from './contract-watch.tsx'
import { withBrand } from '../../testing/demo-brand.ts'
import { demoMember } from '../../testing/demo-member.ts'
import { showPage } from '../../testing/show-page.tsx'
import { refusal, standInServer, value } from '../../testing/stand-in-server.ts'
import ContractRequestsPopup from './contract-requests-popup.tsx'

const consolidated = '/wps/member/info/funds/consolidated'
const ofRate = { rateType: 'P', fixedAmount: null, winRate: null } as const
const offer = (change: Partial<ContractOffer> = {}): ContractOffer => ({
  id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  contractType: 'DIVIDEND',
  type: 'RNG',
  status: 'P',
  period: 'H',
  details: [
    {
      ...ofRate,
      minimumBet: '450000.00',
      netLoss: '100.00',
      activeMember: 5,
      contractRate: '18.50',
    },
    {
      ...ofRate,
      minimumBet: '4500000.00',
      netLoss: '100.00',
      activeMember: 8,
      contractRate: '20.00',
    },
  ],
  contractRate: '20.00',
  carriesOver: true,
  needsApproval: true,
  giver: 'agente.demo',
  receiver: 'ana',
  receiverId: 'm1',
  createdDate: '2026-11-21T12:00:00.000Z',
  processedDate: null,
  previousRate: null,
  downlineHigherRate: 'N',
  ...change,
})
const places = {
  DIVIDEND: 'divtypereq',
  DAILY: 'dailysalreqtype',
  MEMBER_DAILY: 'dailysalmrreqtype',
  HOURLY: 'contracthoursalreq',
  REALTIME: 'realtimesalreqtype',
} as const
const answering = (offers: readonly ContractOffer[]) => ({
  divtypereq: {},
  dailysalreqtype: {},
  dailysalmrreqtype: {},
  contracthoursalreq: {},
  realtimesalreqtype: {},
  divtypeinfo: true,
  dailysalinfotype: true,
  dailysalmrinfotype: true,
  contracthoursalinfo: true,
  funds: { currency: 'BRL', total: '0.00', available: '0.00', held: '0.00', vendorWallets: [] },
  ...Object.fromEntries(offers.map((one) => [places[one.contractType], { [one.type]: [one] }])),
})

const calls = {
  DIVIDEND: '/wps/relay/MCS2_processDividendReq',
  DAILY: '/wps/relay/MCS2_processDailySalContract',
  HOURLY: '/wps/relay/MCS2_processContractHourSalary',
  REALTIME: '/wps/relay/MCSFE_processRealTimeSalaryContract',
} as const

/** A server with these offers, which the answers remove one after another. */
const begin = async (offers: readonly ContractOffer[], type: number | undefined, isOn = true) => {
  let waiting = [...offers]
  const answered = () => {
    waiting = waiting.slice(1)
    return value(offers[0])
  }
  const server = await standInServer({
    [consolidated]: () => value(answering(waiting)),
    ...Object.fromEntries(Object.values(calls).map((path) => [path, answered])),
  })
  const status = withBrand(server.status, { AGENTPOLICY3: isOn })
  startSession(initialSession(status, () => 0))
  if (type !== undefined) enterSession('tok', demoMember(type))
  return server
}
const openPopups = () => screen.getByTestId('popups').textContent
const button = (name: string) => screen.getByRole('button', { name, hidden: true })

describe('consolidated contract data', () => {
  test.each([
    ['a member', 0],
    ['an agent', 1],
  ])(
    'AGENT-11: is fetched when %s is logged in, and opens the requests if any is waiting',
    async (_, type) => {
      const server = await begin([offer()], type)
      await showPage(<ContractWatch />)
      await waitFor(() => expect(openPopups()).toBe('contractRequests'))
      expect(server.to(consolidated)).toHaveLength(1)
    },
  )

  test.each([
    ['a guest', undefined, true],
    ['a trial user', 4, true],
    ['an agent of a brand without AGENTPOLICY3', 1, false],
  ])('AGENT-11: is not fetched by %s', async (_, type, isOn) => {
    const server = await begin([offer()], type, isOn)
    await showPage(<ContractWatch />)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(server.asked).toEqual([])
    expect(openPopups()).toBe('')
  })

  test('without an offer nothing opens', async () => {
    const server = await begin([], 1)
    await showPage(<ContractWatch />)
    await waitFor(() => expect(server.to(consolidated)).toHaveLength(1))
    expect(openPopups()).toBe('')
  })
})

describe('the contract requests', () => {
  const show = async (offers: readonly ContractOffer[]) => {
    const server = await begin(offers, 1)
    const onClose = vi.fn<() => void>()
    await showPage(<ContractRequestsPopup onClose={onClose} />)
    await waitFor(() => expect(document.querySelector('article')).not.toBeNull())
    return { server, onClose }
  }

  test('CONTRACT-3: terms are minimum bet, profit/loss, active members, rate and period', async () => {
    await show([offer()])
    const cells = [...document.querySelectorAll('th, td')].map((cell) =>
      cell.textContent.replaceAll(/\s/g, ' '),
    )
    expect(cells).toEqual([
      'Aposta válida a partir de',
      'Lucro/perda',
      'Membros ativos',
      'Taxa',
      'R$ 450.000',
      '−R$ 100',
      '5',
      '18,5%',
      'R$ 4.500.000',
      '−R$ 100',
      '8',
      '20%',
    ])
    expect(screen.getByText('Quinzenal')).toBeTruthy()
  })

  test('CONTRACT-3: a type shows only the terms it has', async () => {
    await show([offer({ contractType: 'REALTIME', period: null })])
    const heads = [...document.querySelectorAll('th')].map((head) => head.textContent)
    expect(heads).toEqual(['Aposta válida a partir de', 'Taxa'])
  })

  test.each([
    ['CALL-55', 'DIVIDEND', { type: 'RNG', status: 'A', id: offer().id }, 'SIGNCONDIV3'],
    ['CALL-56', 'DAILY', { id: offer().id, status: 'A' }, 'DAILYSALCONT3'],
    ['CALL-57', 'HOURLY', { contractId: offer().id, status: 'A' }, 'HOURSAL3'],
    ['CALL-58', 'REALTIME', { contractId: offer().id, status: 'A' }, 'RTSALARY3'],
  ] as const)(
    '%s, CONTRACT-1: accepting a %s contract uses that type’s call, then the popup closes',
    async (_, contractType, body, moduleId) => {
      const { server, onClose } = await show([offer({ contractType })])
      fireEvent.click(button('Aceitar'))
      await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
      const [asked] = server.to(calls[contractType])
      expect(asked?.body).toEqual(body)
      expect(asked?.method).toBe('POST')
      expect(asked?.headers.get('ModuleId')).toBe(moduleId)
      expect(asked?.headers.get('Authorization')).toBe('tok')
    },
  )

  test('CONTRACT-1: the popup stays open while another contract waits for an answer', async () => {
    const other = offer({ contractType: 'HOURLY', id: '6f9619ff-8b86-4d01-b42d-00cf4fc964fe' })
    const { server, onClose } = await show([offer(), other])
    fireEvent.click(screen.getAllByRole('button', { name: 'Aceitar', hidden: true })[0]!)
    await waitFor(() => expect(document.querySelectorAll('article')).toHaveLength(1))
    expect(server.to(calls.DIVIDEND)).toHaveLength(1)
    await act(async () => undefined)
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.click(button('Aceitar'))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  })

  test.each([
    ['P', 'Recusar', 'R'],
    ['E', 'Recusar', 'R'],
    ['V', 'Encerrar', 'C'],
    ['V', 'Manter o contrato', 'A'],
  ] as const)('CONTRACT-1: for %s the button "%s" answers %s', async (status, name, answer) => {
    const { server } = await show([offer({ status, previousRate: '10.00' })])
    fireEvent.click(button(name))
    await waitFor(() => expect(server.to(calls.DIVIDEND)).toHaveLength(1))
    expect(server.to(calls.DIVIDEND)[0]?.body).toMatchObject({ status: answer })
  })

  test('if contracts of the downline would end, that is shown and confirmed first', async () => {
    const { server } = await show([offer({ downlineHigherRate: 'Y' })])
    fireEvent.click(button('Aceitar'))
    expect(await screen.findByText(/taxa ou uma maior serão encerrados/)).toBeTruthy()
    expect(server.to(calls.DIVIDEND)).toEqual([])
    fireEvent.click(button('Voltar'))
    fireEvent.click(button('Aceitar'))
    fireEvent.click(button('Aceitar e encerrar'))
    await waitFor(() => expect(server.to(calls.DIVIDEND)).toHaveLength(1))
  })

  test('a refusal is announced and the request stays', async () => {
    const server = await standInServer({
      [consolidated]: () => value(answering([offer()])),
      [calls.DIVIDEND]: () => refusal('contract.answered', { status: 409, message: 'Já foi.' }),
    })
    startSession(initialSession(withBrand(server.status, { AGENTPOLICY3: true }), () => 0))
    enterSession('tok', demoMember(1))
    await showPage(<ContractRequestsPopup onClose={() => undefined} />)
    await waitFor(() => expect(document.querySelector('article')).not.toBeNull())
    fireEvent.click(button('Aceitar'))
    expect(await screen.findByText('Já foi.')).toBeTruthy()
    expect(document.querySelectorAll('article')).toHaveLength(1)
  })
})
