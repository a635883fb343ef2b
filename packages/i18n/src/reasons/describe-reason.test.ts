import { reasonBases, reasonKinds, type ReasonKind } from '@trevo/contract/reason-names.ts'
import type { Reason } from '@trevo/contract/wps/security/standing.ts'
import { describe, expect, test } from 'vitest'
import { texts as officeEn } from '../texts/en/office/members.ts'
import { texts as siteEn } from '../texts/en/site/security.ts'
import { texts as officePt } from '../texts/pt/office/members.ts'
import { texts as sitePt } from '../texts/pt/site/security.ts'
import { createTranslate, type Message } from '../translate.ts'
import { describeReason } from './describe-reason.ts'

const reasonOf = (kind: ReasonKind, rest: Partial<Reason> = {}): Reason => ({
  kind,
  since: null,
  until: null,
  basis: 'law',
  reasons: [],
  takes: [],
  figures: [],
  limit: null,
  title: null,
  note: null,
  ways: [],
  deadlines: null,
  ...rest,
})

const wordsOf = (texts: Readonly<Record<string, Message>>, locale: string) => ({
  t: createTranslate<string>(texts, locale),
  money: (amount: string) => `R$ ${amount}`,
  moment: (instant: string) => instant.slice(0, 10),
})
const inEnglish = wordsOf(siteEn, 'en-US')
const textOf = (reason: Reason, label: string, words = inEnglish) =>
  describeReason(reason, words).facts.find((one) => one.label === label)?.text

describe.each([
  ['pt-BR', sitePt, officePt],
  ['en-US', siteEn, officeEn],
])('%s', (locale, site, office) => {
  test.each(reasonKinds)(
    '%s has words for everything, the same for member and operator',
    (kind) => {
      for (const basis of reasonBases) {
        const described = describeReason(reasonOf(kind, { basis }), wordsOf(site, locale))
        const all = [
          described.title,
          ...described.facts.flatMap(({ label, text }) => [label, text]),
        ]
        // A text that is missing shows its key.
        expect(all.filter((text) => text.startsWith('standing.'))).toEqual([])
        expect(describeReason(reasonOf(kind, { basis }), wordsOf(office, locale))).toEqual(
          described,
        )
      }
    },
  )
})

test('what it is about, its figures, since when and until when are told', () => {
  const limit = reasonOf('limit', {
    since: '2026-11-01T10:00:00.000Z',
    until: '2026-11-30T10:00:00.000Z',
    takes: ['stake'],
    limit: { kind: 'time', period: 'day' },
    figures: [
      { name: 'limit', unit: 'minutes', value: '60' },
      { name: 'used', unit: 'minutes', value: '61.5' },
      { name: 'left', unit: 'money', value: '2.00' },
    ],
  })
  const { facts } = describeReason(limit, inEnglish)
  const told = Object.fromEntries(facts.map(({ label, text }) => [label, text]))
  expect(told).toMatchObject({
    About: 'Playing time, day',
    Rule: 'Portaria SPA/MF 1.231/2024, art. 4',
    Limit: '60 min',
    Used: '61 min',
    Left: 'R$ 2.00',
    'Not possible': 'bets',
    'Until when': 'Since 2026-11-01. Until 2026-11-30.',
  })
})

test.each([
  [['payer_differs'], /another CPF/],
  [['AUTOEXCLUSAO_CENTRAL'], /government’s central register/],
  [['NEW_CODE'], /names the reason NEW_CODE/],
])('the codes %j have a sentence', (reasons, sentence) => {
  expect(textOf(reasonOf('depositReturned', { reasons }), 'Reason')).toMatch(sentence)
})

test('no limit is a word, and what an operator wrote is quoted', () => {
  const raise = reasonOf('limitRaise', {
    figures: [{ name: 'wanted', unit: 'money', value: null }],
    note: 'Send us a picture.',
  })
  expect(textOf(raise, 'Wanted limit')).toBe('no limit')
  expect(textOf(raise, 'From our team')).toBe('Send us a picture.')
})
