import { retiredWords } from '../words/retired-words.ts'

/** The table of retired words in Markdown. */
export const tableOfRetiredWords = (): string =>
  [
    '| Retired | Now | In names |',
    '| --- | --- | --- |',
    ...retiredWords.map(({ word, use, names }) => {
      const pairs = names.map(([from, to]) => `\`${from}\` → \`${to}\``)
      return `| ${word} | ${use} | ${pairs.join(', ')} |`
    }),
  ].join('\n')
