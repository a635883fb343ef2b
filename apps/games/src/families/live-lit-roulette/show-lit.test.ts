// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { clearLit, showLit, tellLit } from './show-lit.ts'

const sound = { land: () => undefined } as unknown as Parameters<typeof showLit>[0]['sound'] // only `land` is heard

const layTable = (): HTMLElement => {
  const table = document.createElement('div')
  table.innerHTML =
    '<ol class="last-numbers"></ol><button data-place="straight-0"></button><button data-place="straight-17"></button><button data-place="red"></button>'
  return table
}

const outcome = {
  lit: [
    { pocket: 17, odds: 200 },
    { pocket: 0, odds: 50 },
  ],
  pocket: 17,
}

test('lit numbers show what they pay, are told, and are put out for the next round', async () => {
  const table = layTable()
  const told = await showLit({ table, language: 'PT', sound }, outcome, 0)
  expect(told).toBe('Acesos: 17 (200:1), 0 (50:1).')
  const lit = (): (string | null)[] =>
    [...table.querySelectorAll('[data-lit]')].map(({ textContent }) => textContent)
  expect(lit()).toEqual(['50:1', '200:1'])
  const listed = [...table.querySelectorAll('.last-numbers + .lit-numbers li')]
  expect(listed.map(({ textContent }) => textContent)).toEqual(['17 200:1', '0 50:1'])
  // Shown once, also when the round is shown again.
  await showLit({ table, language: 'PT', sound }, outcome, 0)
  expect(lit()).toEqual(['50:1', '200:1'])
  expect(table.querySelectorAll('.lit-numbers')).toHaveLength(1)
  clearLit(table)
  expect(lit()).toEqual([])
  expect(table.textContent).toBe('')
})

test('numbers stop lighting up once the table is cleared', async () => {
  const table = layTable()
  const shown = showLit({ table, language: 'EN', sound }, outcome, 2)
  expect(table.querySelectorAll('[data-lit]')).toHaveLength(1)
  clearLit(table)
  await shown
  expect(table.querySelectorAll('[data-lit]')).toHaveLength(0)
})

test('the payout follows the number only if it was lit', () => {
  expect(tellLit(outcome, 'PT')).toBe(' Estava aceso: o pleno paga 200:1.')
  expect(tellLit(outcome, 'EN')).toBe(' It was lit: a straight bet pays 200:1.')
  expect(tellLit({ ...outcome, pocket: 5 }, 'PT')).toBe('')
})
