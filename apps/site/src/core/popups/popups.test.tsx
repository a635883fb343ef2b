import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { closePopup, openPopup, usePopups } from './popups.ts'

test('MODAL-3: popups open and close independently', () => {
  const { result } = renderHook(usePopups)
  const names = () => result.current.map((popup) => popup.name)
  act(() => openPopup('login', {}))
  act(() => openPopup('register', {}))
  expect(names()).toEqual(['login', 'register'])
  act(() => closePopup('login'))
  expect(names()).toEqual(['register'])
})
