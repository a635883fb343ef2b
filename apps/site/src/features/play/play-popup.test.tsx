import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { useOpenGamePopup } from '../../entities/game/open-game.ts'
import { balanceStore } from '../../core/session/balance-store.ts'
import { initialSession } from '../../core/session/session-state.ts'
import { sessionKeys } from '../../core/session/session-keys.ts'
import { enterSession, startSession } from '../../core/session/store.ts'
import { demoGame } from '../../testing/demo-boot.ts'
import { demoMember } from '../../testing/demo-member.ts'
import { holdAnswers } from '../../testing/hold-answers.ts'
import { showPage } from '../../testing/show-page.tsx'
import { refusal, standInServer, value } from '../../testing/stand-in-server.ts'
import PlayPopup from './play-popup.tsx'

const launchPath = '/wps/game/launchGame'
const game = demoGame(7, { gameName: 'Tigre' })

const launched = () => value({ content: { game_url: 'about:blank?token=t' } })
const begin = async (type: number | undefined, answer = launched) => {
  const server = await standInServer({ [launchPath]: answer })
  startSession(initialSession(server.status, () => 0))
  if (type !== undefined) enterSession('tok', demoMember(type))
  return server
}
const show = async () => {
  const onClose = vi.fn<() => void>()
  const server = await begin(0)
  balanceStore.set({ amount: '100.00', currency: 'BRL', seq: '1' })
  await showPage(<PlayPopup nodeId={7} game={game} onClose={onClose} />, { address: '/rng' })
  const frame = (await screen.findByTitle('Jogo Tigre')) as HTMLIFrameElement // a frame's title
  return { server, onClose, frame }
}
/** The game in the frame sends a message to the page. */
const say = (frame: HTMLIFrameElement, message: object) =>
  act(async () => {
    const data = { source: 'trevo-game', version: 1, ...message }
    const { origin } = new URL(frame.src)
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow }))
  })

describe('the game popup', () => {
  test('MODAL-8: shows the launched game in a sandboxed frame inside a dialog, and closes', async () => {
    const { server, onClose, frame } = await show()
    const dialog = document.querySelector('dialog')
    await waitFor(() => expect(dialog?.open).toBe(true))
    expect(dialog?.contains(frame)).toBe(true)
    expect(screen.getByRole('heading', { name: 'Tigre' })).toBeTruthy()
    expect(frame.getAttribute('src')).toBe('about:blank?token=t')
    const allowed = frame.getAttribute('sandbox')?.split(' ')
    expect(allowed).toContain('allow-scripts')
    expect(allowed).not.toContain('allow-top-navigation')
    expect(server.to(launchPath)).toHaveLength(1)
    expect(server.to(launchPath)[0]?.query.get('nodeId')).toBe('7')
    fireEvent.click(screen.getByRole('button', { name: 'Fechar' }))
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('MODAL-8: shows the game’s balance, and a request to leave from the game closes it', async () => {
    const { onClose, frame } = await show()
    await say(frame, { type: 'round', roundId: 'r', state: 'started' })
    await say(frame, { type: 'balance', balance: '99.00' })
    expect(screen.getByText(/99,00/)).toBeTruthy()
    expect(balanceStore.read()?.amount).toBe('99.00')
    await say(frame, { type: 'lobby' })
    expect(onClose).toHaveBeenCalledOnce()
    cleanup()
    expect(balanceStore.read()?.amount).toBe('100.00')
  })

  test('MODAL-8: links to the page of the game', async () => {
    const { onClose } = await show()
    fireEvent.click(await screen.findByRole('button', { name: 'Abrir em página inteira' }))
    await waitFor(() =>
      expect(screen.getByTestId('address').textContent).toBe('/seamless?nodeId=7'),
    )
    expect(onClose).toHaveBeenCalled()
  })
})

describe('while no game is shown in the popup', () => {
  const cover = () => screen.queryByText('Abrindo o jogo…')
  const showPopup = () =>
    showPage(<PlayPopup nodeId={7} game={game} onClose={() => undefined} />, { address: '/rng' })

  test.each([
    ['a visitor', undefined],
    ['a trial user', 4],
  ])('%s sees no cover, because nothing is being opened', async (_, type) => {
    const server = await begin(type)
    await showPopup()
    expect(screen.getByText('Tigre')).toBeTruthy()
    expect(cover()).toBeNull()
    expect(server.to(launchPath)).toEqual([])
  })

  test('it is covered until the launch is answered, and then shows the game or why there is none', async () => {
    await begin(0, () => refusal('game.maintenance', { status: 500 }))
    const release = holdAnswers()
    await showPopup()
    expect(cover()).toBeTruthy()
    await act(async () => release())
    await screen.findByRole('heading', { name: 'Este jogo está em manutenção' })
    expect(cover()).toBeNull()
  })

  test('it is covered while a reload restores the session', async () => {
    await begin(undefined)
    sessionKeys.write('token', 'tok')
    onTestFinished(() => sessionKeys.remove('token'))
    await showPopup()
    expect(cover()).toBeTruthy()
  })
})

describe('how it is opened', () => {
  const Opener = ({ isVendor = false }) => {
    const open = useOpenGamePopup()
    const isGame = isVendor ? 'VASSALAGE' : 'GAME'
    return (
      <button type="button" onClick={() => open({ ...game, isGame })}>
        open
      </button>
    )
  }
  const press = async (type: number | undefined, isVendor = false) => {
    await begin(type)
    await showPage(<Opener isVendor={isVendor} />)
    fireEvent.click(screen.getByText('open'))
    return screen.getByTestId('popups')
  }

  test.each([
    ['MODAL-8: a member gets the popup', 0, 'play'],
    ['MODAL-8, LAUNCH-1: a guest gets the login popup', undefined, 'login'],
    ['MODAL-8, LAUNCH-2: a trial user is told about a real account', 4, 'needAccount'],
  ])('%s', async (_, type, popup) => {
    const popups = await press(type)
    await waitFor(() => expect(popups.textContent).toBe(popup))
  })

  test('LAUNCH-6: a vendor still shows its games first', async () => {
    const popups = await press(0, true)
    await waitFor(() => expect(popups.textContent).toBe('vendorGames'))
  })
})
