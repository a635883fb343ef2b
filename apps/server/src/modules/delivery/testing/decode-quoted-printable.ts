/** The part of RFC 2045 that nodemailer writes. */
export const decodeQuotedPrintable = (text: string): string => {
  const joined = text.replaceAll('=\r\n', '')
  const bytes = joined.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
