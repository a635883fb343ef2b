import type { Page } from '@playwright/test'
import { goodPassword, registerPopup } from './steps.ts'
import { texts } from './texts.ts'

const words = texts.PT

/** Fills the form of the registration by username. */
export const fillRegister = async (page: Page, username: string, repeated = goodPassword) => {
  const popup = registerPopup(page)
  await popup.getByRole('textbox', { name: words.username }).fill(username)
  await popup.getByLabel(words.password, { exact: true }).fill(goodPassword)
  await popup.getByLabel(words.repeatPassword).fill(repeated)
}

export const sendRegister = (page: Page) =>
  registerPopup(page).getByRole('button', { name: words.signUp, exact: true }).click()
