import { expect, test } from 'vitest'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { demoBoot } from '../testing/demo-boot.ts'
import { renderManifest } from './render-manifest.ts'

const manifestIn = async (language: LanguageCode) =>
  JSON.parse(await renderManifest({ boot: demoBoot({ language }) })) as {
    name: string
    lang: string
    icons: { purpose: string; sizes: string }[]
    shortcuts: { name: string; url: string }[]
  }

test('the manifest carries the brand’s name and speaks the visitor’s language', async () => {
  const [pt, en] = [await manifestIn('PT'), await manifestIn('EN')]
  expect([pt.name, pt.lang, en.name, en.lang]).toEqual(['Trevo', 'pt-BR', 'Trevo', 'en-US'])
  expect(pt.shortcuts.map(({ name }) => name)).toContain('Depositar por Pix')
  expect(en.shortcuts.map(({ name }) => name)).toContain('Deposit by Pix')
  expect(pt.shortcuts.map(({ url }) => url)).toEqual(en.shortcuts.map(({ url }) => url))
})

test('it has the icons that installing requires, one of them maskable', async () => {
  const { icons } = await manifestIn('PT')
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
})
