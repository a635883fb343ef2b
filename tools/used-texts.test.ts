import { expect, it } from 'vitest'
import { isTest, listSources } from './list-sources.ts'

/** The source of a page, of a rule that it checks, or of words that several pages share. */
const sources = listSources(
  /^(apps\/(site|backoffice)\/src|packages\/(ui|field-rules|i18n\/src\/reasons)(\/src)?)\/.*\.tsx?$/,
)
  .filter(({ path }) => !isTest(path))
  .map(({ text }) => text)
  .join('\n')

const quoted = new Set([...sources.matchAll(/(["'`])([\w./-]+)\1/g)].map(([, , word = '']) => word))
/** Prefixes of keys that are composed: `status.${…}`. */
const beginnings = new Set(
  [...sources.matchAll(/`([\w./-]*[./_])\$\{/g)].map(([, beginning = '']) => beginning),
)

const isUsed = (key: string): boolean =>
  quoted.has(key) || [...beginnings].some((beginning) => key.startsWith(beginning))

it('every text of the site is used by it', () => {
  const unused = listSources(
    /^packages\/i18n\/src\/texts\/en\/(?:site|every-page|office)\/.*\.ts$/,
  ).flatMap(({ path, text }) =>
    [...text.matchAll(/^ {2}'?([\w./-]+)'?:/gm)]
      .filter(([, key = '']) => !isUsed(key))
      .map(([, key = '']) => `${path}: ${key}`),
  )
  expect(unused).toEqual([])
})
