import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showToast, Toaster } from './toast.tsx'

test('a notice that is shown already is not shown twice', () => {
  render(<Toaster />)
  act(() => {
    showToast('Limit used up')
    showToast('Saved')
    showToast('Limit used up')
  })
  expect(screen.getByRole('status').textContent).toBe('SavedLimit used up')
})
