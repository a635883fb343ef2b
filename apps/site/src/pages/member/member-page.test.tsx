import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { memberPageNames } from '../../features/account/member-pages.ts'
import { initialSession } from '../../core/session/session-state.ts'
import { enterSession, startSession } from '../../core/session/store.ts'
import { withBrand } from '../../testing/demo-brand.ts'
import { demoMember } from '../../testing/demo-member.ts'
import { showPage } from '../../testing/show-page.tsx'
import { standInServer, value } from '../../testing/stand-in-server.ts'
import { Component as MemberPage } from './member-page.tsx'

const show = async (
  type: number | undefined,
  address: string,
  jurisdiction: 'open' | 'br' = 'open',
) => {
  const server = await standInServer({})
  const { info } = server.status
  const brand = { ...info.brand, jurisdiction }
  startSession(initialSession({ ...server.status, info: { ...info, brand } }, () => 0))
  if (type !== undefined) enterSession('tok', demoMember(type))
  await showPage(<MemberPage />, { address })
  return server
}

describe('the personal center', () => {
  test('ROLE-8, ROUTE-20: a guest stays on the path and gets the login popup; no record is requested', async () => {
    const server = await show(undefined, '/member?page=transactionHistory')
    await waitFor(() => expect(screen.getByTestId('popups').textContent).toBe('login'))
    expect(screen.getByTestId('address').textContent).toBe('/member?page=transactionHistory')
    expect(server.asked).toEqual([])
  })

  test('ROLE-6, ROLE-8: a trial user is told to register an account first', async () => {
    const server = await show(4, '/member?page=transactionHistory')
    expect(await screen.findByRole('heading', { name: 'Crie uma conta primeiro' })).toBeTruthy()
    expect(screen.getByTestId('popups').textContent).toBe('')
    expect(server.asked).toEqual([])
  })

  test('START-8: while the stored token is being checked, a member is not taken for a guest', async () => {
    sessionStorage.setItem('token', 'tok')
    await show(undefined, '/member')
    expect(screen.getByTestId('popups').textContent).toBe('')
    expect(screen.queryByRole('heading', { name: 'Entre para ver esta página' })).toBeNull()
  })

  test('ROUTE-6: every page has its link and is found by its name', async () => {
    await show(0, '/member', 'br')
    const links = await screen.findAllByRole('link')
    const addresses = links.map((link) => link.getAttribute('href'))
    // Only who has an agent has the page of the agent; the law of Brazil bars money between people.
    const others = new Set(['ownAgent', 'transferUpline'])
    for (const page of memberPageNames.filter((name) => !others.has(name))) {
      expect(addresses).toContain(`/member?page=${page}`)
    }
    cleanup()
    await show(0, '/member')
    expect(
      (await screen.findAllByRole('link')).map((link) => link.getAttribute('href')),
    ).not.toContain('/member?page=tax')
    cleanup()
    for (const page of ['transferFund', 'rewardCenter', 'playerRank'] as const) {
      await show(0, `/member?page=${page}`)
      const current = await screen.findByRole('link', { current: 'page' })
      expect(current.getAttribute('href')).toBe(`/member?page=${page}`)
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(current.textContent)
      cleanup()
    }
  })

  test('an unknown page name shows the center itself', async () => {
    await show(0, '/member?page=nothing')
    expect(await screen.findByRole('heading', { level: 1, name: 'Minha área' })).toBeTruthy()
  })
})

describe('the consolidated funds', () => {
  const path = '/wps/member/info/funds/consolidated'
  const funds = {
    currency: 'BRL',
    total: '185.00',
    available: '120.00',
    held: '40.00',
    vendorWallets: [
      { accountTypeId: 301, accountName: 'Demo Arcade', availBalance: '25.00' },
      { accountTypeId: 302, accountName: 'Quieta', availBalance: null },
    ],
  }
  const begin = async (type: number, isOn: boolean, answered: object = funds) => {
    const server = await standInServer({ [path]: () => value({ funds: answered }) })
    startSession(initialSession(withBrand(server.status, { AGENTPOLICY3: isOn }), () => 0))
    enterSession('tok', demoMember(type))
    await showPage(<MemberPage />, { address: '/member' })
    return server
  }

  test('CALL-31: a member sees what is held, what each vendor keeps and all of it together', async () => {
    const server = await begin(0, true)
    const list = await screen.findByLabelText('Seu dinheiro em detalhes')
    const parts = [...list.querySelectorAll('div')].map(({ textContent }) =>
      textContent.replaceAll(/\s/g, ' '),
    )
    expect(parts).toEqual([
      'ReservadoSaques e transferências em andamentoR$ 40,00',
      'Carteira Demo ArcadeR$ 25,00',
      'Carteira QuietaSem resposta agora',
      'TotalR$ 185,00',
    ])
    expect(server.to(path)).toHaveLength(1)
  })

  test('where the balance is all there is, it is shown once', async () => {
    const server = await begin(0, true, {
      ...funds,
      total: '120.00',
      held: '0.00',
      vendorWallets: [],
    })
    await waitFor(() => expect(server.to(path)).toHaveLength(1))
    expect(screen.queryByLabelText('Seu dinheiro em detalhes')).toBeNull()
  })

  test.each([
    ['a trial user', 4, true],
    ['a member of a brand without agent policies', 0, false],
  ])('ROLE-7, AGENT-11: %s never requests them', async (_, type, isOn) => {
    const server = await begin(type, isOn)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(server.to(path)).toEqual([])
  })
})
