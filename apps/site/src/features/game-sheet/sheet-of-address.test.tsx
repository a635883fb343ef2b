import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { SheetOfAddress } from './sheet-of-address.tsx'

const popupsAt = async (address: string) => {
  await showPage(<SheetOfAddress />, { address })
  return screen.getByTestId('popups').textContent
}

test('a game in the address opens its sheet, which is part of the page’s state', async () => {
  expect(await popupsAt('/hot?game=1001')).toBe('game')
  cleanup()
  expect(await popupsAt('/hot')).toBe('')
})

test.each(['0', '-3', '1.5', 'ouro', ''])('no sheet is opened for the game %j', async (game) => {
  expect(await popupsAt(`/hot?game=${game}`)).toBe('')
})
