// npm run art:sheet -- [--only code,code]: writes .trevo/art-sheet.html and .trevo/art-sheet.png.
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { fontRecipes, readFont } from '@trevo/art/fonts.ts'
import { openDrawings } from '@trevo/art/drawings.ts'
import { tileTitles } from '@trevo/art/titles.ts'
import { launchChromium } from '@trevo/testkit/chromium.ts'
import { listShown } from './list-shown.ts'
import { sheetPage } from './sheet-page.ts'

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const folder = fileURLToPath(new URL('../../.trevo', import.meta.url))
mkdirSync(folder, { recursive: true })

const only = values.only?.split(',')
const tiles = (await tileTitles()).filter(({ key }) => !only || only.includes(key))
const shown = await listShown(tiles, openDrawings(`${folder}/art`))
const [display] = fontRecipes
if (!display) throw new Error('The art has no display font.')

const html = `${folder}/art-sheet.html`
writeFileSync(html, sheetPage(shown, await readFont(display)))
const browser = await launchChromium()
try {
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } })
  await page.goto(pathToFileURL(html).href)
  await page.evaluate('document.fonts.ready')
  await page.screenshot({ path: `${folder}/art-sheet.png`, fullPage: true })
} finally {
  await browser.close()
}
process.stdout.write(
  `written: .trevo/art-sheet.html and .trevo/art-sheet.png, ${shown.length} tiles\n`,
)
