import { act, render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useSlowScroll } from './use-slow-scroll.ts'

let frames: FrameRequestCallback[] = []
let lessMotion = false
let see: (isSeen: boolean) => void = () => undefined

class Sight {
  constructor(noted: (entries: { isIntersecting: boolean }[]) => void) {
    see = (isIntersecting) => noted([{ isIntersecting }])
  }
  readonly observe = () => see(true)
  readonly disconnect = () => undefined
}

beforeEach(() => {
  frames = []
  lessMotion = false
  vi.stubGlobal('IntersectionObserver', Sight)
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []))
  vi.stubGlobal('matchMedia', () => ({ matches: lessMotion }))
})

const Board = ({ count }: { readonly count: number }) => (
  <div ref={useSlowScroll(count)} data-testid="board" />
)

const runFrames = (count: number) =>
  act(() => {
    for (let frame = 0; frame < count; frame++) frames.shift()?.(0)
  })

const boardOf = (container: HTMLElement, height: number): HTMLElement => {
  const board = container.firstElementChild as HTMLElement // only the board
  Object.defineProperty(board, 'scrollHeight', { value: 100 + height })
  Object.defineProperty(board, 'clientHeight', { value: 100 })
  return board
}

test('WINNER-1: the board scrolls half a pixel per frame and restarts at its end', () => {
  const { container } = render(<Board count={20} />)
  const board = boardOf(container, 3)
  runFrames(4)
  expect(board.scrollTop).toBe(2)
  runFrames(2)
  expect(board.scrollTop).toBe(3)
  runFrames(1)
  expect(board.scrollTop).toBe(0)
})

test('out of view it costs no frames, and resumes where it was', () => {
  const { container } = render(<Board count={20} />)
  const board = boardOf(container, 3)
  runFrames(2)
  see(false)
  expect(frames).toEqual([])
  see(true)
  runFrames(2)
  expect(board.scrollTop).toBe(2)
})

test('it does not move when empty or for visitors who prefer reduced motion', () => {
  render(<Board count={0} />)
  expect(frames).toEqual([])
  lessMotion = true
  render(<Board count={20} />)
  expect(frames).toEqual([])
})
