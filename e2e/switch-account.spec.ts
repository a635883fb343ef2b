import { expect, type Page } from '@playwright/test'
import { testInViews } from './axe.ts'
import { openSession } from './people.ts'
import { demo } from './steps.ts'

/** A ticket for the session, as another page of the brand requests one. */
const askTicket = async (page: Page, token: string): Promise<string> => {
  const headers = { Merchant: 'trevo', ModuleId: 'COMM3', Authorization: token }
  const answer = await page.request.post('/wps/session/ticket', { headers, data: {} })
  return ((await answer.json()) as { value: { ticket: string } }).value.ticket
}

const usernameOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('username'))

testInViews(3, 'a link to another account asks before it switches (START-7)', async (walk) => {
  const { page, language, look } = walk
  const [own, other] = [demo.member, demo.agent]
  const otherToken = await openSession(other)
  const ownToken = await openSession(own)
  await page.goto('/help')
  await page.evaluate((token) => sessionStorage.setItem('token', token), ownToken)
  const [stay, change] =
    language === 'PT' ? ['Continuar como', 'Entrar como'] : ['Stay as', 'Switch to']

  await page.goto(`/help?token=${await askTicket(page, otherToken)}`)
  const popup = page.getByRole('dialog')
  await expect(popup.getByText(other.username).first()).toBeVisible()
  await expect(popup.getByText(own.username).first()).toBeVisible()
  await look('switch account', 'dialog[open]')
  await popup.getByRole('button', { name: `${stay} ${own.username}` }).click()
  await expect(popup).toBeHidden()
  expect(await usernameOf(page)).toBe(own.username)

  await page.goto(`/help?token=${await askTicket(page, otherToken)}`)
  const loaded = page.waitForEvent('load')
  await popup.getByRole('button', { name: `${change} ${other.username}` }).click()
  await loaded
  await expect.poll(() => usernameOf(page)).toBe(other.username)
})
