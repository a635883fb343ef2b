import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { initialSession } from '../../core/session/session-state.ts'
import { startSession } from '../../core/session/store.ts'
import { showPage } from '../../testing/show-page.tsx'
import { standInServer, value } from '../../testing/stand-in-server.ts'
import { SilentMode } from './silent-mode.tsx'

const path = '/wps/member/silent-mode'

test('a member chooses for how long, sees until when, and ends it', async () => {
  let until: string | null = null
  const server = await standInServer({
    [path]: ({ method, body }) => {
      if (method === 'POST') {
        until = (body as { days: number | null }).days === null ? null : '2026-11-30T15:00:00.000Z'
      }
      return value({ until })
    },
  })
  startSession(initialSession(server.status, () => 0))
  await showPage(<SilentMode />, { address: '/member?page=limits' })
  const week = await screen.findByRole('button', { name: '7 dias' })
  await act(async () => fireEvent.click(week))
  expect(await screen.findByText(/Nada de promoção até 30\/11/)).toBeTruthy()
  const end = screen.getByRole('button', { name: 'Encerrar o modo silencioso' })
  await act(async () => fireEvent.click(end))
  expect(await screen.findByRole('button', { name: '7 dias' })).toBeTruthy()
  const sent = server.to(path).filter(({ method }) => method === 'POST')
  expect(sent.map(({ body }) => body)).toEqual([{ days: 7 }, { days: null }])
})
