import { inflateSync } from 'node:zlib'

/** The text of a generated PDF, in the order of its pages: text is in deflated streams as hex. */
export const readPdfText = (pdf: Buffer): string => {
  const parts: string[] = []
  const raw = pdf.toString('latin1')
  // By its length: what is deflated may end with a line break.
  for (const match of raw.matchAll(/\/Length (\d+)[^]*?stream\r?\n/g)) {
    const start = match.index + match[0].length
    const bytes = pdf.subarray(start, start + Number(match[1]))
    let content: string
    try {
      content = inflateSync(bytes).toString('latin1')
    } catch {
      continue // not every stream is deflated text
    }
    for (const shown of content.matchAll(/\[([^\]]*)\] TJ/g)) {
      const hex = [...(shown[1] ?? '').matchAll(/<([0-9a-f]+)>/g)].map(([, part]) => part).join('')
      parts.push(new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex')))
    }
  }
  return parts.join('\n').replaceAll('\u00A0', ' ')
}
