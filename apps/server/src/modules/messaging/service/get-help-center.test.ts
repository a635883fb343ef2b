import { expect, test } from 'vitest'
import { helpLanguage, helpTopicIn } from './get-help-center.ts'

test.each([
  ['PT', 'PT'],
  ['pt_BR', 'PT'],
  ['en', 'EN'],
  ['xx', 'EN'],
  ['', 'EN'],
  [undefined, 'EN'],
] as const)('CALL-22: asked for in %s, the help is in %s', (asked, language) => {
  expect(helpLanguage(asked, 'EN')).toBe(language)
})

test('CALL-22: a call in Portuguese gets Portuguese unless another language is named', () => {
  expect(helpLanguage(undefined, 'PT')).toBe('PT')
  expect(helpLanguage('en-GB', 'PT')).toBe('EN')
})

test('a topic is read in the language, with the time of its last change', () => {
  const texts = {
    PT: { title: 'Saques', body: 'Por Pix.' },
    EN: { title: 'Payouts', body: 'By Pix.' },
  }
  const row = { topic_id: '7', texts, changed_at: new Date('2026-11-20T12:00:00Z') }
  expect(helpTopicIn(row, 'PT', 'EN')).toMatchObject({
    id: '7',
    title: 'Saques',
    changedAt: '2026-11-20T12:00:00.000Z',
  })
  expect(helpTopicIn(row, 'EN', 'PT').title).toBe('Payouts')
})
