import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { HelpTopic } from '@trevo/contract/wps/help.ts'
import { describe, expect, test, vi } from 'vitest'
import HelpPopup from '../../features/support/help/help-popup.tsx'
import { initialSession } from '../../core/session/session-state.ts'
import { startSession } from '../../core/session/store.ts'
import { showPage } from '../../testing/show-page.tsx'
import { refusal, standInServer, value } from '../../testing/stand-in-server.ts'
import { Component as HelpPage } from './help-page.tsx'

const topics: HelpTopic[] = [
  {
    id: 'deposit',
    title: 'Depósitos',
    blocks: [
      { type: 'paragraph', text: 'Pague o código Pix.' },
      { type: 'heading', text: 'Limites' },
      { type: 'list', items: ['De R$ 10', 'Até R$ 50.000'] },
    ],
    changedAt: '2026-11-21T00:00:00Z',
  },
  {
    id: 'term',
    title: 'Termos de uso',
    blocks: [{ type: 'paragraph', text: 'Uma pessoa, uma conta.' }],
    changedAt: '2026-11-21T00:00:00Z',
  },
]
const path = '/wps/system/helpCenter'
const begin = async (answers: Parameters<typeof standInServer>[0]) => {
  const server = await standInServer(answers)
  startSession(initialSession(server.status, () => 0))
  return server
}
const popups = () => screen.getByTestId('popups').textContent

describe('the help center', () => {
  test('CALL-22: requests the language and device WEB, and shows every topic in full', async () => {
    const server = await begin({ [path]: () => value(topics) })
    await showPage(<HelpPage />, { address: '/helpmc' })
    expect(await screen.findByRole('heading', { level: 2, name: 'Depósitos' })).toBeTruthy()
    expect(Object.fromEntries(server.to(path)[0]?.query ?? [])).toEqual({
      lang: 'PT',
      device: 'WEB',
    })
    expect(screen.getByRole('heading', { level: 3, name: 'Limites' })).toBeTruthy()
    expect(document.querySelector('#deposit')?.textContent).toBe(
      'DepósitosPague o código Pix.LimitesDe R$ 10Até R$ 50.000',
    )
    expect(popups()).toBe('')
  })

  test('ROUTE-8: #term opens the help modal', async () => {
    await begin({ [path]: () => value(topics) })
    await showPage(<HelpPage />, { address: '/help#term' })
    expect(popups()).toBe('help')
  })

  test('another anchor is followed within the page', async () => {
    const scrolled: string[] = []
    vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function (
      this: HTMLElement,
    ) {
      scrolled.push(this.id)
    })
    await begin({ [path]: () => value(topics) })
    await showPage(<HelpPage />, { address: '/help#deposit' })
    await waitFor(() => expect(scrolled).toEqual(['deposit']))
    expect(popups()).toBe('')
  })

  test('a search leaves the topics that contain the words', async () => {
    await begin({ [path]: () => value(topics) })
    await showPage(<HelpPage />, { address: '/help' })
    const search = await screen.findByRole('searchbox')
    fireEvent.change(search, { target: { value: 'codigo' } })
    expect(document.querySelector('#deposit')).not.toBeNull()
    expect(document.querySelector('#term')).toBeNull()
    fireEvent.change(search, { target: { value: 'xadrez' } })
    expect(screen.getByRole('heading', { name: 'Nenhum resultado na ajuda' })).toBeTruthy()
  })

  test('a failed part shows an error in its place and can be retried', async () => {
    let isUp = false
    await begin({
      [path]: () => (isUp ? value(topics) : refusal('not_found', { message: 'Sem ajuda agora' })),
    })
    await showPage(<HelpPage />, { address: '/help' })
    expect(await screen.findByText('Sem ajuda agora')).toBeTruthy()
    isUp = true
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' })))
    expect(await screen.findByRole('heading', { level: 2, name: 'Depósitos' })).toBeTruthy()
  })
})

test('MODAL-5: helpModal opens at its topic, without affecting the page’s anchors, and closes', async () => {
  const scrolled: string[] = []
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function (
    this: HTMLElement,
  ) {
    scrolled.push(this.id)
  })
  await begin({ [path]: () => value(topics) })
  const onClose = vi.fn<() => void>()
  await showPage(<HelpPopup anchor="term" onClose={onClose} />)
  await waitFor(() => expect(scrolled).toEqual(['popup-term']))
  fireEvent.click(screen.getByRole('button', { name: 'Fechar' }))
  expect(onClose).toHaveBeenCalledOnce()
})
