const quoted = /(['"`])((?:\\.|(?!\1)[\s\S])*?)\1/.source

// A title is the first string of it(…), test(…), describe(…) and of what .each(…) returns, or the name of
// a row in a table.
const titlePatterns = [
  new RegExp(`\\b(?:it|test|describe)(?:\\.\\w+)*\\s*\\(\\s*${quoted}`, 'g'),
  new RegExp(`\\)\\s*\\(\\s*${quoted}`, 'g'),
  new RegExp(`\\bname:\\s*${quoted}`, 'g'),
]
const rowPattern = new RegExp(`\\brows?:\\s*${quoted}`, 'g')
const hasRowPlaceholder = /\$\{?rows?\b/

/**
 * The titles of the tests in one file, as far as its text shows them. If a title has the placeholder
 * `$row` or `${row}`, the values of `row` in the file's tables count as titles.
 */
export const readTitles = (source: string): string[] => {
  const titles = titlePatterns.flatMap((pattern) =>
    [...source.matchAll(pattern)].map(([, , text = '']) => text),
  )
  if (!titles.some((title) => hasRowPlaceholder.test(title))) return titles
  return [...titles, ...[...source.matchAll(rowPattern)].map(([, , text = '']) => text)]
}

const idPattern = /\b([A-Z]+)-(P?)(\d+)(?:\.\.P?(\d+))?\b/g

/** Ids of rows in a text; a range `CALL-1..4` counts as four. */
export const readIds = (text: string): string[] =>
  [...text.matchAll(idPattern)].flatMap(([, area = '', letter = '', from = '', to = from]) =>
    Array.from(
      { length: Math.max(0, Number(to) - Number(from) + 1) },
      (_, index) => `${area}-${letter}${Number(from) + index}`,
    ),
  )
