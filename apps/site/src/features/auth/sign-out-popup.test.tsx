import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { initialSession } from '../../core/session/session-state.ts'
import { enterSession, readSession, startSession } from '../../core/session/store.ts'
import { demoMember } from '../../testing/demo-member.ts'
import { showPage } from '../../testing/show-page.tsx'
import { standInServer, value } from '../../testing/stand-in-server.ts'
import SignOutPopup from './sign-out-popup.tsx'

const open = async ({ type = 0, language = 'PT' as LanguageCode, answers = true } = {}) => {
  const server = await standInServer(answers ? { '/wps/session/logout': () => value(null) } : {})
  startSession(initialSession(server.status, () => 0))
  enterSession('tok', demoMember(type))
  sessionStorage.setItem('hotGames:PT', '[]')
  const onClose = vi.fn()
  await showPage(<SignOutPopup onClose={onClose} />, { address: '/provider', language })
  await waitFor(() => expect(document.querySelector('dialog')?.open).toBe(true))
  return { server, onClose }
}
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
  })

describe('leaving', () => {
  test.each([
    ['EN', 'Are you sure you want to leave?', 'Stay'],
    ['PT', 'Tem certeza de que quer sair?', 'Ficar'],
  ] as const)(
    'LOGOUT-1: asks for confirmation in %s, and staying keeps the session',
    async (...words) => {
      const [language, question, stay] = words
      const { server, onClose } = await open({ language })
      expect(screen.getByRole('heading', { name: question })).toBeTruthy()
      await press(stay)
      expect(onClose).toHaveBeenCalledOnce()
      expect(readSession().isLogin).toBe(true)
      expect(server.asked).toEqual([])
    },
  )

  test('LOGOUT-2, LOGOUT-3: ends the session on the server, forgets everything, returns home', async () => {
    const { server } = await open()
    await press('Sair')
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/'))
    const [sent] = server.to('/wps/session/logout')
    expect(sent?.method).toBe('DELETE')
    expect(sent?.headers.get('Authorization')).toBe('tok')
    expect({ ...sessionStorage }).toEqual({ merchant: 'trevo', merchantCode: 'trevo' })
    expect(readSession()).toMatchObject({ isLogin: false, isAgent: false, memberInfo: undefined })
  })

  test('LOGOUT-5: a trial user who logs out is a guest, and no longer a trial user', async () => {
    await open({ type: 4 })
    expect(readSession()).toMatchObject({ isLogin: true, isTrial: true })
    await press('Sair')
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/'))
    expect(readSession()).toMatchObject({ isLogin: false, isTrial: false })
    expect(sessionStorage.getItem('token')).toBeNull()
  })

  test('LOGOUT-4: an agent goes to /agent', async () => {
    await open({ type: 1 })
    await press('Sair')
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/agent'))
  })

  test('without an answer the session is still forgotten here', async () => {
    await open({ answers: false })
    await press('Sair')
    await waitFor(() => expect(readSession().isLogin).toBe(false))
    expect(sessionStorage.getItem('token')).toBeNull()
  })
})
