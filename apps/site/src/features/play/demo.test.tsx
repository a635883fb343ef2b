import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { balanceStore } from '../../core/session/balance-store.ts'
import { demoGame } from '../../testing/demo-boot.ts'
import { pageText, showToMember } from '../../testing/show-to-member.tsx'
import { refusal, value } from '../../testing/stand-in-server.ts'
import { Demo } from './demo.tsx'

const demoPath = '/wps/relay/GCSGAME_openDemo'
const url = 'about:blank?demo'
type Answers = NonNullable<Parameters<typeof showToMember>[1]>

const show = async (opened: Answers[string], address = '/seamless?nodeId=7&demo=1') => {
  const onPlay = vi.fn<() => void>()
  const server = await showToMember(
    <Demo nodeId={7} onPlay={onPlay} />,
    {
      '/wps/relay/GCSGAME_gameDetail': () => value({ game: demoGame(7, { gameName: 'Tigre' }) }),
      [demoPath]: opened,
    },
    { address },
  )
  return { server, onPlay }
}
const opened = (invitesToPlay: boolean) => () => value({ url, invitesToPlay })
const forMoney = () => screen.queryByRole('button', { name: 'Jogar com dinheiro de verdade' })

test('a demo opens without launching the game, and shows play money instead of the balance', async () => {
  const { server } = await show(opened(true))
  act(() => balanceStore.set({ amount: '400.00', currency: 'BRL', seq: '1' }))
  const frame = await screen.findByTitle('Jogo Tigre')
  expect(frame.getAttribute('src')).toBe(url)
  expect(server.to(demoPath)[0]?.query.get('nodeId')).toBe('7')
  expect(server.to('/wps/game/launchGame')).toEqual([])
  expect(screen.getByText('Demonstração')).toBeTruthy()
  expect(screen.getByRole('note').textContent).toContain('Dinheiro fictício')
  expect(pageText()).not.toContain('400,00')
})

test('a member who may play for money is led there', async () => {
  const { onPlay } = await show(opened(true))
  await screen.findByTitle('Jogo Tigre')
  fireEvent.click(forMoney()!)
  expect(onPlay).toHaveBeenCalledOnce()
})

test('a member who may not is not invited to', async () => {
  await show(opened(false))
  await screen.findByTitle('Jogo Tigre')
  expect(forMoney()).toBeNull()
})

test.each([
  ['game.no_demo', 'Este jogo não tem demonstração', false],
  ['game.unknown', 'Este jogo não existe', false],
  ['game.maintenance', 'Este jogo está em manutenção', true],
  ['account.excluded', 'O jogo não abriu', true],
])('%s is explained in words: %s', async (code, words, canRetry) => {
  await show(() => refusal(code))
  expect(await screen.findByRole('heading', { name: words })).toBeTruthy()
  expect(document.querySelector('iframe')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Tentar de novo' }) !== null).toBe(canRetry)
})

test('one that did not open can be tried again', async () => {
  let isDown = true
  const { server } = await show(() =>
    isDown ? refusal('unknown.system.err', { status: 500 }) : opened(false)(),
  )
  const again = await screen.findByRole('button', { name: 'Tentar de novo' })
  isDown = false
  fireEvent.click(again)
  expect(await screen.findByTitle('Jogo Tigre')).toBeTruthy()
  expect(server.to(demoPath)).toHaveLength(2)
})

test('a game that breaks off says so, and its lobby button leads home', async () => {
  await show(opened(false))
  const frame = await screen.findByTitle<HTMLIFrameElement>('Jogo Tigre')
  const say = (type: string) =>
    act(async () => {
      const data = { source: 'trevo-game', version: 1, type }
      const { origin } = new URL(frame.src)
      window.dispatchEvent(
        new MessageEvent('message', { data, origin, source: frame.contentWindow }),
      )
    })
  await say('lobby')
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/'))
  await say('error')
  expect(await screen.findByRole('heading', { name: 'O jogo não abriu' })).toBeTruthy()
})
