import { act, fireEvent, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { press, showToMember } from '../../testing/show-to-member.tsx'
import { GameBar } from './game-bar.tsx'

let full: Element | null = null
const enter = vi.fn<() => Promise<void>>(async () => undefined)
const leave = vi.fn<() => Promise<void>>(async () => undefined)
const lock = vi.fn<() => Promise<void>>(async () => undefined)
afterEach(() => {
  full = null
  Reflect.deleteProperty(document, 'fullscreenEnabled')
  Reflect.deleteProperty(document, 'fullscreenElement')
})

const show = async ({ isPossible = true, isPhone = false } = {}) => {
  for (const called of [enter, leave, lock]) called.mockClear()
  Object.defineProperties(document, {
    fullscreenEnabled: { configurable: true, value: isPossible },
    fullscreenElement: { configurable: true, get: () => full },
  })
  Object.assign(document, { exitFullscreen: leave })
  vi.stubGlobal('screen', { orientation: { lock } })
  vi.stubGlobal('matchMedia', () => ({
    matches: isPhone,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  const stage = createRef<HTMLDivElement>()
  await showToMember(
    <div ref={stage}>
      <GameBar title="Tigre" stage={stage} onBack={() => undefined} onOwnWindow={undefined} />
    </div>,
  )
  await screen.findByRole('heading', { name: 'Tigre' })
  if (stage.current) Object.assign(stage.current, { requestFullscreen: enter })
}
const become = (element: Element | null) =>
  act(async () => {
    full = element
    fireEvent(document, new Event('fullscreenchange'))
  })

test('a game fills the screen at a press, and leaves it at another', async () => {
  await show()
  await press('Tela cheia')
  expect(enter).toHaveBeenCalledOnce()
  expect(lock).not.toHaveBeenCalled()
  await become(document.body)
  await press('Sair da tela cheia')
  expect(leave).toHaveBeenCalledOnce()
  await become(null)
  expect(screen.getByRole('button', { name: 'Tela cheia' })).toBeTruthy()
})

test('on a phone it also stays upright', async () => {
  await show({ isPhone: true })
  await press('Tela cheia')
  expect(lock).toHaveBeenCalledWith('portrait')
})

test('where the browser gives no page the screen, the button is absent', async () => {
  await show({ isPossible: false })
  expect(screen.queryByRole('button', { name: 'Tela cheia' })).toBeNull()
})

test('a window of its own is offered only where there is a game to open', async () => {
  await show()
  expect(screen.queryByRole('button', { name: 'Abrir em outra janela' })).toBeNull()
})
