const markOf = (what: string): RegExp =>
  new RegExp(`(<!-- ${what}: made by npm run lists -->\\n\\n)([\\s\\S]*?)(\\n\\n<!-- end -->)`)

/** The text between a page's markers, or undefined without markers. */
export const findMarked = (page: string, what: string): string | undefined =>
  markOf(what).exec(page)?.[2]

/** The page with another text between its markers. */
export const replaceMarked = (page: string, what: string, text: string): string =>
  page.replace(
    markOf(what),
    (_all, before: string, _old: string, after: string) => before + text + after,
  )

/** Without what the formatter adds to a table. */
export const evenSpaces = (text: string): string =>
  text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---')
