import { isHydrated, storeToken } from '../steps.ts'
import { mainPages } from './main-pages.ts'
import { expect, test } from './site-test.ts'

/** A code of a vendor is ours: players know its name. */
const vendorCode = /\b(?:BGS|TR[AEFLSV]|TCG(?:_[A-Z]+)*)\b/
const hyphenBeforeMoney = /-\s?R\$/

for (const [address, person] of mainPages) {
  test(`${address} of a ${person} shows no vendor code, and no hyphen as a minus`, async ({
    page,
    standIn,
  }) => {
    if (person === 'member') await storeToken(page, standIn.world.enter('member'))
    await page.goto(address)
    await isHydrated(page)
    const words = await page.locator('body').innerText()
    expect(words).not.toMatch(vendorCode)
    expect(words).not.toMatch(hyphenBeforeMoney)
  })
}
