import { getBalance, readMessage } from '@trevo/api-client/endpoints.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { call, setPinRequest } from '../../core/api/api.ts'
import { closeAllPopups } from '../../core/popups/popups.ts'
import { PinGate } from '../../entities/member/pin-gate.tsx'
import { balanceStore } from '../../core/session/balance-store.ts'
import { initialSession } from '../../core/session/session-state.ts'
import {
  enterSession,
  leaveSession,
  openSharedPhone,
  readPinProof,
  readSession,
  startSession,
} from '../../core/session/store.ts'
import { demoMember } from '../../testing/demo-member.ts'
import { showPage } from '../../testing/show-page.tsx'
import { fill, openForm, press, sendForm } from '../../testing/show-security.tsx'
import { refusal, standInServer, value } from '../../testing/stand-in-server.ts'
import { readRecentSearches, recordSearch } from '../search/recent-searches.ts'

const url = '/wps/member/sharedPhone'
const shared = { ...demoMember(0), isSharedPhone: true }
const balance = { amount: '250.00', currency: 'BRL', seq: '1' }
const begin = async () => {
  const server = await standInServer({})
  startSession(initialSession(server.status, () => 0))
}

afterEach(() => {
  closeAllPopups()
  leaveSession()
})

describe('shared-phone mode', () => {
  test('covers the balance and what is behind the gate until the PIN, and again after a reload', async () => {
    await begin()
    enterSession('tok', shared)
    balanceStore.set(balance)
    expect(balanceStore.read()).toBeUndefined()
    await showPage(<PinGate>the history</PinGate>, { address: '/member' })
    expect(await screen.findByText('Coberto até você digitar o PIN')).toBeTruthy()
    expect(screen.queryByText('the history')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Digitar o PIN' }))
    expect(screen.getByTestId('popups').textContent).toBe('security')
    // The next member of this page types their own.
    leaveSession()
    expect(balanceStore.isCovered()).toBe(false)
    enterSession('other', { ...shared, id: 'm2' })
    expect(balanceStore.isCovered()).toBe(true)
  })

  test('a wrong PIN is said at the field, and the right one shows the balance', async () => {
    let isRight = false
    const { server, onClose } = await openForm(
      { name: 'pin' },
      {
        [`${url}/check`]: () =>
          isRight
            ? value({ pinProof: 'typed' })
            : refusal('pin.wrong', { message: 'O PIN está errado.' }),
      },
    )
    enterSession('tok', shared)
    balanceStore.set(balance)
    fill({ 'Seu PIN': '48' })
    await sendForm()
    expect(screen.getByText('Digite de 4 a 6 números.')).toBeTruthy()
    expect(server.to(`${url}/check`)).toEqual([])
    fill({ 'Seu PIN': '7001' })
    await sendForm()
    expect(await screen.findByText('O PIN está errado.')).toBeTruthy()
    expect(balanceStore.read()).toBeUndefined()
    isRight = true
    fill({ 'Seu PIN': '4829' })
    await sendForm()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(balanceStore.read()?.amount).toBe('250.00')
    expect(readPinProof()).toBe('typed')
    // What is asked from now on shows that the PIN was typed here.
    await call(getBalance)
    expect(server.to('/wps/v2/wallets/balance').at(-1)?.headers.get('Pin-Proof')).toBe('typed')
    // A renewed session of the same member asks no second time.
    enterSession('next', shared)
    expect(balanceStore.isCovered()).toBe(false)
  })

  test('a forgotten PIN leads to a new one by the password', async () => {
    await openForm({ name: 'pin' })
    await press('Esqueci o PIN: usar a minha senha')
    await waitFor(() => expect(screen.getByTestId('popups').textContent).toContain('security'))
  })

  test('turning it on takes a PIN typed twice and the password, and forgets what was remembered', async () => {
    localStorage.setItem('recentSearches', '["tigre"]')
    const { server, onClose } = await openForm(
      { name: 'sharedPhone' },
      { [url]: () => value({ pinProof: 'set' }) },
    )
    enterSession('tok', demoMember(0))
    fill({
      'Novo PIN (4 a 6 números)': '4829',
      'Repita o novo PIN': '4828',
      'Sua senha de acesso': 'Folha9',
    })
    await sendForm()
    expect(screen.getByText('Os dois PINs são diferentes.')).toBeTruthy()
    fill({ 'Repita o novo PIN': '4829' })
    await sendForm()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(server.to(url)).toMatchObject([
      { method: 'PUT', body: { password: 'Folha9', pin: '4829', confirmPin: '4829' } },
    ])
    expect(readSession().memberInfo?.isSharedPhone).toBe(true)
    // The password was just typed.
    expect(balanceStore.isCovered()).toBe(false)
    expect(localStorage.getItem('recentSearches')).toBeNull()
  })

  test('an act that the server refuses covers the page, and goes on after the PIN', async () => {
    let isTyped = false
    const read = '/wps/relay/CSP_readMessage'
    const server = await standInServer({
      [read]: () => (isTyped ? value(null) : refusal('session.covered')),
      '/wps/v2/wallets/balance': () => refusal('session.covered'),
    })
    startSession(initialSession(server.status, () => 0))
    enterSession('tok', demoMember(0))
    setPinRequest(async () => {
      expect(balanceStore.isCovered()).toBe(true)
      isTyped = true
      openSharedPhone('typed')
      return true
    })
    const answer = await call(readMessage, { body: { messageId: '5' } })
    expect(answer.ok).toBe(true)
    expect(server.to(read)).toHaveLength(2)
    // What is only read asks nobody.
    expect((await call(getBalance)).ok).toBe(false)
    expect(balanceStore.isCovered()).toBe(true)
    expect(readPinProof()).toBeUndefined()
  })

  test('searches live in the tab only', async () => {
    await begin()
    localStorage.removeItem('recentSearches')
    enterSession('tok', shared)
    recordSearch('fortuna')
    expect(readRecentSearches()).toEqual(['fortuna'])
    expect(localStorage.getItem('recentSearches')).toBeNull()
    leaveSession()
    expect(readRecentSearches()).toEqual([])
  })

  test('is turned off with the password', async () => {
    const { server, onClose } = await openForm(
      { name: 'sharedPhoneOff' },
      { [`${url}/end`]: () => value(null) },
    )
    enterSession('tok', shared)
    fill({ 'Sua senha de acesso': 'Folha9' })
    await sendForm()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(server.to(`${url}/end`)).toMatchObject([{ body: { password: 'Folha9' } }])
    expect(readSession().memberInfo?.isSharedPhone).toBe(false)
  })
})
