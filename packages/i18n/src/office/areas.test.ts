import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { loadOfficeArea, type OfficeArea } from './areas.ts'

test('every area about the law has its texts loaded from their folder, in both languages', async () => {
  const files = await readdir(new URL('../texts/en/office/law', import.meta.url))
  expect(files.length).toBeGreaterThan(7)
  for (const file of files) {
    const area = file.replace(/\.ts$/, '') as OfficeArea // the folder has one file for each of them
    for (const language of ['PT', 'EN'] as const) {
      expect(Object.keys(await loadOfficeArea(area, language)).length).toBeGreaterThan(0)
    }
  }
})
