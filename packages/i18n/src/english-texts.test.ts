import { describe, expect, test } from 'vitest'
import * as english from './texts/en/index.ts'
import type { Message } from './translate.ts'

/** Phrases that no copywriter in this field uses; `docs/glossary.en.md` has the words to use instead. */
const turns =
  /\b(whoever|whatever|anew|for so long|told of|is none|there it is|stands|the most (for|that)|somebody|anybody|everybody|by itself|by themselves|at the latest|taken? back|looked (at|into)|asked for)\b/i

/** One spelling for each word. */
const spellings = /\b(e-mail|centre|favorite|color|recognize|png or jpg)\b/

const formsOf = (message: Message): readonly (string | undefined)[] =>
  typeof message === 'string' ? [message] : [message.one, message.other]

const areas = Object.entries(english as Readonly<Record<string, Readonly<Record<string, Message>>>>)

describe.each(areas)('English texts of %s', (_area, texts) => {
  const all = Object.entries(texts).flatMap(([key, message]) =>
    formsOf(message).flatMap((text) => (text === undefined ? [] : [`${key}: ${text}`])),
  )

  test('read like the field’s own texts', () => {
    expect(all.length).toBeGreaterThan(0)
    expect(all.filter((text) => turns.test(text.slice(text.indexOf(': '))))).toEqual([])
  })

  test('spell each word in one way', () => {
    expect(all.filter((text) => spellings.test(text.slice(text.indexOf(': '))))).toEqual([])
  })
})
