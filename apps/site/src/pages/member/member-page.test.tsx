import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { memberPageNames } from '../../features/account/member-pages.ts'
import { initialSession } from '../../session/session-state.ts'
import { enterSession, startSession } from '../../session/store.ts'
import { closePopup } from '../../shell/popups.ts'
import { demoMember } from '../../testing/demo-member.ts'
import { showPage } from '../../testing/show-page.tsx'
import { standInServer } from '../../testing/stand-in-server.ts'
import { Component as MemberPage } from './member-page.tsx'

const show = async (type: number | undefined, address: string) => {
  const server = await standInServer({})
  startSession(initialSession(server.status, () => 0))
  if (type !== undefined) enterSession('tok', demoMember(type))
  await showPage(<MemberPage />, { address })
  return server
}

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  closePopup()
  vi.unstubAllGlobals()
})

describe('the personal center', () => {
  test('ROLE-8, ROUTE-20: a guest stays on the path and gets the login popup; no record is asked for', async () => {
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

  test('START-8: while the kept token is being asked about, a member is not taken for a guest', async () => {
    sessionStorage.setItem('token', 'tok')
    await show(undefined, '/member')
    expect(screen.getByTestId('popups').textContent).toBe('')
    expect(screen.queryByRole('heading', { name: 'Entre para ver esta página' })).toBeNull()
  })

  test('ROUTE-6: every page has its link and answers to its name', async () => {
    await show(0, '/member')
    const links = await screen.findAllByRole('link')
    const addresses = links.map((link) => link.getAttribute('href'))
    for (const page of memberPageNames) expect(addresses).toContain(`/member?page=${page}`)
    cleanup()
    for (const page of ['transferFund', 'rewardCenter', 'playerRank'] as const) {
      await show(0, `/member?page=${page}`)
      const current = await screen.findByRole('link', { current: 'page' })
      expect(current.getAttribute('href')).toBe(`/member?page=${page}`)
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(current.textContent)
      cleanup()
    }
  })

  test('a page name nobody knows shows the center itself', async () => {
    await show(0, '/member?page=nothing')
    expect(await screen.findByRole('heading', { level: 1, name: 'Central pessoal' })).toBeTruthy()
  })
})
