import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSlowScroll } from './use-slow-scroll.ts'

let frames: FrameRequestCallback[] = []
let lessMotion = false

beforeEach(() => {
  frames = []
  lessMotion = false
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
  vi.stubGlobal('matchMedia', () => ({ matches: lessMotion }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const Board = ({ count }: { readonly count: number }) => (
  <div ref={useSlowScroll(count)} data-testid="board" />
)

const runFrames = (count: number) =>
  act(() => {
    for (let frame = 0; frame < count; frame++) frames.shift()?.(0)
  })

const boardOf = (container: HTMLElement, height: number): HTMLElement => {
  const board = container.firstElementChild as HTMLElement // the board alone
  Object.defineProperty(board, 'scrollHeight', { value: 100 + height })
  Object.defineProperty(board, 'clientHeight', { value: 100 })
  return board
}

test('WINNER-1: the board creeps by half a pixel a frame and begins again at its end', () => {
  const { container } = render(<Board count={20} />)
  const board = boardOf(container, 3)
  runFrames(4)
  expect(board.scrollTop).toBe(2)
  runFrames(2)
  expect(board.scrollTop).toBe(3)
  runFrames(1)
  expect(board.scrollTop).toBe(0)
})

test('it stands still when empty and for visitors who want less motion', () => {
  render(<Board count={0} />)
  expect(frames).toEqual([])
  lessMotion = true
  render(<Board count={20} />)
  expect(frames).toEqual([])
})
