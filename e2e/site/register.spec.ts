import { fillRegister, sendRegister } from '../register-steps.ts'
import { goodPassword, newName, openRegister, recordRequests, registerPopup } from '../steps.ts'
import { texts } from '../texts.ts'
import { longSiteTest } from './long-site-test.ts'
import { expect } from './site-test.ts'

const words = texts.PT
const call = 'PUT /wps/member/register'

longSiteTest(
  'REG-8, REG-9: the fault of a field is shown under it, and nothing is sent',
  async ({ page }) => {
    const { calls } = recordRequests(page)
    await openRegister(page)
    const popup = registerPopup(page)
    await popup.getByRole('checkbox').check()
    await sendRegister(page)
    const empty = popup.getByText('Este campo não pode ficar vazio')
    await expect(empty).toHaveCount(3)

    await fillRegister(page, '1ana', 'Vale7Longo9Claru')
    await popup.getByLabel(words.password, { exact: true }).fill('curta')
    await sendRegister(page)
    await expect(popup.getByText(/^Comece com uma letra.*4-20 caracteres$/)).toBeVisible()
    await expect(popup.getByText('Digite 8-64 caracteres')).toBeVisible()
    await expect(popup.getByText(/^Confirmação incorreta/)).toBeVisible()
    expect(calls).not.toContain(call)
  },
)

longSiteTest(
  'REG-13, ERR-3: without the terms nothing is sent, and the form shows why',
  async ({ page }) => {
    const { calls } = recordRequests(page)
    await openRegister(page)
    await fillRegister(page, newName())
    await sendRegister(page)
    const popup = registerPopup(page)
    await expect(popup.getByText('Aceite os termos e condições para continuar.')).toBeVisible()
    await page.waitForTimeout(500)
    expect(calls).not.toContain(call)

    // Reading the terms keeps everything that was typed.
    await popup.getByRole('link', { name: 'termos e condições' }).click()
    await expect(page.getByRole('dialog', { name: 'Ajuda' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(popup.getByLabel(words.repeatPassword)).toHaveValue(goodPassword)
  },
)
