import { fillRegister, sendRegister } from './register-steps.ts'
import { expect } from '@playwright/test'
import {
  accountMenu,
  goodPassword,
  recordRequests,
  newName,
  openRegister,
  registerPopup,
} from './steps.ts'
import { changeBrand, changeSettings, onDatabase } from './system.ts'
import { texts } from './texts.ts'
import { longTest } from './whole-run.ts'

const words = texts.PT
const call = 'PUT /wps/member/register'

const changeRule = (field: string, assignments: string) =>
  changeSettings(`update settings.register_rule set ${assignments} where field = '${field}'`)

const memberNamed = async (username: string) => {
  const [member] = await onDatabase(
    `select * from members.member where account = 'trevo@${username}'`,
  )
  return member
}

longTest(
  'REG-18, REG-7: a new member comes home logged in, with the referral code of the address',
  async ({ page }) => {
    const { calls } = recordRequests(page)
    const username = newName()
    await openRegister(page, words, '/register?ref=AMIGO77')
    await fillRegister(page, username)
    await registerPopup(page).getByRole('checkbox').check()
    await sendRegister(page)
    await expect(accountMenu(page)).toBeVisible({ timeout: 20_000 })
    await expect(registerPopup(page)).toBeHidden()
    await expect(page).toHaveURL(/\/$/)
    expect(calls.slice(calls.indexOf(call))).toContain('GET /wps/member/info')
    expect(await memberNamed(username)).toMatchObject({ referral_code: 'AMIGO77', type: 0 })
  },
)

longTest('REG-3: the password can be shown and hidden again', async ({ page }) => {
  await openRegister(page)
  const password = registerPopup(page).getByLabel(words.password, { exact: true })
  await password.fill(goodPassword)
  await expect(password).toHaveAttribute('type', 'password')
  await registerPopup(page)
    .getByRole('button', { name: /mostrar/i })
    .first()
    .click()
  await expect(password).toHaveAttribute('type', 'text')
  await registerPopup(page)
    .getByRole('button', { name: /ocultar/i })
    .first()
    .click()
  await expect(password).toHaveAttribute('type', 'password')
})

longTest(
  'REG-4, REG-10: a mobile number has a dialing code, and is required only where the brand requires it',
  async ({ page }) => {
    try {
      await changeRule('mobileNum', 'enabled = true, required = true')
      const { calls } = recordRequests(page)
      const number = registerPopup(page).getByRole('textbox', { name: words.mobile })
      await expect(async () => {
        await page.goto('/help')
        await page.evaluate(() => sessionStorage.removeItem('validate'))
        await openRegister(page)
        await expect(number).toBeVisible({ timeout: 2_000 })
      }).toPass()
      const code = registerPopup(page).getByRole('button', { name: /^Código do país/ })
      await expect(code).toContainText('+55')
      await code.click()
      const search = page.getByRole('combobox', { name: 'Buscar país ou código' })
      await search.fill('portug')
      await search.press('Enter')
      await expect(code).toContainText('+351')
      await fillRegister(page, newName())
      await registerPopup(page).getByRole('checkbox').check()
      await sendRegister(page)
      await expect(number).toHaveAttribute('aria-invalid', 'true')
      expect(calls).not.toContain(call)

      const username = newName()
      await changeRule('mobileNum', 'enabled = true, required = false')
      await expect(async () => {
        await page.evaluate(() => sessionStorage.removeItem('validate'))
        await openRegister(page)
        await expect(number).toHaveAttribute('aria-required', 'false', { timeout: 2_000 })
      }).toPass()
      await fillRegister(page, username)
      await registerPopup(page).getByRole('checkbox').check()
      await sendRegister(page)
      await expect(accountMenu(page)).toBeVisible({ timeout: 20_000 })
      expect(await memberNamed(username)).toMatchObject({ mobile_number: null })
    } finally {
      await changeRule('mobileNum', 'enabled = false, required = false')
    }
  },
)

longTest(
  'REG-5, CONST-1: the captcha is shown only if the brand wants it, changes at most once a second, and counts',
  async ({ page }) => {
    await openRegister(page)
    await expect(registerPopup(page).getByRole('textbox', { name: words.username })).toBeVisible()
    await expect(registerPopup(page).getByLabel('Código da imagem')).toHaveCount(0)
    try {
      await page.clock.install()
      await changeBrand('show_captcha = true')
      const field = registerPopup(page).getByLabel('Código da imagem')
      await expect(async () => {
        await openRegister(page)
        await expect(field).toBeVisible({ timeout: 2_000 })
      }).toPass()
      await expect(page.getByRole('img', { name: 'Imagem com cinco caracteres' })).toBeVisible()
      // The page's clock is stopped between clicks, so that a busy machine does not matter.
      await page.clock.pauseAt(Date.now() + 60_000)
      const { calls } = recordRequests(page)
      const asked = () => calls.filter((one) => one === 'GET /wps/captcha').length
      const other = page.getByRole('button', { name: 'Mostrar outra imagem' })
      for (let click = 0; click < 4; click += 1) await other.click()
      await expect.poll(asked).toBe(1)
      await page.clock.runFor(1_100)
      expect(asked()).toBe(1)
      await page.clock.resume()

      const username = newName()
      await fillRegister(page, username)
      await registerPopup(page).getByRole('checkbox').check()
      await field.fill('zzzzz')
      await sendRegister(page)
      await expect(registerPopup(page).getByText(/código da imagem está errado/)).toBeVisible()
      expect(await memberNamed(username)).toBeUndefined()
    } finally {
      await changeBrand('show_captcha = false')
    }
  },
)

longTest(
  'REG-15: without a field for it the affiliate code comes from the address',
  async ({ page }) => {
    const [agent] = await onDatabase(
      `select member_id, invite_code from members.member where account = 'trevo@agente.demo'`,
    )
    const username = newName()
    await openRegister(page, words, `/register?aff=${String(agent?.['invite_code'])}`)
    await expect(registerPopup(page).getByRole('textbox', { name: words.username })).toBeVisible()
    await expect(registerPopup(page).getByLabel('Código de convite')).toHaveCount(0)
    await fillRegister(page, username)
    await registerPopup(page).getByRole('checkbox').check()
    await sendRegister(page)
    await expect(accountMenu(page)).toBeVisible({ timeout: 20_000 })
    expect(await memberNamed(username)).toMatchObject({ upline_member_id: agent?.['member_id'] })
  },
)
