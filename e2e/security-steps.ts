import { type Page } from '@playwright/test'
import { newMember } from './people.ts'
import type { SecurityWords } from './security-words.ts'
import { goodPassword, newName, type Person } from './steps.ts'
import { texts } from './texts.ts'
import { onDatabase } from './system.ts'
import type { Words } from './texts.ts'

export const center = '/member?page=securityCenter'

/** Both languages, each at one of the two sizes. */
export const visits = [
  ['PT', { width: 1440, height: 900 }],
  ['EN', { width: 390, height: 844 }],
] as const

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

export const button = (scope: Pick<Page, 'getByRole'>, name: string | RegExp) =>
  scope.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })

/** A member of this run, logged in on this page. */
export const join = async (page: Page, words: Words): Promise<Person> => {
  const username = newName()
  const { token } = await newMember({ username, language: words === texts.PT ? 'PT' : 'EN' })
  // Only in this tab, so that a test that logs out stays logged out.
  await page.goto('/robots.txt')
  await page.evaluate((kept) => sessionStorage.setItem('token', kept), token)
  return { username, password: goodPassword }
}

/** Leaves the way somebody does who only closes the tab: the session stays active on the server. */
export const forgetTab = async (page: Page): Promise<void> => {
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/login')
}

/** Changes columns of a member's credential, as an operator's import would. */
export const setCredential = (username: string, assignments: string) =>
  onDatabase(
    `update identity.credential set ${assignments} where lower(username) = lower('${username}')`,
  )

/** The two fields of a new login password. */
export const fillPasswords = async (page: Page, s: SecurityWords, next: string, again = next) => {
  const open = page.getByRole('dialog')
  await open.getByLabel(s.next, { exact: true }).fill(next)
  await open.getByLabel(s.again, { exact: true }).fill(again)
}

/** The login password that a form of the center asks for again. */
export const fillOwnPassword = (page: Page, s: SecurityWords, password: string) =>
  page.getByRole('dialog').getByLabel(s.myPassword, { exact: true }).fill(password)
