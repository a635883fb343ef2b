import { launchChromium } from '@trevo/testkit/chromium.ts'
import { findSlotTitle } from '@trevo/game-rules/slots/titles.ts'
import { defaultFolders } from './build.ts'
import { startFixture } from './src/testing/fixture-rgs.ts'
import { findNonce } from './src/testing/find-nonce.ts'
// usage: node shots.tmp.ts game kind(idle|spin|win|big|free) WxH lang
const browser = await launchChromium()
for (const spec of process.argv.slice(2)) {
  const [game='', kind='idle', size='390x844', lang='PT'] = spec.split(',')
  const maths = findSlotTitle(game)
  if (!maths) throw new Error(game)
  const u = maths.unitsPerStake
  const wants: Record<string, (o: any) => boolean> = {
    idle: () => true, spin: (o) => o.payoutUnits === 0,
    win: (o) => o.payoutUnits > 1.5*u && o.payoutUnits < 9*u && o.freeSpinsPlayed === 0,
    big: (o) => o.payoutUnits >= 15*u && o.freeSpinsPlayed === 0,
    free: (o) => o.freeSpinsPlayed > 0,
    freeplay: (o) => o.freeSpinsPlayed > 0,
    casc: (o) => o.steps.filter((s:any)=>s.by==='cascade').length >= 2,
  }
  const nonce = kind === 'idle' ? 0 : findNonce(maths, wants[kind] ?? (() => true))
  const fixture = await startFixture({ folder: defaultFolders.out, language: lang as 'PT', nonces: [nonce] })
  const [width = 390, height = 844] = size.split('x').map(Number)
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: width < 700 ? 2 : 1 })
  const page = await context.newPage()
  page.on('console', (m) => { if (m.type() === 'error') console.log('console', m.text()) })
  page.on('pageerror', (e) => console.log('pageerror', e.message, e.stack))
  await page.goto(`${fixture.origin}/play/${game}?token=${game}`)
  await page.waitForSelector('[data-state=ready]', { timeout: 8000 }).catch((e) => console.log(String(e).slice(0, 200)))
  await page.waitForTimeout(1200)
  if (kind !== 'idle') await page.keyboard.press('Space')
  const waits: Record<string, number> = { idle: 0, spin: 600, win: 2600, big: 4600, free: 3600, freeplay: 6800, casc: 4400 }
  await page.waitForTimeout(waits[kind] ?? 0)
  await page.screenshot({ path: `/tmp/fshots/${game}-${kind}-${size}-${lang}.png` })
  await context.close()
  await fixture.close()
}
await browser.close()
