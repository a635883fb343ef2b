import { listReasons, type Reason } from '@trevo/contract/wps/security/standing.ts'
import { checkView, desktop, phone } from '../axe.ts'
import { isHydrated, speak, storeToken } from '../steps.ts'
import { visitsInTurn } from '../whole-run.ts'
import { expect, test } from './site-test.ts'

const whole: Omit<Reason, 'kind'> = {
  since: null,
  until: null,
  basis: 'own',
  reasons: [],
  takes: [],
  figures: [],
  limit: null,
  title: null,
  note: null,
  ways: [],
  deadlines: null,
}
const reasons: Reason[] = [
  {
    ...whole,
    kind: 'vault',
    since: '2026-11-28T12:00:00.000Z',
    until: '2026-12-05T12:00:00.000Z',
    figures: [{ name: 'amount', unit: 'money', value: '120.00' }],
    ways: ['vault'],
  },
  {
    ...whole,
    kind: 'turnover',
    basis: 'terms',
    takes: ['withdraw'],
    figures: [
      { name: 'required', unit: 'money', value: '200.00' },
      { name: 'wagered', unit: 'money', value: '164.50' },
      { name: 'left', unit: 'money', value: '35.50' },
    ],
    ways: ['withdraw'],
  },
]
const own = {
  PT: {
    why: 'Por quê?',
    vault: 'Dinheiro no cofre',
    turnover: 'Falta apostar uma parte antes de sacar',
    none: 'Sua conta não tem restrições.',
    open: 'Abrir o cofre',
  },
  EN: {
    why: 'Why?',
    vault: 'Money in your vault',
    turnover: 'A part has to be wagered before you withdraw',
    none: 'Your account has no restrictions.',
    open: 'Open the vault',
  },
} as const

for (const [language, size, name] of visitsInTurn(1, [
  ['PT', phone, 'phone'],
  ['EN', desktop, 'desktop'],
] as const)) {
  const words = own[language]
  test.describe(`${language}, ${size.width} px`, () => {
    test.use({ viewport: size, locale: language === 'PT' ? 'pt-BR' : 'en-US' })

    test('from the account menu a member reads every restriction with its rule, and the way out', async ({
      page,
      baseURL,
      standIn,
    }) => {
      let now: Reason[] = []
      standIn.answer(listReasons, () => ({ reasons: now }))
      await speak(page, language, baseURL)
      await storeToken(page, standIn.world.enter('member'))
      await page.goto('/')
      await isHydrated(page)
      await page.locator('[popovertarget="account-menu"]').click()
      await page.locator('#account-menu').getByRole('link', { name: words.why }).click()
      await expect(page).toHaveURL(/page=why$/)
      await expect(page.getByRole('heading', { name: words.none })).toBeVisible()

      now = reasons
      await page.goto('/member?page=why&code=withdrawal.turnover_left')
      const titles = page.getByRole('main').getByRole('heading', { level: 2 })
      await expect(titles.filter({ hasText: words.turnover })).toBeVisible()
      const both = titles.filter({ hasText: new RegExp(`${words.turnover}|${words.vault}`) })
      await expect(both).toHaveText([words.turnover, words.vault])
      expect(await checkView(page, { size: name }, 'why')).toEqual([])
      await page.getByRole('link', { name: words.open }).click()
      await expect(page).toHaveURL(/page=vault$/)
    })
  })
}
