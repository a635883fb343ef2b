import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { initialSession } from '../../core/session/session-state.ts'
import { enterSession, startSession } from '../../core/session/store.ts'
import { demoMember } from '../../testing/demo-member.ts'
import { showPage } from '../../testing/show-page.tsx'
import { refusal, standInServer, value } from '../../testing/stand-in-server.ts'
import { Seamless } from './seamless.tsx'

const launchPath = '/wps/game/launchGame'
const windowPath = '/wps/relay/GCS_gameLaunchFB'

const show = async (answers: Parameters<typeof standInServer>[0] = {}) => {
  const server = await standInServer({
    [launchPath]: () => value({ content: { game_url: 'about:blank?frame' } }),
    [windowPath]: () => value({ content: { game_url: 'https://games.example/7?token=t' } }),
    ...answers,
  })
  startSession(initialSession(server.status, () => 0))
  enterSession('tok', demoMember(0))
  await showPage(<Seamless nodeId={7} roomId="gold" />, { address: '/seamless?nodeId=7' })
  const button = await screen.findByRole('button', { name: 'Abrir em outra janela' })
  return { server, press: () => act(async () => fireEvent.click(button)) }
}
const openedWindow = () => ({ opener: {}, close: vi.fn(), location: { replace: vi.fn() } })

test('CALL-44: a separate window is launched by its own call, and the frame is closed', async () => {
  const other = openedWindow()
  vi.spyOn(window, 'open').mockReturnValue(other as unknown as Window)
  const { server, press } = await show()
  expect(server.to(launchPath)[0]?.query.get('roomId')).toBe('gold')
  await press()
  const [asked] = server.to(windowPath)
  expect(asked?.query.get('nodeId')).toBe('7')
  expect(asked?.query.get('roomId')).toBe('gold')
  expect(asked?.headers.get('ModuleId')).toBe('GAMELO3')
  expect(other.location.replace).toHaveBeenCalledWith('https://games.example/7?token=t')
  expect(other.opener).toBeNull()
  expect(document.querySelector('iframe')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Você abriu um jogo em outra janela' })).toBeTruthy()
})

test('a window that the browser blocks is reported, and the frame stays', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  const { server, press } = await show()
  await press()
  expect(server.to(windowPath)).toEqual([])
  expect(document.querySelector('iframe')).not.toBeNull()
})

test('when the launch is refused the empty window closes again, and the frame stays', async () => {
  const other = openedWindow()
  vi.spyOn(window, 'open').mockReturnValue(other as unknown as Window)
  const { press } = await show({ [windowPath]: () => refusal('#727', { status: 500 }) })
  await press()
  expect(other.close).toHaveBeenCalledOnce()
  expect(document.querySelector('iframe')).not.toBeNull()
})
