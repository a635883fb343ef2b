import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { demoMatch } from '../../testing/demo-sports.ts'
import { Pitch } from './pitch.tsx'

const live = demoMatch('7', { status: 'live', tick: 30, score: [0, 0] })
const ball = () => document.querySelector('[data-into]')

test('the ball goes where a goal falls, and rests at the centre before any', () => {
  const { rerender } = render(<Pitch match={live} />)
  expect(ball()?.getAttribute('data-into')).toBe('none')
  rerender(<Pitch match={{ ...live, score: [0, 1] }} />)
  expect(ball()?.getAttribute('data-into')).toBe('left')
  rerender(<Pitch match={{ ...live, score: [1, 1] }} />)
  expect(ball()?.getAttribute('data-into')).toBe('right')
})

test('the ball is where the last incident was', () => {
  const { rerender, container } = render(
    <Pitch match={live} last={{ tick: 30, side: 0, kind: 'corner' }} />,
  )
  const place = () => container.querySelector('g[style]')?.getAttribute('style')
  expect(place()).toContain('translate(138px, -78px)')
  rerender(<Pitch match={live} last={{ tick: 31, side: 1, kind: 'attack' }} />)
  expect(place()).toContain('translate(-70px')
})

test('every goal has its minute; a match that is not live has no ball', () => {
  const goals = [
    { tick: 12, side: 0 },
    { tick: 57, side: 1 },
  ] as const
  const { container } = render(<Pitch match={{ ...live, status: 'ended' }} goals={[...goals]} />)
  expect([...container.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
    '12’',
    '57’',
  ])
  expect(ball()).toBeNull()
})
