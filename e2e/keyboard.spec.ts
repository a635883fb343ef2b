import { expect, test } from '@playwright/test'
import { press, tabTo, usesNoMouse, watchForMouse } from './by-keyboard.ts'
import { newCpf } from './new-cpf.ts'
import { goodPassword, newName } from './steps.ts'
import { texts } from './texts.ts'

const words = texts.PT

test('with the keyboard alone a visitor registers, deposits by Pix, spins, and finds it in the records', async ({
  page,
}) => {
  await watchForMouse(page)
  await test.step('registers', async () => {
    await page.goto('/')
    await press(page, page.getByRole('banner').getByRole('button', { name: 'Criar conta' }))
    const dialog = page.getByRole('dialog', { name: words.createAccount })
    await expect(dialog.getByRole('checkbox')).toBeVisible()
    const tabs = dialog.getByRole('tab')
    if ((await tabs.count()) > 0) {
      await tabTo(page, dialog.getByRole('tab', { selected: true }))
      await page.keyboard.press('Home')
    }
    await tabTo(page, dialog.getByRole('textbox', { name: words.username }))
    await page.keyboard.type(newName())
    await tabTo(page, dialog.getByLabel(words.password, { exact: true }))
    await page.keyboard.type(goodPassword)
    await tabTo(page, dialog.getByLabel(words.repeatPassword))
    await page.keyboard.type(goodPassword)
    await press(page, dialog.getByRole('checkbox'), 'Space')
    await press(page, dialog.getByRole('button', { name: words.signUp, exact: true }))
    await expect(dialog).toBeHidden({ timeout: 20_000 })
  })

  await test.step('deposits', async () => {
    await press(page, page.getByRole('banner').getByRole('link', { name: 'Depositar' }))
    await expect(page).toHaveURL(/page=depositv2/)
    await tabTo(page, page.getByLabel(words.cpf))
    await page.keyboard.type(newCpf())
    await press(page, page.getByRole('button', { name: words.saveCpf }))
    await press(page, page.getByRole('main').getByRole('button', { name: /R\$\s?50(,00)?$/ }))
    await press(page, page.getByRole('button', { name: words.makeCode }))
    await expect(page.getByRole('img', { name: words.qr })).toBeVisible()
    const opened = page.context().waitForEvent('page')
    await press(page, page.getByRole('link', { name: words.payHere }))
    const bank = await opened
    await press(bank, bank.getByRole('button', { name: /^Pagar/ }))
    await expect(page.getByRole('heading', { name: words.credited })).toBeVisible({
      timeout: 15_000,
    })
    await page.bringToFront()
  })

  await test.step('plays', async () => {
    await press(page, page.getByRole('complementary').getByRole('link', { name: 'Em alta' }))
    await expect(page).toHaveURL(/\/hot$/)
    await press(page, page.getByRole('main').getByRole('link', { name: /Tigre da Sorte/ }))
    await expect(page).toHaveURL(/\/seamless/)
    const game = page.frameLocator('iframe')
    await expect(game.getByRole('button', { name: words.spin })).toBeEnabled({ timeout: 20_000 })
    await press(page, game.getByRole('button', { name: words.spin }), 'Space')
    await expect(game.getByText(words.spinResult).first()).toBeAttached({ timeout: 20_000 })
  })

  await test.step('reads the records', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Voltar ao lobby' }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/hot$/)
    const open = async (name: string) => {
      await press(page, page.getByRole('button', { name: words.accountMenu }))
      await press(page, page.locator('[popover]:popover-open').getByRole('link', { name }))
    }
    const rows = page.getByRole('main').getByRole('listitem')
    await open('Minhas apostas')
    await press(page, rows.getByRole('button', { name: /Tigre da Sorte/ }))
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await open('Extrato')
    await press(page, rows.getByRole('link', { name: words.depositRow }))
    await expect(page).toHaveURL(/page=transactionHistory&line=\d+$/)
    await expect(
      page.getByRole('main').getByRole('heading', { name: words.depositRow }),
    ).toBeVisible()
  })
  await usesNoMouse(page)
})
