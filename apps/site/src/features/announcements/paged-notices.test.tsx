import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { initialSession } from '../../core/session/session-state.ts'
import { startSession } from '../../core/session/store.ts'
import { showPage } from '../../testing/show-page.tsx'
import { refusal, standInServer, value } from '../../testing/stand-in-server.ts'
import NoticePopup from './notice-popup.tsx'
import PublicPopup from './public-popup.tsx'

const path = '/wps/relay/MCSFE_getListAnnouncements'
const at = (day: number) => new Date(Date.UTC(2026, 0, day)).toISOString()
const notice = (id: number) => ({
  id: `n${id}`,
  title: `Aviso ${id}`,
  content: `Texto ${id}`,
  publishedAt: at(id),
})
const answer = (count: number) => ({
  banners: [],
  player: Array.from({ length: count }, (_, index) => notice(count - index)),
  popup: [{ ...notice(1_000), title: 'Novidade', execution: 'F', publishedAt: at(50) }],
  promotion: [],
  headline: [],
})
const begin = async (answers: Parameters<typeof standInServer>[0]) => {
  const server = await standInServer(answers)
  startSession(initialSession(server.status, () => 0))
  return server
}
const titles = () =>
  [...document.querySelectorAll('summary')].map((line) => line.firstChild?.textContent)
const pages = () => [...document.querySelectorAll('nav > *')].map((mark) => mark.textContent)

describe('noticeModal', () => {
  test('MODAL-2: nine notices a page, with margin 1 and range 5', async () => {
    await begin({ [path]: () => value(answer(100)) })
    await showPage(<NoticePopup index={0} onClose={() => undefined} />)
    await waitFor(() => expect(titles()).toHaveLength(9))
    expect(pages()).toEqual(['1', '2', '3', '4', '5', '…', '12'])
    fireEvent.click(screen.getByRole('button', { name: 'Página 12', hidden: true }))
    expect(titles()).toEqual(['Aviso 1'])
    expect(pages()).toEqual(['1', '…', '8', '9', '10', '11', '12'])
    expect(titles()).not.toContain('Novidade')
  })

  test('HOME-2: when opened at a notice on a later page, that page is shown and that notice is open', async () => {
    await begin({ [path]: () => value(answer(30)) })
    await showPage(<NoticePopup index={13} onClose={() => undefined} />)
    await waitFor(() => expect(titles()).toHaveLength(9))
    expect(titles()[0]).toBe('Aviso 21')
    const open = [...document.querySelectorAll('details')].filter((one) => one.open)
    expect(open.map((one) => one.querySelector('p')?.textContent)).toEqual(['Texto 17'])
  })
})

describe('publicModal', () => {
  test('MODAL-1: all announcements, newest first, nine a page with margin 1 and range 5', async () => {
    await begin({ [path]: () => value(answer(60)) })
    await showPage(<PublicPopup onClose={() => undefined} />)
    await waitFor(() => expect(titles()).toHaveLength(9))
    expect(titles().slice(0, 3)).toEqual(['Aviso 60', 'Aviso 59', 'Aviso 58'])
    expect(pages()).toEqual(['1', '2', '3', '4', '5', '…', '7'])
    fireEvent.click(screen.getByRole('button', { name: 'Página 2', hidden: true }))
    expect(titles()).toContain('Novidade')
  })

  test('an empty answer and no answer look different', async () => {
    let isUp = false
    const nothing = { ...answer(0), popup: [] }
    await begin({
      [path]: () => (isUp ? value(nothing) : refusal('not_found', { message: 'Fora do ar' })),
    })
    await showPage(<PublicPopup onClose={() => undefined} />)
    expect(await screen.findByText('Fora do ar')).toBeTruthy()
    isUp = true
    const retry = screen.getByRole('button', { name: 'Tentar de novo', hidden: true })
    await act(async () => fireEvent.click(retry))
    expect(await screen.findByText('Nenhum aviso agora')).toBeTruthy()
  })
})
