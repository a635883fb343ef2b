import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ActButtons, decisionActs, type Decision } from './act-buttons.tsx'

let chosen: Decision[]

beforeEach(() => {
  chosen = []
})
afterEach(cleanup)

const draw = (may: boolean) =>
  render(
    <ActButtons
      acts={decisionActs((decision) => decision, may)}
      whose={!may && 'the team that decides'}
      onChoose={(decision) => void chosen.push(decision)}
    />,
  )

const press = (key: string): void => {
  act(() => void dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true })))
}

it('an act is chosen by its button or by the key printed on it', () => {
  draw(true)
  screen.getByRole('button', { name: 'approve A' }).click()
  press('r')
  press('x')
  expect(chosen).toEqual(['approve', 'reject'])
  expect(screen.queryByText('the team that decides')).toBeNull()
})

it('without the right the acts stay visible, say whose they are, and choose nothing', () => {
  draw(false)
  const button = screen.getByRole('button', { name: 'approve A' })
  button.click()
  press('r')
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText('the team that decides')).toBeDefined()
  expect(chosen).toEqual([])
})
