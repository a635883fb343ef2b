import type { HelpBlock } from '@trevo/contract/wps/help.ts'

const headingMark = '## '
const itemMark = '- '

/** A line without a mark continues the item before it. */
const itemsOf = (lines: readonly string[]): string[] =>
  lines.reduce<string[]>((items, line) => {
    const last = items.at(-1)
    if (line.startsWith(itemMark)) return [...items, line.slice(itemMark.length).trim()]
    return last === undefined ? items : [...items.slice(0, -1), `${last} ${line}`]
  }, [])

const blockOf = (lines: readonly string[]): HelpBlock => {
  if (lines[0]?.startsWith(itemMark)) return { type: 'list', items: itemsOf(lines) }
  const text = lines.join(' ')
  return text.startsWith(headingMark)
    ? { type: 'heading', text: text.slice(headingMark.length).trim() }
    : { type: 'paragraph', text }
}

/**
 * A help text as it is written, in blocks: empty lines separate paragraphs, `## ` begins a heading,
 * `- ` each item of a list. Lines of a paragraph, and of an item, flow together.
 */
export const helpBlocks = (body: string): HelpBlock[] =>
  body
    .split(/\n\s*\n/)
    .map((part) =>
      part
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    )
    .filter((lines) => lines.length > 0)
    .map(blockOf)
