import { screen } from '@testing-library/react'

/** The names of the popups that are open, the topmost last. */
export const popupsNow = (): readonly string[] =>
  (screen.getByTestId('popups').textContent ?? '').split(',').filter(Boolean)
