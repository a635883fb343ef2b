/** A piece of a chart template, as far as our chart needs Go's template language. */
export type Node =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'value'; readonly code: string }
  | { readonly kind: 'define'; readonly name: string; readonly body: readonly Node[] }
  | {
      readonly kind: 'if'
      readonly code: string
      readonly body: readonly Node[]
      readonly otherwise: readonly Node[]
    }
  | {
      readonly kind: 'range'
      readonly key: string
      readonly value: string
      readonly code: string
      readonly body: readonly Node[]
    }

type Token = { readonly text: string } | { readonly code: string }

/** Text and the content of braces, where `{{-` and `-}}` trim the adjacent white space. */
const tokensOf = (source: string): readonly Token[] => {
  const tokens: Token[] = []
  let trimsStart = false
  let from = 0
  const addText = (text: string, trimsEnd: boolean) => {
    const start = trimsStart ? text.trimStart() : text
    tokens.push({ text: trimsEnd ? start.trimEnd() : start })
  }
  for (const found of source.matchAll(/\{\{(-?)([^}]*?)(-?)\}\}/g)) {
    addText(source.slice(from, found.index), found[1] === '-')
    tokens.push({ code: (found[2] ?? '').trim() })
    trimsStart = found[3] === '-'
    from = found.index + found[0].length
  }
  addText(source.slice(from), false)
  return tokens
}

const rangePattern = /^range (\$\w+), (\$\w+) := (.+)$/

/** @throws for anything in the template language that this reader does not support. */
export const readTemplate = (source: string): readonly Node[] => {
  const tokens = tokensOf(source)
  let at = 0
  const readUntil = (ends: readonly string[]): { nodes: Node[]; end: string } => {
    const nodes: Node[] = []
    for (; at < tokens.length;) {
      const token = tokens[at]
      at += 1
      if (!token) break
      if ('text' in token) nodes.push({ kind: 'text', text: token.text })
      else if (ends.includes(token.code)) return { nodes, end: token.code }
      else nodes.push(readAction(token.code))
    }
    if (!ends.includes('')) throw new Error(`a block is not ended: one of ${ends.join(', ')}`)
    return { nodes, end: '' }
  }
  const readAction = (code: string): Node => {
    if (code.startsWith('if ')) {
      const { nodes: body, end } = readUntil(['end', 'else'])
      const otherwise = end === 'else' ? readUntil(['end']).nodes : []
      return { kind: 'if', code: code.slice(3), body, otherwise }
    }
    const range = rangePattern.exec(code)
    if (range) {
      const [, key = '', value = '', of = ''] = range
      return { kind: 'range', key, value, code: of, body: readUntil(['end']).nodes }
    }
    const define = /^define "([\w.]+)"$/.exec(code)
    if (define) return { kind: 'define', name: define[1] ?? '', body: readUntil(['end']).nodes }
    if (/^(range|with|template|block|else|end|\/\*)\b/.test(code)) {
      throw new Error(`the reader of charts does not know: ${code}`)
    }
    return { kind: 'value', code }
  }
  return readUntil(['']).nodes
}
