import { expect, test, type Page } from '@playwright/test'
import { testInViews } from '../axe.ts'
import { isHydrated } from '../steps.ts'
import { onDatabase } from '../system.ts'
import {
  brazilOrigin,
  enter,
  makeIdle,
  newBrazilMember,
  newVerifiedMember,
  rowOf,
} from './brazil.ts'
import { lawWords } from './words.ts'

test.use({ baseURL: brazilOrigin })

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await isHydrated(page)
  await expect(page.locator('h1').first()).toBeAttached()
}

testInViews(0, 'on the pages about the law', async ({ page, language, look }) => {
  const member = await newBrazilMember({ language })
  await enter(page, member)
  for (const name of ['why', 'identity', 'limits', 'tax', 'myData', 'howIPlay', 'pause']) {
    await open(page, `/member?page=${name}`)
    await expect(
      page.getByRole('main').locator('section:visible, form:visible, ol:visible').first(),
    ).toBeVisible()
    await look(name)
  }
})

testInViews(1, 'in the popup firstLimits', async ({ page, language, look }) => {
  const own = lawWords[language]
  const member = await newBrazilMember({ language })
  // As an account from before the rule.
  await onDatabase(
    `delete from limits.limit where person_id =
       (select person_id from members.member where ${rowOf(member)})`,
  )
  await enter(page, member)
  await open(page, '/')
  const popup = page.locator('dialog[open]').last()
  await expect(popup.getByRole('radiogroup', { name: own.loss })).toBeVisible()
  await look('firstLimits', 'dialog[open]')
  await popup.locator('[type="submit"]').click()
  await expect(popup.getByText(own.lossNeeded)).toBeVisible()
  await look('firstLimits, nothing chosen', 'dialog[open]')
})

testInViews(2, 'in the popup proveAgain', async ({ page, language, look }) => {
  const member = await newVerifiedMember({ language })
  await makeIdle(member)
  await enter(page, member)
  await page.goto('/seamless?nodeId=1001')
  const popup = page.getByRole('dialog', { name: lawWords[language].again })
  await expect(popup).toBeVisible()
  await look('proveAgain', 'dialog[open]')
  await popup.locator('input[type="password"]').fill('wrong')
  await popup.locator('[type="submit"]').click()
  await expect(popup.getByRole('alert')).toBeVisible()
  await look('proveAgain, a wrong password', 'dialog[open]')
})
